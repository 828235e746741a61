import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { cutDemand } from '../../../../web/planner/project/cuts/cut-demand.ts';
import { newCutList, type CutKind } from '../../../../web/planner/schema/cut-list.ts';
import { withImported } from '../../../../web/screens/cut/parts/add-imported.ts';

const locale = BRITISH.metric;

function read(request: unknown, kind: CutKind) {
  const result = importCutList(JSON.stringify(request), 'mm', kind, locale);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** Request of the imported list, without its ids. */
function again(request: unknown, kind: CutKind) {
  const imported = read(request, kind);
  const list = withImported(newCutList('list', 0, kind), kind, imported, {
    parts: imported.parts,
    locale,
  });
  const { request: asked, problems } = cutDemand(list, { locale });
  expect(problems).toEqual({});
  return asked;
}

const width = fc.integer({ min: 0, max: 12 });
const angle = fc.constantFrom(0, 22.5, 45);

describe('a request to the command', () => {
  it('a request for boards keeps mitres, their face, the saw and both trims', () => {
    const trim = fc.oneof(width, fc.record({ start: width, end: width }));
    const mitre = fc.record({ start: angle, end: angle });
    fc.assert(
      fc.property(width, trim, mitre, (kerf, trims, cut) => {
        const isMitred = cut.start + cut.end > 0;
        const part = { id: 'a', length: 735, quantity: 4, ...(isMitred ? { mitre: cut } : {}) };
        const stock = [{ id: 's', length: 2400, quantity: 3 }];
        const face = isMitred ? { face: 45 } : {};
        const request = { kind: 'linear', kerf, trim: trims, ...face, stock, parts: [part] };
        const { id: _, ...kept } = part;
        expect(again(request, 'linear')).toMatchObject({
          kerf,
          trim: trims,
          ...face,
          stock: [{ length: 2400, quantity: 3 }],
          parts: [kept],
        });
      }),
    );
  });

  it('a request for sheets keeps the trim of each side', () => {
    const trim = fc.record({ left: width, right: width, top: width, bottom: width });
    fc.assert(
      fc.property(width, trim, (kerf, trims) => {
        const stock = [{ id: 's', length: 2440, width: 1220 }];
        const parts = [{ id: 'a', length: 720, width: 560, quantity: 1 }];
        const request = { kind: 'sheet', kerf, trim: trims, stock, parts };
        expect(again(request, 'sheet')).toMatchObject({ kerf, trim: trims });
      }),
    );
  });

  it('a request for damaged sheets keeps the position of each damage', () => {
    const side = fc.integer({ min: 1, max: 600 });
    const dent = fc.record({ x: side, y: side, length: side, width: side });
    fc.assert(
      fc.property(fc.array(dent, { minLength: 1, maxLength: 4 }), (defects) => {
        const stock = [{ id: 's', length: 2440, width: 1220, quantity: 2, defects }];
        const parts = [{ id: 'a', length: 720, width: 560, quantity: 1 }];
        const request = { kind: 'sheet', kerf: 3, trim: 0, stock, parts };
        const [{ id: _, ...kept } = { id: '' }] = stock;
        expect(again(request, 'sheet')).toMatchObject({ stock: [kept] });
      }),
    );
  });

  it('takes a sheet over once, however often it is imported', () => {
    const dent = { x: 100, y: 100, length: 50, width: 50 };
    const stock = [
      { id: 'dented', length: 2440, width: 1220, defects: [dent] },
      { id: 'clean', length: 2440, width: 1220 },
    ];
    const imported = read({ kind: 'sheet', stock, parts: [{ length: 720, width: 560 }] }, 'sheet');
    const put = { parts: imported.parts, locale };
    const once = withImported(newCutList('list', 0, 'sheet'), 'sheet', imported, put);
    expect(once.stock).toHaveLength(2);
    expect(withImported(once, 'sheet', imported, put).stock).toEqual(once.stock);
  });

  it('says which sheets and runs it cannot keep', () => {
    const dent = { x: 2400, y: 1200, length: 50, width: 50 };
    const { stock, rejected, noted } = read(
      {
        kind: 'sheet',
        stock: [
          { id: 'dented', length: 2440, width: 1220, defects: [dent] },
          { id: 'clean', length: 2440, width: 1220, defects: [] },
          { id: 'broken', length: 'x', width: 1220 },
        ],
        parts: [{ id: 'a', length: 720, width: 560, rotate: 'nein' }],
        runs: [{ id: 'fronts', parts: ['a'], along: 'length' }],
      },
      'sheet',
    );
    expect(stock).toHaveLength(1);
    expect(rejected.map(({ line }) => line)).toEqual([1, 3]);
    expect(rejected[0]?.reason).toContain('damaged places');
    expect(noted.map(({ reason }) => reason)).toEqual([
      'That the grain runs on from part to part is not kept.',
    ]);
  });
});
