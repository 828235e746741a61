import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../../../web/planner/cutting/linear/budget.ts';
import { dealPieces } from '../../../../../web/planner/cutting/linear/deal-pieces.ts';
import { firstFit } from '../../../../../web/planner/cutting/linear/first-fit.ts';
import {
  boardsOf,
  type LinearModel,
  type Pattern,
} from '../../../../../web/planner/cutting/linear/model.ts';
import { WorkBudget } from '../../../../../web/planner/cutting/work.ts';
import { runs } from '../../../../support/long.ts';

const SPARE = 10;

/** A model of the engine: two stocks, sizes in millimetres with their kerf. */
const modelOf = (
  list: readonly (readonly [size: number, count: number])[],
  capacity: readonly [number, number] = [2403, 1803],
): LinearModel => {
  const rows = list.toSorted(([a], [b]) => b - a);
  return {
    sizes: Float64Array.from(rows, ([size]) => size),
    demand: Int32Array.from(rows, ([, count]) => count),
    capacity: Float64Array.from(capacity),
    spare: Float64Array.of(SPARE, SPARE),
    cost: Float64Array.of(52, 41),
    limit: Float64Array.of(Infinity, Infinity),
    penalty: 53,
  };
};

const models = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 150, max: 1800 }), fc.integer({ min: 1, max: 5 })), {
    minLength: 1,
    maxLength: 6,
    selector: ([size]) => size,
  })
  .map((list) => modelOf(list));

const dealt = (model: LinearModel, boards: readonly Pattern[], work = new WorkBudget(20)) =>
  dealPieces(model, boards, new Budget(() => false, work));

const roomOf = ({ sizes, capacity }: LinearModel, { stock, types, counts }: Pattern): number =>
  types.reduce(
    (room, type, n) => room - (sizes[type] ?? 0) * (counts[n] ?? 0),
    capacity[stock] ?? 0,
  );

/** Wishes for a plan, the more important first; less is better. */
function wishesOf(model: LinearModel, boards: readonly Pattern[]) {
  const rooms = boards.map((board) => roomOf(model, board));
  const ways = new Set(boards.map((board) => JSON.stringify(board))).size;
  const tight = rooms.filter((room) => room < SPARE).length;
  return {
    tight,
    ways,
    scatter: ways - rooms.reduce((sum, room) => sum + 10 * (room / 2403) ** 2, 0),
  };
}
type Wishes = ReturnType<typeof wishesOf>;

const isLiked = (a: Wishes, b: Wishes): boolean =>
  a.tight < b.tight || (a.tight === b.tight && a.scatter < b.scatter - 1e-6);

const piecesOf = (boards: readonly Pattern[]): readonly number[] =>
  boards
    .flatMap(({ types, counts }) =>
      types.flatMap((type, n) => Array<number>(counts[n] ?? 0).fill(type)),
    )
    .toSorted((a, b) => a - b);

const stocksOf = (boards: readonly Pattern[]) =>
  boards.map(({ stock }) => stock).toSorted((a, b) => a - b);

/** Expects that no other split of two boards is better, given unlimited work. */
function expectBest(model: LinearModel): void {
  const before = boardsOf(model, firstFit(model));
  const found = wishesOf(model, dealt(model, before, new WorkBudget(Infinity)));
  const liked = everyDeal(model, before).find((other) => isLiked(wishesOf(model, other), found));
  expect(liked).toBe(undefined);
}

describe('dealPieces', () => {
  it('cuts the same pieces from the same boards, and none holds more than it can', () => {
    fc.assert(
      fc.property(models, (model) => {
        const before = boardsOf(model, firstFit(model));
        const after = dealt(model, before);
        expect(piecesOf(after)).toEqual(piecesOf(before));
        expect(stocksOf(after)).toEqual(stocksOf(before));
        expect(after.every((board) => roomOf(model, board) >= 0)).toBe(true);
        expect(after.every(({ types }) => types.length > 0)).toBe(true);
      }),
      { numRuns: runs(400) },
    );
  });

  it('never makes a less practical plan, and always the same one', () => {
    fc.assert(
      fc.property(models, (model) => {
        const before = boardsOf(model, firstFit(model));
        const after = dealt(model, before);
        expect(isLiked(wishesOf(model, before), wishesOf(model, after))).toBe(false);
        expect(dealt(model, before)).toEqual(after);
      }),
      { numRuns: runs(400) },
    );
  });

  it('finds the best split of two boards, given enough work', () => {
    const two = models.filter((model) => boardsOf(model, firstFit(model)).length === 2);
    fc.assert(fc.property(two, expectBest), { numRuns: runs(100) });
  });

  it('finds the best split of 16 pieces in 5 sizes, which takes more than 20 ms of work', () => {
    expectBest(
      modelOf([
        [260, 4],
        [153, 2],
        [152, 4],
        [151, 5],
        [150, 1],
      ]),
    );
  });

  it('gives four boards their room and one way of cutting, though they were filled one by one', () => {
    const model = modelOf([
      [1123, 4],
      [738, 4],
      [563, 3],
      [413, 4],
    ]);
    const before: Pattern[] = [
      { stock: 0, types: [0], counts: [2] },
      { stock: 0, types: [0], counts: [2] },
      { stock: 0, types: [1, 2, 3], counts: [1, 2, 1] },
      { stock: 0, types: [1], counts: [3] },
      { stock: 1, types: [2, 3], counts: [1, 3] },
    ];
    const alike = { stock: 0, types: [0, 1, 3], counts: [1, 1, 1] };
    const short = { stock: 1, types: [2], counts: [3] };
    expect(wishesOf(model, before)).toMatchObject({ tight: 1, ways: 4 });
    const after = dealt(model, before);
    expect(after).toHaveLength(5);
    expect(after).toEqual(expect.arrayContaining([alike, short]));
    expect(wishesOf(model, after)).toMatchObject({ tight: 0, ways: 2 });
  });

  it('cuts three unlike boards with two patterns if no two of them could be better', () => {
    const planter = modelOf(
      [
        [803, 6],
        [747, 2],
        [673, 2],
        [347, 6],
      ],
      [4003, 3003],
    );
    const before: readonly Pattern[] = [
      { stock: 0, types: [0, 2, 3], counts: [2, 2, 3] },
      { stock: 1, types: [0, 1, 3], counts: [1, 2, 2] },
      { stock: 1, types: [0, 3], counts: [3, 1] },
    ];
    expect(wishesOf(planter, dealt(planter, before))).toMatchObject({ tight: 0, ways: 2 });
  });

  it('splits one of two full boards if that gives it spare length', () => {
    const model = modelOf([
      [1200, 4],
      [600, 1],
    ]);
    const full: Pattern = { stock: 0, types: [0], counts: [2] };
    const before = [full, full, { stock: 0, types: [1], counts: [1] }];
    expect(wishesOf(model, before).tight).toBe(2);
    expect(wishesOf(model, dealt(model, before)).tight).toBe(1);
  });

  it('cuts one more board differently if that gives a long offcut', () => {
    const legs = modelOf([[738, 4]]);
    const [three, one] = [3, 1].map((count) => ({ stock: 0, types: [0], counts: [count] }));
    const two = { stock: 0, types: [0], counts: [2] };
    expect(dealt(legs, [two, two])).toEqual([three, one]);
  });

  it('leaves alone a board that is one piece, which takes no cut', () => {
    const model = modelOf([
      [1803, 1],
      [600, 5],
    ]);
    const whole: Pattern = { stock: 1, types: [0], counts: [1] };
    const before: Pattern[] = [
      whole,
      { stock: 0, types: [1], counts: [3] },
      { stock: 0, types: [1], counts: [2] },
    ];
    expect(dealt(model, before)).toContainEqual(whole);
  });

  it('leaves plans with too many boards, or without time, unchanged', () => {
    const model = modelOf([
      [1200, 62],
      [1190, 62],
    ]);
    const rows: readonly Pattern[] = [
      { stock: 0, types: [0], counts: [2] },
      { stock: 0, types: [1], counts: [2] },
    ];
    const many = Array.from({ length: 31 }, () => rows).flat();
    expect(dealt(model, many)).toEqual(many);
    expect(wishesOf(model, dealt(model, many.slice(0, 60)))).toMatchObject({ tight: 0, ways: 1 });
    expect(dealPieces(model, rows, new Budget(() => true))).toEqual(rows);
  });
});

/** A board with these numbers of pieces per type. */
function fill(stock: number, pieces: readonly number[]): Pattern {
  const types = [...pieces.keys()].filter((type) => (pieces[type] ?? 0) > 0);
  return { stock, types, counts: types.map((type) => pieces[type] ?? 0) };
}

/** Every way to share the pieces of two boards out between them, each with some. */
function everyDeal(model: LinearModel, boards: readonly Pattern[]): Pattern[][] {
  const { demand } = model;
  const [a, b] = boards;
  let shares: number[][] = [[]];
  for (const count of demand) {
    shares = shares.flatMap((share) =>
      Array.from({ length: count + 1 }, (_, mine) => [...share, mine]),
    );
  }
  return shares
    .map((mine) => [
      fill(a?.stock ?? 0, mine),
      fill(
        b?.stock ?? 0,
        mine.map((count, type) => (demand[type] ?? 0) - count),
      ),
    ])
    .filter((two) => two.every((board) => board.types.length > 0 && roomOf(model, board) >= 0));
}
