import { isWorthKeeping, type PlanBoard } from '../../cutting/plan/plan-board.ts';
import { cutDemand } from '../../projects/cut-demand.ts';
import type { DoneBoard, Offcut } from '../../projects/cut-list.ts';
import { toDone, withoutBoard, type NumberedBoard } from '../../projects/cut-plan.ts';
import { forgetPlan, keepPlan } from '../../projects/cut-plan-store.ts';
import { dropOffcuts, keepOffcuts } from '../../projects/offcut-store.ts';
import { toast } from '../../ui/toast.tsx';
import type { Cuts } from './use-cuts.ts';

const boardWord = ({ list }: Cuts): string => (list.kind === 'sheet' ? 'Sheet' : 'Board');

/**
 * Ticks a board off. It is taken out of the plan as it was cut; the rest of the plan stays as it is.
 * The offcut that it was cut from is used up.
 */
export function tickBoard(cuts: Cuts, numbered: NumberedBoard): void {
  const { list, demand, given, units, planning, names } = cuts;
  const { plan } = planning;
  if (plan === undefined) return;
  const done = toDone(plan, numbered, names, demand.offcuts);
  const offcuts = demand.offcuts.filter(({ id }) => id !== done.offcut?.id);
  const after = { ...list, done: [...list.done, done] };
  const rest = cutDemand(after, { units, given, offcuts }).request;
  if (rest === undefined) forgetPlan(list.id);
  else keepPlan(list.id, withoutBoard(plan, numbered.number, rest));
  if (done.offcut !== null) dropOffcuts([done.offcut.id]);
  cuts.change((now) => ({ ...now, done: [...now.done, done] }));
  toast(`${boardWord(cuts)} ${numbered.number} cut`, () => {
    putBack(cuts, done);
    keepPlan(list.id, plan);
  });
}

/** Takes a tick off: the board's parts are to be cut again, and what it was cut from is there again. */
export function untickBoard(cuts: Cuts, done: DoneBoard): void {
  forgetPlan(cuts.list.id);
  putBack(cuts, done);
}

function putBack(cuts: Cuts, { number, offcut }: DoneBoard): void {
  if (offcut !== null) keepOffcuts([offcut]);
  cuts.change((now) => ({ ...now, done: now.done.filter((one) => one.number !== number) }));
}

/** What is left of a board and worth keeping, as it would stand in the rack. */
export function keepable(cuts: Cuts, number: number, board: PlanBoard): readonly Offcut[] {
  const { id, kind, material } = cuts.list;
  return board.offcuts.filter(isWorthKeeping).map(({ length, width }, i) => {
    return { id: `${id}-${number}-${i}`, kind, material, length, width, from: id, kept: 0 };
  });
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
