import * as fc from 'fast-check';
import {
  boxHole,
  tidyRing,
  type Box,
  type PolygonRings,
} from '../../../../web/planner/measure/outline/polygon.ts';

/** Parameters of a generated right-angled room, on a grid coarse or fine enough to hit joints. */
interface Plan {
  readonly steps: readonly { readonly wide: number; readonly high: number }[];
  readonly holes: readonly { readonly x: number; readonly y: number }[];
}

/** A skyline over a straight base, with up to two pillars in its lowest part. */
function regionOf({ steps, holes }: Plan, unit: number): PolygonRings {
  let x = 0;
  const top = steps.flatMap(({ wide, high }) => {
    const from = x;
    x += wide * unit;
    return [
      { x: from, y: high * unit },
      { x, y: high * unit },
    ];
  });
  const outline = tidyRing([{ x: 0, y: 0 }, { x, y: 0 }, ...top.toReversed()]);
  const low = Math.min(...steps.map((step) => step.high)) * unit;
  const boxes = holes.map((hole, i): Box => ({
    x0: Math.round(((i + 0.1 + hole.x * 0.4) * x) / 2),
    x1: Math.round(((i + 0.6 + hole.x * 0.3) * x) / 2),
    y0: Math.round(low * (0.1 + 0.3 * hole.y)),
    y1: Math.round(low * (0.6 + 0.3 * hole.y)),
  }));
  return [outline, ...boxes.map(boxHole)];
}

const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Right-angled surfaces from 0.3 to 8 m across, with steps in and out, and pillars. */
export const regions: fc.Arbitrary<PolygonRings> = fc
  .tuple(
    fc.array(
      fc.record({ wide: fc.integer({ min: 1, max: 40 }), high: fc.integer({ min: 4, max: 60 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    fc.array(fc.record({ x: share, y: share }), { maxLength: 2 }),
    fc.constantFrom(32_000, 25_400, 16_001, 8128),
  )
  .map(([steps, holes, unit]) => regionOf({ steps, holes }, unit));
