import { coverBound, type Weighing } from './cover-bound.ts';
import { reachable } from './reachable.ts';
import type { Model } from '../model.ts';
import type { IsOver } from '../is-over.ts';

/** No plan ranks below this: the pieces' area must fit on the sheets. */
export function areaBound(model: Model, isOver: IsOver): number {
  return coverBound(model.sheets, [areaWeighing(model, isOver)], isOver).rank;
}

/** Pieces by their area; of a sheet only what pieces side by side can reach. */
export function areaWeighing(model: Model, isOver: IsOver): Weighing {
  const usable = reachable(model, isOver);
  return {
    capacities: usable.map(({ dx, dy }) => dx * dy),
    weight: model.pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0),
  };
}

/** What each piece is worth by its area at the best price for it, in ranks. */
export function areaValues({ sheets, pieces }: Model): Float64Array {
  const ratio = sheets.reduce(
    (least, { rank, dx, dy }) => Math.min(least, rank / (dx * dy)),
    Infinity,
  );
  return Float64Array.from(pieces, ({ dx, dy }) => dx * dy * ratio);
}
