/** The signs of what a Whim wants, each by its kind and name; a kind that is none of the others is a path, and its name how it
 * is painted. */
export const WISHES: Record<string, [kind: string, name: string][]> = {
  viziers: [['tribe', 'vizier']],
  elders: [['tribe', 'elder']],
  'viziers-and-elders': [
    ['tribe', 'vizier'],
    ['tribe', 'elder'],
  ],
  djinns: [['djinn', 'enki']],
  palms: [['feature', 'palms']],
  palaces: [['feature', 'palaces']],
  'palms-and-palaces': [
    ['feature', 'palms'],
    ['feature', 'palaces'],
  ],
  oases: [['land', 'oasis']],
  villages: [['land', 'village']],
  'sacred-places': [['land', 'sacred-place']],
  markets: [['land', 'small-market']],
  cities: [['land', 'city']],
  'blue-tiles': [['M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z', 'blue']],
  'red-tiles': [['M-5-5H5V5H-5Z', 'red']],
  line: [['M-6.500-2H-2.500V2H-6.500ZM-2-2H2V2H-2ZM2.500-2H6.500V2H2.500Z', 'squares']],
  block: [['M-5-5H-.500V-.500H-5ZM.500-5H5V-.500H.500ZM-5 .500H-.500V5H-5Z', 'squares']],
  kinds: [
    ['good', 'fish'],
    ['good', 'silk'],
  ],
  fakirs: [['good', 'fakir']],
  artisans: [['tribe', 'artisan']],
  'precious-items': [['item', 'crown']],
  'workshop-and-market': [
    ['land', 'workshop'],
    ['land', 'special-market'],
  ],
};
