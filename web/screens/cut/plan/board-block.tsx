import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { BoardDiagram, diagramInWords } from './board-diagram.tsx';
import { tightLengthText } from '../in-words.ts';
import { tightness } from '../../../planner/cutting/plan/tightness.ts';
import { OFFCUT_PREFIX } from '../../../planner/shopping/own-stock.ts';
import type { NumberedBoard } from '../../../planner/project/cuts/cut-plan.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

const { board: words, bench } = cutPlanWords;

/** One board of the plan: the drawing opens the bench, the tick marks it as cut. */
export function BoardBlock(props: {
  readonly cuts: PlannedCuts;
  readonly numbered: NumberedBoard;
  /** Number of equal boards in the row; one of them is ticked at a time. */
  readonly count: number;
  readonly longest: number;
  readonly done: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly onTick: (() => void) | undefined;
  readonly onOpen?: () => void;
}) {
  const { cuts, numbered, count, longest, done, names } = props;
  const { locale, letters, bands, nameOf } = cuts;
  const { number, board } = numbered;
  const plain =
    count === 1
      ? bench.board(number, nameOf(board))
      : done
        ? words.sameCut(count, nameOf(board))
        : words.same(number, count, nameOf(board));
  const title = board.stock.startsWith(OFFCUT_PREFIX) ? words.own(plain) : plain;
  const tight = tightness(board);
  const drawing = {
    board,
    number,
    name: nameOf(board),
    longest,
    locale,
    letters,
    names,
    bands,
    look: cuts.look,
  };
  return (
    <li className={done ? 'cut-board cut-board--done' : 'cut-board'}>
      <div className="cut-board__head">
        <h2>{title}</h2>
        <button
          type="button"
          className="tickable tick-box"
          aria-pressed={done}
          aria-label={words.isCut(number)}
          disabled={props.onTick === undefined}
          onClick={props.onTick}
        />
      </div>
      <div className="cut-board__drawing">
        <BoardDiagram {...drawing} />
        {props.onOpen !== undefined && (
          <button
            type="button"
            className="cut-board__open"
            aria-label={words.atBench(number)}
            onClick={props.onOpen}
          />
        )}
      </div>
      {tight !== undefined && (
        <p className="remark remark--wrong">{words.tight(tightLengthText(tight, locale))}</p>
      )}
      {/* The drawing has the same text as its description. */}
      <p className="remark" aria-hidden="true">
        {diagramInWords(drawing)}
      </p>
    </li>
  );
}
