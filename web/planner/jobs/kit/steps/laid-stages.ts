import { boundsOf } from '../../../measure/outline/polygon.ts';
import type { Product } from '../../../stock/products.ts';
import type { LaidPiece } from '../../../takeoff/laid-piece.ts';
import type { Drawing, RowPosition, Step } from '../contract.ts';

/** Progress of the work on a piece. */
export type PieceStage = 'done' | 'now' | 'later';

/** Rows run along the axis on which fewer pieces begin at places of their own. */
function rowStarts(pieces: readonly LaidPiece[]): (piece: LaidPiece) => RowPosition {
  const boxes = pieces.map(({ shape }) => boundsOf(shape));
  const [xs, ys] = [new Set(boxes.map(({ x0 }) => x0)), new Set(boxes.map(({ y0 }) => y0))];
  const isAcross = ys.size <= xs.size;
  const starts = isAcross ? ys : xs;
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  return ({ shape }) => {
    const { x0, y0 } = boundsOf(shape);
    const at = isAcross ? y0 : x0;
    return at === first ? 'first' : at === last ? 'last' : 'middle';
  };
}

/** The steps that put a product in its place: those that take it. */
const layingSteps = (steps: readonly Step[], product: Product | undefined): readonly Step[] =>
  product === undefined ? [] : steps.filter(({ uses = [] }) => uses.includes(product));

/** True if a step lays a product of the drawing. */
export const isLaidBy = ({ uses = [] }: Step, { of, pieces }: Drawing): boolean =>
  [of, ...pieces.map((piece) => piece.of)].some(
    (product) => product !== undefined && uses.includes(product),
  );

/** Progress of a drawing's pieces during a step: a piece is done after all steps that lay it. */
export function stagesAt(
  drawing: Drawing,
  steps: readonly Step[],
  at: Step | undefined,
  isDone: (step: Step) => boolean,
): (piece: LaidPiece) => PieceStage {
  const rowOf = rowStarts(drawing.pieces);
  const known = new Map<string, PieceStage>();
  const stageOf = (product: Product | undefined, row: RowPosition | undefined): PieceStage => {
    const laying = layingSteps(steps, product).filter(
      ({ rows }) => rows === undefined || row === undefined || rows.includes(row),
    );
    if (laying.some((step) => step.id === at?.id)) return 'now';
    return laying.length > 0 && laying.every(isDone) ? 'done' : 'later';
  };
  const hasRows = drawing.pieces.length > 0 && steps.some(({ rows }) => rows !== undefined);
  return (piece) => {
    const product = piece.of ?? drawing.of;
    const row = hasRows ? rowOf(piece) : undefined;
    const key = `${product} ${row}`;
    const stage = known.get(key) ?? stageOf(product, row);
    known.set(key, stage);
    return stage;
  };
}
