import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { litres, mm, rectangle } from '../../../../../../web/planner/measure/units/units.ts';
import {
  driesSlowerThanAt20,
  LAPPED,
  MIST_WATER,
  PAINT_RATES,
  paintFor,
} from '../../../../../../web/planner/takeoff/structure/indoors/paint-rates.ts';
import { expectStop, valueOf } from '../answers.ts';

const wall = rectangle(mm(36_000), mm(1000));

test('36 m² of painted wall, two coats: 6 L; one mist coat on new plaster 4 L', () => {
  expect(paintFor(wall, 2, PAINT_RATES['painted-wall'])).toBe(litres(6));
  expect(paintFor(wall, 1, PAINT_RATES['new-plaster-mist'])).toBe(litres(4));
  expect(MIST_WATER).toBe(0.3);
});

test('rough grounds take more than smooth ones', () => {
  expect(PAINT_RATES['masonry-rough']).toBeLessThan(PAINT_RATES['masonry-smooth']);
  expect(PAINT_RATES['fence-sawn']).toBeLessThan(PAINT_RATES['fence-planed']);
  expect(LAPPED).toBeGreaterThan(1);
});

test('dries twice as slowly at 10 °C, and not below 8 °C', () => {
  expect(valueOf(driesSlowerThanAt20(20))).toBe(1);
  expect(valueOf(driesSlowerThanAt20(25))).toBe(1);
  expect(valueOf(driesSlowerThanAt20(10))).toBe(2);
  expect(driesSlowerThanAt20(8).ok).toBe(true);
  expectStop(driesSlowerThanAt20(7.9), 'temperature', 'maker');
  expectStop(driesSlowerThanAt20(-20), 'temperature', 'maker');
});

test('colder never dries faster', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 35 }), (celsius) => {
      expect(valueOf(driesSlowerThanAt20(celsius - 1))).toBeGreaterThanOrEqual(
        valueOf(driesSlowerThanAt20(celsius)),
      );
    }),
  );
});
