import { describe, expect, it } from 'vitest';
import { cutDemand } from '../../../../../web/planner/project/cuts/cut-demand.ts';
import {
  newCutList,
  newPart,
  newStock,
  type CutList,
  type CutPart,
  type CutStock,
} from '../../../../../web/planner/schema/cut-list.ts';
import {
  numberedBoards,
  planWith,
  toDone,
  withoutBoard,
} from '../../../../../web/planner/project/cuts/cut-plan.ts';
import type { DoneBoard } from '../../../../../web/planner/schema/board.ts';
import { newOffcut, type Offcut } from '../../../../../web/planner/schema/offcut.ts';
import { offcutsFor } from '../../../../../web/planner/project/cuts/offcuts-for.ts';
import { checkAnswer } from '../../../../../web/planner/cutting/checker/check-answer.ts';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { answerTo } from '../../cutting/plan/requests.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

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

const metric = { locale: BRITISH.metric } as const;

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
      locale: BRITISH.imperial,
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

  it('is nothing while there are no parts or no boards', () => {
    expect(cutDemand(list([], [{ length: '2400' }]), metric).request).toBeUndefined();
    expect(cutDemand(list([{ length: '500' }], []), metric).request).toBeUndefined();
  });
});

describe('own offcuts', () => {
  const offcut: Offcut = {
    ...newOffcut('o', 'linear', 'cls'),
    length: '800 mm',
    from: 'x',
  };
  const shelf = list([{ length: '735' }], [{ length: '2400', price: '5' }], { material: 'CLS ' });

  it('offcuts of the same material are used first and cost nothing', () => {
    const offcuts = offcutsFor(shelf, [offcut, { ...offcut, id: 'oak', material: 'oak' }]);
    const { request } = cutDemand(shelf, { ...metric, offcuts });
    expect(request?.stock[0]).toEqual({ id: 'offcut:o', length: 800, price: 0, quantity: 1 });
    expect(request?.stock).toHaveLength(2);
    expect(request === undefined ? -1 : answerTo(request).cost).toBe(0);
  });

  it('are taken by the piece, and half-typed ones are named and left', () => {
    const offcuts = [
      { ...offcut, amount: '3' },
      { ...offcut, id: 'p', length: '8 hundred' },
      { ...offcut, id: 'q', amount: '0' },
      { ...offcut, id: 'r', length: '' },
    ];
    const { request, problems } = cutDemand(shelf, { ...metric, offcuts });
    expect(request?.stock.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['offcut:o', 3],
      ['s0', null],
    ]);
    expect(problems).toEqual({
      'offcuts.p.length': expect.stringContaining('is not a length') as string,
      'offcuts.q.amount': '0 is out of range; type a number between 1 and 999.',
    });
  });

  it('serve whoever writes the material another way', () => {
    const timber = { ...shelf, material: 'CLS 38 x 63' };
    expect(offcutsFor(timber, [{ ...offcut, material: 'cls 38×63' }])).toHaveLength(1);
    expect(offcutsFor(timber, [{ ...offcut, material: 'cls 38×89' }])).toEqual([]);
  });

  it('a project finds its offcuts after a change of language', () => {
    const kept = { ...offcut, material: 'Skirting, 94 mm', product: 'skirting~94' };
    const user = { id: 'p/skirting~94', kind: 'linear', material: '踢脚线 94 mm' } as const;
    expect(offcutsFor({ ...user, product: 'skirting~94' }, [kept])).toEqual([kept]);
    expect(offcutsFor({ ...user, product: 'skirting~144' }, [kept])).toEqual([]);
    // What was typed has no product, and nothing in common with other things typed.
    expect(offcutsFor({ ...user, product: '' }, [offcut])).toEqual([]);
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
      done.push(toDone(second, 520, {}, []));
      const rest = cutDemand({ ...before, done }, metric).request;
      if (rest === undefined) throw new Error('nothing left');
      plan = withoutBoard(plan, second.number);
      // To the letter: a plan is only shown for the very request that it answers.
      expect(JSON.stringify(plan.request)).toBe(JSON.stringify(rest));
      const parsed = parseRequest(plan.request);
      expect(parsed.ok && checkAnswer(parsed.problem, plan.answer)).toEqual([]);
      expect(plan.answer.status).toBe('optimal');
      expect(plan.numbers).not.toContain(second.number);
      expect(plan.answer.cost).toBe(answerTo(rest).cost);
    }
  });

  it('counts for its part no longer once the part has another size', () => {
    const one = list([{ length: '735', quantity: '2' }], [{ length: '1600' }]);
    const { request } = cutDemand(one, metric);
    if (request === undefined) throw new Error('no request');
    const plan = planWith(undefined, request, answerTo(request), { ended: true, firstNumber: 1 });
    const [board] = numberedBoards(plan);
    if (board === undefined) throw new Error('no board');
    const done = { ...one, done: [toDone(board, 520, {}, [])] };
    expect(cutDemand(done, metric).request).toBeUndefined();
    const longer = { ...done, parts: done.parts.map((part) => ({ ...part, length: '740' })) };
    expect(cutDemand(longer, metric).request?.parts[0]?.quantity).toBe(2);
  });
});

describe('a saw that would leave nothing', () => {
  it('is named at its field, and the usual one taken', () => {
    const typed = { kerf: '400 mm', trim: '200 mm' };
    const { problems, request } = cutDemand(
      list([{ length: '100' }], [{ length: '300' }], typed),
      metric,
    );
    expect(problems).toEqual({
      kerf: 'The saw would take the whole board.',
      trim: 'That leaves nothing of any board.',
    });
    expect(request).toMatchObject({ kerf: 3, trim: 0 });
  });

  it('says which part is too short for its mitres, and plans it square', () => {
    const part = { length: '100', mitreStart: '45', mitreEnd: '45' };
    const { problems, request } = cutDemand(
      list([part], [{ length: '2400' }], { face: '60' }),
      metric,
    );
    expect(problems).toEqual({
      'parts.p0.mitreStart': 'These mitres need more length than the part has.',
    });
    expect(request?.parts).toEqual([{ id: 'p0', length: 100, quantity: 1 }]);
  });
});

describe('more pieces than can be planned at once', () => {
  it.each([
    ['linear', 50_000],
    ['sheet', 10_000],
  ] as const)('of a %s list are named from the row that is one too many', (kind, most) => {
    const row = { length: '300', width: '200', quantity: '4000' };
    const many = list(
      Array.from({ length: 14 }, () => row),
      [{ length: '2440', width: '1220' }],
      { kind },
    );
    const { problems, request } = cutDemand(many, metric);
    const planned = request?.parts.length ?? 0;
    expect(planned).toBe(Math.floor(most / 4000));
    expect(Object.keys(problems)).toHaveLength(14 - planned);
    expect(problems[`parts.p${planned}.quantity`]).toContain(`more than ${most} pieces`);
    expect(request !== undefined && parseRequest(request).ok).toBe(true);
  });
});
