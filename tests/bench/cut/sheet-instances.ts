import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../../../web/planner/cutting/sheet/random.ts';
import type { SheetRequest } from '../../../web/planner/cutting/contract.ts';

/** One instance of a set, with its known cost. */
export interface SheetInstance {
  readonly name: string;
  readonly request: SheetRequest;
  /** The best published cost. */
  readonly best?: number;
  /** A published lower bound. */
  readonly lowerBound?: number;
}

const DATA = join(import.meta.dirname, '../../../../shared/data');

interface Packing {
  readonly name: string;
  readonly bin: readonly [number, number];
  readonly items: readonly (readonly [number, number, number])[];
  readonly best3StageGuillotineOriented: number;
  readonly best3StageGuillotineRotation: number;
}

interface Cutting {
  readonly name: string;
  readonly set: string;
  readonly bins?: readonly (readonly [number, number, number])[];
  readonly items: readonly (readonly [number, number, number])[];
  readonly best: number;
  readonly lowerBound?: number;
}

/** Berkey–Wang and Martello–Vigo: fewest sheets, no kerf, any number of stages. */
export function packingSet(rotate: boolean, timeLimitMs: number): SheetInstance[] {
  return read<Packing>('bpp2d.json').map((row) => ({
    name: row.name,
    best: rotate ? row.best3StageGuillotineRotation : row.best3StageGuillotineOriented,
    request: {
      kind: 'sheet',
      timeLimitMs,
      stock: [{ id: 'bin', length: row.bin[0], width: row.bin[1], price: 1 }],
      parts: toParts(row.items, rotate),
    },
  }));
}

/** Cintra et al. 2008: several sheet sizes, two stages, the first cut along the length. */
export function cintraSet(timeLimitMs: number): SheetInstance[] {
  const rows = read<Cutting>('csp2d.json').filter((row) => row.set.startsWith('cintra2008_vbpp'));
  return rows.map((row) => ({
    name: `${row.name} ${row.set}`,
    best: row.best,
    ...(row.lowerBound === undefined ? {} : { lowerBound: row.lowerBound }),
    request: {
      kind: 'sheet',
      timeLimitMs,
      stages: 2,
      firstCut: 'length',
      stock: (row.bins ?? []).map(([length, width, price], i) => {
        return { id: `bin ${i + 1}`, length, width, price };
      }),
      parts: toParts(row.items, row.set.endsWith('rotation')),
    },
  }));
}

/** Seeded panels of a cabinet maker on two sheet sizes. */
export function panelInstance(pieces: number, timeLimitMs: number, seed = pieces): SheetInstance {
  const random = new Random(seed);
  const rows = Math.ceil(pieces / 4);
  const parts = Array.from({ length: rows }, (_, i) => ({
    id: `part ${i + 1}`,
    length: 100 + 5 * random.below(160),
    width: 60 + 5 * random.below(100),
    quantity: Math.min(4, pieces - 4 * i),
    rotate: random.below(3) > 0,
  }));
  const stock = [
    { id: 'full', length: 2440, width: 1220, price: 42 },
    { id: 'half', length: 1220, width: 1220, price: 24 },
  ];
  return {
    name: `${pieces} panels`,
    request: { kind: 'sheet', kerf: 3, trim: 10, timeLimitMs, stock, parts },
  };
}

/** Twelve carcass parts of a kitchen, three of each. */
export function kitchenInstance(timeLimitMs: number): SheetInstance {
  const sizes = [
    [720, 560],
    [600, 560],
    [564, 560],
    [564, 100],
    [564, 540],
    [720, 300],
    [564, 300],
    [715, 397],
    [715, 297],
    [597, 140],
    [540, 450],
    [500, 120],
  ] as const;
  const { request } = panelInstance(4, timeLimitMs);
  const parts = sizes.map(([length, width], i) => {
    return { id: `carcass ${i + 1}`, length, width, quantity: 3, rotate: i % 3 !== 0 };
  });
  return { name: 'kitchen', request: { ...request, parts } };
}

/** A board with its name, sides in millimetres. */
type Board = readonly [name: string, length: number, width: number, quantity: number];

/**
 * Seeded pieces of furniture as people build them, one to four on a list, some with a grain, from one
 * to three sheets on sale and sometimes an offcut of one's own: one to six sheets.
 */
export function furnitureInstance(seed: number, timeLimitMs: number): SheetInstance {
  const random = new Random(seed);
  const between = (least: number, most: number): number =>
    least + 10 * random.below((most - least) / 10 + 1);
  const cabinet = (): Board[] => {
    const [height, width, depth] = [between(600, 2000), between(400, 900), between(280, 580)];
    const shelves = 1 + random.below(5);
    return [
      ['side', height, depth, 2],
      ['top and bottom', width - 36, depth, 2],
      ['shelf', width - 36, depth - 20, shelves],
      ...(random.below(2) > 0 ? [['door', height - 4, width / 2 - 3, 2] as const] : []),
    ];
  };
  const drawers = (): Board[] => {
    const [width, depth, height] = [between(300, 600), between(350, 500), between(80, 200)];
    const quantity = 2 + random.below(4);
    return [
      ['drawer side', depth, height, 2 * quantity],
      ['drawer end', width - 36, height, 2 * quantity],
      ['drawer bottom', width - 20, depth - 18, quantity],
    ];
  };
  const table = (): Board[] => {
    const [length, width] = [between(800, 1800), between(500, 800)];
    return [
      ['top', length, width, 1],
      ['apron', length - 120, 90, 2],
      ['apron, short', width - 120, 90, 2],
      ['leg', 720, 70, 8],
    ];
  };
  const makers = [cabinet, cabinet, drawers, table];
  const boards = Array.from({ length: 1 + random.below(4) }, () =>
    (makers[random.below(makers.length)] ?? cabinet)(),
  ).flat();
  const grain = random.below(3) === 0;
  const parts = boards.map(([name, length, width, quantity], i) => {
    return { id: `${i + 1} ${name}`, length, width, quantity, rotate: !grain };
  });
  const stock = [
    { id: 'full', length: 2440, width: 1220, price: 42 },
    ...(random.below(2) > 0 ? [{ id: 'half', length: 1220, width: 1220, price: 24 }] : []),
    ...(random.below(3) > 1 ? [{ id: 'third', length: 1220, width: 810, price: 17 }] : []),
    ...(random.below(3) > 1
      ? [{ id: 'mine', length: 900, width: 600, price: 0, quantity: 1 }]
      : []),
  ];
  const stages = ([null, null, 3, 2] as const)[random.below(4)] ?? null;
  return {
    name: `furniture ${seed}`,
    request: { kind: 'sheet', kerf: 3, trim: 5, stages, timeLimitMs, stock, parts },
  };
}

function toParts(items: readonly (readonly [number, number, number])[], rotate: boolean) {
  return items.map(([length, width, quantity], i) => {
    return { id: `item ${i + 1}`, length, width, quantity, rotate };
  });
}

/** The rows of a data file; none when the data is not there. */
function read<Row>(name: string): Row[] {
  const file = join(DATA, name);
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { instances: Row[] }).instances;
}
