import { numberRuns } from '../../../planner/cutting/plan/runs-of-board.ts';
import type { PlanBoard } from '../../../planner/cutting/plan/plan-board.ts';
import { LENGTH_BOX, percent, placeOf } from './board-diagram.tsx';
import { awayOf, type PaperNotes } from './paper-notes.ts';
import { RunTag } from './sheet-marks.tsx';

/** Letters and sizes on a printed board, and letters of small pieces around it. */
export function PaperLabels({
  notes,
  board,
}: {
  readonly notes: PaperNotes;
  readonly board: PlanBoard;
}) {
  const runOf = numberRuns(board);
  return (
    <>
      {notes.inside.map(({ piece, lines, points, isTurned }) => (
        <span
          key={`${piece.x} ${piece.y}`}
          className={isTurned ? 'board__note board__note--turned' : 'board__note'}
          style={{ ...placeOf(piece, board), fontSize: `${points}pt` }}
          aria-hidden="true"
        >
          {lines.map((line) => (
            <b key={line}>{line}</b>
          ))}
          {lines.length > 1 && <RunTag run={runOf(piece)} />}
        </span>
      ))}
      {notes.outside.map(({ text, points, at, isAbove, row }) => (
        <b
          key={`${at} ${row} ${isAbove}`}
          className="board__outside"
          style={{
            insetInlineStart: percent(at, notes.width),
            [isAbove ? 'bottom' : 'top']: `calc(100% + ${awayOf(row)}mm)`,
            fontSize: `${points}pt`,
          }}
          aria-hidden="true"
        >
          {text}
        </b>
      ))}
    </>
  );
}

/** Lines from small pieces to their letters around the drawing, in mm of the board. */
export function PaperLines({
  notes,
  board,
}: {
  readonly notes: PaperNotes;
  readonly board: PlanBoard;
}) {
  const drawn = board.width || LENGTH_BOX;
  return notes.outside.map(({ x, y, at, isAbove, row }) => {
    const away = (drawn * (awayOf(row) + 0.5)) / notes.height;
    const end = `${(at * board.length) / notes.width} ${isAbove ? -away : drawn + away}`;
    return <path key={end} className="board__line" d={`M${x} ${y}L${end}`} />;
  });
}
