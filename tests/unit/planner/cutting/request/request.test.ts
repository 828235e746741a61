import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRequest } from '../../../../../web/planner/cutting/request/request.ts';

const stock = [{ id: 'cls', length: 2400, price: 5.2 }];
const parts = [{ id: 'leg', length: 735, quantity: 4 }];
const linear = { kind: 'linear', kerf: 3, stock, parts };
const sheet = {
  kind: 'sheet',
  kerf: 3,
  stock: [{ id: 'ply', length: 2440, width: 1220 }],
  parts: [{ id: 'side', length: 720, width: 560, quantity: 2 }],
};

/** The place of the first fault, and its sentence. */
function refusal(request: unknown): { at: string; reason: string } {
  const parsed = parseRequest(request);
  expect(parsed.ok).toBe(false);
  return parsed.ok ? { at: '', reason: '' } : parsed;
}

describe('parseRequest', () => {
  test('puts lengths, kerf and trims on the coarsest grid that holds them all', () => {
    const parsed = parseRequest({
      ...linear,
      kerf: '1/8"',
      parts: [{ id: 'a', length: '23 5/8"' }],
    });
    expect(parsed).toMatchObject({
      ok: true,
      problem: { unit: 25_000, kerf: 127, parts: [{ length: 24_003, quantity: 1 }] },
    });
  });

  test('reads a missing price as the length, or the area, in millimetres', () => {
    const plain = { ...linear, stock: [{ id: 'cls', length: 2400.5 }] };
    expect(parseRequest(plain)).toMatchObject({
      problem: { priceScale: 10, stock: [{ cost: 24_005, quantity: Infinity }] },
    });
    expect(parseRequest(sheet)).toMatchObject({ problem: { stock: [{ cost: 2440 * 1220 }] } });
  });

  test('takes one trim for every side, or a side at a time', () => {
    expect(parseRequest({ ...linear, trim: 10 })).toMatchObject({
      problem: { unit: 1e6, trim: { start: 10, end: 10 } },
    });
    expect(parseRequest({ ...sheet, trim: { left: 5 } })).toMatchObject({
      problem: { trim: { left: 5, right: 0, top: 0, bottom: 0 } },
    });
  });

  test('rounds a mitre up to a tenth of a millimetre along the board', () => {
    const frame = [{ id: 'rail', length: 500, mitre: { start: 45, end: 30 } }];
    expect(parseRequest({ ...linear, face: 44, parts: frame })).toMatchObject({
      problem: { unit: 100_000, mitreKerf: 43, parts: [{ slants: { start: 440, end: 255 } }] },
    });
  });

  test.each([
    ['a negative length', { parts: [{ id: 'a', length: -1 }] }, 'parts[0].length'],
    ['a length of zero', { parts: [{ id: 'a', length: 0 }] }, 'parts[0].length'],
    ['not a number', { parts: [{ id: 'a', length: Number.NaN }] }, 'parts[0].length'],
    ['an endless length', { stock: [{ id: 'a', length: Infinity }] }, 'stock[0].length'],
    ['a length in no words', { parts: [{ id: 'a', length: 'long' }] }, 'parts[0].length'],
    ['half a piece', { parts: [{ id: 'a', length: 9, quantity: 0.5 }] }, 'parts[0].quantity'],
    ['no pieces', { parts: [{ id: 'a', length: 9, quantity: 0 }] }, 'parts[0].quantity'],
    ['no parts', { parts: [] }, 'parts'],
    ['parts that are no list', { parts: { length: 3 } }, 'parts'],
    ['a row that is no row', { parts: [null] }, 'parts[0]'],
    ['a name twice', { parts: [...parts, ...parts] }, 'parts[1].id'],
    ['a name that is a number', { parts: [{ id: 7, length: 9 }] }, 'parts[0].id'],
    ['a negative price', { stock: [{ id: 'a', length: 9, price: -1 }] }, 'stock[0].price'],
    ['a kerf wider than any board', { kerf: 2400 }, 'kerf'],
    ['a negative kerf', { kerf: -3 }, 'kerf'],
    ['trims that leave nothing', { trim: 1200 }, 'trim'],
    ['100,000 pieces', { parts: [{ id: 'a', length: 9, quantity: 100_000 }] }, 'parts[0].quantity'],
    ['no time', { timeLimitMs: 0 }, 'timeLimitMs'],
    ['an unknown kind', { kind: 'cubic' }, 'kind'],
    ['a mitre without a face', { parts: [{ id: 'a', length: 9, mitre: { end: 45 } }] }, 'face'],
  ])('names the place of %s', (_, change, at) => {
    const refused = refusal({ ...linear, ...change });
    expect(refused.at).toBe(at);
    expect(refused.reason.startsWith(`${at}: `)).toBe(true);
  });

  test('refuses a stage count and a first cut that sheets do not have', () => {
    expect(refusal({ ...sheet, stages: 4 }).at).toBe('stages');
    expect(refusal({ ...sheet, firstCut: 'sideways' }).at).toBe('firstCut');
  });

  test('shows no more of a hostile value than fits a line', () => {
    const id = { toJSON: () => 'x'.repeat(1_000_000) };
    expect(refusal({ ...linear, parts: [{ id, length: 9 }] }).reason.length).toBeLessThan(200);
  });

  test('answers any JSON value with a problem or with a place and a sentence', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (kerf, rows, more) => {
        const parsed = parseRequest({ kind: 'linear', kerf, stock: rows, parts: [more] });
        expect(parsed.ok || parsed.reason.startsWith(`${parsed.at}: `)).toBe(true);
      }),
    );
  });
});
