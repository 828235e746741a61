import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inches, litres, mm } from '../../../../../../web/planner/measure/units/units.ts';
import {
  hoursUntil,
  howToMix,
  baysIn,
  SLAB_FALL,
  slabFor,
  slowerThanAt20,
  strengthAfter,
} from '../../../../../../web/planner/takeoff/structure/outdoors/concrete.ts';
import { expectStop, valueOf } from '../answers.ts';

const USES = ['path', 'patio', 'shed', 'garage', 'car-drive', 'van-drive', 'hot-tub'] as const;

describe('slabs', () => {
  test('thickness by use: a path 75, a shed 100 on a sheet, a drive 125 on 150, a hot tub 150 with mesh', () => {
    expect(slabFor('path', 'metric').thickness).toBe(mm(75));
    expect(slabFor('shed', 'metric')).toMatchObject({ thickness: mm(100), membrane: true });
    expect(slabFor('car-drive', 'metric').subBase).toBe(mm(150));
    expect(slabFor('hot-tub', 'metric')).toMatchObject({ thickness: mm(150), mesh: true });
    expect(slabFor('car-drive', 'us').thickness).toBe(inches(5));
  });

  test('no use is thinner than 75 mm, and what carries more is never thinner', () => {
    for (const system of ['metric', 'us'] as const) {
      const slabs = USES.map((use) => slabFor(use, system));
      const thick = slabs.map(({ thickness }) => thickness);
      expect(thick).toEqual(thick.toSorted((a, b) => a - b));
      expect(Math.min(...thick)).toBeGreaterThanOrEqual(mm(75));
      expect(Math.min(...slabs.map(({ subBase }) => subBase))).toBeGreaterThanOrEqual(mm(75));
    }
    expect(SLAB_FALL).toBe(1 / 80);
  });

  test('joints: 6 × 3 m, 100 thick, in bays of 3 m at most, near square', () => {
    expect(baysIn([mm(6000), mm(3000)], mm(100))).toEqual([2, 1]);
    // 4 in thick: 10 ft bays.
    expect(baysIn([inches(240), inches(120)], inches(4))).toEqual([2, 1]);
    expect(baysIn([inches(241), inches(120)], inches(4))).toEqual([3, 1]);
  });

  test('every bay is within 30 × thickness, 4.5 m and 1.5 to 1', () => {
    const side = fc.integer({ min: 200, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.constantFrom(75, 100, 150, 200), (a, b, thickness) => {
        const bays = baysIn([mm(a), mm(b)], mm(thickness));
        const [x, y] = [a / bays[0], b / bays[1]];
        expect(Math.max(x, y)).toBeLessThanOrEqual(Math.min(30 * thickness, 4500) + 1e-6);
        expect(Math.max(x, y) / Math.min(x, y)).toBeLessThanOrEqual(1.5 + 1e-6);
      }),
    );
  });
});

describe('mixing', () => {
  test('mixing by barrow up to 0.3 m³, by mixer up to 0.75, then ready-mixed', () => {
    expect([300, 301, 750, 751].map((volume) => howToMix(litres(volume)))).toEqual([
      'barrow',
      'mixer',
      'mixer',
      'ready-mix',
    ]);
  });
});

describe('strength', () => {
  test('days of the table at 20 °C; 1.5 times at 10 °C, twice at 5 °C', () => {
    expect(valueOf(strengthAfter(7, 20))).toBeCloseTo(0.65);
    expect(valueOf(slowerThanAt20(10))).toBe(1.5);
    expect(valueOf(slowerThanAt20(5))).toBe(2);
    expect(valueOf(hoursUntil('car', 20))).toBe(168);
    expect(valueOf(hoursUntil('car', 5))).toBe(336);
  });

  test('stops below 5 °C, above 30 °C and past 28 days', () => {
    expectStop(slowerThanAt20(4.9), 'temperature', 'maker');
    expectStop(hoursUntil('walk', -10), 'temperature', 'maker');
    expectStop(hoursUntil('walk', 31), 'temperature', 'maker');
    expect(valueOf(strengthAfter(28, 20))).toBe(0.99);
    expectStop(strengthAfter(29, 20), 'age', 'maker');
  });

  test('colder never sets faster, later is never weaker', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 27, noNaN: true }),
        fc.integer({ min: 6, max: 20 }),
        (days, celsius) => {
          const now = valueOf(strengthAfter(days, celsius));
          expect(valueOf(strengthAfter(days, celsius - 1))).toBeLessThanOrEqual(now);
          expect(valueOf(strengthAfter(days + 1, celsius))).toBeGreaterThanOrEqual(now);
          expect(valueOf(hoursUntil('walk', celsius - 1))).toBeGreaterThanOrEqual(
            valueOf(hoursUntil('walk', celsius)),
          );
        },
      ),
    );
  });
});
