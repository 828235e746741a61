import { isWorthKeeping, type PlanBoard } from '../../../planner/cutting/plan/plan-board.ts';
import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { dropOffcuts, keepOffcuts } from '../../../documents/store/offcut-store.ts';
import { newOffcut, sideText, type Offcut } from '../../../planner/schema/offcut.ts';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import type { PlannedCuts } from '../planned-cuts.ts';

const { offcuts: words } = cutPlanWords;

/** Offcuts of a board that are worth keeping, as entries of the rack. */
export function keepable(
  { id, kind, material, product }: PlannedCuts,
  number: number,
  board: PlanBoard,
) {
  return board.offcuts.filter(isWorthKeeping).map((size, i) => ({
    size,
    offcut: {
      ...newOffcut(`${id}-${number}-${i}`, kind, material, product),
      length: sideText(size.length),
      width: sideText(size.width),
      from: id,
    },
  }));
}

/** True if the rack contains this offcut with the same size. */
export const isKept = (rack: readonly Offcut[], { id, length, width }: Offcut): boolean =>
  rack.some((one) => one.id === id && one.length === length && one.width === width);

/** Adds offcuts to the rack; later plans use them first. */
export function keep(offcuts: readonly Offcut[]): void {
  const kept = Date.now();
  keepOffcuts(offcuts.map((offcut) => ({ ...offcut, kept })));
  toastEdit(words.keptNow(offcuts.length));
}

/** Removes an offcut from the rack. */
export function throwAway(offcut: Offcut): void {
  dropOffcuts([offcut.id]);
  toastEdit(words.removed);
}
