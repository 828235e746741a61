import type { Locale } from '../../../language/locale.ts';
import type { CSSProperties, ReactNode } from 'react';
import {
  isWorthKeeping,
  type PlanBoard,
  type PlanPiece,
  pieceCorners,
} from '../../../planner/cutting/plan/plan-board.ts';
import type { Rectangle } from '../../../planner/cutting/contract.ts';
import { bandLines, type Bands } from '../../../planner/cutting/edge-banding.ts';
import { words } from '../../../language/page/boards.ts';
import { boardInWords, sides, boardName } from '../in-words.ts';
import { numberRuns } from '../../../planner/cutting/plan/runs-of-board.ts';
import { RunTag, SheetMarks } from './sheet-marks.tsx';
import { MaterialFill } from '../../../ui/drawings/layers/material-fill.tsx';
import type { Look } from '../../../planner/stock/products.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

interface BoardDiagramProps {
  readonly board: PlanBoard;
  readonly number: number;
  /** Name in the shop; the size if omitted. */
  readonly name?: string;
  /** Longest board of the plan, mm; it sets the scale of all boards. */
  readonly longest: number;
  readonly locale: Locale;
  readonly letters: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  /** Tapes on the edges, by part. */
  readonly bands?: Readonly<Record<string, Bands>>;
  /** A piece to highlight. */
  readonly found?: PlanPiece | undefined;
  /** Material texture; plain if omitted, as on paper. */
  readonly look?: Look | undefined;
  /** Pieces that are cut off, in order; the last one is falling. */
  readonly gone?: readonly PlanPiece[];
  /** False while the offcuts are still part of the board. */
  readonly showsKept?: boolean;
  /** Drawn over the pieces, in mm of the board. */
  readonly marks?: ReactNode;
  /** Replaces the letters, names and sizes of the screen. */
  readonly labels?: ReactNode;
  /** Drawn over everything, placed in percent. */
  readonly notes?: ReactNode;
}

/** Height of the drawing of a length, which has no width. */
export const LENGTH_BOX = 100;

export const percent = (part: number, whole: number): string =>
  `${((100 * part) / whole).toFixed(3)}%`;

/** Position of a rectangle of the board, in percent. */
export function placeOf(r: Rectangle, board: PlanBoard): CSSProperties {
  const wide = board.width || 1;
  return {
    insetInlineStart: percent(r.x, board.length),
    top: percent(board.width === 0 ? 0 : r.y, wide),
    width: percent(r.length, board.length),
    height: board.width === 0 ? '100%' : percent(r.width, wide),
  };
}

/** Positions are unique, so they can be keys. */
const keyOf = ({ x, y }: Rectangle): string => `${x} ${y}`;

const points = (piece: PlanPiece, drawn: number): string =>
  pieceCorners(piece, drawn)
    .map((corner) => corner.join(','))
    .join(' ');

/** Text of the drawing, also shown below it. */
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

/** Distance of a band mark from its edge, relative to the board's length. */
const INSET = 1 / 120;

/** A thick line along each banded edge of a piece. */
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

/** Letter, name and size on each piece; text that does not fit is in the description below. */
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

/** Size of a board on a phone, px, and height of a length; they set the scale of the grain. */
const SCREEN = { wide: 358, high: 52 };

/** Pieces in their material, cut-off ones as outlines, each with its edges. */
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

/** Pieces of a board to scale: waste is hatched, offcuts to keep are outlined in blue. */
export function BoardDiagram(props: BoardDiagramProps) {
  const { board, number, longest, locale } = props;
  const drawn = board.width || LENGTH_BOX;
  const share = percent(board.length, longest);
  // Turned, because a sheet wider than long would be higher than the screen or the paper.
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
        props.name ?? boardName(board, locale),
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
      {(props.showsKept === false ? [] : board.offcuts).filter(isWorthKeeping).map((offcut) => (
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
