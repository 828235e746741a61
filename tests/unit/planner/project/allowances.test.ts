import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BANDS } from '../../../../web/planner/cutting/edge-banding.ts';
import { parseRequest } from '../../../../web/planner/cutting/request/request.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { cutDemand } from '../../../../web/planner/project/cuts/cut-demand.ts';
import {
  newCutList,
  newMaterial,
  newPart,
  newStock,
  newTape,
  readCutList,
  type CutList,
  type CutPart,
} from '../../../../web/planner/schema/cut-list.ts';
import { changeMaterial, materialOf } from '../../../../web/planner/schema/cut-materials.ts';

const metric = { locale: BRITISH.metric } as const;

function list(part: Partial<CutPart>, more: Partial<CutList> = {}): CutList {
  return {
    ...newCutList('list', 0, 'sheet'),
    parts: [{ ...newPart('p'), length: '700', width: '300', ...part }],
    stock: [{ ...newStock('s'), length: '2440', width: '1220' }],
    ...more,
  };
}

const partOf = (typed: CutList) => cutDemand(typed, metric).request?.parts[0];

describe('a part that is cut larger', () => {
  it('gets it on each side: its own, else what the list says', () => {
    expect(partOf(list({ rough: '5' }))).toMatchObject({ length: 710, width: 310 });
    expect(partOf(list({}, { rough: '10' }))).toMatchObject({ length: 720, width: 320 });
    expect(partOf(list({ rough: '0' }, { rough: '10' }))).toMatchObject({ length: 700 });
  });

  it('adds the allowance at both ends of pieces cut to length', () => {
    const board = list({ rough: '5' }, { kind: 'linear' });
    expect(partOf(board)).toEqual({ id: 'p', length: 710, quantity: 1 });
  });

  it('has its tapes taken off first', () => {
    const bands = { ...NO_BANDS, l1: 't', w1: 't' };
    const tapes = [{ ...newTape('t'), thickness: '2' }];
    expect(partOf(list({ rough: '5', bands }, { tapes }))).toMatchObject({
      length: 708,
      width: 308,
    });
  });

  it.each([
    ['parts.p.rough', list({ rough: 'much' })],
    ['parts.p.rough', list({ rough: '3 m' })],
    ['rough', list({}, { rough: '-2' })],
  ])('says of %s what is wrong and goes on without', (field, typed) => {
    const { problems, request } = cutDemand(typed, metric);
    expect(Object.keys(problems)).toEqual([field]);
    expect(request?.parts[0]?.length).toBe(700);
  });
});

describe('a spare', () => {
  it('is one more of the part, or of every part', () => {
    expect(partOf(list({ quantity: '3', spare: true }))?.quantity).toBe(4);
    expect(partOf(list({}, { spare: true }))?.quantity).toBe(2);
    expect(partOf(list({ spare: true }, { spare: true }))?.quantity).toBe(2);
  });
});

describe('trims', () => {
  const trims = { left: '10', right: '', top: '5', bottom: '0' };

  it('are one for all sides, or one for each; an empty one is the usual', () => {
    expect(cutDemand(list({}, { trim: '12' }), metric).request?.trim).toBe(12);
    expect(cutDemand(list({}, { trim: '12', trims }), metric).request?.trim).toEqual({
      left: 10,
      right: 10,
      top: 5,
      bottom: 0,
    });
    const board = cutDemand(list({}, { kind: 'linear', trims }), metric).request;
    expect(board?.trim).toEqual({ start: 10, end: 0 });
  });

  it('that leave nothing of any sheet are named, and left out', () => {
    const all = { ...trims, top: '400', bottom: '400' };
    const stock = [{ ...newStock('s'), length: '2440', width: '600' }];
    const { problems, request } = cutDemand(list({}, { trims: all, stock }), metric);
    expect(problems).toEqual({ 'trims.left': 'That leaves nothing of any sheet.' });
    expect(request?.trim).toBe(0);
  });

  it('the engine accepts a request with trims of any size', () => {
    const text = fc.constantFrom('', '0', '10', '499', '600', 'x', '1"');
    const sides = fc.record({ left: text, right: text, top: text, bottom: text });
    const kind = fc.constantFrom('linear' as const, 'sheet' as const);
    fc.assert(
      fc.property(sides, kind, (each, what) => {
        const { request } = cutDemand(list({}, { trims: each, kind: what }), metric);
        expect(request !== undefined && parseRequest(request).ok).toBe(true);
      }),
    );
  });
});

describe('allowances of several materials', () => {
  it('each material keeps its own trims', () => {
    const trims = { left: '1', right: '2', top: '3', bottom: '4' };
    const both = {
      ...list({}, { rough: '5', spare: true, trims }),
      more: [newMaterial('m', 'sheet')],
    };
    const other = materialOf(both, 'm');
    expect([other.rough, other.spare, other.trims]).toEqual([undefined, undefined, undefined]);
    const changed = changeMaterial(both, 'm', (view) => ({ ...view, rough: '9' }));
    expect([changed.rough, changed.more[0]?.rough]).toEqual(['5', '9']);
    expect(readCutList(JSON.stringify(changed))).toEqual({ ok: true, value: changed });
  });
});
