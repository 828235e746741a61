import type { Rectangle } from '../contract.ts';
import type { PlanPiece } from '../plan/plan-board.ts';
import { cornersOf } from '../plan/piece-corners.ts';
import { hundredth, nameOf, type NamedBoard } from './named-board.ts';

/** Layers and their AutoCAD colours. */
const LAYERS = { BOARD: 7, PART: 5, CUT: 1, OFFCUT: 3, DEFECT: 6, TEXT: 8 } as const;
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
 * CAD has it, board above board; parts, cuts, offcuts and defects
 * (crossed out) on layers of their own.
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
      ...text([piece.x + 10, piece.y + TEXT_HEIGHT + 10], labelOf(named, piece).trim()),
    ]),
    ...board.cuts.flatMap(({ x1, y1, x2, y2 }) =>
      line('CUT', [x1, y1], [x2, board.width === 0 ? wide : y2]),
    ),
    ...board.offcuts.flatMap((offcut) => loop('OFFCUT', corners(offcut))),
    ...(board.defects ?? []).flatMap((defect) => {
      const [from, across, to, down] = corners(defect);
      const hatch: Pair[] = [];
      if (from && to) hatch.push(...line('DEFECT', from, to));
      if (across && down) hatch.push(...line('DEFECT', across, down));
      return [...loop('DEFECT', corners(defect)), ...hatch];
    }),
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

/** As CAD writes a letter that is not ASCII; a backslash as well, so that no name is read as such a code. */
const inAscii = (letter: string): string =>
  /[\x20-\x5B\x5D-\x7E]/.test(letter)
    ? letter
    : `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Readers of R12 take 255 characters a line. */
const MOST_SIGNS = 250;

/** R12 knows ASCII on one line only; anything else would end the value and inject codes. */
function plainText(words: string): string {
  const text = words
    .replaceAll('×', 'x')
    .replaceAll('′', "'")
    .replaceAll('″', '"')
    .replace(/\p{C}|%%|[\u{10000}-\u{10FFFF}]/gu, '?');
  let line = '';
  for (const letter of text) {
    const code = inAscii(letter);
    if (line.length + code.length > MOST_SIGNS) break;
    line += code;
  }
  return line;
}

/** A piece by its name and its sides. */
const labelOf = (named: NamedBoard, { part, length, width }: PlanPiece): string =>
  `${nameOf(named, part)} ${[length, ...(width > 0 ? [width] : [])].map(hundredth).join(' x ')}`;

const textOf = (at: Point, words: string): Pair[] => [
  [0, 'TEXT'],
  [8, 'TEXT'],
  [10, hundredth(at[0])],
  [20, hundredth(at[1])],
  [40, String(TEXT_HEIGHT)],
  [1, plainText(words)],
];
