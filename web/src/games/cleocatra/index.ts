import type { Facts } from '../game';

export default {
  by: 'Ta-Te Wu',
  from: 'Sunrise Tornado Game Studio',
  minutes: 20,
} satisfies Facts;
