import type { Game } from '../game';

export default {
  by: 'Fábio Arraes, Bruno Viana',
  from: 'Gamehives',
  minutes: 60,
  picture: () => import('./Picture.svelte'),
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  score: () => import('./Score.svelte'),
  reading: () => import('./reading'),
  gallery: () => import('./Gallery.svelte'),
} satisfies Game;
