import type { Facts } from '../game';

export default {
  by: 'Fábio Arraes, Bruno Viana',
  from: 'Gamehives',
  minutes: 60,
} satisfies Facts;
