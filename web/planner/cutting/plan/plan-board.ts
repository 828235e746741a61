import type {
  Cut,
  CutAnswer,
  CutBoard,
  CutRequest,
  CutSheet,
  LinearPartInput,
  LinearRequest,
  PlaceInRun,
  Rectangle,
  SheetRequest,
  SheetStockInput,
  LengthInput,
} from '../contract.ts';
import { BRITISH } from '../../../language/locale.ts';
import { parseLength } from '../../measure/units/parse-length.ts';
import { toMm } from '../../measure/units/units.ts';

/**
 * One board or sheet of a plan, in one form for both kinds, so that diagrams, bench cards, prints and exports exist
 * once. Millimetres from the corner at the start; a board that is cut to length has width 0.
 */
export interface PlanBoard {
  /** Id of the stock row. */
  readonly stock: string;
  readonly length: number;
  readonly width: number;
  readonly pieces: readonly PlanPiece[];
  /** Cuts in sawing order; each at its kerf's near edge. */
  readonly cuts: readonly Cut[];
  /** Largest first. */
  readonly offcuts: readonly Rectangle[];
  /** Areas that no part may use; absent if there are none. */
  readonly defects?: readonly Rectangle[];
}

export interface PlanPiece extends Rectangle {
  /** Id of the part row. */
  readonly part: string;
  /** Sheets: rotated by 90°. Mitred lengths: the long side is on the other edge. */
  readonly turned: boolean;
  /** Length of the mitres along the board at either end; 0 is square. */
  readonly slantStart: number;
  readonly slantEnd: number;
  /** Only for a panel in a grain run. */
  readonly run?: PlaceInRun;
}

/** Boards or sheets of an answer, in the answer's order. */
export function planBoards(request: CutRequest, answer: CutAnswer): PlanBoard[] {
  return 'boards' in answer
    ? fromBoards(request as LinearRequest, answer.boards)
    : answer.sheets.map((sheet) => fromSheet(request as SheetRequest, sheet));
}

const longestOf = (pieces: readonly { readonly length: number; readonly width?: number }[]) =>
  Math.max(0, ...pieces.map(({ length, width = 0 }) => Math.max(length, width)));

interface Cuttable {
  readonly stock: string;
  readonly parts: readonly { readonly length: number; readonly width?: number }[];
}

/** Boards of one size are together if their longest pieces are equal. */
const byLongest = (a: Cuttable, b: Cuttable): number =>
  longestOf(b.parts) - longestOf(a.parts) || Number(a.stock > b.stock) - Number(a.stock < b.stock);

/** The same answer in cutting order: the board with the longest piece first. */
export function longestFirst(answer: CutAnswer): CutAnswer {
  return 'boards' in answer
    ? { ...answer, boards: answer.boards.toSorted(byLongest) }
    : { ...answer, sheets: answer.sheets.toSorted(byLongest) };
}

function fromSheet(request: SheetRequest, sheet: CutSheet): PlanBoard {
  const stock = request.stock.find(({ id }) => id === sheet.stock);
  return {
    stock: sheet.stock,
    length: mmOf(stock?.length),
    width: mmOf(stock?.width),
    pieces: sheet.parts.map(({ part, x, y, length, width, rotated, run }) => {
      const piece = { part, x, y, length, width, turned: rotated, slantStart: 0, slantEnd: 0 };
      return run === undefined ? piece : { ...piece, run };
    }),
    cuts: sheet.cuts,
    offcuts: sheet.offcuts.toSorted((a, b) => b.length * b.width - a.length * a.width),
    ...defectsOf(stock),
  };
}

function defectsOf(stock: SheetStockInput | undefined): Pick<PlanBoard, 'defects'> {
  const { defects = [] } = stock ?? {};
  if (defects.length === 0) return {};
  return {
    defects: defects.map(({ x, y, length, width }) => {
      return { x: mmOf(x), y: mmOf(y), length: mmOf(length), width: mmOf(width) };
    }),
  };
}

type Mitres = ReadonlyMap<string, LinearPartInput['mitre']>;

function fromBoards(request: LinearRequest, boards: readonly CutBoard[]): PlanBoard[] {
  const mitres: Mitres = new Map(request.parts.map(({ id, mitre }) => [id, mitre]));
  return boards.map((board) => fromBoard(request, board, mitres));
}

function fromBoard(request: LinearRequest, board: CutBoard, mitres: Mitres): PlanBoard {
  const length = mmOf(request.stock.find(({ id }) => id === board.stock)?.length);
  const pieces = piecesOf(request, board, mitres);
  const { end } = trimsOf(request);
  const offcut = { x: length - end - board.offcut, y: 0, length: board.offcut, width: 0 };
  return {
    stock: board.stock,
    length,
    width: 0,
    pieces,
    cuts: cutsOf(request, pieces, length),
    offcuts: board.offcut > 0 ? [offcut] : [],
  };
}

function trimsOf({ trim }: LinearRequest): { readonly start: number; readonly end: number } {
  if (typeof trim !== 'object') return { start: mmOf(trim), end: mmOf(trim) };
  return { start: mmOf(trim.start), end: mmOf(trim.end) };
}

/** A mitred piece that overlaps its neighbour shares the cut with it and is upside down. */
function piecesOf(request: LinearRequest, board: CutBoard, mitres: Mitres): PlanPiece[] {
  const face = mmOf(request.face);
  const slant = (degrees = 0): number => face * Math.tan((degrees * Math.PI) / 180);
  let before = { end: 0, turned: false };
  return board.parts.map(({ part, at, length, turned: reversed }) => {
    const mitre = mitres.get(part);
    const ends = [slant(mitre?.start), slant(mitre?.end)];
    const [slantStart = 0, slantEnd = 0] = reversed === true ? ends.toReversed() : ends;
    const turned = at < before.end ? !before.turned : false;
    before = { end: at + length, turned };
    return { part, x: at, y: 0, length, width: 0, turned, slantStart, slantEnd };
  });
}

function cutsOf(request: LinearRequest, pieces: readonly PlanPiece[], length: number): Cut[] {
  const { start } = trimsOf(request);
  const first = start > 0 ? [Math.max(0, start - mmOf(request.kerf))] : [];
  const ends = pieces.map((piece) => piece.x + piece.length).filter((end) => end < length);
  return [...first, ...ends].map((x, i) => {
    return { n: i + 1, x1: x, y1: 0, x2: x, y2: 0, stage: 1 };
  });
}

/** True if an offcut is worth keeping: 300 mm long, or 200 × 200 mm. */
export function isWorthKeeping({ length, width }: Rectangle): boolean {
  return width === 0 ? length >= 300 : Math.min(length, width) >= 200;
}

/**
 * Corners of a piece including its mitres: the long side is at the top unless rotated. A length has no width and gets
 * the `drawn` one.
 */
export function pieceCorners(
  piece: PlanPiece,
  drawn: number,
): readonly (readonly [number, number])[] {
  const { x, y, length, turned, slantStart, slantEnd } = piece;
  const [top, bottom] = [y, y + (piece.width || drawn)];
  const [long, short] = turned && piece.width === 0 ? [bottom, top] : [top, bottom];
  return [
    [x, long],
    [x + length, long],
    [x + length - slantEnd, short],
    [x + slantStart, short],
  ];
}

/** A length of a solved request in millimetres; 0 if absent. */
export function mmOf(input: LengthInput | undefined): number {
  if (typeof input === 'number') return input;
  const read = parseLength(input ?? '0', 'mm', BRITISH.metric);
  return read.ok ? toMm(read.value) : 0;
}
