import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../web/planner/cutting/checker/check-answer.ts';
import { planBoards } from '../../../../web/planner/cutting/plan/plan-board.ts';
import { parseRequest } from '../../../../web/planner/cutting/request/request.ts';
import { cents, mm } from '../../../../web/planner/measure/units/units.ts';
import {
  numberedBoards,
  planWith,
  withoutBoard,
} from '../../../../web/planner/project/cuts/cut-plan.ts';
import { offerOf, type FindCut } from '../../../../web/planner/shopping/cut-line.ts';
import { shoppingList, type Need } from '../../../../web/planner/shopping/list.ts';
import { emptyPurse, type Purse } from '../../../../web/planner/shopping/purse.ts';
import { answerTo } from '../cutting/plan/requests.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { runs } from '../../../support/long.ts';

const timber = (pieces: readonly (readonly [name: string, length: number, quantity: number])[]) => {
  const material: Need['material'] = {
    form: 'lengths',
    id: 'timber',
    name: 'Timber',
    aisle: 'timber',
    why: '',
    pieces: pieces.map(([name, length, quantity]) => ({ name, length: mm(length), quantity })),
    kerf: mm(3),
    stock: [
      { id: 'timber/2.4', label: '2.4 m', length: mm(2400), price: cents(500) },
      { id: 'timber/4.2', label: '4.2 m', length: mm(4200), price: cents(850) },
    ],
  };
  return material;
};

const NEEDS: readonly Need[] = [
  { job: 'wall', material: timber([['stud', 1120, 5]]) },
  {
    job: 'shed',
    material: timber([
      ['stud', 1120, 3],
      ['rail', 735, 4],
    ]),
  },
];

const engine: FindCut = (request) => ({ answer: answerTo(request), ended: true });

const lineOf = (purse: Partial<Purse> = {}, planner = engine) => {
  const [line] = shoppingList(
    NEEDS,
    { ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }), ...purse },
    planner,
  ).lines;
  if (line?.cut === undefined) throw new Error('nothing is cut');
  return { ...line, cut: line.cut };
};

const bought = (counts: Readonly<Record<string, number>>): Partial<Purse> => ({
  bought: (_, offer) => counts[offer] ?? 0,
});

const plannedOf = ({
  request,
  answer,
}: ReturnType<typeof lineOf>['cut']): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { stock } of planBoards(request, answer)) {
    counts[offerOf(stock)] = (counts[offerOf(stock)] ?? 0) + 1;
  }
  return counts;
};

describe('the plan of what several jobs cut', () => {
  it('is the one that the list buys, board for board', () => {
    const line = lineOf();
    const onList = Object.fromEntries(line.items.map(({ offer, toBuy }) => [offer, toBuy]));
    expect(onList).toEqual(plannedOf(line.cut));
    expect(line.price.amount).toBe(line.cut.answer.cost);
  });

  it('knows of every piece whose it is', () => {
    expect(lineOf().cut.parts.map(({ name, job, quantity }) => [name, job, quantity])).toEqual([
      ['stud', 'wall', 5],
      ['stud', 'shed', 3],
      ['rail', 'shed', 4],
    ]);
  });

  it('keeps the same plan while boards are bought', () => {
    const before = lineOf();
    const planned = plannedOf(before.cut);
    for (const [offer, count] of Object.entries(planned)) {
      const some = lineOf(bought({ [offer]: 1 }));
      expect(some.cut.request).toEqual(before.cut.request);
      expect(some.items.find((item) => item.offer === offer)).toMatchObject({
        bought: 1,
        toBuy: count - 1,
        toReturn: 0,
      });
    }
    expect(lineOf(bought(planned)).cut.request).toEqual(before.cut.request);
    expect(lineOf(bought(planned)).price.amount).toBe(before.price.amount);
  });

  it('plans again around boards that it would not have bought', () => {
    const line = lineOf(bought({ 'timber/2.4': 20 }));
    expect(line.cut.answer.cost).toBe(0);
    const used = plannedOf(line.cut)['timber/2.4'] ?? 0;
    expect(line.items).toMatchObject([{ bought: 20, toBuy: 0, toReturn: 20 - used }]);
  });

  it('asks the engine first for the plan from the shop, and shows a quick one meanwhile', () => {
    const line = lineOf(bought({ 'timber/2.4': 1 }), () => undefined);
    expect(line.cut.final).toBe(false);
    expect(line.cut.open?.stock.map(({ id }) => id)).toEqual(['timber/2.4', 'timber/4.2']);
  });
});

describe('boards that lie cut', () => {
  it('leave of the plan just what remains, count as bought, and change neither cost nor list', () => {
    const before = lineOf();
    const all = planWith(undefined, before.cut.request, before.cut.answer, {
      ended: true,
      firstNumber: 1,
    });
    fc.assert(
      fc.property(fc.shuffledSubarray([...all.numbers], { minLength: 1 }), (ticked) => {
        const cut = numberedBoards(all).filter(({ number }) => ticked.includes(number));
        const rest = ticked.reduce(withoutBoard, all);
        const known: FindCut = (request) =>
          JSON.stringify(request) === JSON.stringify(rest.request)
            ? { answer: rest.answer, ended: true }
            : undefined;
        const line = lineOf({ cut: () => cut.map(({ board }) => board) }, known);
        if (rest.numbers.length > 0) {
          expect(line.cut.answer).toBe(rest.answer);
          const parsed = parseRequest(rest.request);
          expect(parsed.ok && checkAnswer(parsed.problem, rest.answer)).toEqual([]);
        }
        expect(line.cut.final).toBe(true);
        expect(line.price.amount).toBe(before.price.amount);
        for (const { offer, bought: held, toBuy } of line.items) {
          expect(held).toBe(cut.filter(({ board }) => board.stock === offer).length);
          expect(held + toBuy).toBe(plannedOf(before.cut)[offer]);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('boards of a removed job do not count for the pieces of other jobs', () => {
    const before = lineOf();
    const [board] = planBoards(before.cut.request, before.cut.answer);
    if (board === undefined) throw new Error('no board');
    const others = NEEDS.slice(1);
    const purse = {
      ...emptyPurse(BRITISH.metric, { currency: 'GBP', examples: true }),
      cut: () => [board],
    };
    const [line] = shoppingList(others, purse, engine).lines;
    const mine = board.pieces.filter(({ part }) => part.endsWith('shed')).length;
    const wanted = line?.cut?.request.parts.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(wanted).toBe(7 - mine);
  });
});
