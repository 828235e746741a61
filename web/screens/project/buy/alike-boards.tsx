import type { Locale } from '../../../language/locale.ts';
import { planBoards, type PlanBoard } from '../../../planner/cutting/plan/plan-board.ts';
import { offerOf, type LineCut } from '../../../planner/shopping/cut-line.ts';
import { BoardDiagram } from '../../cut/plan/board-diagram.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { words as drawings } from '../../../language/page/drawings.ts';

const { why: words } = projectWords;

interface Alike {
  readonly board: PlanBoard;
  readonly count: number;
}

/** Groups boards with equal cuts. */
function alikeOf({ request, answer }: LineCut): readonly Alike[] {
  const alike = new Map<string, Alike>();
  for (const board of planBoards(request, answer)) {
    const key = JSON.stringify(board);
    alike.set(key, { board, count: (alike.get(key)?.count ?? 0) + 1 });
  }
  return [...alike.values()];
}

const NO_LABELS: Readonly<Record<string, string>> = {};

/** Cutting plan of the boards. */
export function Boards({
  plan,
  labels,
  locale,
}: {
  readonly plan: LineCut;
  readonly labels: ReadonlyMap<string, string>;
  readonly locale: Locale;
}) {
  const all = alikeOf(plan);
  const longest = Math.max(1, ...all.map(({ board }) => board.length));
  return (
    <>
      <h3 className="group">{words.cut}</h3>
      <ul className="alike-boards">
        {all.map(({ board, count }, i) => (
          // Groups have no key except their order.
          <li key={`board-${i + 1}`}>
            <p className="remark">
              {drawings.boards(count, labels.get(offerOf(board.stock)) ?? words.offcut)}
            </p>
            <BoardDiagram
              board={board}
              number={i + 1}
              longest={longest}
              locale={locale}
              letters={NO_LABELS}
              names={NO_LABELS}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
