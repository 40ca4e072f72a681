import { describe, expect, it } from 'vitest';
import { sample } from './sample';
import type { EndView, TribesView } from './view';
import { waysTo } from './ways';

/** A move from C3 with these meeples in hand, on a board with these piles and nothing else. */
function begun(
  hand: string,
  piles: Record<string, string>,
  more: Partial<TribesView> = {},
): TribesView {
  const view = sample(true);
  return {
    ...view,
    tiles: view.tiles.map(({ cell, kind, value, colour }) => ({
      cell,
      kind: kind === 'lake' ? 'lake' : 'village',
      value,
      colour,
      pile: piles[cell] ?? '',
    })),
    move: { start: 'C3', at: 'C3', hand, path: [], carpet: false, ends: [] },
    ...more,
  };
}

function end(cell: string, path: string[], tribe = 'vizier'): EndView {
  return { cell, tribe, taken: 2, control: true, gold: 0, action: 'village', path };
}

const cells = ({ path }: EndView) => path.map((drop) => drop.slice(0, 2)).join(' ');

describe('ways to an end', () => {
  it('are all walks of as many steps as there are meeples, the named one first', () => {
    const ways = waysTo(end('B2', ['B3W', 'B2Y']), begun('YW', { B2: 'Y' }));
    expect(ways.map(cells)).toEqual(['B3 B2', 'C2 B2']);
    expect(ways[1]?.path).toEqual(['C2W', 'B2Y']);
  });

  it('go round the Lake and the mountains', () => {
    const round = begun('YW', { D4: 'Y' });
    expect(waysTo(end('D4', ['D3W', 'D4Y']), round).map(cells)).toEqual(['D3 D4']);
    const barred = begun('YW', { B2: 'Y' }, { mountains: [{ cell: 'C2', side: 'north' }] });
    expect(waysTo(end('B2', ['B3W', 'B2Y']), barred).map(cells)).toEqual(['B3 B2']);
  });

  it('never step straight back, not even over the last drop', () => {
    const view = begun('YW', { B3: 'Y' });
    const move = { ...view.move, start: 'B3', at: 'C3', path: ['C3G'] } as TribesView['move'];
    const ways = waysTo(end('C3', ['B3W', 'C3Y']), { ...view, move });
    expect(ways).toHaveLength(1);
  });

  it('loop where nobody waits, and leave one of the tribe on the way', () => {
    const ways = waysTo(
      end('B3', ['B3Y', 'B4W', 'A4G', 'A3B', 'B3Y']),
      begun('YYWGB', {}, { players: sample().players }),
    );
    expect(ways.length).toBeGreaterThan(1);
    for (const { path, taken, control } of ways) {
      expect(path[0]).toBe('B3Y');
      expect(path.at(-1)).toBe('B3Y');
      expect([...path.map((drop) => drop[2])].sort().join('')).toBe('BGWYY');
      expect({ taken, control }).toEqual({ taken: 2, control: true });
    }
  });

  it('tell what is left behind on the last tile, and what more is taken there', () => {
    const ways = waysTo(
      end('B3', ['C2W', 'D2G', 'D3B', 'C3R', 'B3Y']),
      begun('YWGBR', { B3: 'Y' }, { players: sample().players }),
    );
    const crossing = ways.find(({ path }) => path[0]?.startsWith('B3'));
    expect(crossing).toMatchObject({ taken: 2, control: false });
  });

  it('are one where the last meeple may fly', () => {
    const view = begun('YW', { B2: 'Y' });
    const move = { ...view.move, carpet: true } as TribesView['move'];
    expect(waysTo(end('B2', ['B3W', 'B2Y']), { ...view, move })).toHaveLength(1);
  });
});
