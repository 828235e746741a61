import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { area, litres, mm, rectangle } from '../../../web/measure/units.ts';
import {
  bagsFor,
  bulkNeed,
  concreteNeed,
  insulationRolls,
  masonryNeed,
  volumeOf,
  withSpares,
} from '../../../web/takeoff/rates.ts';
import { BAG_YIELD } from '../../../web/takeoff/structure/concrete.ts';

const square = (metres: number): ReturnType<typeof rectangle> =>
  rectangle(mm(metres * 1000), mm(1000));

describe('worked examples', () => {
  test('concrete: a slab 3 × 2 m, 100 thick, is 0.6 m³, 0.66 with 10 % more: 72 bags of 20 kg', () => {
    // 108 bags a m³ × 0.66 = 71.28.
    const need = concreteNeed(volumeOf(square(6), mm(100)));
    expect(need.amount).toBe(litres(660));
    expect(bagsFor(need.amount, BAG_YIELD.kg20)).toBe(72);
    // 0.66 m³ = 23.3 cu ft: 39 bags of 80 lb, 52 of 60 lb, 78 of 40 lb.
    expect(bagsFor(need.amount, BAG_YIELD.lb80)).toBe(39);
    expect(bagsFor(need.amount, BAG_YIELD.lb60)).toBe(52);
    expect(bagsFor(need.amount, BAG_YIELD.lb40)).toBe(78);
  });

  test('gravel: 10 m² at 50 mm is 0.5 m³, 800 kg', () => {
    expect(bulkNeed(square(10), mm(50), 'gravel').amount).toBe(800_000);
    expect(bulkNeed(square(10), mm(50), 'mulch').amount).toBe(200_000);
  });

  test('insulation: 40 m² take 5 rolls of 100 mm and 6 of 170 mm', () => {
    // 40 / 9.6 = 4.2; 40 / 7.1 = 5.6.
    expect(insulationRolls(square(40), 100).amount).toBe(5);
    expect(insulationRolls(square(40), 170).amount).toBe(6);
  });

  test('bricks: 60 a m² and 5 % more', () => {
    expect(masonryNeed(square(10), 'brick').amount).toBe(630);
    expect(masonryNeed(square(10), 'block').amount).toBe(105);
  });

  test('spares are whole things', () => {
    expect(withSpares(42, 5)).toBe(45);
    expect(withSpares(40, 5)).toBe(42);
    expect(withSpares(42, 0)).toBe(42);
  });
});

test('more surface never needs less', () => {
  const squares = fc.integer({ min: 0, max: 10 ** 13 });
  const needs = [
    (on: number) => masonryNeed(area(on), 'brick').amount,
    (on: number) => insulationRolls(area(on), 100).amount,
    (on: number) => concreteNeed(volumeOf(area(on), mm(100))).amount,
    (on: number) => bulkNeed(area(on), mm(75), 'topsoil').amount,
  ];
  fc.assert(
    fc.property(squares, squares, fc.constantFrom(...needs), (one, two, need) => {
      expect(need(Math.min(one, two))).toBeLessThanOrEqual(need(Math.max(one, two)));
    }),
  );
});
