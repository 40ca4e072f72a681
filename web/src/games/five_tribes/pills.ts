import type { EndView } from './view';

/** How the ends of a move on one tile are marked: by a sign for each tribe, as much of the rest as there is room for, and
 * never wider than the tile. */
export type Pill = {
  width: number;
  /** Where a camel stands that counts for all of them. */
  camel: number | null;
  signs: { end: EndView; x: number; camel: number | null; number: number | null }[];
};

const EDGE = 5; // before the first sign and after the last one
const CAMEL = 17;
const SIGN = 16;
const NUMBER = 10;

/** A pill for these ends in so much room: camels and numbers go where they don't fit, the signs never do. */
export function pillOf(ends: EndView[], room: number): Pill {
  const all = ends.length > 1 && ends.every(({ control }) => control);
  const shapes = [
    { shared: false, camels: true, numbers: true },
    ...(all ? [{ shared: true, camels: false, numbers: true }] : []),
    { shared: all, camels: !all, numbers: false },
    { shared: false, camels: false, numbers: false },
  ];
  const laid = shapes.map((shape) => lay(ends, shape, SIGN));
  const bare = (room - 2 * EDGE) / ends.length;
  return (
    laid.find(({ width }) => width <= room) ??
    lay(ends, { shared: false, camels: false, numbers: false }, Math.min(SIGN, bare))
  );
}

function lay(
  ends: EndView[],
  { shared, camels, numbers }: { shared: boolean; camels: boolean; numbers: boolean },
  sign: number,
): Pill {
  let x = EDGE + (shared ? CAMEL : 0);
  const after = (width: number): number => {
    x += width;
    return x - width / 2;
  };
  const signs = ends.map((end) => ({
    end,
    camel: camels && end.control ? after(CAMEL) : null,
    x: after(sign),
    number: numbers ? after(NUMBER) : null,
  }));
  return { width: x + EDGE, camel: shared ? EDGE + CAMEL / 2 : null, signs };
}
