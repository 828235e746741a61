import type { SheetProblem } from '../../../web/planner/cutting/problem.ts';

/** A piece of a plate, as a row of PackingSolver's certificate gives it. */
interface Piece {
  readonly plate: string;
  /** Number of equal plates. */
  readonly copies: number;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Row of the plate in the stock or of the part; below 0 otherwise. */
  readonly type: number;
  /** Depth in cuts; 0 is the plate. */
  readonly depth: number;
  readonly parent: string;
}

interface Side {
  readonly dx: number;
  readonly dy: number;
}

const DEFECT = -4;

/** The cost of a plan of all parts, Infinity of less, and what is wrong with it, in words. */
export function readPeerPlan(problem: SheetProblem, certificate: string) {
  const pieces = readPieces(certificate);
  const cut = Map.groupBy(pieces, ({ parent }) => parent);
  const plates = cut.get('')?.filter(({ type }) => type !== DEFECT) ?? [];
  const defects = pieces.filter(({ type }) => type === DEFECT);
  const items = pieces.filter(({ type, depth }) => type >= 0 && depth > 0);
  const wanted = problem.parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const placed = items.reduce((sum, { copies }) => sum + copies, 0);
  const cost = plates.reduce((sum, { type, copies }) => {
    return sum + copies * (problem.stock[type]?.cost ?? NaN);
  }, 0);
  return {
    cost: placed < wanted ? Infinity : cost / problem.priceScale,
    faults: [
      ...faultsOfCounts('stock', problem.stock, plates),
      ...faultsOfCounts('part', problem.parts, items),
      ...plates.filter((plate) => !isPlate(problem, plate)).map(wrong('plate')),
      ...items.filter((item) => !isPart(problem, item)).map(wrong('part')),
      ...items
        .filter((item) => defects.some((defect) => overlap(item, defect)))
        .map(wrong('on a defect:')),
      ...pieces.filter((piece) => !isSawn(piece, cut.get(piece.id) ?? [])).map(wrong('not sawn:')),
    ],
  };
}

const wrong =
  (what: string) =>
  ({ plate, x, y, dx, dy }: Piece): string =>
    `plate ${plate}: ${what} (${x}, ${y}) ${dx} x ${dy}`;

function readPieces(certificate: string): Piece[] {
  const [, ...lines] = certificate.trim().split('\n');
  return lines.map((line) => {
    const cells = line.split(',');
    const [plate = '', , id = '', , , , , , , parent = ''] = cells;
    const [, copies = 0, , x = 0, y = 0, dx = 0, dy = 0, type = 0, depth = 0] = cells.map(Number);
    return { plate, copies, id, x, y, dx, dy, type, depth, parent };
  });
}

/** No row is used more often than there are. */
function faultsOfCounts(
  what: string,
  rows: readonly { readonly quantity: number }[],
  used: readonly Piece[],
): string[] {
  return rows.flatMap(({ quantity }, row) => {
    const count = used.reduce((sum, each) => sum + (each.type === row ? each.copies : 0), 0);
    return count > quantity ? [`${what} ${row} is used ${count} times, there are ${quantity}`] : [];
  });
}

function isPlate({ stock, trim, kerf }: SheetProblem, { type, dx, dy }: Piece): boolean {
  const row = stock[type];
  if (row === undefined) return false;
  const { left, right, top, bottom } = trim;
  return dx === row.length - left - right + kerf && dy === row.width - top - bottom + kerf;
}

function isPart({ parts, kerf }: SheetProblem, { type, dx, dy }: Piece): boolean {
  const part = parts[type];
  if (part === undefined) return false;
  const is = (a: Side): boolean => a.dx === part.length + kerf && a.dy === part.width + kerf;
  return is({ dx, dy }) || (part.rotate && is({ dx: dy, dy: dx }));
}

const overlap = (a: Piece, b: Piece): boolean =>
  a.plate === b.plate &&
  a.x < b.x + b.dx &&
  b.x < a.x + a.dx &&
  a.y < b.y + b.dy &&
  b.y < a.y + a.dy;

/** True if parallel cuts from edge to edge make the children of a piece. */
function isSawn({ x, y, dx, dy }: Piece, children: readonly Piece[]): boolean {
  const isRow = (
    along: (piece: Piece) => number,
    length: (piece: Piece) => number,
    from: number,
    to: number,
  ) => {
    let end = from;
    for (const child of children.toSorted((a, b) => along(a) - along(b))) {
      if (along(child) < end) return false;
      end = along(child) + length(child);
    }
    return end <= to;
  };
  const isFullWidth = children.every((child) => child.y === y && child.dy === dy);
  const isFullLength = children.every((child) => child.x === x && child.dx === dx);
  return (
    (isFullWidth &&
      isRow(
        (piece) => piece.x,
        (piece) => piece.dx,
        x,
        x + dx,
      )) ||
    (isFullLength &&
      isRow(
        (piece) => piece.y,
        (piece) => piece.dy,
        y,
        y + dy,
      ))
  );
}
