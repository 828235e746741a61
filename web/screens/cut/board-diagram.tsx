import type { Locale } from '../../language/locale.ts';
import type { CSSProperties, ReactNode } from 'react';
import { isWorthKeeping, type PlanBoard, type PlanPiece } from '../../cutting/plan/plan-board.ts';
import { cornersOf } from '../../cutting/plan/piece-corners.ts';
import type { Rectangle } from '../../cutting/contract.ts';
import { bandLines, type Bands } from '../../cutting/edge-banding.ts';
import { en } from '../../language/en/boards.ts';
import { area } from '../../language/language.ts';
import { boardInWords, sides, stockName } from './in-words.ts';
import { numberRuns } from '../../cutting/plan/run-numbers.ts';
import { RunTag, SheetMarks } from './sheet-marks.tsx';
import { entryOf } from '../../measure/entry-of.ts';

const words = area('boards', en);

interface BoardDiagramProps {
  readonly board: PlanBoard;
  readonly number: number;
  /** The longest board of the plan, millimetres: all boards are drawn to its scale. */
  readonly longest: number;
  readonly locale: Locale;
  readonly letters: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  /** The tapes on the edges of parts, by part. */
  readonly bands?: Readonly<Record<string, Bands>>;
  /** A piece to be told from the others. */
  readonly found?: PlanPiece | undefined;
  /** Drawn over the pieces, in millimetres of the board. */
  readonly marks?: ReactNode;
  /** In place of the letters, names and sizes that a screen shows. */
  readonly labels?: ReactNode;
  /** Put over the drawing, placed in percent. */
  readonly notes?: ReactNode;
}

/** A length has no width of its own; drawn in a box of this height. */
export const LENGTH_BOX = 100;

export const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(3)}%`;

/** Where a rectangle of the board lies in its box. */
export function placeOf(r: Rectangle, board: PlanBoard): CSSProperties {
  const wide = board.width || 1;
  return {
    insetInlineStart: percent(r.x, board.length),
    top: percent(board.width === 0 ? 0 : r.y, wide),
    width: percent(r.length, board.length),
    height: board.width === 0 ? '100%' : percent(r.width, wide),
  };
}

/** Nothing lies where something else does. */
const keyOf = ({ x, y }: Rectangle): string => `${x} ${y}`;

const points = (piece: PlanPiece, drawn: number): string =>
  cornersOf(piece, drawn)
    .map((corner) => corner.join(','))
    .join(' ');

/** What the drawing shows, in words; they stand beneath it, too. */
export function diagramInWords(
  props: Pick<BoardDiagramProps, 'board' | 'letters' | 'names' | 'locale'>,
): string {
  const { board, letters, names, locale } = props;
  const label = (part: string): string =>
    [entryOf(letters, part), entryOf(names, part)]
      .filter((word) => word !== undefined && word !== '')
      .join(' ');
  return boardInWords(board, label, locale);
}

/** Of the board's length: how far inside its edge a band is marked. */
const INSET = 1 / 120;

/** A thick line beside each banded edge of a piece. */
function PieceBands(props: {
  readonly piece: PlanPiece;
  readonly board: PlanBoard;
  readonly bands: BoardDiagramProps['bands'];
}) {
  const { piece, board, bands = {} } = props;
  const own = entryOf(bands, piece.part);
  if (own === undefined || board.width === 0) return null;
  const lines = bandLines(piece, own, board.length * INSET);
  const path = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
  return <path className="board__band" d={path} />;
}

/** Letter, name and size on each piece; what does not fit is left to the words beneath. */
function Labels({ board, letters, names, locale }: BoardDiagramProps) {
  const runOf = numberRuns(board);
  return board.pieces.map((piece) => (
    <span
      key={keyOf(piece)}
      className="board__label"
      style={placeOf(piece, board)}
      aria-hidden="true"
    >
      <b>
        {entryOf(letters, piece.part)}
        <span className="board__name"> {entryOf(names, piece.part)}</span>
      </b>
      <span className="board__size">{sides(piece, locale)}</span>
      <RunTag run={runOf(piece)} />
    </span>
  ));
}

/** The pieces of a board drawn to scale: waste hatched, what is worth keeping outlined in blue. */
export function BoardDiagram(props: BoardDiagramProps) {
  const { board, number, longest, locale } = props;
  const drawn = board.width || LENGTH_BOX;
  const share = percent(board.length, longest);
  // A sheet that is wider than long would be taller than the screen, or than the paper.
  const shape: CSSProperties =
    board.width === 0
      ? { width: share }
      : {
          width: `min(${share}, calc(var(--tallest) * ${(board.length / board.width).toFixed(4)}))`,
          aspectRatio: `${board.length} / ${board.width}`,
        };
  return (
    <div
      className={board.width === 0 ? 'board board--length' : 'board'}
      style={shape}
      role="img"
      aria-label={words.drawing(number, stockName(board, locale), diagramInWords(props))}
    >
      <svg viewBox={`0 0 ${board.length} ${drawn}`} preserveAspectRatio="none" aria-hidden="true">
        {board.pieces.map((piece) => (
          <polygon
            key={keyOf(piece)}
            className={piece === props.found ? 'board__piece board__piece--found' : 'board__piece'}
            points={points(piece, drawn)}
          />
        ))}
        {board.pieces.map((piece) => (
          <PieceBands key={keyOf(piece)} piece={piece} board={board} bands={props.bands} />
        ))}
        <SheetMarks board={board} />
        {props.marks}
      </svg>
      {props.labels ?? <Labels {...props} />}
      {board.offcuts.filter(isWorthKeeping).map((offcut) => (
        <span
          key={keyOf(offcut)}
          className="board__label board__keep"
          style={placeOf(offcut, board)}
          aria-hidden="true"
        >
          <b>{words.keepThis}</b>
          <span className="board__size">{sides(offcut, locale)}</span>
        </span>
      ))}
      {props.notes}
    </div>
  );
}
