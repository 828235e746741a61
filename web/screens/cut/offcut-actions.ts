import { isWorthKeeping, type PlanBoard } from '../../cutting/plan/plan-board.ts';
import { dropOffcuts, keepOffcuts } from '../../projects/offcut-store.ts';
import { newOffcut, sideText, type Offcut } from '../../projects/offcut.ts';
import { toast } from '../../ui/toast.tsx';
import type { PlannedCuts } from './planned-cuts.ts';

/** What is left of a board and worth keeping, with what it would be in the rack. */
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

/** Whether an offcut of this plan stands in the rack, at its size. */
export const isKept = (rack: readonly Offcut[], { id, length, width }: Offcut): boolean =>
  rack.some((one) => one.id === id && one.length === length && one.width === width);

/** Puts offcuts in the rack, to be used first next time. */
export function keep(offcuts: readonly Offcut[]): void {
  const kept = Date.now();
  keepOffcuts(offcuts.map((offcut) => ({ ...offcut, kept })));
  toast(offcuts.length === 1 ? 'Kept in my offcuts' : `${offcuts.length} kept in my offcuts`, () =>
    dropOffcuts(offcuts.map(({ id }) => id)),
  );
}

/** Throws an offcut of the rack away. */
export function throwAway(offcut: Offcut): void {
  dropOffcuts([offcut.id]);
  toast('Offcut removed', () => keepOffcuts([offcut]));
}
