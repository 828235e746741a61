import { describe, expect, it } from 'vitest';
import { mm, toMm } from '../../../../../web/planner/measure/units/units.ts';
import {
  fixingOf,
  leastLength,
  reaches,
  type Joint,
} from '../../../../../web/planner/takeoff/material.ts';

const bolt = (through: number, thick = 10): Joint => ({
  through: mm(through),
  embed: mm(0),
  nut: true,
  thick: mm(thick),
  each: 2,
  places: 6,
});
const size = (long: number, thick: number) => ({ length: mm(long), width: mm(thick) });

describe('a fixing and its joint', () => {
  it('asks for nut, washer and two turns past what a bolt clamps', () => {
    // UK guard: 100 + 45 and 1.5 × 12. EU fence: 90 between two plates of 5, 1.5 × 10.
    expect(toMm(leastLength(bolt(145, 12), mm(12)))).toBe(163);
    expect(reaches(size(150, 12), bolt(145, 12))).toBe(false);
    expect(reaches(size(180, 12), bolt(145, 12))).toBe(true);
    expect(reaches(size(100, 10), bolt(100))).toBe(false);
    expect(reaches(size(120, 10), bolt(100))).toBe(true);
  });

  it('does not take a bolt whose thread ends before the nut is tight', () => {
    // M12 × 200 has 36 of thread: plain for 164, over 140 and a washer of 3.6.
    expect(reaches(size(200, 12), bolt(140, 12))).toBe(false);
  });

  it('lets no plug end in the plaster: 30 and 10 of packing want 90 of an 8 mm plug', () => {
    const batten: Joint = { ...bolt(40, 8), nut: false, embed: mm(50) };
    const plugs = [size(40, 6), size(80, 8), size(120, 10), size(100, 8)];
    expect(fixingOf(plugs, batten)).toMatchObject({ ok: true, value: size(100, 8) });
  });

  it('refuses what the shelf cannot hold, and says how long its longest is', () => {
    expect(fixingOf([size(100, 10), size(160, 10)], bolt(160))).toMatchObject({
      ok: false,
      ask: 'maker',
      beyond: { what: 'length' },
    });
    expect(fixingOf([size(160, 8)], bolt(100))).toMatchObject({ ok: false });
  });
});
