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

/** A cut list, or one material of a project. */
export interface CutOwner {
  /** Id that its plan is stored under. */
  readonly id: string;
  /** Price of a board by its stock id, in cents. */
  readonly priceOf: (stock: string) => number | undefined;
  /** Names of parts, by id. */
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

/** Returns a cut board to the boards to cut. */
export function untickBoard({ drop }: CutOwner, cut: DoneBoard): void {
  if (cut.offcut !== null) putBackOffcut(cut.offcut);
  drop(cut);
}
