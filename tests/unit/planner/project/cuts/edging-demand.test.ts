import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../../web/planner/cutting/checker/check-answer.ts';
import { NO_BANDS } from '../../../../../web/planner/cutting/edge-banding.ts';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { cutDemand } from '../../../../../web/planner/project/cuts/cut-demand.ts';
import {
  numberedBoards,
  planWith,
  toDone,
} from '../../../../../web/planner/project/cuts/cut-plan.ts';
import {
  newCutList,
  newPart,
  newStock,
  newTape,
  readCutList,
  type CutList,
  type CutPart,
  type CutTape,
} from '../../../../../web/planner/schema/cut-list.ts';
import { answerTo } from '../../cutting/plan/requests.ts';
import { runs } from '../../../../support/long.ts';

const metric = { locale: BRITISH.metric } as const;
const OAK: CutTape = { ...newTape('oak'), name: 'Oak', thickness: '1', price: '0.80' };

function kitchen(parts: readonly Partial<CutPart>[], more: Partial<CutList> = {}): CutList {
  return {
    ...newCutList('list', 0, 'sheet'),
    parts: parts.map((part, i) => ({ ...newPart(`p${i}`), ...part })),
    stock: [{ ...newStock('s'), length: '2440', width: '1220', price: '40' }],
    tapes: [OAK],
    ...more,
  };
}

const DOOR: Partial<CutPart> = {
  name: 'door',
  length: '720',
  width: '560',
  quantity: '2',
  bands: { l1: 'oak', l2: 'oak', w1: 'oak', w2: 'oak' },
};

describe('a list with banded edges', () => {
  it('is cut smaller by its tapes and buys them by the metre', () => {
    const { request, parts, edging, problems } = cutDemand(kitchen([DOOR]), metric);
    expect(problems).toEqual({});
    expect(request?.parts).toEqual([
      { id: 'p0', length: 718, width: 558, quantity: 2, rotate: true },
    ]);
    expect(parts[0]).toMatchObject({ length: 718, finished: { length: 720, width: 560 } });
    // 2 × (2 × 770 + 2 × 610) mm at 80 pence a metre.
    expect(edging).toMatchObject([{ strips: 8, length: 5520, cost: 442 }]);
  });

  it('sells banding by the foot if the shop does', () => {
    const american = { ...BRITISH.metric, made: 'imperial' } as const;
    const { edging } = cutDemand(kitchen([DOOR]), { locale: american });
    expect(edging[0]?.cost).toBe(Math.ceil((80 / 0.3048) * 5.52));
  });

  it('goes on with the last good thickness and says what is wrong with the typed one', () => {
    const typed = { ...OAK, thickness: '1,x', good: '2' };
    const { request, problems } = cutDemand(kitchen([DOOR], { tapes: [typed] }), metric);
    expect(Object.keys(problems)).toEqual(['tapes.oak.thickness']);
    expect(request?.parts[0]?.length).toBe(716);
  });

  it.each([
    ['tapes.oak.thickness', { tapes: [{ ...OAK, thickness: '40' }] }],
    ['tapes.oak.price', { tapes: [{ ...OAK, price: 'dear' }] }],
    ['strip', { strip: 'long' }],
    ['strip', { strip: '2 m' }],
  ])('names %s where it cannot be used and plans the rest', (field, more) => {
    const { request, problems } = cutDemand(kitchen([DOOR], more), metric);
    expect(Object.keys(problems)).toEqual([field]);
    expect(request).toBeDefined();
  });

  it('leaves out a part that its tapes leave nothing of', () => {
    const strip = { ...DOOR, width: '2 mm' };
    const { request, problems } = cutDemand(kitchen([strip, { ...DOOR, id: 'x' }]), metric);
    expect(Object.keys(problems)).toEqual(['parts.p0.width']);
    expect(request?.parts.map(({ id }) => id)).toEqual(['x']);
  });

  it('takes a tape that is gone for none', () => {
    const gone = kitchen([{ ...DOOR, bands: { ...NO_BANDS, l1: 'birch' } }]);
    const { request, edging } = cutDemand(gone, metric);
    expect([request?.parts[0]?.length, edging]).toEqual([720, []]);
  });

  it('counts a cut board by the size that was cut', () => {
    const list = kitchen([DOOR]);
    const { request } = cutDemand(list, metric);
    if (request === undefined) throw new Error('nothing to plan');
    const plan = planWith(undefined, request, answerTo(request), { ended: true, firstNumber: 1 });
    const done = numberedBoards(plan).map((board) => toDone(board, 4000, {}, []));
    expect(cutDemand({ ...list, done }, metric).request).toBeUndefined();
  });

  it('is kept as it is, and reads a list without a word of tapes', () => {
    const list = kitchen([DOOR]);
    expect(readCutList(JSON.stringify(list))).toEqual({ ok: true, value: list });
    const { tapes, deduct, strip, ...old } = list;
    expect([tapes.length, deduct, strip]).toEqual([1, 'thick', '']);
    const read = readCutList(JSON.stringify({ ...old, parts: [{ ...newPart('p') }] }));
    expect(read.ok && read.value).toMatchObject({ tapes: [], deduct: 'thick', strip: '' });
    expect(read.ok && 'bands' in (read.value.parts[0] ?? {})).toBe(false);
  });
});

const typedPart = fc.record({
  length: fc.constantFrom('720', '300', 'x', '', '1.2 m'),
  width: fc.constantFrom('560', '100', '0', '2 mm'),
  quantity: fc.constantFrom('', '1', '3', '-2'),
  turns: fc.boolean(),
  name: fc.constantFrom('', 'side'),
});

describe('banding', () => {
  it('that is on no edge changes nothing of a list, whatever else is typed of it', () => {
    fc.assert(
      fc.property(
        fc.array(typedPart, { maxLength: 6 }),
        fc.constantFrom('linear' as const, 'sheet' as const),
        fc.constantFrom('thick' as const, 'all' as const, 'none' as const),
        (parts, kind, deduct) => {
          const plain = kitchen(parts, { kind, tapes: [] });
          const taped = kitchen(parts, { kind, deduct });
          expect(cutDemand(taped, metric)).toEqual(cutDemand(plain, metric));
        },
      ),
    );
  });

  it('banded edges give a valid plan with boards no larger than without', () => {
    const tape = fc.constantFrom('', 'oak');
    const bands = fc.record({ l1: tape, l2: tape, w1: tape, w2: tape });
    fc.assert(
      fc.property(fc.array(fc.tuple(typedPart, bands), { maxLength: 5 }), (rows) => {
        const banded = rows.map(([part, own]) => ({ ...part, bands: own }));
        const { request, parts } = cutDemand(kitchen(banded), metric);
        for (const { length, width, finished } of parts) {
          expect(length).toBeLessThanOrEqual(finished?.length ?? length);
          expect(width).toBeLessThanOrEqual(finished?.width ?? width);
        }
        if (request === undefined) return;
        const read = parseRequest(request);
        expect(read.ok && checkAnswer(read.problem, answerTo(request))).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });
});
