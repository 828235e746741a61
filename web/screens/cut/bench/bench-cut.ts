import { isWorthKeeping, type PlanPiece, mmOf } from '../../../planner/cutting/plan/plan-board.ts';
import { cutSteps, type CutStep } from '../../../planner/cutting/plan/cut-steps.ts';
import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import type { NumberedBoard } from '../../../planner/project/cuts/cut-plan.ts';
import { sized, together } from '../in-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

const { bench: words } = cutPlanWords;

/** Text of one cut at the bench, one line each. */
export interface BenchCut {
  /** Size to set the saw to; the whole board if it has no cut. */
  readonly size: string;
  readonly falls: string;
  /** Direction, piece and angle of the cut. */
  readonly how: string;
  /** Reason for a cut that frees no piece. */
  readonly why?: string;
  readonly next: string;
  /** The rest of the board, at the last cut. */
  readonly left: string;
}

const labelOf = ({ letters, names }: PlannedCuts, { part }: PlanPiece): string =>
  [entryOf(letters, part), entryOf(names, part)].filter(Boolean).join(' ');

const fallsOf = (cuts: PlannedCuts, pieces: readonly PlanPiece[]): string =>
  together([...new Set(pieces.map((piece) => labelOf(cuts, piece)))]);

/** Angles from a square cut, rounded to half a degree. */
function anglesOf({ planning }: PlannedCuts, { slantStart, slantEnd }: PlanPiece): string {
  const request = planning.plan?.request;
  const face = request?.kind === 'linear' ? mmOf(request.face) : 0;
  const degrees = (slant: number): number =>
    Math.round((Math.atan2(slant, face) * 360) / Math.PI) / 2;
  if (face === 0 || slantStart + slantEnd === 0) return '';
  const [start, end] = [degrees(slantStart), degrees(slantEnd)];
  return start === end ? words.angle(start) : words.angles(start, end);
}

function howOf(cuts: PlannedCuts, step: CutStep): string {
  const { locale } = cuts;
  const [piece] = step.frees;
  if (step.from.width > 0)
    return words.saw(step.along ? 'rip' : 'crosscut', sized(step.from, locale));
  return piece === undefined ? '' : anglesOf(cuts, piece);
}

/** Pieces after the last cut; a piece that ends with the board needs no separate cut. */
function lastPieces(
  cuts: PlannedCuts,
  { board }: NumberedBoard,
  steps: readonly CutStep[],
): readonly string[] {
  const freed = new Set(steps.flatMap(({ frees }) => frees));
  return board.pieces
    .filter((piece) => !freed.has(piece))
    .map((piece) => `${sized(piece, cuts.locale)} ${labelOf(cuts, piece)}`.trim());
}

/** The rest of a board: offcuts to keep, else the wasted length. */
function leftOf({ locale }: PlannedCuts, { board }: NumberedBoard): string {
  const worth = board.offcuts.filter(isWorthKeeping);
  if (worth.length > 0) return words.keep(together(worth.map((one) => sized(one, locale))));
  const [offcut] = board.offcuts;
  return offcut === undefined ? '' : words.left(sized(offcut, locale));
}

/** Cuts of a board; empty if it is used whole. */
export const benchSteps = ({ kerf }: PlannedCuts, { board }: NumberedBoard): readonly CutStep[] =>
  cutSteps(board, kerf);

/** Text for the bench after `made` cuts of a board. */
export function benchCut(
  cuts: PlannedCuts,
  numbered: NumberedBoard,
  steps: readonly CutStep[],
  made: number,
): BenchCut {
  const { locale } = cuts;
  const { board } = numbered;
  const [step, next] = [steps[made], steps[made + 1]];
  const left = next === undefined ? leftOf(cuts, numbered) : '';
  if (step === undefined) {
    return {
      size: sized(board, locale),
      falls: fallsOf(cuts, board.pieces),
      how: words.whole,
      next: '',
      left,
    };
  }
  // The first cut squares an end of a board, or an edge of a sheet.
  const trim =
    step.frees.length > 0
      ? undefined
      : board.width === 0
        ? { falls: words.square, why: words.whySquare }
        : board.cuts[made]?.stage === 0
          ? { falls: words.trim, why: words.whyTrim }
          : undefined;
  const rest = next === undefined ? lastPieces(cuts, numbered, steps) : [];
  return {
    size: sized({ length: step.set, width: 0 }, locale),
    falls: fallsOf(cuts, step.frees),
    how: howOf(cuts, step),
    ...trim,
    next:
      next === undefined
        ? rest.length === 0
          ? ''
          : words.rest(together(rest))
        : words.nextCut(
            [sized({ length: next.set, width: 0 }, locale), fallsOf(cuts, next.frees)].filter(
              Boolean,
            ),
          ),
    left,
  };
}
