import type { Locale } from '../../../language/locale.ts';
import type { CSSProperties, ReactNode } from 'react';
import {
  isWorthKeeping,
  type PlanBoard,
  type PlanPiece,
} from '../../../planner/cutting/plan/plan-board.ts';
import { pieceCorners } from '../../../planner/cutting/plan/piece-corners.ts';
import type { Rectangle } from '../../../planner/cutting/contract.ts';
import { bandLines, type Bands } from '../../../planner/cutting/edge-banding.ts';
import { en } from '../../../language/en/boards.ts';
import { area } from '../../../language/language.ts';
import { boardInWords, sides, stockName } from '../in-words.ts';
import { numberRuns } from '../../../planner/cutting/plan/run-numbers.ts';
import { RunTag, SheetMarks } from './sheet-marks.tsx';
import { MaterialFill } from '../../../ui/drawings/layers/material-fill.tsx';
import type { Look } from '../../../planner/stock/looks.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

const words = area('boards', en);

interface BoardDiagramProps {
  readonly board: PlanBoard;
  readonly number: number;
  /** As its shop names it; by its size where left out. */
  readonly name?: string;
  /** The longest board of the plan, millimetres: all boards are drawn to its scale. */
  readonly longest: number;
  readonly locale: Locale;
  readonly letters: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  /** The tapes on the edges of parts, by part. */
  readonly bands?: Readonly<Record<string, Bands>>;
  /** A piece to be told from the others. */
  readonly found?: PlanPiece | undefined;
  /** What it is made of, as the eye sees it; plain where left out, as on paper. */
  readonly look?: Look | undefined;
  /** Pieces that are cut off, in their order: the last of them drops. */
  readonly gone?: readonly PlanPiece[];
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
  pieceCorners(piece, drawn)
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
function Labels({ board, letters, names, locale, gone }: BoardDiagramProps) {
  const runOf = numberRuns(board);
  return board.pieces.map((piece) => (
    <span
      key={keyOf(piece)}
      className={
        gone?.includes(piece) === true ? 'board__label board__label--gone' : 'board__label'
      }
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

/** How wide a board is on a phone, and how high a length, pixels: by these its grain is drawn. */
const SCREEN = { wide: 358, high: 52 };

/** The pieces in their own material, the ones cut off as outlines, each with its edge. */
function Pieces(props: BoardDiagramProps & { readonly drawn: number }) {
  const { board, longest, look, found, drawn } = props;
  const gone = props.gone ?? [];
  const there = board.pieces.filter((piece) => !gone.includes(piece));
  const dropped = gone.at(-1);
  const wide = longest / SCREEN.wide;
  return (
    <>
      {look !== undefined && (
        <MaterialFill
          look={look}
          pieces={there.map((piece, from) => ({ d: `M${points(piece, drawn)}Z`, from }))}
          line={0}
          unit={[wide, board.width === 0 ? LENGTH_BOX / SCREEN.high : wide]}
        />
      )}
      {board.pieces.map((piece) => (
        <polygon
          key={keyOf(piece)}
          className={[
            'board__piece',
            ...(piece === found ? ['board__piece--found'] : []),
            ...(gone.includes(piece) ? ['board__piece--gone'] : []),
          ].join(' ')}
          points={points(piece, drawn)}
        />
      ))}
      {dropped !== undefined && (
        <polygon
          key={`drop ${keyOf(dropped)}`}
          className="board__drop"
          points={points(dropped, drawn)}
          style={{ fill: look === undefined ? undefined : `var(--${look})` }}
        />
      )}
    </>
  );
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
      className={`board${board.width === 0 ? ' board--length' : ''}${props.look === undefined ? '' : ' board--wood'}`}
      style={shape}
      role="img"
      aria-label={words.drawing(
        number,
        props.name ?? stockName(board, locale),
        diagramInWords(props),
      )}
    >
      <svg viewBox={`0 0 ${board.length} ${drawn}`} preserveAspectRatio="none" aria-hidden="true">
        <Pieces {...props} drawn={drawn} />
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
