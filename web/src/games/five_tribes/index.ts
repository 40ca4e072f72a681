import type { Facts } from '../game';
import type { TribesView } from './view';

export default {
  by: 'Bruno Cathala',
  from: 'Days of Wonder',
  minutes: 80,
  points: (view, seat) => {
    const player = (view as TribesView).players[seat];
    return player?.own?.total ?? player?.score ?? null;
  },
} satisfies Facts;
