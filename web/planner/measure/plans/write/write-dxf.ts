/** A group of a DXF file: code and value. */
export type DxfGroup = readonly [code: number, value: string];
/** Millimetres, y up as in CAD. */
export type DxfPoint = readonly [x: number, y: number];

/** Millimetres to two decimals, without trailing zeros. */
export const hundredth = (mm: number): string => String(Math.round(mm * 100) / 100);

const write = (groups: readonly DxfGroup[]): string =>
  groups.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');

const section = (name: string, content: readonly DxfGroup[]): readonly DxfGroup[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
];

function layerTable(layers: Readonly<Record<string, number>>): readonly DxfGroup[] {
  const rows = Object.entries(layers);
  return [
    [0, 'TABLE'],
    [2, 'LAYER'],
    [70, String(rows.length)],
    ...rows.flatMap(([name, colour]): DxfGroup[] => [
      [0, 'LAYER'],
      [2, name],
      [70, '0'],
      [62, String(colour)],
      [6, 'CONTINUOUS'],
    ]),
    [0, 'ENDTAB'],
  ];
}

/** A drawing in millimetres as DXF R12, which every CAD and CAM program reads; layers with their AutoCAD colours. */
export const writeDxf = (
  layers: Readonly<Record<string, number>>,
  entities: readonly DxfGroup[],
): string =>
  write([
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, '4'],
      [9, '$MEASUREMENT'],
      [70, '1'],
    ]),
    ...section('TABLES', layerTable(layers)),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ]);

export const dxfLine = (layer: string, from: DxfPoint, to: DxfPoint): DxfGroup[] => [
  [0, 'LINE'],
  [8, layer],
  [10, hundredth(from[0])],
  [20, hundredth(from[1])],
  [11, hundredth(to[0])],
  [21, hundredth(to[1])],
];

/** A closed line through corners. */
export const dxfOutline = (layer: string, corners: readonly DxfPoint[]): DxfGroup[] => [
  [0, 'POLYLINE'],
  [8, layer],
  [66, '1'],
  [70, '1'],
  ...corners.flatMap(([x, y]): DxfGroup[] => [
    [0, 'VERTEX'],
    [8, layer],
    [10, hundredth(x)],
    [20, hundredth(y)],
  ]),
  [0, 'SEQEND'],
  [8, layer],
];

/** Escapes a letter that is not ASCII, and the backslash, so that no name contains a code. */
const inAscii = (letter: string): string =>
  /[\x20-\x5B\x5D-\x7E]/.test(letter)
    ? letter
    : `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Readers of R12 accept 255 characters per line. */
const MOST_SIGNS = 250;

/** R12 has ASCII on one line only; anything else would end the value and inject codes. */
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

/** A text that starts at a point; with an angle in degrees it is centred there. */
export const dxfText = (
  layer: string,
  at: DxfPoint,
  words: string,
  height: number,
  angle?: number,
): DxfGroup[] => [
  [0, 'TEXT'],
  [8, layer],
  [10, hundredth(at[0])],
  [20, hundredth(at[1])],
  [40, hundredth(height)],
  [1, plainText(words)],
  ...(angle === undefined
    ? []
    : ([
        [50, hundredth(angle)],
        [72, '1'],
        [11, hundredth(at[0])],
        [21, hundredth(at[1])],
      ] as const)),
];
