import type { CutStep } from '../../../planner/cutting/plan/cut-steps.ts';
import type { PlanBoard } from '../../../planner/cutting/plan/plan-board.ts';
import { LENGTH_BOX, percent } from '../plan/board-diagram.tsx';

interface CutMarksProps {
  readonly board: PlanBoard;
  /** The current cut. */
  readonly step: CutStep | undefined;
}

/** Line of the current cut; on a sheet also the piece in hand. */
export function CutMarks({ board, step }: CutMarksProps) {
  const cut = board.cuts.find(({ n }) => n === step?.n);
  if (cut === undefined || step === undefined) return null;
  const { x, y, length, width } = step.from;
  return width === 0 ? (
    <path className="board__cut" d={`M${cut.x1} 0V${LENGTH_BOX}`} />
  ) : (
    <>
      <rect className="board__hand" x={x} y={y} width={length} height={width} />
      <path className="board__cut" d={`M${cut.x1} ${cut.y1}L${cut.x2} ${cut.y2}`} />
    </>
  );
}

/** Number of every cut in the middle of its line, for paper. */
export function CutNumbers({ board }: { readonly board: PlanBoard }) {
  return board.cuts.map(({ n, x1, y1, x2, y2 }) => (
    <span
      key={n}
      className="board__number"
      style={{
        insetInlineStart: percent((x1 + x2) / 2, board.length),
        top: board.width === 0 ? 0 : percent((y1 + y2) / 2, board.width),
      }}
      aria-hidden="true"
    >
      {n}
    </span>
  ));
}
