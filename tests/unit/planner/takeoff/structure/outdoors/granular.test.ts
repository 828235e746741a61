import { expect, test } from 'vitest';
import {
  litres,
  mm,
  rectangle,
  type Area,
} from '../../../../../../web/planner/measure/units/units.ts';
import {
  beddingGrams,
  BELOW_DPC,
  COMPACTION,
  granularGrams,
  jointingGrams,
  SUB_BASES,
  layersOf,
  LOOSE_FACTOR,
  looseVolume,
  PAVING_FALL,
  SLAB_JOINTS,
} from '../../../../../../web/planner/takeoff/structure/outdoors/granular.ts';

const square = (metres: number): Area => rectangle(mm(1000 * metres), mm(1000));

test('10 m² of Type 1, 100 mm compacted: 2.1 t and a tenth, nothing for compaction', () => {
  expect(granularGrams(square(10), mm(100), 'type-1')).toBe(2_310_000);
  expect(granularGrams(square(10), mm(100), 'type-1')).toBeLessThan(2_100_000 * LOOSE_FACTOR);
  expect(granularGrams(square(10), mm(50), 'gravel')).toBe(880_000);
});

test('layers of 100 mm at most, or of 4 in', () => {
  expect([100, 101.6, 103, 250].map((deep) => layersOf(mm(deep)))).toEqual([1, 1, 2, 3]);
  expect(COMPACTION.passes).toBe(5);
});

test('bark by volume: 10 m² at 75 mm is 750 L', () => {
  expect(looseVolume(square(10), mm(75))).toBe(litres(750));
});

test('a bed of 40 mm: 80 kg a m², 14 of cement; joints of 600 × 600 slabs 1.9 kg', () => {
  expect(beddingGrams(square(1), mm(40))).toEqual({ cement: 14_000, sand: 66_000 });
  const slab = { length: mm(600), width: mm(600) };
  expect(jointingGrams(square(1), slab, mm(30), mm(10))).toBe(1900);
  expect(SLAB_JOINTS.sawn).toBeLessThan(SLAB_JOINTS.riven);
  expect(BELOW_DPC).toBe(mm(150));
  expect(PAVING_FALL.rough).toBeGreaterThan(PAVING_FALL.smooth);
});

test('stone under what is driven on is no thinner than under feet, and frost in the Union wants 200 mm', () => {
  for (const { path, patio, clay, drive } of Object.values(SUB_BASES)) {
    expect(patio).toBeGreaterThanOrEqual(path);
    expect(Math.min(clay, drive)).toBeGreaterThanOrEqual(patio);
    expect(path).toBeGreaterThanOrEqual(mm(75));
  }
  expect(SUB_BASES.eu.path).toBe(mm(200));
});
