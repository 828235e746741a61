import { describe, expect, it } from 'vitest';
import { inches, toMm } from '../../../../web/planner/measure/units/units.ts';
import { loadShelf } from '../../../../web/planner/stock/load-shelf.ts';
import { REGIONS, type Region } from '../../../../web/planner/stock/region.ts';
import type { ShelfEntry, Priced } from '../../../../web/planner/stock/shelf.ts';
import { SOURCES } from '../../../../web/planner/stock/sources.ts';
import { tableOf } from '../../../../web/planner/stock/table.ts';

const uk = tableOf('uk');
const us = tableOf('us');

describe('a row of packs', () => {
  it('reads label, content, price and source', () => {
    const { year, variants } = uk.packs('bag', '25 kg 4.00', '800 kg bulk-bag 76.74 PX');
    expect(variants[0].packs).toEqual([
      { container: 'bag', amount: 25, unit: 'kg', holds: 25_000, price: 400, source: 'estimate' },
      { container: 'bulk-bag', amount: 800, unit: 'kg', holds: 800_000, price: 7674, source: 'PX' },
    ]);
    // Estimates are of 2024, the source of 2026.
    expect(year).toBe(2026);
  });

  it('reads content in brackets or by a rate', () => {
    expect(uk.packs('tube', '310 ml (1) 2.00').variants[0].packs[0].holds).toBe(1);
    const concrete = uk.packs({ in: 'bag', per: { kg: 462.96 } }, '20 kg 6.50');
    expect(concrete.variants[0].packs[0].holds).toBe(9259);
    const paint = us.packs({ in: 'tin', covers: '325 ft2/gal' }, '1 gal 32.98 H9');
    expect(paint.covers).toEqual({ area: 325, areaUnit: 'ft2', per: 'gal' });
  });

  it('measures a size in the unit that its label ends with, or in inches', () => {
    const [roll] = us.sized('roll', ['20.5 in × 33 ft', [33, 1.7], '1 piece 50.00']).variants;
    expect(toMm(roll.length ?? inches(0))).toBeCloseTo(33 * 304.8, 1);
    const base = us.sized({ in: 'each', sizesIn: 'in' }, ['4 × 4', [0, 3.5], '1 piece 14.98']);
    expect(base.variants[0]).toMatchObject({ key: '4x4', width: inches(3.5) });
    expect(base.variants[0].length).toBeUndefined();
  });
});

it('rounds each length of one price a metre to a penny', () => {
  expect(uk.by('1.62/m PX', 2.4, 3)).toEqual(['2.4 m 3.89 PX', '3 m 4.86 PX']);
  const [section] = uk.lengths('mm', [
    '38 × 63 mm',
    [63, 38, 'C16'],
    ...uk.by('2.15/m', 1.83),
  ]).variants;
  expect(section).toMatchObject({ grade: 'C16', stock: [{ amount: 1.83, price: 393 }] });
});

it('weighs a sheet, whichever of its sides the label says first', () => {
  const [{ sheets }] = us.sheets('in', ['23/32 in', 0.703, '4 × 8 ft (30 kg) 60.00']).variants;
  expect(sheets[0]).toMatchObject({
    sides: [4, 8],
    grams: 30_000,
    length: inches(96),
    width: inches(48),
  });
});

it.each(['5 24.00', '5 L', '5 L x 24.00', '5 L 24.00 of 2024', ''])(
  'refuses the cell “%s”',
  (cell) => {
    expect(() => uk.packs('tin', cell as '5 L 24.00')).toThrow(`cannot be read: ${cell}`);
  },
);

it('has no place for a unit that no label has, or for a source of another region', () => {
  // @ts-expect-error There are no litres spelt out.
  expect(() => uk.packs('tin', '5 litres 24.00')).toThrow('cannot be read');
  // @ts-expect-error Menards sells in the US.
  uk.packs('tin', '5 L 24.00 M7');
});

const pricesOf = (entry: ShelfEntry): readonly Priced[] => {
  switch (entry.form) {
    case 'packs':
      return entry.variants.flatMap(({ packs }) => packs);
    case 'lengths':
      return entry.variants.flatMap(({ stock }) => stock);
    case 'sheets':
      return entry.variants.flatMap(({ sheets }) => sheets);
  }
};

it.each(Object.keys(REGIONS) as Region[])(
  'names only sources that it has prices of: %s',
  async (region) => {
    const sold = Object.values(await loadShelf(region)).flatMap((entry) =>
      entry.form === 'not-sold' ? [] : [entry],
    );
    const marks = new Set(sold.flatMap(pricesOf).map(({ source }) => source));
    expect([...marks].toSorted()).toEqual([...Object.keys(SOURCES[region]), 'estimate'].toSorted());
  },
);
