import type { States } from '../game';
import { CHOICES, sample } from './sample';

export const STATES: States = {
  still: { view: sample('tidy') },
  can: { view: sample(), choices: CHOICES },
  pointed: { view: sample('happy'), choices: CHOICES, pointed: CHOICES[0] ?? null },
  named: { view: sample('sad'), lit: new Set(['S10', 'T28']) },
};
