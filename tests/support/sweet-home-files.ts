// Sweet Home 3D files as its documentation has them: a ZIP archive with Home.xml, lengths in centimetres.
import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  readonly name: string;
  readonly data: string | Uint8Array;
  readonly isStored?: boolean;
}

const numbers = (...pairs: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    pairs.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

/** A ZIP archive; with sizes after the data, as Java writes it, where `isStreamed`. */
export function zip(files: readonly Packed[], isStreamed = false): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  for (const { name, data, isStored = false } of files) {
    const plain = Buffer.from(data);
    const bytes = isStored ? plain : deflateRawSync(plain);
    const [crc, method, flags] = [crc32(plain), isStored ? 0 : 8, isStreamed ? 8 : 0];
    const sizes = [
      [crc, 4],
      [bytes.length, 4],
      [plain.length, 4],
    ] as const;
    const head = [
      [20, 2],
      [flags, 2],
      [method, 2],
      [0, 4],
    ] as const;
    const unsaid = [
      [0, 4],
      [0, 4],
      [0, 4],
    ] as const;
    const entry = Buffer.concat([
      numbers(
        [0x04_03_4b_50, 4],
        ...head,
        ...(isStreamed ? unsaid : sizes),
        [name.length, 2],
        [0, 2],
      ),
      Buffer.from(name),
      bytes,
      isStreamed ? numbers([0x08_07_4b_50, 4], ...sizes) : Buffer.alloc(0),
    ]);
    const where = [
      [name.length, 2],
      [0, 4],
      [0, 4],
      [0, 4],
      [at, 4],
    ] as const;
    const row = numbers([0x02_01_4b_50, 4], [20, 2], ...head, ...sizes, ...where);
    listed.push(row, Buffer.from(name));
    local.push(entry);
    at += entry.length;
  }
  const directory = Buffer.concat(listed);
  const count = files.length;
  const end = numbers(
    [0x06_05_4b_50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [at, 4],
    [0, 2],
  );
  return new Uint8Array(Buffer.concat([...local, directory, end]));
}

type Corner = readonly [x: number, y: number];

export const home = (content: string, attributes = "wallHeight='250.0'"): string =>
  `<?xml version='1.0'?>\n<home version='6000' name='a.sh3d' camera='topCamera' ${attributes}>\n<property name='a > b' value='1'/>\n<!-- <room name='no'> -->\n${content}\n</home>\n`;

export const homeRoom = (name: string, corners: readonly Corner[], level = ''): string =>
  `<room id='room-1' ${level === '' ? '' : `level='${level}' `}name='${name}' areaVisible='true'>\n${corners.map(([x, y]) => `<point x='${x}' y='${y}'/>`).join('\n')}\n</room>`;

/** Walls through corners, each joined with the next. */
export const homeWalls = (
  corners: readonly Corner[],
  { thickness = 10, level = '', height = 240, arc = 0, id = 'wall' } = {},
): string =>
  corners
    .map(([x, y], i) => {
      const [toX, toY] = corners[(i + 1) % corners.length] ?? [x, y];
      const [before, after] = [(i + corners.length - 1) % corners.length, (i + 1) % corners.length];
      const on = level === '' ? '' : `level='${level}' `;
      const curve = arc !== 0 && i === 0 ? `arcExtent='${arc}' ` : '';
      return `<wall id='${id}${i}' ${on}wallAtStart='${id}${before}' wallAtEnd='${id}${after}' xStart='${x}' yStart='${y}' xEnd='${toX}' yEnd='${toY}' height='${height}' thickness='${thickness}' ${curve}pattern='hatchUp'/>`;
    })
    .join('\n');

const inHome = (xml: string, isStreamed = false) =>
  zip(
    [
      { name: 'Home', data: new Uint8Array([0xac, 0xed, 0, 5, 0x73]) },
      { name: '0', data: 'a picture', isStored: true },
      { name: 'Home.xml', data: xml },
    ],
    isStreamed,
  );

const box = (x: number, y: number, long: number, wide: number): readonly Corner[] => [
  [x, y],
  [x + long, y],
  [x + long, y + wide],
  [x, y + wide],
];

/** Files, and their rooms: name, storey, height, and area in m² as worked out by hand. */
export const HOMES: readonly {
  readonly what: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rooms: readonly (readonly [name: string, storey: string, high: number, area: number])[];
}[] = [
  {
    what: 'rooms that were drawn, one with signs in its name',
    bytes: inHome(
      home(
        homeRoom('Bed &amp; &lt;b&gt; &#x53A8;', box(100, 100, 400, 300)) +
          homeRoom('Bath', box(510, 100, 200, 300)) +
          homeWalls(box(0, 0, 900, 900)),
      ),
    ),
    rooms: [
      ['Bed & <b> 厨', '', 2400, 12],
      ['Bath', '', 2400, 6],
    ],
  },
  {
    what: 'walls alone: the room is what they leave, written as Java streams it',
    bytes: inHome(home(homeWalls(box(0, 0, 410, 310))), true),
    rooms: [['', '', 2400, 12]],
  },
  {
    what: 'two storeys, one of rooms and one of walls',
    bytes: inHome(
      home(
        "<level id='l0' name='Ground' elevation='0.0' floorThickness='12.0' height='260.0'/><level id='l1' name='Upper' elevation='272.0' height='230.0'/>" +
          homeRoom('Hall', box(0, 0, 500, 200), 'l0') +
          homeWalls(box(0, 0, 520, 320), { thickness: 20, level: 'l1' }),
      ),
    ),
    rooms: [
      ['', 'Upper', 2400, 15],
      ['Hall', 'Ground', 2600, 10],
    ],
  },
  {
    what: 'a wall that parts a room, ending on the middle of others',
    bytes: inHome(
      home(
        homeWalls(box(0, 0, 810, 310)) +
          "<wall id='part' xStart='405' yStart='0' xEnd='405' yEnd='310' thickness='10' height='240'/>",
      ),
    ),
    rooms: [
      ['', '', 2400, 11.85],
      ['', '', 2400, 11.85],
    ],
  },
  {
    what: 'a wall that is half a circle',
    bytes: inHome(home(homeWalls(box(0, 0, 410, 310), { arc: Math.PI }), "wallHeight='2'")),
    rooms: [['', '', 2400, 4 * 3.05 + (Math.PI * 2 ** 2) / 2]],
  },
];

/** As it was saved before version 5.3. */
export const OLD_HOME = zip([{ name: 'Home', data: new Uint8Array([0xac, 0xed, 0, 5]) }]);
