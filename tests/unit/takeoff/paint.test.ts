import { describe, expect, it } from 'vitest';
import { mm, rectangle } from '../../../web/measure/units.ts';
import { coverageFromImperial, paintNeed } from '../../../web/takeoff/paint.ts';

describe('paintNeed', () => {
  it('is area × coats ÷ coverage: 33 m², two coats, 11 m²/L are 6 L', () => {
    expect(paintNeed(rectangle(mm(11_000), mm(3000)), 2, 11)).toBe(6000);
  });

  it('rounds up to the millilitre', () => {
    expect(paintNeed(rectangle(mm(1000), mm(1000)), 1, 11)).toBe(91);
  });

  it('takes 1 US gallon for 375 sq ft at 375 sq ft a gallon', () => {
    const wall = rectangle(mm(25 * 304.8), mm(15 * 304.8));
    expect(paintNeed(wall, 1, coverageFromImperial(375))).toBe(3786);
  });
});
