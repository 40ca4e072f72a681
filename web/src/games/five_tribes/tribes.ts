/** The six tribes as figures around the origin, about 22 wide and 27 high, each known by its outline: the Vizier by turban
 * and feather, the Elder by hood and staff, the Merchant by the bundle, the Builder by battlements, the Assassin by a sharp
 * point, the Artisan as a cut stone. Paths by the name of their paint. */
export type Paint = 'body' | 'pale' | 'shade' | 'ink' | 'line';
export type Figure = { colour: string; parts: [Paint, string][] };

export const TRIBES: Record<string, Figure> = {
  vizier: {
    colour: '#f2c230',
    parts: [
      ['pale', 'M2-7C1-14 8-16 10-13C11-10 8-7 2-7Z'],
      ['body', 'M-7 13C-7 8-5 6-4 3H4C5 6 7 8 7 13Z'],
      ['pale', 'M-4 0A4.500 4.500 0 0 0 5 0V-3H-4Z'],
      ['body', 'M-11-1C-13-6-7-10 0-10C7-10 13-6 11-1C7 1-7 1-11-1Z'],
      ['line', 'M-9-2C-4-6 2-8 8-8M-3 0C2-3 7-5 11-5'],
    ],
  },
  elder: {
    colour: '#f8f3e4',
    parts: [
      ['line', 'M10.500 13V-8C10.500-12 15-12 14-8'],
      ['body', 'M-1-14C5-11 7-4 8 13H-9C-8-3-7-11-1-14Z'],
      ['shade', 'M-1-7C3-5 3.500 1-1 3C-5.500 1-5-5-1-7Z'],
      ['ink', 'M-3.500-2.500h1.500v1.500h-1.500zM.500-2.500h1.500v1.500H.500Z'],
    ],
  },
  merchant: {
    colour: '#37a35c',
    parts: [
      ['body', 'M-8 13C-8 6-5 4-3 3H3C5 4 8 6 8 13Z'],
      ['pale', 'M-4.500-2A4.500 5 0 0 0 4.500-2Z'],
      ['body', 'M-11-6C-12-12-6-14 0-14C6-14 12-12 11-6C9-2-9-2-11-6Z'],
      ['pale', 'M-3-14C-1-10-1-6-3-3H3C1-6 1-10 3-14Z'],
    ],
  },
  builder: {
    colour: '#3a72cf',
    parts: [
      ['body', 'M-8 13V-4H-10V-13H-6V-10H-2V-13H2V-10H6V-13H10V-4H8V13Z'],
      ['pale', 'M-8-2H8V2H-8Z'],
      ['shade', 'M-3 13V8C-3 5 3 5 3 8V13Z'],
    ],
  },
  assassin: {
    colour: '#d8403a',
    parts: [
      ['body', 'M0-15L11 13H-11Z'],
      ['shade', 'M-4.500 2L0-2L4.500 2Z'],
      ['line', 'M0 4V11M-2.500 6H2.500'],
    ],
  },
  artisan: {
    colour: '#8350bd',
    parts: [
      ['body', 'M0-14L11-2L0 13L-11-2Z'],
      ['pale', 'M-5-2L0-8L5-2L0 5Z'],
      ['line', 'M-11-2H-5M5-2H11M0-14V-8M0 13V5'],
    ],
  },
};
