import {
  toDone,
  withoutBoard,
  type CutPlan,
  type NumberedBoard,
} from '../../planner/project/cuts/cut-plan.ts';
import type { DoneBoard } from '../../planner/schema/board.ts';
import type { Offcut } from '../../planner/schema/offcut.ts';
import { cutFromPlan } from './known-cuts.ts';
import { putBackOffcut, takeOffcut } from '../../documents/store/offcut-store.ts';

/** Whose boards are cut: a list of its own, or one material of a project. */
export interface CutOwner {
  /** Its plan is kept under it. */
  readonly id: string;
  /** What a board costs, in cents, by its stock id. */
  readonly priceOf: (stock: string) => number | undefined;
  /** What parts are called, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Those that its plan may cut from. */
  readonly offcuts: readonly Offcut[];
  /** Keeps a board as cut. */
  readonly keep: (cut: DoneBoard) => void;
  readonly drop: (cut: DoneBoard) => void;
}

/** Takes a board out of the plan as it was cut; the rest of the plan stays as it is. */
export function tickBoard(owner: CutOwner, plan: CutPlan, board: NumberedBoard): void {
  const { id, priceOf, names, offcuts, keep } = owner;
  const cut = toDone(board, priceOf(board.board.stock), names, offcuts);
  cutFromPlan(id, withoutBoard(plan, board.number));
  if (cut.offcut !== null) takeOffcut(cut.offcut.id);
  keep(cut);
}

/** Puts a board that lies cut back among those to cut. */
export function untickBoard({ drop }: CutOwner, cut: DoneBoard): void {
  if (cut.offcut !== null) putBackOffcut(cut.offcut);
  drop(cut);
}
