import { Random } from '../../web/planner/cutting/sheet/random.ts';
import type { CutRequest } from '../../web/planner/cutting/contract.ts';

/** A request at the edge of what the parser accepts, and what is hard about it. */
export interface HardRequest {
  readonly family: string;
  readonly request: CutRequest;
}

/** Draws numbers for one request; `scale` from 0 to 1 shrinks how many rows and pieces it has. */
interface Draw {
  readonly random: Random;
  /** A count from 1 up to `most`, near it as a rule, times the scale. */
  readonly count: (most: number) => number;
  /** A length from `least` to `most` mm on a grid of `grid` mm. */
  readonly length: (least: number, most: number, grid?: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
}

type Family = (draw: Draw) => CutRequest;

/** A millionth of a millimetre: one more on a length makes the grid as fine as it can be. */
const FINE = 1e-6;

const rows = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const linear = (draw: Draw, kinds: number, pieces: number, stocks: number): CutRequest => {
  const limited = draw.pick([true, false]);
  const grid = draw.pick([10, 1, 0.1, FINE]);
  return {
    kind: 'linear',
    kerf: draw.pick([0, 3, 3.2, FINE]),
    stock: rows(stocks, (i) => ({
      id: `s${i}`,
      length: draw.length(2000, 6000, grid),
      price: draw.pick([null, draw.random.below(100)]),
      quantity: limited ? 1 + draw.random.below(5) : null,
    })),
    parts: rows(kinds, (i) => ({
      id: `p${i}`,
      length: draw.length(50, 2000, grid),
      quantity: Math.max(1, Math.floor(pieces / kinds)),
    })),
  };
};

const sheet = (
  draw: Draw,
  { kinds, pieces, stocks }: { kinds: number; pieces: number; stocks: number },
  { least, most, side }: { least: number; most: number; side: number },
): CutRequest => {
  const limited = draw.pick([true, false]);
  const grid = draw.pick([10, 1, 0.1, FINE]);
  return {
    kind: 'sheet',
    kerf: draw.pick([0, 3, 3.2, FINE]),
    stages: draw.pick([null, 2, 3] as const),
    firstCut: draw.pick(['any', 'length', 'width'] as const),
    stock: rows(stocks, (i) => ({
      id: `s${i}`,
      length: draw.length(side / 2, side, grid),
      width: draw.length(side / 2, side, grid),
      price: draw.pick([null, draw.random.below(100)]),
      quantity: limited ? 1 + draw.random.below(5) : null,
    })),
    parts: rows(kinds, (i) => ({
      id: `p${i}`,
      length: draw.length(least, most, grid),
      width: draw.length(least, most, grid),
      quantity: Math.max(1, Math.floor(pieces / kinds)),
      rotate: draw.pick([true, false]),
    })),
  };
};

/** The same request with runs of its first parts, all of one width, and defects on some of its sheets. */
const special = (draw: Draw, request: CutRequest): CutRequest => {
  if (request.kind !== 'sheet') return request;
  const inRuns = Math.min(request.parts.length, draw.count(20));
  const each = 1 + draw.random.below(4);
  const parts = request.parts.map((part, i) => {
    return i < inRuns ? { ...part, width: request.parts[0]?.width ?? part.width } : part;
  });
  const runs = rows(Math.ceil(inRuns / each), (i) => ({
    id: `r${i}`,
    parts: parts.slice(i * each, Math.min(inRuns, (i + 1) * each)).map(({ id }) => id),
    along: 'length' as const,
  }));
  // A quantity of ten thousand becomes as many pieces; half of the requests spread it over several rows.
  const quantities = draw.pick([true, false]) ? 1 : undefined;
  const defects = draw.count(20);
  return {
    ...request,
    parts: parts.map((part, i) =>
      i < inRuns ? { ...part, quantity: quantities ?? part.quantity ?? 1 } : part,
    ),
    runs,
    stock: request.stock.map((row, i) => {
      if (i >= 5) return row;
      const [length, width] = [Number(row.length), Number(row.width)];
      return {
        ...row,
        defects: rows(defects, () => {
          const [x, y] = [draw.random.next() * length * 0.9, draw.random.next() * width * 0.9];
          return { x, y, length: length * 0.02, width: width * 0.02 };
        }),
      };
    }),
  };
};

const panels = { least: 50, most: 1200, side: 2440 };

const FAMILIES: Readonly<Record<string, Family>> = {
  'sheets of 100.000001': (draw) => ({
    kind: 'sheet',
    kerf: FINE,
    stages: draw.pick([null, 2, 3] as const),
    stock: [{ id: 's', length: 2440.000001, width: 1220 }],
    parts: rows(draw.count(40), (i) => ({
      id: `p${i}`,
      length: 100 + (i + 1) * FINE,
      width: draw.length(50, 900, FINE),
      quantity: draw.count(30),
    })),
  }),
  'linear, 1,000 x 100': (draw) =>
    linear(draw, draw.count(1000), draw.count(1000), draw.count(100)),
  'linear, 1,000 kinds of 50': (draw) => linear(draw, draw.count(1000), draw.count(50_000), 1),
  'linear, 5,000 x 5,000': (draw) =>
    linear(draw, draw.count(5000), draw.count(5000), draw.count(5000)),
  'linear, 50,000 pieces of 50,000 kinds': (draw) => {
    const kinds = draw.count(50_000);
    return linear(draw, kinds, kinds, draw.pick([1, 20]));
  },
  'linear, 50,000 stock rows': (draw) =>
    linear(draw, draw.count(300), draw.count(3000), draw.count(50_000)),
  'linear, 50,000 x 50,000': (draw) => linear(draw, draw.count(50_000), 1, draw.count(50_000)),
  'linear, 50,000 pieces on one board of 10 km': (draw) => ({
    kind: 'linear',
    kerf: draw.pick([0, FINE]),
    stock: [{ id: 's', length: 1e7 }],
    parts: rows(draw.count(200), (i) => ({
      id: `p${i}`,
      length: draw.length(1, 400, FINE),
      quantity: draw.count(250),
    })),
  }),
  'linear, limits and prices': (draw) =>
    linear(draw, draw.count(200), draw.count(2000), draw.count(200)),
  'sheet, 10,000 panels on one of 1 km': (draw) =>
    sheet(
      draw,
      { kinds: draw.pick([1, draw.count(10_000)]), pieces: draw.count(10_000), stocks: 1 },
      {
        ...panels,
        side: 1e6,
      },
    ),
  'sheet, 10,000 panels of many kinds': (draw) =>
    sheet(draw, { kinds: draw.count(10_000), pieces: draw.count(10_000), stocks: 1 }, panels),
  'sheet, 1,000 kinds of 10': (draw) =>
    sheet(draw, { kinds: draw.count(1000), pieces: draw.count(10_000), stocks: 3 }, panels),
  'sheet, 50,000 stock rows': (draw) =>
    sheet(
      draw,
      { kinds: draw.count(200), pieces: draw.count(1000), stocks: draw.count(50_000) },
      panels,
    ),
  'sheet, 10,000 x 50,000': (draw) =>
    sheet(
      draw,
      { kinds: draw.count(10_000), pieces: draw.count(10_000), stocks: draw.count(50_000) },
      panels,
    ),
  'sheet, slivers': (draw) => ({
    kind: 'sheet',
    stages: draw.pick([null, 2, 3] as const),
    stock: [{ id: 's', length: 1e7, width: draw.pick([1, 1e7]) }],
    parts: rows(draw.count(100), (i) => ({
      id: `p${i}`,
      length: draw.length(1000, 1e6, FINE),
      width: draw.pick([FINE, 0.5, 1]),
      quantity: draw.count(100),
    })),
  }),
  'sheet, runs and defects of 10,000 panels': (draw) =>
    special(
      draw,
      sheet(draw, { kinds: draw.count(1000), pieces: draw.count(10_000), stocks: 3 }, panels),
    ),
  'sheet, runs and defects on a sheet of 1 km': (draw) =>
    special(
      draw,
      sheet(
        draw,
        { kinds: draw.count(100), pieces: draw.count(10_000), stocks: 1 },
        { ...panels, side: 1e6 },
      ),
    ),
  'sheet, runs and defects among 50,000 stock rows': (draw) =>
    special(
      draw,
      sheet(
        draw,
        { kinds: draw.count(200), pieces: draw.count(1000), stocks: draw.count(50_000) },
        panels,
      ),
    ),
  'sheet, few kinds on a fine grid': (draw) =>
    sheet(draw, { kinds: draw.count(8), pieces: draw.count(3000), stocks: draw.count(60) }, panels),
};

/** Number of requests per round of the families. */
export const FAMILY_NAMES = Object.keys(FAMILIES);

/** The request of a seed: the families in turn; `scale` shrinks rows and pieces, 1 is the edge. */
export function hardRequest(seed: number, timeLimitMs: number, scale = 1): HardRequest {
  const random = new Random(seed * 7919 + 1);
  const family = FAMILY_NAMES[seed % FAMILY_NAMES.length] ?? '';
  const draw: Draw = {
    random,
    count: (most) =>
      Math.max(1, Math.floor(most * scale * (random.below(4) > 0 ? 1 : random.next()))),
    length: (least, most, grid = 1) =>
      Math.max(grid, Math.round((least + random.next() * (most - least)) / grid) * grid),
    pick: (choices) => choices[random.below(choices.length)] as (typeof choices)[number],
  };
  const make = FAMILIES[family];
  if (make === undefined) throw new Error(`no family ${family}`);
  return { family, request: { ...make(draw), timeLimitMs } };
}
