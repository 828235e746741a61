import { exampleLocale } from '../../../documents/settings/settings.ts';
import { planBoards } from '../../../planner/cutting/plan/plan-board.ts';
import { words } from '../../../language/page/cut-page.ts';
import { EXAMPLE_ANSWER, EXAMPLE_REQUEST } from '../example.ts';
import { letterOf } from '../../../planner/scene/scene.ts';
import { BoardDiagram } from './board-diagram.tsx';
import { equalBoards } from './equal-boards.ts';

const LETTERS = Object.fromEntries(EXAMPLE_REQUEST.parts.map(({ id }, i) => [id, letterOf(i)]));

/** The example's boards; equal boards are one row. */
export function ExampleCutPlan() {
  const boards = planBoards(EXAMPLE_REQUEST, EXAMPLE_ANSWER);
  const longest = Math.max(...boards.map(({ length }) => length));
  const rows = equalBoards(boards.map((board, i) => ({ number: i + 1, board })));
  return (
    <div className="cut-boards">
      {rows.map(({ first: { number, board }, all }) => (
        <div key={number}>
          <b className="cut-board__head">
            {all.length === 1 ? board.stock : `${all.length} × ${board.stock}`}
          </b>
          <BoardDiagram
            board={board}
            number={number}
            longest={longest}
            locale={exampleLocale()}
            letters={LETTERS}
            names={words.parts}
            look="pine"
          />
        </div>
      ))}
    </div>
  );
}
