import { exampleLocale } from '../../../documents/settings/settings.ts';
import { planBoards } from '../../../planner/cutting/plan/plan-board.ts';
import { words } from '../../../language/page/cut-page.ts';
import { EXAMPLE_ANSWER, EXAMPLE_REQUEST } from '../example.ts';
import { boardInWords, letterOf } from '../in-words.ts';
import { equalBoards } from './equal-boards.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

const PARTS: Readonly<Record<string, string>> = words.parts;

const WIDTH = 358;
const HEIGHT = 40;
const STEP = 74;

const letters = new Map(EXAMPLE_REQUEST.parts.map(({ id }, i) => [id, letterOf(i)]));

/** The example's boards to scale, without inline styles; equal boards are one row. */
export function ExampleCutPlan() {
  const boards = planBoards(EXAMPLE_REQUEST, EXAMPLE_ANSWER);
  const rows = equalBoards(boards.map((board, i) => ({ number: i + 1, board })));
  const scale = (WIDTH - 2) / Math.max(...boards.map(({ length }) => length));
  const said = boards.map((board) =>
    boardInWords(board, (part) => entryOf(PARTS, part) ?? part, exampleLocale()),
  );
  return (
    <svg
      className="example-plan"
      viewBox={`0 0 ${WIDTH} ${STEP * rows.length}`}
      role="img"
      aria-label={words.drawing(said)}
    >
      {rows.map(({ first: { number, board }, all }, row) => (
        <g key={number} transform={`translate(1 ${row * STEP + 22})`}>
          <text className="example-plan__title" y={-6}>
            {all.length === 1 ? board.stock : `${all.length} × ${board.stock}`}
          </text>
          <rect className="example-plan__board" width={board.length * scale} height={HEIGHT} />
          {board.pieces.map((piece) => (
            <g key={piece.x} transform={`translate(${piece.x * scale} 0)`}>
              <rect className="example-plan__piece" width={piece.length * scale} height={HEIGHT} />
              <text
                className="example-plan__size"
                x={(piece.length * scale) / 2}
                y={25}
                textAnchor="middle"
              >
                {letters.get(piece.part)} {piece.length}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
