import type { CleocatraView, LaidTile } from './view';

/** What a Rescue would count. `sure` is false where the player still chooses among tiles of one colour. */
export type Counted = { tile: LaidTile; sure: boolean; helper: boolean };

/** The area of a Rescue of this seat from a tile. */
export function counted(from: string, view: CleocatraView, seat: number): Counted[] {
  const names = view.areas[from] ?? [];
  const area = view.tiles.filter((tile) => names.includes(tile.name));
  return area.map((tile) => ({
    tile,
    sure: area.filter((other) => other.colour === tile.colour).length === 1,
    helper: tile.name !== from && tile.rescuers.includes(seat),
  }));
}
