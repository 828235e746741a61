import type { Rectangle } from '../contract.ts';
import { type PlanPiece, pieceCorners } from '../plan/plan-board.ts';
import {
  dxfLine,
  dxfText,
  hundredth,
  writeDxf,
  type DxfGroup,
  type DxfPoint,
} from '../../measure/plans/write/write-dxf.ts';
import { pieceName, type NamedBoard } from './named-board.ts';

/** Layers and their AutoCAD colours. */
const LAYERS = { BOARD: 7, PART: 5, CUT: 1, OFFCUT: 3, DEFECT: 6, TEXT: 8 } as const;
type Layer = keyof typeof LAYERS;

const GAP = 200;
const DRAWN_WIDTH = 90;
const TEXT_HEIGHT = 30;

/**
 * The diagrams as DXF R12: lines and texts only, which every CAM program reads. Millimetres, y up as in CAD, one board
 * above the other; parts, cuts, offcuts and defects (crossed out) on separate layers.
 */
export function planDxf(boards: readonly NamedBoard[]): string {
  let base = 0;
  const entities = boards.flatMap((named) => {
    const drawn = drawBoard(named, base);
    base += (named.board.width || DRAWN_WIDTH) + GAP;
    return drawn;
  });
  return writeDxf(LAYERS, entities);
}

function drawBoard(named: NamedBoard, base: number): readonly DxfGroup[] {
  const { board, number, title } = named;
  const wide = board.width || DRAWN_WIDTH;
  const place = ([x, y]: DxfPoint): DxfPoint => [x, base + wide - y];
  const line = (layer: Layer, from: DxfPoint, to: DxfPoint): DxfGroup[] =>
    dxfLine(layer, place(from), place(to));
  const loop = (layer: Layer, corners: readonly DxfPoint[]): DxfGroup[] =>
    corners.flatMap((corner, i) =>
      line(layer, corner, corners[(i + 1) % corners.length] ?? corner),
    );
  const text = (at: DxfPoint, words: string): DxfGroup[] =>
    dxfText('TEXT', place(at), words, TEXT_HEIGHT);
  const corners = ({ x, y, length, width }: Rectangle): DxfPoint[] => {
    const bottom = y + (width || wide);
    return [
      [x, y],
      [x + length, y],
      [x + length, bottom],
      [x, bottom],
    ];
  };
  return [
    ...loop('BOARD', corners({ x: 0, y: 0, length: board.length, width: board.width })),
    ...text([0, -TEXT_HEIGHT], `${number}  ${title}`),
    ...board.pieces.flatMap((piece) => [
      ...loop('PART', pieceCorners(piece, wide)),
      ...text([piece.x + 10, piece.y + TEXT_HEIGHT + 10], labelOf(named, piece).trim()),
    ]),
    ...board.cuts.flatMap(({ x1, y1, x2, y2 }) =>
      line('CUT', [x1, y1], [x2, board.width === 0 ? wide : y2]),
    ),
    ...board.offcuts.flatMap((offcut) => loop('OFFCUT', corners(offcut))),
    ...(board.defects ?? []).flatMap((defect) => {
      const [from, across, to, down] = corners(defect);
      const hatch: DxfGroup[] = [];
      if (from && to) hatch.push(...line('DEFECT', from, to));
      if (across && down) hatch.push(...line('DEFECT', across, down));
      return [...loop('DEFECT', corners(defect)), ...hatch];
    }),
  ];
}

/** Name and sides of a piece. */
const labelOf = (named: NamedBoard, { part, length, width }: PlanPiece): string =>
  `${pieceName(named, part)} ${[length, ...(width > 0 ? [width] : [])].map(hundredth).join(' x ')}`;
