import { describe, expect, it } from 'vitest';
import { mm, rectangle } from '../../../../../web/planner/measure/units/units.ts';
import {
  coverageFromImperial,
  coverageToImperial,
} from '../../../../../web/planner/takeoff/walls/paint.ts';
import { paintFor } from '../../../../../web/planner/takeoff/structure/indoors/paint-rates.ts';

describe('coverage', () => {
  it('takes 1 US gallon for 375 sq ft at 375 sq ft a gallon', () => {
    const wall = rectangle(mm(25 * 304.8), mm(15 * 304.8));
    expect(paintFor(wall, 1, coverageFromImperial(375))).toBe(3786);
  });

  it('is 489 sq ft a gallon for 12 m² a litre, and back', () => {
    expect(Math.round(coverageToImperial(12))).toBe(489);
    expect(coverageFromImperial(coverageToImperial(12))).toBeCloseTo(12, 9);
  });
});
