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
  /** Keeps boards as cut. */
  readonly keep: (cut: readonly DoneBoard[]) => void;
  readonly drop: (cut: readonly DoneBoard[]) => void;
}

/** Takes boards out of the plan as they were cut; the rest of the plan stays as it is. */
export function tickBoards(owner: CutOwner, plan: CutPlan, boards: readonly NumberedBoard[]): void {
  const { id, priceOf, names, offcuts, keep } = owner;
  const cut = boards.map((one) => toDone(one, priceOf(one.board.stock), names, offcuts));
  cutFromPlan(
    id,
    boards.reduce((rest, { number }) => withoutBoard(rest, number), plan),
  );
  for (const { offcut } of cut) if (offcut !== null) takeOffcut(offcut.id);
  keep(cut);
}

/** Returns cut boards to the boards to cut. */
export function untickBoards({ drop }: CutOwner, cut: readonly DoneBoard[]): void {
  for (const { offcut } of cut) if (offcut !== null) putBackOffcut(offcut);
  drop(cut);
}
