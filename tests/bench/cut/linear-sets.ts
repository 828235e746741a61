import { checkLinear } from '../../../web/planner/cutting/checker/linear.ts';
import type {
  CutAnswer,
  LinearAnswer,
  LinearRequest,
} from '../../../web/planner/cutting/contract.ts';
import type { Problem } from '../../../web/planner/cutting/problem.ts';
import { randomFrom, readData, type CutCase, type CutSet } from './cut-set.ts';
import { augmented } from './bpplib.ts';
import { HIGHS } from './highs.ts';

const MS = 5000;

/** Published bin packing: one stock length, no kerf, optima known. */
interface Bpp1d {
  readonly name: string;
  readonly capacity: number;
  readonly sizes: readonly number[];
  readonly demands: readonly number[];
  readonly bestKnown: number;
}

/** Lists of users and seeded ones: several lengths with prices, a kerf, optima proven elsewhere. */
interface Kerf {
  readonly name: string;
  readonly kerf: number;
  readonly stock: readonly (readonly [number, number])[];
  readonly pieces: readonly (readonly [number, number])[];
  readonly best: number;
  readonly lowerBound: number;
}

const partsOf = (pieces: readonly (readonly [number, number])[]): LinearRequest['parts'] =>
  pieces.map(([length, quantity], i) => ({ id: `p${i}`, length, quantity }));

function bpp1d(): CutCase[] {
  const rows = (readData('bpp1d.json')?.instances ?? []) as readonly Bpp1d[];
  return rows.map(({ name, capacity, sizes, demands, bestKnown }) => ({
    name,
    best: bestKnown,
    lowerBound: bestKnown,
    request: {
      kind: 'linear',
      timeLimitMs: MS,
      stock: [{ id: 'bin', length: capacity, price: 1 }],
      parts: partsOf(sizes.map((size, i) => [size, demands[i] ?? 0])),
    },
  }));
}

function kerf(): CutCase[] {
  const rows = (readData('cuts1d-kerf.json')?.instances ?? []) as readonly Kerf[];
  return rows.map((row) => ({
    name: row.name,
    best: row.best,
    lowerBound: row.lowerBound,
    request: {
      kind: 'linear',
      kerf: row.kerf,
      timeLimitMs: MS,
      stock: row.stock.map(([length, price], i) => ({ id: `s${i}`, length, price })),
      parts: partsOf(row.pieces),
    },
  }));
}

/** Lists as a maker might write them: `types` lengths, `pieces` in all, from four stock lengths. */
function seeded(seed: number, types: number, pieces: number): LinearRequest {
  const random = randomFrom(seed);
  const rows = Array.from({ length: types }, (): [number, number] => [
    150 + Math.floor(random() * 2000),
    1,
  ]);
  for (let piece = types; piece < pieces; piece++) {
    const row = rows[Math.floor(random() * types)];
    if (row !== undefined) row[1]++;
  }
  return {
    kind: 'linear',
    kerf: 3,
    timeLimitMs: MS,
    stock: [
      { id: '2.4', length: 2400, price: 6.1 },
      { id: '3.0', length: 3000, price: 7.85 },
      { id: '3.6', length: 3600, price: 9.2 },
      { id: '4.8', length: 4800, price: 12.4 },
    ],
    parts: partsOf(rows),
  };
}

/** 40 studs, plates and noggins of a wall with a door, from four lengths. */
const STUD_WALL: LinearRequest = {
  kind: 'linear',
  kerf: 3,
  stock: [
    { id: '2.4', length: 2400, price: 4.6 },
    { id: '3.0', length: 3000, price: 5.9 },
    { id: '3.6', length: 3600, price: 7.1 },
    { id: '4.8', length: 4800, price: 9.3 },
  ],
  parts: [
    { id: 'stud', length: 2324, quantity: 11 },
    { id: 'trimmer', length: 2040, quantity: 4 },
    { id: 'plate', length: 3550, quantity: 3 },
    { id: 'plate, short', length: 1425, quantity: 2 },
    { id: 'noggin', length: 562, quantity: 14 },
    { id: 'noggin at the door', length: 419, quantity: 4 },
    { id: 'lintel', length: 926, quantity: 2 },
  ],
};

const check = (problem: Problem, answer: CutAnswer): string[] =>
  problem.kind === 'linear' && 'boards' in answer
    ? checkLinear(problem, answer satisfies LinearAnswer)
    : ['not a linear answer'];

const setOf = (name: string, cases: () => readonly CutCase[]): CutSet => {
  return { name, cases, check, peer: HIGHS };
};

const GROWTH = [10, 20, 40, 80, 160, 320, 640];

export const LINEAR_SETS: readonly CutSet[] = [
  setOf('bpp1d', bpp1d),
  setOf('cuts1d-kerf', kerf),
  setOf('bpplib-ai', () => augmented('AI', MS)),
  setOf('bpplib-ani', () => augmented('ANI', MS)),
  setOf('seeded-linear', () =>
    Array.from({ length: 40 }, (_, i) => ({
      name: `seeded ${i}`,
      request: seeded(1000 + i, 4 + (i % 20), 20 + 3 * i),
    })),
  ),
  setOf('stud-wall', () => [{ name: '40 studs, plates and noggins', request: STUD_WALL }]),
  ...GROWTH.map((pieces) =>
    setOf(`growth-linear-${pieces}`, () =>
      [1, 2, 3].map((seed) => ({
        name: `${pieces} pieces, seed ${seed}`,
        request: seeded(seed * 7919, Math.min(60, Math.ceil(pieces / 3)), pieces),
      })),
    ),
  ),
];
