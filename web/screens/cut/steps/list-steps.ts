import { words as cutListWords } from '../../../language/page/cut-list.ts';
import type { Step } from '../../../planner/jobs/kit/contract.ts';
import type { NumberedBoard } from '../../../planner/project/cuts/cut-plan.ts';
import type { CutKind, CutList } from '../../../planner/schema/cut-list.ts';
import { diagramInWords } from '../plan/board-diagram.tsx';
import { equalBoards } from '../plan/equal-boards.ts';
import type { CutListState } from '../use-cuts.ts';

const { steps: words } = cutListWords;

/** Estimated minutes of one beginner: to fetch and mark a board, and for each cut. */
const MINUTES: Readonly<Record<CutKind, { readonly board: number; readonly cut: number }>> = {
  linear: { board: 5, cut: 3 },
  sheet: { board: 10, cut: 5 },
};

/** One step of a cut list. */
export interface ListStep {
  readonly step: Step;
  /** First of the equal boards that this step cuts. */
  readonly board?: NumberedBoard;
  readonly isDone: boolean;
  readonly onTick: () => void;
}

/** Steps after sawing, stored by these ids. */
const [TAPE, CHECK] = ['tape', 'check'];

function withTick(list: CutList, id: string, isTicked: boolean): CutList {
  const others = (list.ticked ?? []).filter((one) => one !== id);
  const { ticked: _ticked, ...rest } = list;
  const ticked = isTicked ? [...others, id] : others;
  return ticked.length === 0 ? rest : { ...rest, ticked };
}

/** Cut each kind of board, put on the tape, and check the pieces. */
export function listSteps(cuts: CutListState): readonly ListStep[] {
  const { kind, list, change, boards, done, parts, letters, names, locale } = cuts;
  const minutesOf = ({ board }: NumberedBoard): number =>
    MINUTES[kind].board + MINUTES[kind].cut * board.cuts.length;
  const cutStep = (numbered: NumberedBoard, count: number): Step => ({
    id: `cut-${numbered.number}`,
    title: words.cut(kind, count, cuts.nameOf(numbered.board)),
    detail: diagramInWords({ board: numbered.board, letters, names, locale }),
    minutes: minutesOf(numbered) * count,
  });
  const afterwards = (step: Step): ListStep => {
    const isDone = list.ticked?.includes(step.id) === true;
    return { step, isDone, onTick: () => change((now) => withTick(now, step.id, !isDone)) };
  };
  const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const strips = (cuts.edging ?? []).reduce((sum, need) => sum + need.strips, 0);
  if (boards.length + done.length === 0) return [];
  return [
    ...equalBoards(done).map(({ first, all }) => ({
      step: cutStep(first, all.length),
      isDone: true,
      onTick: () => cuts.untick(...all),
    })),
    ...equalBoards(boards).map(({ first, all }) => ({
      step: cutStep(first, all.length),
      board: first,
      isDone: false,
      onTick: () => cuts.tick(...all),
    })),
    ...(strips === 0
      ? []
      : [
          afterwards({
            id: TAPE,
            title: words.tape.title,
            detail: words.tape.detail(strips),
            check: words.tape.check,
            minutes: 10 + 3 * strips,
          }),
        ]),
    afterwards({
      id: CHECK,
      title: words.check.title,
      detail: words.check.detail(pieces),
      minutes: 5 + pieces,
    }),
  ];
}
