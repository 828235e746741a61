import { describe, expect, it } from 'vitest';
import { cutDemand } from '../../../web/projects/cut-demand.ts';
import {
  newCutList,
  newPart,
  newStock,
  type CutList,
  type CutPart,
  type CutStock,
  type DoneBoard,
} from '../../../web/projects/cut-list.ts';
import { numberedBoards, planWith, toDone, withoutBoard } from '../../../web/projects/cut-plan.ts';
import { offcutsFor } from '../../../web/projects/offcut-store.ts';
import { checkAnswer } from '../../../web/cutting/checker/check-answer.ts';
import { parseRequest } from '../../../web/cutting/request.ts';
import { mm } from '../../../web/measure/units.ts';
import { answerTo } from '../cutting/plan/requests.ts';

function list(
  parts: readonly Partial<CutPart>[],
  stock: readonly Partial<CutStock>[],
  more: Partial<CutList> = {},
): CutList {
  return {
    ...newCutList('list', 0),
    parts: parts.map((part, i) => ({ ...newPart(`p${i}`), ...part })),
    stock: stock.map((row, i) => ({ ...newStock(`s${i}`), ...row })),
    ...more,
  };
}

const metric = { units: 'metric' } as const;

describe('what a cut list asks for', () => {
  it('reads sizes as typed, with the usual saw, and prices in cents', () => {
    const demand = cutDemand(
      list(
        [{ length: '735', quantity: '4' }, { length: `2' 4"` }],
        [{ length: '2.4', price: '5.20' }],
      ),
      metric,
    );
    expect(demand.problems).toEqual({});
    expect(demand.request).toEqual({
      kind: 'linear',
      kerf: 3,
      trim: 0,
      stock: [{ id: 's0', length: 2400, price: 520, quantity: null }],
      parts: [
        { id: 'p0', length: 735, quantity: 4 },
        { id: 'p1', length: 711.2, quantity: 1 },
      ],
    });
  });

  it('takes bare numbers as inches where inches are at home', () => {
    const demand = cutDemand(list([{ length: '23 5/8' }], [{ length: `8'` }]), {
      units: 'imperial',
    });
    expect(demand.request?.parts[0]?.length).toBe(600.075);
    expect(demand.request?.kerf).toBe(3.175);
  });

  it('names every field that cannot be used and plans the rest', () => {
    const demand = cutDemand(
      list(
        [{ length: 'abc' }, { length: '735', quantity: '0' }, { length: '500' }, { name: 'only' }],
        [{ length: '2400', quantity: '-1' }, { length: '3000' }],
        { kerf: '900' },
      ),
      metric,
    );
    expect(Object.keys(demand.problems).toSorted()).toEqual([
      'kerf',
      'parts.p0.length',
      'parts.p1.quantity',
      'parts.p3.length',
      'stock.s0.quantity',
    ]);
    expect(demand.request?.parts.map(({ id }) => id)).toEqual(['p2']);
    expect(demand.request?.stock.map(({ id }) => id)).toEqual(['s1']);
  });

  it('leaves out a board without a price where others have one, and says why', () => {
    const demand = cutDemand(
      list([{ length: '500' }], [{ length: '2400', price: '5' }, { length: '3000' }]),
      metric,
    );
    expect(demand.problems['stock.s1.price']).toContain('Type its price');
    expect(demand.request?.stock).toHaveLength(1);
  });

  it('asks for the face once a part is mitred, and passes the mitres on with it', () => {
    const mitred = list(
      [{ length: '500', mitreStart: '45', mitreEnd: '45' }],
      [{ length: '2400' }],
    );
    expect(cutDemand(mitred, metric).problems['face']).toBeDefined();
    const request = cutDemand({ ...mitred, face: '40' }, metric).request;
    expect(request).toMatchObject({ face: 40, parts: [{ mitre: { start: 45, end: 45 } }] });
  });

  it('takes parts of jobs beside those typed in', () => {
    const given = {
      id: 'stud',
      name: 'stud',
      length: mm(2325),
      width: mm(0),
      quantity: 5,
      turns: true,
      from: 'Stud wall',
    };
    const demand = cutDemand(list([], [{ length: '2400' }]), { ...metric, given: [given] });
    expect(demand.request?.parts).toEqual([{ id: 'stud', length: 2325, quantity: 5 }]);
  });

  it('is nothing while there are no parts or no boards', () => {
    expect(cutDemand(list([], [{ length: '2400' }]), metric).request).toBeUndefined();
    expect(cutDemand(list([{ length: '500' }], []), metric).request).toBeUndefined();
  });
});

describe('own offcuts', () => {
  const offcut = {
    id: 'o',
    kind: 'linear',
    material: 'cls',
    length: 800,
    width: 0,
    from: 'x',
    kept: 0,
  } as const;
  const shelf = list([{ length: '735' }], [{ length: '2400', price: '5' }], { material: 'CLS ' });

  it('of the same material come first and cost nothing', () => {
    const offcuts = offcutsFor(shelf, [offcut, { ...offcut, id: 'oak', material: 'oak' }]);
    const { request } = cutDemand(shelf, { ...metric, offcuts });
    expect(request?.stock[0]).toEqual({ id: 'offcut:o', length: 800, price: 0, quantity: 1 });
    expect(request?.stock).toHaveLength(2);
    expect(request === undefined ? -1 : answerTo(request).cost).toBe(0);
  });

  it('that this list leaves are not cut from before they exist, nor those set aside', () => {
    expect(offcutsFor(shelf, [{ ...offcut, from: 'list' }])).toEqual([]);
    const { request } = cutDemand({ ...shelf, without: ['o'] }, { ...metric, offcuts: [offcut] });
    expect(request?.stock.map(({ id }) => id)).toEqual(['s0']);
  });
});

describe('a board that is ticked off', () => {
  it('leaves a plan of the rest that the checker passes and that is as proven as before', () => {
    const before = list(
      [
        { length: '735', quantity: '4' },
        { length: '1120', quantity: '5' },
      ],
      [
        { length: '2400', price: '5.20' },
        { length: '1800', price: '4.10', quantity: '2' },
      ],
    );
    const { request } = cutDemand(before, metric);
    if (request === undefined) throw new Error('no request');
    const state = { ended: true, firstNumber: 1 };
    let plan = planWith(undefined, request, answerTo(request), state);
    const done: DoneBoard[] = [];
    expect(plan.answer.status).toBe('optimal');
    while (plan.numbers.length > 1) {
      const [, second] = numberedBoards(plan);
      if (second === undefined) throw new Error('no board');
      done.push(toDone(plan, second, {}, []));
      const rest = cutDemand({ ...before, done }, metric).request;
      if (rest === undefined) throw new Error('nothing left');
      plan = withoutBoard(plan, second.number, rest);
      const parsed = parseRequest(plan.request);
      expect(parsed.ok && checkAnswer(parsed.problem, plan.answer)).toEqual([]);
      expect(plan.answer.status).toBe('optimal');
      expect(plan.numbers).not.toContain(second.number);
      expect(plan.answer.cost).toBe(answerTo(rest).cost);
    }
    expect(done.every(({ price }) => price !== null)).toBe(true);
  });

  it('counts for its part no longer once the part has another size', () => {
    const one = list([{ length: '735', quantity: '2' }], [{ length: '1600' }]);
    const { request } = cutDemand(one, metric);
    if (request === undefined) throw new Error('no request');
    const plan = planWith(undefined, request, answerTo(request), { ended: true, firstNumber: 1 });
    const [board] = numberedBoards(plan);
    if (board === undefined) throw new Error('no board');
    const done = { ...one, done: [toDone(plan, board, {}, [])] };
    expect(cutDemand(done, metric).request).toBeUndefined();
    const longer = { ...done, parts: done.parts.map((part) => ({ ...part, length: '740' })) };
    expect(cutDemand(longer, metric).request?.parts[0]?.quantity).toBe(2);
  });
});
