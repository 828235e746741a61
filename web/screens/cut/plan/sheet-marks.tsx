import type { PlanBoard } from '../../../planner/cutting/plan/plan-board.ts';
import { runLinks, type RunNumber } from '../../../planner/cutting/plan/runs-of-board.ts';
import type { Rectangle } from '../../../planner/cutting/contract.ts';

/** Cross over a defect. */
const cross = ({ x, y, length, width }: Rectangle): string =>
  `M${x} ${y}l${length} ${width}M${x + length} ${y}l${-length} ${width}`;

/** A defect in the drawing of a sheet. */
export function DefectMark({ defect }: { readonly defect: Rectangle }) {
  return (
    <g className="board__defect">
      <rect x={defect.x} y={defect.y} width={defect.length} height={defect.width} />
      <path d={cross(defect)} />
    </g>
  );
}

/** Defects of a sheet, and lines through pieces with continuous grain. */
export function SheetMarks({ board }: { readonly board: PlanBoard }) {
  return (
    <>
      {board.defects?.map((defect) => (
        <DefectMark
          key={`${defect.x} ${defect.y} ${defect.length} ${defect.width}`}
          defect={defect}
        />
      ))}
      {runLinks(board).map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1}`} className="board__link" x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
    </>
  );
}

/** Number of a grain run and position in it, in a corner of the piece: `1.2`. */
export function RunTag({ run }: { readonly run: ReturnType<RunNumber> }) {
  return run === undefined ? null : (
    <span className="board__run">{`${run.number}.${run.place}`}</span>
  );
}
