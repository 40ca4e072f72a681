import type { Point } from '../../kit/field';
import { middle, sharedEdge, tip } from './lattice';
import type { LaidTile } from './tile';
import type { CountedView } from './view';

/** What each tile of a Rescue's area brings, written on the edge that it shares with the Rescuer's own tile; what that
 * tile itself brings, at its tip. */
export type Gain = { at: Point; text: string; sure: boolean };

export function gains(from: LaidTile, area: CountedView[], tiles: LaidTile[]): Gain[] {
  return area.flatMap(({ tile: name, points, sure }) => {
    const tile = tiles.find((one) => one.name === name);
    if (!tile) return [];
    const at = tile === from ? tip(from.at) : (sharedEdge(from.at, tile.at) ?? middle(tile.at));
    return [{ at, text: `+${points}`, sure }];
  });
}
