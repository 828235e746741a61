import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRequest } from '../../../../web/planner/cutting/request/request.ts';
import { BRITISH, makeLocale } from '../../../../web/language/locale.ts';
import { zh } from '../../../../web/language/zh/zh.ts';
import { runs } from '../../../support/long.ts';

const stock = [{ id: 'ply', length: 2440, width: 1220 }];
const parts = [
  { id: 'front', length: 600, width: 180, quantity: 6 },
  { id: 'top', length: 600, width: 140 },
  { id: 'door', length: 700, width: 500 },
];
const request = { kind: 'sheet', kerf: 3, stock, parts };
const run = { id: 'drawers', parts: ['front'], along: 'width' };
const defect = { x: 100, y: 200, length: 30, width: 40 };

const withDefects = (...defects: unknown[]) => ({ ...request, stock: [{ ...stock[0], defects }] });
const withRuns = (...of: unknown[]) => ({ ...request, runs: of });

/** The place of the first fault, and its sentence. */
function refusal(json: unknown): { at: string; reason: string } {
  const parsed = parseRequest(json);
  expect(parsed.ok).toBe(false);
  return parsed.ok ? { at: '', reason: '' } : parsed;
}

describe('parseRequest of defects', () => {
  test('reads them like any length, on the grid of everything else', () => {
    expect(parseRequest(withDefects({ ...defect, x: '1 m', width: 40.5 }))).toMatchObject({
      ok: true,
      problem: { stock: [{ defects: [{ x: 2000, y: 400, length: 60, width: 81 }] }] },
    });
  });

  test('takes a row with defects for one sheet, unless its quantity says more', () => {
    expect(parseRequest(withDefects(defect))).toMatchObject({
      problem: { stock: [{ quantity: 1 }] },
    });
    const two = { ...request, stock: [{ ...stock[0], quantity: 2, defects: [defect] }] };
    expect(parseRequest(two)).toMatchObject({ problem: { stock: [{ quantity: 2 }] } });
  });

  test('takes an empty list for none', () => {
    expect(parseRequest(withDefects())).toEqual(parseRequest(request));
  });

  test.each([
    ['one beyond the sheet’s length', { ...defect, x: 2440 }, 'x'],
    ['one that sticks out over its length', { ...defect, x: 2420 }, 'x'],
    ['one that sticks out over its width', { ...defect, y: 1200 }, 'y'],
    ['one before the sheet', { ...defect, x: -1 }, 'x'],
    ['one without a place', { length: 1, width: 1 }, 'x'],
    ['one without a length', { x: 0, y: 0, width: 9 }, 'length'],
    ['one of no width', { ...defect, width: 0 }, 'width'],
    ['one in no words', { ...defect, y: 'by the door' }, 'y'],
  ])('names the place of %s', (_, wrong, field) => {
    const refused = refusal(withDefects(defect, wrong));
    expect(refused.at).toBe(`stock[0].defects[1].${field}`);
    expect(refused.reason.startsWith(`${refused.at}: `)).toBe(true);
  });

  test('names the end of the sheet in each language', () => {
    const wrong = withDefects({ ...defect, x: 2420 });
    expect(refusal(wrong).reason).toBe(
      'stock[0].defects[0].x: lies outside the sheet: the defect ends at 2450 mm, the sheet at 2440 mm',
    );
    const refused = parseRequest(
      wrong,
      makeLocale({ ...BRITISH.metric, language: 'zh-Hans', translation: zh }),
    );
    expect(refused.ok ? '' : refused.reason).toContain('缺陷到 2450 mm 为止');
  });

  test('refuses what is no list, a row that is no row, and more than it can look at', () => {
    expect(refusal({ ...request, stock: [{ ...stock[0], defects: 'knot' }] }).at).toBe(
      'stock[0].defects',
    );
    expect(refusal(withDefects(null)).at).toBe('stock[0].defects[0]');
    const many = Array.from({ length: 1001 }, () => defect);
    expect(refusal(withDefects(...many)).at).toBe('stock[0].defects');
  });
});

describe('parseRequest of runs', () => {
  test('reads them by the rows of their parts', () => {
    const doors = { id: 'doors', parts: ['door'], along: 'length', quantity: 1 };
    expect(parseRequest(withRuns({ ...run, parts: ['top', 'front'] }, doors))).toMatchObject({
      ok: true,
      problem: {
        runs: [
          { id: 'drawers', parts: [1, 0], along: 'width', quantity: 1 },
          { id: 'doors', parts: [2] },
        ],
      },
    });
    expect(parseRequest(withRuns())).toEqual(parseRequest(request));
  });

  test.each([
    ['a part that is not there', { ...run, parts: ['front', 'shelf'] }, 'runs[0].parts[1]'],
    ['a part that is in it twice', { ...run, parts: ['front', 'front'] }, 'runs[0].parts[1]'],
    ['a part that is no name', { ...run, parts: [7] }, 'runs[0].parts[0]'],
    ['a name of every object', { ...run, parts: ['constructor'] }, 'runs[0].parts[0]'],
    ['no parts', { ...run, parts: [] }, 'runs[0].parts'],
    ['parts that are no list', { ...run, parts: 'front' }, 'runs[0].parts'],
    ['no name', { ...run, id: '' }, 'runs[0].id'],
    ['no direction', { id: 'r', parts: ['front'] }, 'runs[0].along'],
    ['an unknown direction', { ...run, along: 'grain' }, 'runs[0].along'],
    ['no runs', { ...run, quantity: 0 }, 'runs[0].quantity'],
    ['runs that share unevenly', { ...run, quantity: 4 }, 'parts[0].quantity'],
    ['parts of two lengths', { ...run, parts: ['front', 'door'] }, 'parts[2].length'],
    ['parts of two widths', { ...run, parts: ['front', 'top'], along: 'length' }, 'parts[1].width'],
  ])('names the place of %s', (_, wrong, at) => {
    const refused = refusal(withRuns(wrong));
    expect(refused.at).toBe(at);
    expect(refused.reason.startsWith(`${at}: `)).toBe(true);
  });

  test('refuses a part that is in two runs, and says in which it is', () => {
    const refused = refusal(withRuns(run, { ...run, id: 'again' }));
    expect(refused.at).toBe('runs[1].parts[0]');
    expect(refused.reason).toContain('runs[0].parts[0]');
  });

  test('refuses a name that two runs have', () => {
    expect(refusal(withRuns(run, { ...run, parts: ['top'] })).at).toBe('runs[1].id');
  });
});

test('any JSON as runs and defects is a problem or a place and a sentence', () => {
  const nearly = fc.oneof(
    fc.jsonValue(),
    fc.array(
      fc.record(
        {
          id: fc.jsonValue(),
          parts: fc.oneof(fc.array(fc.constantFrom('front', 'top', 'door', 'x')), fc.jsonValue()),
          along: fc.oneof(fc.constantFrom('length', 'width'), fc.jsonValue()),
          quantity: fc.jsonValue(),
          x: fc.jsonValue(),
          y: fc.jsonValue(),
          length: fc.jsonValue(),
          width: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    ),
  );
  fc.assert(
    fc.property(nearly, nearly, (of, defects) => {
      const parsed = parseRequest({ ...request, runs: of, stock: [{ ...stock[0], defects }] });
      expect(parsed.ok || parsed.reason.startsWith(`${parsed.at}: `)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});
