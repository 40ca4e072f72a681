import type { Game } from '../game';

export default {
  by: 'Fábio Arraes, Bruno Viana',
  from: 'Gamehives',
  minutes: 60,
  picture: () => import('./Picture.svelte'),
} satisfies Game;
