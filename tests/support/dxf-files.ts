// DXF files as the format's reference has them, each as another program would write it.

type Pair = readonly [code: number, value: string | number];
type Corner = readonly [x: number, y: number, bulge?: number];

export const write = (pairs: readonly Pair[]): string =>
  pairs.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}\r\n`).join('');

const section = (name: string, content: readonly Pair[]): readonly Pair[] => [
  [0, 'SECTION'],
  [2, name],
  ...content,
  [0, 'ENDSEC'],
];

/** A file with a unit (`$INSUNITS`), entities, and other sections before them. */
export const dxf = (
  unit: number | undefined,
  entities: readonly (readonly Pair[])[],
  before: readonly Pair[] = [],
  version = 'AC1027',
): string =>
  write([
    [999, 'made by a test'],
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, version],
      ...(unit === undefined
        ? []
        : ([
            [9, '$INSUNITS'],
            [70, unit],
          ] as const)),
    ]),
    ...before,
    ...section('ENTITIES', entities.flat()),
    [0, 'EOF'],
  ]);

export const line = (a: Corner, b: Corner, layer = '0'): readonly Pair[] => [
  [0, 'LINE'],
  [5, '1F'],
  [8, layer],
  [10, a[0]],
  [20, a[1]],
  [30, 0],
  [11, b[0]],
  [21, b[1]],
  [31, 0],
];

/** Lines from corner to corner and back. */
export const lines = (...corners: readonly Corner[]): readonly Pair[] =>
  corners.flatMap((corner, i) => line(corner, corners[(i + 1) % corners.length] ?? corner));

export const lwPolyline = (
  corners: readonly Corner[],
  { isClosed = true, layer = '0', more = [] as readonly Pair[] } = {},
): readonly Pair[] => [
  [0, 'LWPOLYLINE'],
  [100, 'AcDbEntity'],
  [8, layer],
  ...more,
  [100, 'AcDbPolyline'],
  [90, corners.length],
  [70, isClosed ? 1 : 0],
  ...corners.flatMap(([x, y, bulge]): Pair[] => [
    [10, x],
    [20, y],
    ...(bulge === undefined ? [] : ([[42, bulge]] as const)),
  ]),
];

export const polyline = (corners: readonly Corner[], isClosed = true): readonly Pair[] => [
  [0, 'POLYLINE'],
  [8, 'WALLS'],
  [66, 1],
  [70, isClosed ? 1 : 0],
  ...corners.flatMap(([x, y, bulge]): Pair[] => [
    [0, 'VERTEX'],
    [8, 'WALLS'],
    [10, x],
    [20, y],
    ...(bulge === undefined ? [] : ([[42, bulge]] as const)),
  ]),
  [0, 'SEQEND'],
  [8, 'WALLS'],
];

export const arc = (centre: Corner, radius: number, from: number, to: number): readonly Pair[] => [
  [0, 'ARC'],
  [8, '0'],
  [10, centre[0]],
  [20, centre[1]],
  [40, radius],
  [50, from],
  [51, to],
];

export const text = (at: Corner, words: string, size = 200): readonly Pair[] => [
  [0, 'TEXT'],
  [8, 'TEXT'],
  [10, at[0]],
  [20, at[1]],
  [40, size],
  [1, words],
];

export const mtext = (at: Corner, ...parts: readonly string[]): readonly Pair[] => [
  [0, 'MTEXT'],
  [8, 'TEXT'],
  [10, at[0]],
  [20, at[1]],
  [40, 150],
  ...parts.map((part, i): Pair => [i === parts.length - 1 ? 1 : 3, part]),
];

const insert = (name: string, at: Corner, scale: Corner, turn: number): readonly Pair[] => [
  [0, 'INSERT'],
  [8, '0'],
  [2, name],
  [10, at[0]],
  [20, at[1]],
  [41, scale[0]],
  [42, scale[1]],
  [50, turn],
];

const blocks = (name: string, base: Corner, content: readonly Pair[]): readonly Pair[] =>
  section('BLOCKS', [
    [0, 'BLOCK'],
    [8, '0'],
    [2, name],
    [70, 0],
    [10, base[0]],
    [20, base[1]],
    ...content,
    [0, 'ENDBLK'],
  ]);

const layers = (...rows: readonly (readonly [string, flags: number, colour: number])[]) =>
  section('TABLES', [
    [0, 'TABLE'],
    [2, 'LAYER'],
    ...rows.flatMap(([name, flags, colour]): Pair[] => [
      [0, 'LAYER'],
      [2, name],
      [70, flags],
      [62, colour],
    ]),
    [0, 'ENDTAB'],
  ]);

const box = (x: number, y: number, long: number, wide: number): readonly Corner[] => [
  [x, y],
  [x + long, y],
  [x + long, y + wide],
  [x, y + wide],
];

/** A file, the unit to read it in, and its rooms: name, and area in m² as worked out by hand. */
export interface Example {
  readonly what: string;
  readonly text: string;
  /** Contents of the file, in millimetres. */
  readonly unit: number | undefined;
  readonly readIn: number;
  readonly rooms: readonly (readonly [name: string, area: number])[];
}

const metres = (...corners: readonly Corner[]): readonly Corner[] =>
  corners.map(([x, y]) => [x / 1000, y / 1000]);

export const EXAMPLES: readonly Example[] = [
  {
    what: 'a closed polyline in millimetres, with a name',
    text: dxf(4, [lwPolyline(box(1000, 2000, 4000, 3000)), text([2000, 3000], 'Kitchen')]),
    unit: 1,
    readIn: 1,
    rooms: [['Kitchen', 12]],
  },
  {
    what: 'an old polyline in inches, an L',
    text: dxf(
      1,
      [
        polyline([
          [0, 0],
          [120, 0],
          [120, 60],
          [60, 60],
          [60, 120],
          [0, 120],
        ]),
      ],
      [],
      'AC1009',
    ),
    unit: 25.4,
    readIn: 25.4,
    rooms: [['', 75 * 0.092_903_04]],
  },
  {
    what: 'lines in metres that two rooms share, one ending on the other',
    text: dxf(6, [
      lines(...metres([0, 0], [6000, 0], [6000, 3000], [0, 3000])),
      line([4, 0], [4, 3]),
      text([1, 1], 'Living', 0.2),
      text([5, 1], 'Bath', 0.2),
      text([5, 2], '6.0 m²', 0.3),
    ]),
    unit: 1000,
    readIn: 1000,
    rooms: [
      ['Living', 12],
      ['Bath', 6],
    ],
  },
  {
    what: 'lines in centimetres whose ends are 3 mm apart, and a door that stands open',
    text: dxf(5, [
      line([0, 0], [400, 0]),
      line([400, 0.3], [400, 300]),
      line([399.7, 300], [0, 300]),
      line([0, 299.8], [0, 0.2]),
      line([100, 0], [100, 80]),
      arc([100, 0], 80, 0, 90),
    ]),
    unit: 10,
    readIn: 10,
    rooms: [['', 12]],
  },
  {
    what: 'a bay as a bulge, half a circle of 1 m',
    text: dxf(4, [
      lwPolyline([
        [0, 0],
        [1500, 0],
        [1500, 0],
        [1500, 0, 1],
        [3500, 0],
        [5000, 0],
        [5000, 4000],
        [0, 4000],
      ]),
    ]),
    unit: 1,
    readIn: 1,
    rooms: [['', 20 + Math.PI / 2]],
  },
  {
    what: 'a block, turned, mirrored and twice as large',
    text: dxf(
      4,
      [insert('ROOM', [10_000, 5000], [2, -2], 30), insert('NONE', [0, 0], [1, 1], 0)],
      blocks('ROOM', [100, 100], lwPolyline(box(0, 0, 2000, 1500))),
    ),
    unit: 1,
    readIn: 1,
    rooms: [['', 12]],
  },
  {
    what: 'no unit, and a frame around two rooms',
    text: dxf(undefined, [
      lwPolyline(box(-2000, -2000, 14_000, 9000)),
      lwPolyline(box(0, 0, 4000, 3000)),
      lwPolyline(box(4100, 0, 2000, 3000)),
      mtext([1000, 1000], '{\\fArial|b0|i0;\\H1.5x;Wohn', 'zimmer}\\P12 m%%d'),
      text([4500, 1000], 'B\\U+00E4d 1%%d'),
    ]),
    unit: undefined,
    readIn: 1,
    rooms: [
      ['Wohnzimmer', 12],
      ['Bäd 1°', 6],
    ],
  },
  {
    what: 'lines and an arc',
    text: dxf(4, [
      line([0, 0], [4000, 0]),
      arc([4000, 1500], 1500, 270, 90),
      line([4000, 3000], [0, 3000]),
      line([0, 3000], [0, 0]),
    ]),
    unit: 1,
    readIn: 1,
    rooms: [['', 12 + (Math.PI * 1.5 ** 2) / 2]],
  },
  {
    what: 'what is hidden, on paper, mirrored, or a size',
    text: dxf(
      4,
      [
        lwPolyline(box(0, 0, 9000, 9000), { layer: 'OLD' }),
        lwPolyline(box(0, 0, 9000, 8000), { layer: 'FROZEN' }),
        lwPolyline(box(0, 0, 9000, 7000), { layer: 'DIMENSIONS' }),
        lwPolyline(box(0, 0, 9000, 6000), { more: [[67, 1]] }),
        lwPolyline(box(0, 0, 4000, 3000), { more: [[230, -1]] }),
        text([-2000, 1000], 'Study'),
      ],
      layers(['OLD', 0, -7], ['FROZEN', 1, 3], ['0', 0, 7]),
    ),
    unit: 1,
    readIn: 1,
    rooms: [['Study', 12]],
  },
  {
    what: 'feet, a round room and an oval one',
    text: dxf(2, [
      [
        [0, 'CIRCLE'],
        [8, '0'],
        [10, 10],
        [20, 10],
        [40, 8],
      ],
      [
        [0, 'ELLIPSE'],
        [8, '0'],
        [10, 40],
        [20, 10],
        [11, 0],
        [21, 9],
        [40, 0.5],
        [41, 0],
        [42, 2 * Math.PI],
      ],
      [
        [0, 'SPLINE'],
        [8, '0'],
      ],
    ]),
    unit: 304.8,
    readIn: 304.8,
    rooms: [
      ['', Math.PI * 64 * 0.092_903_04],
      ['', Math.PI * 9 * 4.5 * 0.092_903_04],
    ],
  },
];
