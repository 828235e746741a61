import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { litres, mm, rectangle } from '../../../../web/measure/units.ts';
import {
  COATS,
  LAPPED,
  MIST_WATER,
  PAINT_RATES,
  PAINT_RATES_US,
  paintFor,
  PLASTER_DAYS,
  RAIN_FREE_HOURS,
  recoatHours,
} from '../../../../web/takeoff/structure/paint-rates.ts';
import { expectStop, valueOf } from './answers.ts';

const wall = rectangle(mm(36_000), mm(1000));

test('36 m² of painted wall, two coats: 6 L; one mist coat on new plaster 4 L', () => {
  expect(paintFor(wall, COATS['other-colour'].top, PAINT_RATES['painted-wall'])).toBe(litres(6));
  expect(paintFor(wall, COATS['bare-plaster'].mist, PAINT_RATES['new-plaster-mist'])).toBe(
    litres(4),
  );
  expect(COATS['strong-change'].top).toBe(3);
  expect(MIST_WATER).toBe(0.3);
});

test('rough grounds take more than smooth ones', () => {
  expect(PAINT_RATES['masonry-rough']).toBeLessThan(PAINT_RATES['masonry-smooth']);
  expect(PAINT_RATES['fence-sawn']).toBeLessThan(PAINT_RATES['fence-planed']);
  expect(PAINT_RATES_US.bare).toBeLessThan(PAINT_RATES_US.painted);
  expect(LAPPED).toBeGreaterThan(1);
});

test('recoat after 4 h, twice as long at 10 °C or 80 %; none below 8 °C or above 85 %', () => {
  expect(valueOf(recoatHours('water', 20, 50))).toBe(4);
  expect(valueOf(recoatHours('water', 10, 50))).toBe(8);
  expect(valueOf(recoatHours('oil', 20, 80))).toBe(48);
  expect(recoatHours('water', 8, 85).ok).toBe(true);
  expectStop(recoatHours('water', 7.9, 50), 'temperature', 'maker');
  expectStop(recoatHours('water', -20, 50), 'temperature', 'maker');
  expectStop(recoatHours('water', 20, 86), 'humidity', 'maker');
  expect(RAIN_FREE_HOURS.oil).toBe(24);
  expect(PLASTER_DAYS.backing).toBe(42);
});

test('colder or damper never dries faster', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('water', 'oil'),
      fc.integer({ min: 9, max: 35 }),
      fc.integer({ min: 20, max: 84 }),
      (base, celsius, humidity) => {
        const hours = valueOf(recoatHours(base, celsius, humidity));
        expect(valueOf(recoatHours(base, celsius - 1, humidity))).toBeGreaterThanOrEqual(hours);
        expect(valueOf(recoatHours(base, celsius, humidity + 1))).toBeGreaterThanOrEqual(hours);
      },
    ),
  );
});
