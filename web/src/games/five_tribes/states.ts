import { choice } from '../../design/choice';
import type { States } from '../game';
import { sample } from './sample';

const drops = ['drop vizier D4', 'drop builder D4', 'drop builder E5', 'drop vizier F4'].map(
  choice,
);
const moves = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'A3', 'B5', 'E1', 'F3'].map((cell, n) =>
  choice(`move ${cell}`, n),
);

export const STATES: States = {
  still: { view: sample() },
  can: { view: sample(), choices: moves },
  pointed: { view: sample(true), choices: drops, pointed: drops[2] ?? null },
  named: { view: sample(), lit: new Set(['B2', 'jafaar']) },
};
