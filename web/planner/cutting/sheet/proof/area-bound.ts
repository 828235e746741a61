import { coverBound, type Weighing } from './cover-bound.ts';
import { reachable } from './reachable.ts';
import type { SheetModel } from '../model.ts';
import type { IsOver } from '../../problem.ts';

/** Lower bound on the rank of any plan: the pieces' area must fit on the sheets. */
export function areaBound(model: SheetModel, isOver: IsOver): number {
  return coverBound(model.sheets, [areaWeighing(model, isOver)], isOver).rank;
}

/** Pieces by their area; sheets by the area that pieces side by side can reach. */
export function areaWeighing(model: SheetModel, isOver: IsOver): Weighing {
  const usable = reachable(model, isOver);
  return {
    capacities: usable.map(({ dx, dy }) => dx * dy),
    weight: model.pieces.reduce((sum, { dx, dy, quantity }) => sum + dx * dy * quantity, 0),
  };
}

/** Value of each piece by its area at the best price, in ranks. */
export function areaValues({ sheets, pieces }: SheetModel): Float64Array {
  const ratio = sheets.reduce(
    (least, { rank, dx, dy }) => Math.min(least, rank / (dx * dy)),
    Infinity,
  );
  return Float64Array.from(pieces, ({ dx, dy }) => dx * dy * ratio);
}
