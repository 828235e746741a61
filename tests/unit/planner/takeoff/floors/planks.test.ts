import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insetRegion } from '../../../../../web/planner/measure/outline/inset-region.ts';
import {
  boundsOf,
  twiceArea,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  floorDivisions,
  floorFields,
  type FloorDivision,
} from '../../../../../web/planner/takeoff/floors/divisions.ts';
import {
  layPlanks,
  type PlankLayout,
  type PlankOptions,
} from '../../../../../web/planner/takeoff/floors/planks.ts';
import { regions } from '../regions.ts';
import { lOutline, rectangleOutline } from '../../../../support/outlines.ts';
import { runs } from '../../../../support/long.ts';

const plain: PlankOptions = {
  length: mm(1200),
  width: mm(200),
  along: 'x',
  gap: mm(0),
  stagger: mm(300),
  leastRow: mm(50),
  leastPiece: mm(300),
  kerf: mm(0),
};
const floor = (x: number, y: number): PolygonRings => [rectangleOutline(mm(x), mm(y))];

function lay(region: PolygonRings, options: Partial<PlankOptions> = {}): PlankLayout {
  const laid = layPlanks(region, { ...plain, ...options });
  if (!laid.ok) throw new Error(laid.reason);
  return laid.value;
}

describe('hand layouts', () => {
  test('the offcut of each row starts the next', () => {
    // 3000 long, planks of 1200:
    //   row 0: 1200 | 1200 | 600·   leaves 600
    //   row 1: ·600 | 1200 | 1200   the 600 starts it; joints at 600 and 1800, 600 from row 0's
    //   row 2 as row 0, row 3 as row 1: 5 planks for each two rows.
    const layout = lay(floor(3000, 800));
    expect(layout.planks).toBe(10);
    expect([layout.whole, layout.cut, layout.cutFrom, layout.reused]).toEqual([8, 4, 2, 2]);
    expect(layout.tight).toBe(0);
  });

  test('a saw cut that leaves too little costs a plank', () => {
    // As above, but the cut takes 3: what is left is 597. Row 1: ·597 | 1200 | 1200 | 3? too short:
    // the last piece must be 300, so row 1 starts again. It cannot be done with 5 planks for 2 rows.
    const layout = lay(floor(3000, 400), { kerf: mm(3) });
    expect(layout.planks).toBe(6);
    expect(layout.tight).toBe(0);
  });

  test('planks run the other way when told to', () => {
    const across = lay(floor(800, 3000), { along: 'y' });
    expect([across.planks, across.rows]).toEqual([10, 4]);
  });

  test('a last row of 20 becomes a first and a last row of 110', () => {
    // 820 = 4 × 200 + 20 → 110 + 3 × 200 + 110.
    const layout = lay(floor(3000, 820));
    expect([layout.rows, layout.narrowestRow]).toEqual([5, mm(110)]);
  });

  test('the gap at the walls takes 20 off length and width', () => {
    const layout = lay(floor(2420, 820), { gap: mm(10), leastRow: mm(0) });
    // 2400 × 800: every row is two planks' length and needs one joint; whole rows alternate with
    // rows that start with a cut plank: 2, 3, 2, 3 less what is used again.
    expect(layout.rows).toBe(4);
    expect(twiceArea(layout.laid.flatMap((plank) => plank.shape))).toBe(2 * mm(2400) * mm(800));
  });

  test('the row at the inner corner of an L is notched, not split', () => {
    const l = lOutline({ long: mm(3000), wide: mm(1000), notchLong: mm(1200), notchWide: mm(500) });
    const layout = lay([l]);
    // 5 rows of 200; the third (400 to 600) is cut at 500.
    expect(layout.rows).toBe(5);
    expect(layout.laid.filter((plank) => plank.row === 2).length).toBeGreaterThanOrEqual(3);
  });

  test('a hall narrower than a plank is long takes one piece a row, the rest of it next', () => {
    // 500 across: two pieces of 500 come from each plank, 200 is left.
    expect(lay(floor(500, 2000)).planks).toBe(5);
  });
});

test('a floor no wider than its gaps is refused', () => {
  expect(layPlanks(floor(20, 3000), { ...plain, gap: mm(10) })).toEqual({
    ok: false,
    reason: 'too-narrow',
  });
});

test('along a wall at a slant each piece is as long as its longer edge', () => {
  // A right triangle of 3000 × 3000, rows of 500: their lower edges are 3000, 2500, … 500 long.
  const triangle = [
    { x: 0, y: 0 },
    { x: mm(3000), y: 0 },
    { x: 0, y: mm(3000) },
  ];
  const layout = lay([triangle], { length: mm(4000), width: mm(500), leastRow: mm(0) });
  expect(layout.rows).toBe(6);
  // Of planks of 4000: 3000 · 2500 + 1500 · 2000 + 1000 (and 500 of what any of them leaves).
  expect(layout.laid.map(({ shape }) => twiceArea(shape) / 2)).toEqual(
    [3000, 2500, 2000, 1500, 1000, 500].map((long) => mm(500) * mm(long - 250)),
  );
  expect(layout.planks).toBe(3);
});

const line = (from: 'x' | 'y', at: number): FloorDivision => ({ from, at: mm(at), long: mm(0) });
const breaks = fc.constantFrom(
  [],
  [line('x', 1500)],
  [line('y', 1137)],
  [line('x', 1033), line('x', 3000), line('y', 950)],
);

const kinds = fc.record({
  along: fc.constantFrom('x' as const, 'y' as const),
  length: fc.constantFrom(mm(1200), mm(1380), mm(1845)),
  width: fc.constantFrom(mm(190), mm(244), mm(96)),
  kerf: fc.constantFrom(mm(0), mm(3)),
});

describe('any floor', () => {
  test('the planks cover everything except the gap exactly once', () => {
    fc.assert(
      fc.property(
        regions,
        kinds,
        fc.constantFrom(mm(0), mm(10)),
        breaks,
        (region, kind, gap, at) => {
          const lines = at.filter(({ from, at: to }) => to < boundsOf(region)[`${from}1`]);
          const inner = floorFields(region, lines).flatMap((part) => insetRegion(part, gap) ?? []);
          fc.pre(inner.length > 0);
          const layout = lay(region, { ...kind, gap, breaks: lines });
          const covered = layout.laid.reduce((sum, plank) => sum + twiceArea(plank.shape), 0);
          expect(covered).toBe(twiceArea(inner));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  test('pieces of one plank, with the saw cuts, are no longer than it', () => {
    fc.assert(
      fc.property(regions, kinds, (region, kind) => {
        const layout = lay(region, kind);
        const used = new Map<number, number[]>();
        for (const { from, shape } of layout.laid) {
          const along = shape.flat().map((at) => (kind.along === 'x' ? at.x : at.y));
          used.set(from, [...(used.get(from) ?? []), Math.max(...along) - Math.min(...along)]);
        }
        for (const pieces of used.values()) {
          const length = pieces.reduce(
            (sum, piece) => sum + piece,
            (pieces.length - 1) * kind.kerf,
          );
          expect(length).toBeLessThanOrEqual(kind.length);
        }
        expect(used.size).toBe(layout.planks);
      }),
      { numRuns: runs(100) },
    );
  });

  test('a line close to a wall begins at the corner of that wall', () => {
    const [long, wide] = [mm(6850), mm(5730)];
    for (const leg of [3340, 3400, 3425, 3450, 3540]) {
      const size = { long, wide, notchLong: mm(6850 - leg), notchWide: mm(1600) };
      const [division] = floorDivisions([lOutline(size)], (run) => (run === long ? 2 : 1));
      const isClose = leg !== 3540;
      expect(division?.at).toBe(mm(isClose ? leg : 3425));
      expect(division?.long).toBe(isClose ? mm(4130) : wide);
    }
  });

  test('leaves no short piece and no narrow row on either side of a profile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8001, max: 16_000 }),
        fc.integer({ min: 1500, max: 4000 }),
        fc.constantFrom('x' as const, 'y' as const),
        kinds,
        (long, wide, from, kind) => {
          const size = from === 'x' ? ([long, wide] as const) : ([wide, long] as const);
          const division = floorDivisions(floor(...size), () => 2).find((one) => one.from === from);
          if (division === undefined) throw new Error('no line');
          const layout = lay(floor(...size), { ...kind, gap: mm(10), breaks: [division] });
          const boxes = layout.laid.map(({ shape }) => boundsOf(shape));
          for (const box of boxes) {
            const { x0, x1, y0, y1 } = box;
            const [run, row] = kind.along === 'x' ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
            expect(run).toBeGreaterThanOrEqual(layout.tight > 0 ? 1 : plain.leastPiece);
            expect(row).toBeGreaterThanOrEqual(Math.min(layout.narrowestRow, plain.leastRow));
            expect(layout.narrowestRow).toBeGreaterThanOrEqual(mm(48));
            // The gap is free on both sides of the line.
            const [low, high] = [box[`${from}0`], box[`${from}1`]];
            expect(high <= division.at - mm(10) || low >= division.at + mm(10)).toBe(true);
          }
          expect(new Set(layout.laid.map((one) => one.from)).size).toBe(layout.planks);
        },
      ),
      { numRuns: runs(80) },
    );
  });

  test('joints keep their distance in every row that is not reported as tight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1500, max: 9000 }), kinds, (long, kind) => {
        const layout = lay(floor(long, 2000), { ...kind, along: 'x' });
        const starts = Array.from({ length: layout.rows }, (_, row) =>
          layout.laid
            .filter((plank) => plank.row === row)
            .map((plank) => Math.min(...plank.shape.flat().map((at) => at.x)))
            .filter((x) => x > 0),
        );
        const close = starts.filter((row, i) =>
          row.some((x) => (starts[i - 1] ?? []).some((other) => Math.abs(x - other) < mm(300))),
        ).length;
        expect(close).toBeLessThanOrEqual(layout.tight);
        // 1.5 m and up there is always room for joints 300 mm apart.
        expect(layout.tight).toBe(0);
      }),
      { numRuns: runs(200) },
    );
  });

  test('a deeper floor never needs fewer planks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 6000 }),
        fc.integer({ min: 300, max: 5000 }),
        fc.integer({ min: 0, max: 800 }),
        kinds,
        (long, deep, more, kind) => {
          const small = lay(floor(long, deep), { ...kind, along: 'x' }).planks;
          expect(
            lay(floor(long, deep + more), { ...kind, along: 'x' }).planks,
          ).toBeGreaterThanOrEqual(small);
        },
      ),
    );
  });
});
