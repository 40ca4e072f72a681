import type { Game } from '../game';

export default {
  by: 'Ta-Te Wu',
  from: 'Sunrise Tornado Game Studio',
  minutes: 20,
  picture: () => import('./Picture.svelte'),
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  reading: () => import('./reading'),
  gallery: () => import('./Gallery.svelte'),
} satisfies Game;
