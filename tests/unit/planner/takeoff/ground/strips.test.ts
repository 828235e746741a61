import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { boxRing } from '../../../../../web/planner/measure/outline/polygon.ts';
import { length, mm, toMm } from '../../../../../web/planner/measure/units/units.ts';
import { edgeTrench, trenchCubicMetres } from '../../../../../web/planner/takeoff/ground/edging.ts';
import {
  aroundMetres,
  edgeBand,
  rollWidth,
  stripsOver,
} from '../../../../../web/planner/takeoff/ground/strips.ts';
import type { JobContext } from '../../../../../web/planner/jobs/kit/contract.ts';
import { contextIn, REGION_NAMES } from '../../../../support/job-context.ts';

const contexts: JobContext[] = [];
beforeAll(async () => {
  for (const region of REGION_NAMES) contexts.push(await contextIn(region));
});

const box = (x: number, y: number) => [boxRing({ x0: 0, y0: 0, x1: mm(x), y1: mm(y) })];
const L = [
  [
    { x: 0, y: 0 },
    { x: mm(6000), y: 0 },
    { x: mm(6000), y: mm(900) },
    { x: mm(900), y: mm(900) },
    { x: mm(900), y: mm(5000) },
    { x: 0, y: mm(5000) },
  ],
];

describe('stripsOver', () => {
  it('lays strips of a UK roll over 4.2 × 3.3 m by hand', () => {
    const [uk] = contexts;
    if (uk === undefined) throw new Error('no context');
    // 1 m wide, laps of 150. Along 4.2 m: (3300 - 150) ÷ 850 = 4 strips, 16.8 m; along 3.3 m: 5 strips, 16.5 m.
    // The shortest roll is 14 m: one joint.
    expect(stripsOver('weed-membrane', box(4200, 3300), { lap: mm(150), past: mm(0) }, uk)).toEqual(
      { strips: 5, run: mm(16_650), joints: mm(14_200), amount: 16_650 },
    );
  });

  it('follows an outline with a corner instead of its bounds', () => {
    const [uk] = contexts;
    if (uk === undefined) throw new Error('no context');
    const sheeting = { lap: mm(150), past: mm(0) };
    const corner = stripsOver('weed-membrane', L, sheeting, uk);
    expect(corner.amount).toBeLessThan(
      stripsOver('weed-membrane', box(6000, 5000), sheeting, uk).amount / 2,
    );
  });

  it('covers any rectangle with its laps and what is past it, and never takes less for more', () => {
    const side = fc.integer({ min: 300, max: 12_000 });
    fc.assert(
      fc.property(
        fc.constantFrom('weed-membrane', 'geotextile', 'damp-membrane'),
        fc.nat(contexts.length - 1),
        side,
        side,
        fc.integer({ min: 0, max: 400 }),
        (product, at, x, y, past) => {
          const context = contexts[at];
          if (context === undefined) return;
          const sheeting = { lap: mm(300), past: mm(past) };
          const { amount, strips } = stripsOver(product, box(x, y), sheeting, context);
          const width = toMm(rollWidth(product, context.region));
          const [long, wide] = [x + 2 * past, y + 2 * past];
          expect(amount).toBeGreaterThanOrEqual(Math.floor((long * wide) / 1000));
          const across = width + (strips - 1) * (width - 300);
          expect(across).toBeGreaterThanOrEqual(Math.min(long, wide) - 1);
          const larger = stripsOver(product, box(x + 50, y), sheeting, context);
          expect(larger.amount).toBeGreaterThanOrEqual(amount);
        },
      ),
    );
  });
});

describe('bandOf', () => {
  it('cuts several bands from the width of a roll, or courses that lap', () => {
    // Two bands of 400 from 1 m: 5000 ÷ 2 + 150. Two courses for 1500: 2 × 5150.
    expect(edgeBand('weed-membrane', { run: mm(5000), high: mm(400), lap: mm(150) }, 'uk')).toBe(
      2650,
    );
    expect(edgeBand('weed-membrane', { run: mm(5000), high: mm(1500), lap: mm(150) }, 'uk')).toBe(
      10_300,
    );
  });
});

describe('edgeTrench', () => {
  it('has room for the edging and its concrete', () => {
    const trench = edgeTrench({ width: mm(150), thickness: mm(50) }, mm(125));
    expect([trench.wide, trench.deep, trench.outside]).toEqual([mm(250), mm(200), mm(150)]);
    // 1 m: 100 × (200 - 125) inside the dig and 150 × 200 next to it.
    expect(trenchCubicMetres(trench, mm(1000), mm(125))).toBeCloseTo(0.0375, 6);
    expect(trenchCubicMetres(trench, mm(1000), length(0))).toBeCloseTo(0.05, 6);
    // Bed 250 × 50 and two wedges of 100 × 75, halved; soil over the one outside.
    expect([trench.concrete, trench.filled]).toEqual([20_000, 11_250]);
  });

  it('is as deep as the dig next to it, with more concrete under the edging', () => {
    const trench = edgeTrench({ width: mm(250), thickness: mm(50) }, mm(375));
    expect(trench.deep).toBe(mm(375));
    expect(trench.concrete).toBe(250 * 125 + 100 * 125);
  });

  it('has a bed as wide as the trench of a thick edging', () => {
    const trench = edgeTrench({ width: mm(200), thickness: mm(100) }, mm(200));
    expect(trench.concrete).toBe(300 * 50 + 100 * 100);
  });
});

describe('aroundMetres', () => {
  it('adds a band along free edges and its corners', () => {
    // 4 × 3 m widened by 0.1 m on all sides: 4.2 × 3.2 − 12.
    expect(aroundMetres(mm(14_000), 4, mm(100))).toBeCloseTo(4.2 * 3.2 - 12, 6);
  });
});
