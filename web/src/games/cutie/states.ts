import { choice } from '../../design/choice';
import type { States } from '../game';
import { sample } from './sample';

const choices = ['advance Amelia left', 'advance Amelia right', 'quick P11', 'slow P11'].map(
  choice,
);

export const STATES: States = {
  still: { view: sample() },
  can: { view: sample(), choices },
  pointed: { view: sample(), choices, pointed: choices[0] ?? null },
  flooded: { view: sample(10, 3) },
  named: { view: sample(6), lit: new Set(['Amelia', 'P10']) },
};
