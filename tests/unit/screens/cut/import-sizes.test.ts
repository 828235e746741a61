import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEDUCTIONS, PANEL_EDGES } from '../../../../web/planner/cutting/edge-banding.ts';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import type { Assigned } from '../../../../web/planner/import/read-table.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { cutDemand } from '../../../../web/planner/project/cuts/cut-demand.ts';
import {
  MOST_TAPES,
  newCutList,
  newMaterial,
  newPart,
  newTape,
  type CutKind,
  type CutList,
} from '../../../../web/planner/schema/cut-list.ts';
import { FIRST_MATERIAL, materialsOf } from '../../../../web/planner/schema/cut-materials.ts';
import { withImported, withMaterials } from '../../../../web/screens/cut/parts/add-imported.ts';
import { listParts } from '../../../../web/screens/cut/parts/imported-parts.ts';

const locale = BRITISH.metric;
const EMPTY = newCutList('list', 0, 'sheet');

function read(text: string, assigned: Assigned = {}) {
  const result = importCutList(text, 'mm', 'sheet', locale, assigned);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

function take(text: string, list: CutList = EMPTY, assigned: Assigned = {}): CutList {
  const imported = read(text, assigned);
  return withImported(list, 'sheet', imported, { parts: imported.parts, locale });
}

const cutOf = (list: CutList) => {
  const [part] = cutDemand(list, { locale }).parts;
  return part === undefined ? [] : [part.length, part.width].map((size) => size.toFixed(2));
};

const EDGE_TITLES = 'Edge Length 1;Edge Length 2;Edge Width 1;Edge Width 2';
const RAW = 'Length - raw;Width - raw';

interface Made {
  readonly tape: number;
  readonly on: readonly boolean[];
  /** Larger along the length and along the width, for trimming later. */
  readonly larger: readonly [number, number];
}

const made = fc.record({
  tape: fc.constantFrom(0.4, 1, 2),
  on: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
  larger: fc.constantFrom([0, 0] as const, [10, 10] as const, [50, 10] as const),
});

/** The cells of a panel of 720 × 560 mm as OpenCutList writes them. */
function cellsOf({ tape, on, larger: [long, wide] }: Made) {
  const [l1 = false, l2 = false, w1 = false, w2 = false] = on;
  const raw = [
    720 + long - tape * (Number(w1) + Number(w2)),
    560 + wide - tape * (Number(l1) + Number(l2)),
  ].map((size) => size.toFixed(2));
  const edges = on.map((is) => (is ? `Oak (${tape} mm x 23 mm)` : '')).join(';');
  return { raw, edges };
}

const unbanded = (sizes: string): string => `${RAW};Length;Width;Quantity\n${sizes};1`;

const deduct = fc.constantFrom(...DEDUCTIONS);

describe('sizes to cut of a file', () => {
  it('are the sizes to cut if there are no others, whatever is deducted', () => {
    fc.assert(
      fc.property(made, deduct, (one, off) => {
        const { raw, edges } = cellsOf(one);
        const list = take(`${RAW};Quantity;${EDGE_TITLES}\n${raw.join(';')};1;${edges}`, {
          ...EMPTY,
          deduct: off,
        });
        expect(cutOf(list)).toEqual(raw);
      }),
    );
  });

  it('next to finished ones are also cut unchanged, and a tape is deducted once', () => {
    const said = fc.constantFrom({}, { 0: 'cutLength', 1: 'cutWidth' }, { 1: 'cutWidth' } as const);
    fc.assert(
      fc.property(made, deduct, said, (one, off, assigned) => {
        const { raw, edges } = cellsOf(one);
        const text = `${RAW};Length;Width;Quantity;${EDGE_TITLES}\n${raw.join(';')};720;560;1;${edges}`;
        const list = take(text, { ...EMPTY, deduct: off }, assigned);
        const isTrimmedLater = one.larger[0] > 0;
        if (off === 'all' || isTrimmedLater) expect(cutOf(list)).toEqual(raw);
        if (isTrimmedLater) return;
        expect(list.parts[0]).toMatchObject({ length: '720 mm', width: '560 mm' });
        expect(list.parts[0]?.rough).toBeUndefined();
      }),
    );
  });

  it('that are larger by an equal amount on all sides are an allowance, others are reported', () => {
    const [even] = take(unbanded('730;570;720;560')).parts;
    expect(even).toMatchObject({ length: '720 mm', width: '560 mm', rough: '5 mm' });
    const uneven = read(unbanded('770;570;720;560'));
    const { parts } = listParts(EMPTY, 'sheet', uneven.parts, locale);
    expect(parts).toMatchObject([{ isCutSize: true, rough: '', part: { length: '770 mm' } }]);
  });
});

describe('a tape beyond those that a list holds', () => {
  it('is left off and said, and the part is cut as it would be with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_TAPES }), deduct, (count, off) => {
        const tapes = Array.from({ length: count }, (_, i) => ({
          ...newTape(`t${i}`),
          name: `tape ${i}`,
        }));
        const text = `Length;Width;Quantity;${EDGE_TITLES}\n720;560;1;Oak (2 mm);Oak (2 mm);;Oak (2 mm)`;
        const list = take(text, { ...EMPTY, deduct: off, tapes });
        expect(cutOf(list)).toEqual(off === 'none' ? ['720.00', '560.00'] : ['718.00', '556.00']);
        const { parts } = listParts({ ...EMPTY, tapes }, 'sheet', read(text).parts, locale);
        expect(parts[0]?.isTapeLeftOff).toBe(count === MOST_TAPES);
        expect(PANEL_EDGES.filter((edge) => list.parts[0]?.bands?.[edge])).toHaveLength(
          count === MOST_TAPES ? 0 : 3,
        );
      }),
    );
  });
});

describe('panels and lengths of one name', () => {
  const KINDS = ['linear', 'sheet'] as const satisfies readonly CutKind[];
  const NAMES = ['', 'Oak', 'MDF'];
  const there = fc.record({
    kind: fc.constantFrom(...KINDS),
    material: fc.constantFrom(...NAMES),
    count: fc.nat(1),
  });
  const row = fc.record({ material: fc.constantFrom(...NAMES), isPanel: fc.boolean() });

  it('each come into a material of their kind; what is there stays as it is', () => {
    fc.assert(
      fc.property(
        fc.array(there, { minLength: 1, maxLength: 4 }),
        fc.array(row, { minLength: 1, maxLength: 5 }),
        fc.nat(3),
        (before, rows, at) => {
          const [first, ...more] = before.map(({ kind, material, count }, i) => ({
            ...newMaterial(i === 0 ? FIRST_MATERIAL : `m${i}`, kind),
            material,
            parts: count === 0 ? [] : [{ ...newPart(`p${i}`), name: 'own' }],
          }));
          const list: CutList = { ...EMPTY, ...first, id: 'list', more };
          const cells = rows.map(
            ({ material, isPanel }) => `720\t${isPanel ? 560 : ''}\t1\t${material}\tbrought`,
          );
          const imported = read(['Length\tWidth\tQty\tMaterial\tLabel', ...cells].join('\n'));
          const inHand = at === 0 ? FIRST_MATERIAL : `m${at}`;
          const each = { imported, parts: imported.parts, kind: undefined, locale };
          const after = materialsOf(
            withMaterials(list, inHand, each, (_, id, kind) => newMaterial(id, kind)),
          );
          for (const [i, { kind, parts }] of after.entries()) {
            if (parts.some(({ width }) => width !== '')) expect(kind).toBe('sheet');
            if (parts[0]?.name === 'own') expect(kind).toBe(before[i]?.kind);
          }
          const brought = after.flatMap(({ parts }) => parts.filter(({ name }) => name !== 'own'));
          expect(brought).toHaveLength(rows.length);
        },
      ),
    );
  });
});
