import { words } from '../../../language/page/cut-plan.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { BoardDiagram, placeOf } from '../plan/board-diagram.tsx';
import { equalBoards } from '../plan/equal-boards.ts';
import type { CutListState } from '../use-cuts.ts';

/** Number of rows of lengths, or of sheets side by side, that fit the reserved height. */
const ROWS = { linear: 3, sheet: 2 } as const;

/** The boards of the plan while the user types parts: small, in their material; equal boards are drawn once. */
export function BoardsSketch({ cuts }: { readonly cuts: CutListState }) {
  const { kind, demand, boards, done, letters, names, locale, planning } = cuts;
  const all = equalBoards([...boards, ...done]);
  const shown = all.slice(0, ROWS[kind]);
  const longest = Math.max(1, ...shown.map(({ first }) => first.board.length));
  const isStale = planning.phase.kind === 'first';
  return (
    <div
      className={`sketch sketch--${kind}${isStale ? ' cut-plan--stale' : ''}`}
      aria-busy={isStale}
    >
      {shown.length === 0 ? (
        <p className="sketch__empty remark">
          {demand.parts.length > 0 && demand.stock === 0 && demand.offcuts.length === 0
            ? words.empty.noBoards
            : words.empty.noParts}
        </p>
      ) : (
        <ul className="sketch__boards">
          {shown.map(({ first: { number, board }, all: equal }) => (
            <li key={number} className="sketch__row">
              <BoardDiagram
                board={board}
                number={number}
                name={cuts.nameOf(board)}
                longest={longest}
                locale={locale}
                letters={letters}
                names={names}
                look={cuts.look}
                showsKept={false}
                labels={board.pieces.map((piece) => (
                  <span
                    key={`${piece.x} ${piece.y}`}
                    className="board__label"
                    style={placeOf(piece, board)}
                    aria-hidden="true"
                  >
                    <b>{entryOf(letters, piece.part)}</b>
                  </span>
                ))}
              />
              <span className="sketch__count">{words.times(equal.length)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="remark sketch__more">
        {all.length > shown.length && words.moreBoards(all.length - shown.length)}
      </p>
    </div>
  );
}
