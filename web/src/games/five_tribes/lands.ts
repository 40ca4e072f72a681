/** What is painted on the tiles, by their type, in a square of 100: the ground, and what stands there, pale, so that meeples are
 * easy to read on it. */
export type Land = { ground: string; scene: string };

const HOUSE = 'M18 78V56L34 42L50 56V78Z';
const awning = (x: number, width: number) =>
  `M${x} 50L${x + 6} 34H${x + width - 6}L${x + width} 50ZM${x + 4} 52h4V80h-4ZM${x + width - 8} 52h4V80h-4Z`;

export const LANDS: Record<string, Land> = {
  village: { ground: '#eedcb0', scene: `${HOUSE}M52 78V48L68 32L84 48V78Z` },
  'sacred-place': {
    ground: '#dcd6ea',
    scene: 'M22 80V56C22 38 40 34 50 20C60 34 78 38 78 56V80H61V66C61 54 39 54 39 66V80Z',
  },
  oasis: {
    ground: '#cfe5d2',
    scene: 'M12 66C12 54 30 48 50 48C70 48 88 54 88 66C88 76 70 82 50 82C30 82 12 76 12 66Z',
  },
  'small-market': { ground: '#f6e0b8', scene: awning(24, 52) },
  'large-market': { ground: '#f1caa6', scene: `${awning(8, 40)}${awning(52, 40)}` },
  'special-market': {
    ground: '#f4d27f',
    scene: `${awning(20, 60)}M50 10L54 20L64 20L56 27L59 37L50 31L41 37L44 27L36 20L46 20Z`,
  },
  workshop: {
    ground: '#d8cfc2',
    scene:
      'M14 44H70C78 44 84 48 88 54H66C64 62 60 64 58 66V72H70V82H30V72H42V66C34 62 30 56 28 52H14Z',
  },
  city: {
    ground: '#f0d2cd',
    scene: 'M10 80V52H22V38L30 28L38 38V46H44V30C44 22 56 22 56 30V46H62V38L70 28L78 38V52H90V80Z',
  },
  chasm: {
    ground: '#6a5a50',
    scene: 'M40 4L56 26L42 44L62 62L46 80L54 98L34 84L44 62L26 44L38 24Z',
  },
  lake: { ground: '#93c3d8', scene: '' },
};
