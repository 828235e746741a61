import type { Point } from '../../measure/outline/polygon.ts';
import type { DrawnText, PlanDrawing, PlanLayer } from '../../measure/plans/write/plan-drawing.ts';
import { hundredth } from '../../measure/plans/write/write-dxf.ts';
import type { Rectangle } from '../contract.ts';
import { pieceCorners } from '../plan/plan-board.ts';
import { pieceName, type NamedBoard } from './parts-csv.ts';

const MARGIN = 60;
/** Height of the title above a board, and heights of letters. */
const CAPTION = 60;
const TITLE = 26;
const NAME = 22;
/** Drawn width of a length, which has no width itself: that of a stud. */
const DRAWN_WIDTH = 90;

/** The boards of a plan with their pieces, cuts, offcuts and crossed-out defects, one below the other. */
export function drawBoards(boards: readonly NamedBoard[]): PlanDrawing {
  const x1 = Math.max(1, ...boards.map(({ board }) => board.length)) + MARGIN;
  let y = MARGIN;
  const drawn = boards.map((named) => {
    const part = drawBoard(named, y + CAPTION);
    y += CAPTION + (named.board.width || DRAWN_WIDTH) + MARGIN;
    return part;
  });
  return {
    lines: drawn.flatMap(({ lines }) => lines),
    texts: drawn.flatMap(({ texts }) => texts),
    box: { x0: 0 - MARGIN, y0: 0, x1, y1: y },
  };
}

function drawBoard(named: NamedBoard, top: number): Pick<PlanDrawing, 'lines' | 'texts'> {
  const { board, number, title } = named;
  const wide = board.width || DRAWN_WIDTH;
  const line = (layer: PlanLayer, ...points: readonly (readonly [x: number, y: number])[]) => ({
    layer,
    points: points.map(([x, y]): Point => ({ x, y: y + top })),
    isClosed: false,
  });
  /** Separate lines, because not every CAM program reads closed ones. */
  const loop = (layer: PlanLayer, corners: ReturnType<typeof pieceCorners>) =>
    line(layer, ...corners, ...corners.slice(0, 1));
  const cornersOf = (box: Rectangle) =>
    pieceCorners({ ...box, part: '', turned: false, slantStart: 0, slantEnd: 0 }, wide);
  const text = (words: string, x: number, y: number, height: number): DrawnText => ({
    layer: 'TEXT',
    at: { x, y: y + top },
    angle: 0,
    height,
    text: words,
  });
  const whole = { x: 0, y: 0, length: board.length, width: board.width };
  return {
    lines: [
      loop('BOARD', cornersOf(whole)),
      ...board.pieces.map((piece) => loop('PART', pieceCorners(piece, wide))),
      ...board.cuts.map((cut) =>
        line('CUT', [cut.x1, cut.y1], [cut.x2, board.width === 0 ? wide : cut.y2]),
      ),
      ...board.offcuts.map((offcut) => loop('OFFCUT', cornersOf(offcut))),
      ...(board.defects ?? []).flatMap((defect) => {
        const [a = [0, 0], b = a, c = a, d = a] = cornersOf(defect);
        return [loop('DEFECT', [a, b, c, d]), line('DEFECT', a, c), line('DEFECT', b, d)];
      }),
    ],
    texts: [
      text(`${number}: ${title}`, board.length / 2, 0 - TITLE, TITLE),
      ...board.pieces.map(({ part, x, y, length, width }) => {
        const sides = [length, width].filter((side) => side > 0).map(hundredth);
        const label = `${pieceName(named, part)} ${sides.join(' × ')}`.trim();
        return text(label, x + length / 2, y + ((width || wide) + NAME) / 2, NAME);
      }),
    ],
  };
}
