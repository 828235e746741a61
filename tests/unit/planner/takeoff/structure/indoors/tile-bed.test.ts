import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inches,
  mm,
  rectangle,
  toMm,
  type Area,
} from '../../../../../../web/planner/measure/units/units.ts';
import {
  adhesiveGrams,
  adhesiveRate,
  BACK_BUTTER_FROM,
  BED_WEIGHT,
  COVERAGE,
  flatness,
  greatestOffset,
  groutGrams,
  leastJoint,
  LEVELLING_KILOS,
  movementBays,
  PERIMETER_JOINT_FROM,
  tileWeight,
  trowelNotch,
  wallBears,
} from '../../../../../../web/planner/takeoff/structure/indoors/tile-bed.ts';
import { expectStop, valueOf } from '../answers.ts';

const square = (metres: number): Area => rectangle(mm(1000 * metres), mm(1000));

describe('adhesive', () => {
  test('300 mm takes 4.4 kg a m², 375 half-way to 5.5, floors a tenth more, hollows 1.5 a mm', () => {
    expect(valueOf(adhesiveRate(mm(300), 'wall'))).toBeCloseTo(4.4);
    expect(valueOf(adhesiveRate(mm(375), 'wall'))).toBeCloseTo(4.95);
    expect(valueOf(adhesiveRate(mm(300), 'floor'))).toBeCloseTo(4.84);
    expect(valueOf(adhesiveRate(mm(300), 'wall', mm(2)))).toBeCloseTo(7.4);
    expect(valueOf(adhesiveRate(mm(50), 'wall'))).toBe(2.2);
    expect(adhesiveGrams(square(12), 4.84)).toBe(58_080);
  });

  test('stays the same from 1200 to 1800 mm and stops past it', () => {
    expect(valueOf(adhesiveRate(mm(1200), 'wall'))).toBe(8.5);
    expect(valueOf(adhesiveRate(mm(1800), 'wall'))).toBe(8.5);
    expectStop(adhesiveRate(mm(1801), 'wall'), 'length', 'maker');
    expectStop(trowelNotch(mm(3000)), 'length', 'maker');
  });

  test('1 mm of tile never moves 20 m² by as much as one bag of 20 kg, and a longer side never takes less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 1799 }), (side) => {
        const [one, two] = [side, side + 1].map((at) => valueOf(adhesiveRate(mm(at), 'floor')));
        const more = adhesiveGrams(square(20), two ?? 0) - adhesiveGrams(square(20), one ?? 0);
        expect(more).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThan(20_000 / 50);
      }),
    );
  });

  test('notch: 4 mm to 100, 8 to 300, 12 to 1800', () => {
    expect([100, 101, 300, 1200, 1800].map((side) => toMm(valueOf(trowelNotch(mm(side)))))).toEqual(
      [4, 6, 8, 12, 12],
    );
    expect(BACK_BUTTER_FROM).toBe(mm(300));
    expect(COVERAGE.wet).toBe(0.95);
  });
});

describe('joints', () => {
  test('grout: 300 × 300 × 8 with 3 mm joints, 10 m²: 2816 g', () => {
    const tile = { length: mm(300), width: mm(300), thickness: mm(8) };
    expect(groutGrams(square(10), tile, mm(3))).toBe(2816);
  });

  test('ANSI: 1/16 in to 15 in, then 1/8 rectified and 3/16 not; BS: 2 mm, 3 from 0.1 m²', () => {
    const tile = { length: inches(15), width: inches(15), rectified: false };
    expect(leastJoint(tile, 'ansi')).toBe(inches(1 / 16));
    const large = { ...tile, length: inches(15.1) };
    expect(leastJoint(large, 'ansi')).toBe(inches(3 / 16));
    expect(leastJoint({ ...large, rectified: true }, 'ansi')).toBe(inches(1 / 8));
    const uk = { width: mm(300), rectified: true };
    expect(leastJoint({ ...uk, length: mm(300) }, 'bs')).toBe(mm(2));
    expect(leastJoint({ ...uk, length: mm(600) }, 'bs')).toBe(mm(3));
  });

  test('large tiles: offset a third, 3 mm in 3 m', () => {
    expect([greatestOffset(inches(15)), greatestOffset(inches(16))]).toEqual([1 / 2, 1 / 3]);
    expect(flatness(inches(15)).hollow).toBe(mm(6));
    expect(flatness(mm(600)).hollow).toBe(mm(3));
  });

  test('movement joints: a floor of 8 m none, 8.001 one; US 25 ft', () => {
    expect(movementBays('metric', 'indoors', mm(8000))).toBe(1);
    expect(movementBays('metric', 'indoors', mm(8001))).toBe(2);
    expect(movementBays('metric', 'outdoors', mm(8001))).toBe(3);
    expect(movementBays('us', 'indoors', inches(300))).toBe(1);
    expect(PERIMETER_JOINT_FROM).toBe(mm(2000));
  });
});

describe('load capacity of a wall', () => {
  test('plaster 20 kg/m² with the bed: 15 of tile at most', () => {
    expect(valueOf(wallBears('plaster', 15))).toBe(15 + BED_WEIGHT);
    expectStop(wallBears('plaster', 15.1), 'weight', 'maker');
    expectStop(wallBears('plasterboard', 100), 'weight', 'maker');
    expect(wallBears('masonry', 100).ok).toBe(true);
    expectStop(wallBears('ply', 5), 'board', 'maker');
  });

  test('10 mm porcelain is 23 to 24 kg/m²: not on plaster, on bare board', () => {
    const porcelain = tileWeight('porcelain', mm(10));
    expect(porcelain).toBeCloseTo(23.5);
    expect(tileWeight('ceramic', mm(6))).toBeCloseTo(10.2);
    expect(wallBears('plaster', porcelain).ok).toBe(false);
    expect(wallBears('plasterboard', porcelain).ok).toBe(true);
  });

  test('two coats of tanking; levelling compound 1.6 kg a mm', () => {
    expect(LEVELLING_KILOS).toBe(1.6);
  });
});
