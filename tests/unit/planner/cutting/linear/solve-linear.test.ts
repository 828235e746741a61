import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLinear } from '../../../../../web/planner/cutting/checker/linear.ts';
import type { LinearAnswer, LinearRequest } from '../../../../../web/planner/cutting/contract.ts';
import { solveLinear } from '../../../../../web/planner/cutting/linear/solve-linear.ts';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { runs } from '../../../../support/long.ts';

/** Solves a request and holds the answer against the independent check. */
function cut(request: Omit<LinearRequest, 'kind'>): LinearAnswer {
  const parsed = parseRequest({ timeLimitMs: 20_000, ...request, kind: 'linear' });
  if (!parsed.ok || parsed.problem.kind !== 'linear') throw new Error('not a linear problem');
  const answer = solveLinear(parsed.problem);
  expect(checkLinear(parsed.problem, answer)).toEqual([]);
  return answer;
}

/** The least price by trying every stock for every board, part after part: for a few pieces only. */
function byHand(
  stock: readonly [number, number][],
  pieces: readonly number[],
  kerf: number,
): number {
  let least = Infinity;
  const visit = (n: number, rooms: readonly number[], cost: number): void => {
    if (cost >= least) return;
    const piece = pieces[n];
    if (piece === undefined) {
      least = cost;
      return;
    }
    const size = piece + kerf;
    rooms.forEach((room, i) => {
      if (room >= size) visit(n + 1, rooms.with(i, room - size), cost);
    });
    for (const [length, price] of stock) {
      if (length >= piece) visit(n + 1, [...rooms, length + kerf - size], cost + price);
    }
  };
  visit(0, [], 0);
  return least;
}

const STOCK = [
  { id: 'short', length: 2400, price: 6 },
  { id: 'long', length: 3600, price: 8.5 },
];

const lists = fc.array(
  fc.record({
    length: fc.integer({ min: 100, max: 2400 }),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const rowsOf = (list: readonly { length: number; quantity: number }[]): LinearRequest['parts'] =>
  list.map((row, i) => ({ id: `p${i}`, ...row }));

const offcutsOf = ({ boards }: LinearAnswer) =>
  boards.map(({ offcut }) => offcut).toSorted((a, b) => a - b);

describe('solveLinear', () => {
  test('plans the example of the design and proves it cheapest', () => {
    const answer = cut({
      kerf: 3,
      stock: [{ id: 'cls24', length: 2400, price: 5.2 }],
      parts: [{ id: 'leg', length: 735, quantity: 4 }],
    });
    expect(answer).toMatchObject({ status: 'optimal', cost: 10.4, bound: 10.4, unplaced: [] });
    expect(answer.boards[0]).toMatchObject({ stock: 'cls24', offcut: 186 });
  });

  test('costs the minimum over all plans, for a few pieces', () => {
    const few = fc.array(fc.integer({ min: 300, max: 2400 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(few, fc.constantFrom(0, 3), (pieces, kerf) => {
        const parts = pieces.map((length, i) => ({ id: `p${i}`, length, quantity: 1 }));
        const answer = cut({ kerf, stock: STOCK, parts });
        expect(answer.status).toBe('optimal');
        expect(answer.cost).toBeCloseTo(
          byHand(
            [
              [2400, 6],
              [3600, 8.5],
            ],
            pieces,
            kerf,
          ),
          9,
        );
      }),
      { numRuns: runs(60) },
    );
  });

  test('lets pieces fill a board to the far edge, with a kerf between neighbours only', () => {
    const stock = [{ id: 'board', length: 1003, price: 1 }];
    expect(cut({ kerf: 3, stock, parts: [{ id: 'a', length: 500, quantity: 2 }] }).cost).toBe(1);
    expect(cut({ kerf: 4, stock, parts: [{ id: 'a', length: 500, quantity: 2 }] }).cost).toBe(2);
  });

  test('keeps parts off both trims', () => {
    const answer = cut({
      trim: { start: 10, end: 20 },
      stock: [{ id: 'board', length: 1030, price: 1 }],
      parts: [{ id: 'a', length: 1000, quantity: 1 }],
    });
    expect(answer.boards).toEqual([
      { stock: 'board', parts: [{ part: 'a', at: 10, length: 1000 }], offcut: 0 },
    ]);
  });

  test('uses own offcuts, free and few, before it buys', () => {
    const answer = cut({
      kerf: 3,
      stock: [...STOCK, { id: 'own', length: 1250, price: 0, quantity: 2 }],
      parts: [{ id: 'shelf', length: 1200, quantity: 3 }],
    });
    expect(answer.cost).toBe(6);
    expect(answer.boards.filter(({ stock }) => stock === 'own')).toHaveLength(2);
  });

  test('turns the rails of a frame end for end so that neighbours share their mitre', () => {
    const rail = { id: 'rail', length: 500, quantity: 4, mitre: { start: 45, end: 45 } };
    const stock = [{ id: 'moulding', length: 1881, price: 9 }];
    // 4 × 500 less 3 × 44 shared, and 3 cuts of 3 mm at 45°, 4.3 mm along the board: 1880.9 mm.
    const answer = cut({ kerf: 3, face: 44, stock, parts: [rail] });
    expect(answer).toMatchObject({ status: 'optimal', cost: 9 });
    expect(answer.boards[0]?.parts.map(({ turned }) => turned === true)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const shorter = [{ id: 'moulding', length: 1880, price: 9 }];
    expect(cut({ kerf: 3, face: 44, stock: shorter, parts: [rail] }).cost).toBe(18);
  });

  test('plans mitres that do not match at their full length', () => {
    const parts = [{ id: 'skirting', length: 500, quantity: 2, mitre: { end: 45 } }];
    const stock = [{ id: 'board', length: 1002, price: 1 }];
    expect(cut({ kerf: 3, face: 44, stock, parts }).cost).toBe(2);
  });

  test('names a part that is too long and plans the rest', () => {
    const answer = cut({
      stock: STOCK,
      parts: [
        { id: 'beam', length: 5000, quantity: 2 },
        { id: 'rail', length: 1200, quantity: 2 },
      ],
    });
    expect(answer).toMatchObject({
      status: 'infeasible',
      cost: 6,
      unplaced: [{ part: 'beam', quantity: 2, reason: 'too-long', at: 'parts[0].length' }],
    });
  });

  test('makes the pieces that the stock allows and names the others', () => {
    const answer = cut({
      stock: [{ id: 'last', length: 1000, price: 4, quantity: 2 }],
      parts: [{ id: 'a', length: 450, quantity: 7 }],
    });
    expect(answer).toMatchObject({
      status: 'infeasible',
      cost: 8,
      unplaced: [{ part: 'a', quantity: 3, reason: 'out-of-stock', at: 'parts[0].quantity' }],
    });
  });

  test('uses fewer boards at equal price', () => {
    const answer = cut({
      stock: [
        { id: 'half', length: 2400, price: 6 },
        { id: 'whole', length: 4800, price: 12 },
      ],
      parts: [{ id: 'a', length: 1200, quantity: 8 }],
    });
    expect(answer.cost).toBe(24);
    expect(answer.boards).toHaveLength(2);
  });

  test('leaves the waste in one long offcut rather than scattered', () => {
    const answer = cut({
      stock: [{ id: 'board', length: 1000, price: 1 }],
      parts: [{ id: 'a', length: 300, quantity: 5 }],
    });
    expect(Math.max(...answer.boards.map(({ offcut }) => offcut))).toBe(400);
  });

  test('leaves room to square the ends of a board rather than one longer offcut', () => {
    const parts = [600, 395, 300].map((length, i) => ({ id: `p${i}`, length }));
    const plain = cut({ stock: [{ id: 'board', length: 1000 }], parts });
    expect(offcutsOf(plain)).toEqual([100, 605]);
    // Where 5 mm are trimmed off both ends, that is the room.
    const trimmed = cut({ trim: 5, stock: [{ id: 'board', length: 1010 }], parts });
    expect(offcutsOf(trimmed)).toEqual([5, 700]);
  });

  test('gives the same plan for the same request', () => {
    const request = {
      kerf: 3,
      stock: STOCK,
      parts: rowsOf([
        { length: 735, quantity: 9 },
        { length: 410, quantity: 7 },
      ]),
    };
    const { ms: _, ...first } = cut(request);
    expect(cut(request)).toMatchObject(first);
  });

  test('stops on request and still returns a complete plan', () => {
    const parsed = parseRequest({
      kind: 'linear',
      stock: STOCK,
      parts: rowsOf([
        { length: 735, quantity: 9 },
        { length: 413, quantity: 17 },
      ]),
    });
    if (!parsed.ok || parsed.problem.kind !== 'linear') throw new Error('not a linear problem');
    const answer = solveLinear(parsed.problem, { stopped: () => true });
    expect(checkLinear(parsed.problem, answer)).toEqual([]);
    expect(answer.unplaced).toEqual([]);
  });

  test('costs the same when a quantity is split over two rows', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const whole = cut({ kerf: 3, stock: STOCK, parts: rowsOf(list) });
        const halves = list.flatMap(({ length, quantity }) => [
          { length, quantity: Math.ceil(quantity / 2) },
          ...(quantity > 1 ? [{ length, quantity: Math.floor(quantity / 2) }] : []),
        ]);
        expect(cut({ kerf: 3, stock: STOCK, parts: rowsOf(halves) }).cost).toBe(whole.cost);
      }),
      { numRuns: runs(25) },
    );
  });

  test('never costs more with more stock to choose from, nor without a kerf', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const parts = rowsOf(list);
        const { cost } = cut({ kerf: 3, stock: STOCK, parts });
        const more = [...STOCK, { id: 'middle', length: 3000, price: 7.2 }];
        expect(cut({ kerf: 3, stock: more, parts }).cost).toBeLessThanOrEqual(cost);
        expect(cut({ kerf: 0, stock: STOCK, parts }).cost).toBeLessThanOrEqual(cost);
      }),
      { numRuns: runs(25) },
    );
  });

  test('costs the same in any unit', () => {
    fc.assert(
      fc.property(lists, fc.constantFrom(0.1, 10, 25.4), (list, factor) => {
        const scaled = list.map(({ length, quantity }) => ({ length: length * factor, quantity }));
        const stock = STOCK.map((row) => ({ ...row, length: row.length * factor }));
        const { cost } = cut({ kerf: 3, stock: STOCK, parts: rowsOf(list) });
        expect(cut({ kerf: 3 * factor, stock, parts: rowsOf(scaled) }).cost).toBe(cost);
      }),
      { numRuns: runs(20) },
    );
  });
});
