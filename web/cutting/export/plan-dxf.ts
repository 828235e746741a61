import type { Rectangle } from '../contract.ts';
import { cornersOf } from '../plan/piece-corners.ts';
import { hundredth, nameOf, type NamedBoard } from './named-board.ts';

/** Layers and their AutoCAD colours. */
const LAYERS = { BOARD: 7, PART: 5, CUT: 1, OFFCUT: 3, TEXT: 8 } as const;
type Layer = keyof typeof LAYERS;

const GAP = 200;
const DRAWN_WIDTH = 90;
const TEXT_HEIGHT = 30;

type Point = readonly [number, number];
type Pair = readonly [number, string];

const write = (pairs: readonly Pair[]): string =>
  pairs.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');

/**
 * The diagrams as DXF R12: lines and texts only, which every CAM program reads. Millimetres, y up as
 * CAD has it, board above board; parts, cuts and offcuts on layers of their own.
 */
export function planDxf(boards: readonly NamedBoard[]): string {
  let base = 0;
  const entities = boards.flatMap((named) => {
    const drawn = drawBoard(named, base);
    base += (named.board.width || DRAWN_WIDTH) + GAP;
    return drawn;
  });
  return write([
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$MEASUREMENT'],
      [70, '1'],
    ]),
    ...section('TABLES', layerTable()),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ]);
}

const section = (name: string, content: readonly Pair[]): readonly Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
];

function layerTable(): readonly Pair[] {
  const layers = Object.entries(LAYERS);
  return [
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, String(layers.length)],
    ...layers.flatMap(([name, colour]): Pair[] => [
      [0, 'LAYER'],
      [2, name],
      [70, '0'],
      [62, String(colour)],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
  ];
}

function drawBoard(named: NamedBoard, base: number): readonly Pair[] {
  const { board, number, title } = named;
  const wide = board.width || DRAWN_WIDTH;
  const place = ([x, y]: Point): Point => [x, base + wide - y];
  const line = (layer: Layer, from: Point, to: Point): Pair[] =>
    lineOf(layer, place(from), place(to));
  const loop = (layer: Layer, corners: readonly Point[]): Pair[] =>
    corners.flatMap((corner, i) =>
      line(layer, corner, corners[(i + 1) % corners.length] ?? corner),
    );
  const text = (at: Point, words: string): Pair[] => textOf(place(at), words);
  const corners = ({ x, y, length, width }: Rectangle): Point[] => {
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
      ...loop('PART', cornersOf(piece, wide)),
      ...text(
        [piece.x + 10, piece.y + TEXT_HEIGHT + 10],
        `${nameOf(named, piece.part)} ${hundredth(piece.length)}`.trim(),
      ),
    ]),
    ...board.cuts.flatMap(({ x1, y1, x2, y2 }) =>
      line('CUT', [x1, y1], [x2, board.width === 0 ? wide : y2]),
    ),
    ...board.offcuts.flatMap((offcut) => loop('OFFCUT', corners(offcut))),
  ];
}

const lineOf = (layer: Layer, from: Point, to: Point): Pair[] => [
  [0, 'LINE'],
  [8, layer],
  [10, hundredth(from[0])],
  [20, hundredth(from[1])],
  [11, hundredth(to[0])],
  [21, hundredth(to[1])],
];

/** R12 knows ASCII on one line only; anything else would end the value and inject codes. */
const plainText = (words: string): string =>
  words
    .replaceAll('×', 'x')
    .replaceAll('′', "'")
    .replaceAll('″', '"')
    .replace(/[^\x20-\x7E]/g, '?')
    .slice(0, 250);

const textOf = (at: Point, words: string): Pair[] => [
  [0, 'TEXT'],
  [8, 'TEXT'],
  [10, hundredth(at[0])],
  [20, hundredth(at[1])],
  [40, String(TEXT_HEIGHT)],
  [1, plainText(words)],
];
