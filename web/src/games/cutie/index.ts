import type { Facts } from '../game';
import type { CutieView } from './view';

export default {
  by: 'The Daniel Zayas Company',
  minutes: 40,
  points: (view, seat) => (view as CutieView).players[seat]?.citizen?.total ?? null,
} satisfies Facts;
