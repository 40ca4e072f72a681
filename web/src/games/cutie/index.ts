import type { Game } from '../game';
import type { CutieView } from './view';

export default {
  by: 'The Daniel Zayas Company',
  minutes: 40,
  picture: () => import('./Picture.svelte'),
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  score: () => import('./Score.svelte'),
  reading: () => import('./reading'),
  gallery: () => import('./Gallery.svelte'),
  points: (view, seat) => (view as CutieView).players[seat]?.citizen?.total ?? null,
} satisfies Game;
