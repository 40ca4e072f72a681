import { heart, INNER, RISE, SIDE } from './lattice';

/** What is inlaid in the enamel of each colour, as a path that stays within the triangle, so that a tile
 * is known without its colour: stripes, dots, zigzags, crosses, rays. */
export function pattern(colour: string, up: boolean): string {
  return DRAWN[colour]?.(up) ?? '';
}

const EDGE = 8; // nothing is inlaid nearer to a side than this

/** Half the width that is free for a pattern at a height of the box. */
function reach(up: boolean, y: number): number {
  const fromTip = up ? y : RISE - y;
  const fromBase = RISE - fromTip;
  if (fromBase < EDGE) return 0;
  return Math.max(0, (fromTip * SIDE) / (2 * RISE) - (EDGE * 2) / Math.sqrt(3));
}

function rows(up: boolean, gap: number): { y: number; half: number; odd: boolean }[] {
  const { y: centre } = heart(up);
  const found = [];
  for (let n = -9; n <= 9; n += 1) {
    const y = centre + n * gap;
    const half = reach(up, y);
    if (half > 1.5) found.push({ y, half, odd: n % 2 !== 0 });
  }
  return found;
}

function places(up: boolean, gap: number): { x: number; y: number }[] {
  return rows(up, gap).flatMap(({ y, half, odd }) => {
    const first = odd ? gap * 0.6 : 0;
    const found = first <= half ? [first, -first].slice(odd ? 0 : 1) : [];
    for (let x = first + gap * 1.2; x <= half; x += gap * 1.2) found.push(x, -x);
    return found.map((x) => ({ x: SIDE / 2 + x, y }));
  });
}

const DRAWN: Record<string, (up: boolean) => string> = {
  purple: (up) =>
    rows(up, 7.5)
      .map(({ y, half }) => `M${n(SIDE / 2 - half)} ${n(y)}h${n(2 * half)}`)
      .join(''),
  blue: (up) =>
    places(up, 9)
      .map(({ x, y }) => `M${n(x)} ${n(y)}h.01`)
      .join(''),
  orange: (up) =>
    rows(up, 10)
      .map(({ y, half }) => {
        const teeth = Math.floor(half / 5);
        return teeth
          ? `M${n(SIDE / 2 - teeth * 5)} ${n(y + 2)}${'l2.5-5l2.5 5'.repeat(2 * teeth)}`
          : '';
      })
      .join(''),
  green: (up) =>
    places(up, 11)
      .map(({ x, y }) => `M${n(x - 2.6)} ${n(y)}h5.2M${n(x)} ${n(y - 2.6)}v5.2`)
      .join(''),
  gold: (up) => {
    const { x, y } = heart(up);
    let rays = '';
    for (let turn = 0; turn < 24; turn += 1) {
      const angle = (turn * Math.PI) / 12 + Math.PI / 24;
      const far = Math.min(
        ...[0, 1, 2].map((side) => {
          const normal = (up ? Math.PI / 2 : -Math.PI / 2) + (side * 2 * Math.PI) / 3;
          const along = Math.cos(angle - normal);
          return along > 0.01 ? (INNER - EDGE + 1) / along : 99;
        }),
      );
      const near = 12;
      if (far > near) {
        rays += `M${n(x + near * Math.cos(angle))} ${n(y + near * Math.sin(angle))}`;
        rays += `L${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`;
      }
    }
    return rays;
  },
};

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
