import type { Game } from '../game';
import type { TribesView } from './view';

export default {
  by: 'Bruno Cathala',
  from: 'Days of Wonder',
  minutes: 80,
  picture: () => import('./Picture.svelte'),
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  score: () => import('./Score.svelte'),
  reading: () => import('./reading'),
  gallery: () => import('./Gallery.svelte'),
  points: (view, seat) => {
    const player = (view as TribesView).players[seat];
    return player?.own?.total ?? player?.score ?? null;
  },
} satisfies Game;
