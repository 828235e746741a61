import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxHole, boxRing } from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm, type Length } from '../../../../../web/planner/measure/units/units.ts';
import { backJoints } from '../../../../../web/planner/takeoff/walls/back-joints.ts';
import {
  frameWall,
  LEAST_NOGGIN,
  type StudOpening,
} from '../../../../../web/planner/takeoff/walls/studs.ts';
import { layWallBoards } from '../../../../../web/planner/takeoff/walls/wall-boards.ts';
import { runs } from '../../../../support/long.ts';

interface Case {
  readonly long: number;
  readonly high: number;
  readonly sheets: readonly [number, number];
  readonly frame: 'timber' | 'steel';
  readonly spacing: number;
  readonly hasDoor: boolean;
}

const FACE = mm(45);

/** Boards and frame of a wall with both faces boarded. */
function built({ long, high, sheets, frame, spacing, hasDoor }: Case) {
  const openings: readonly StudOpening[] = hasDoor
    ? [{ at: mm(500), width: mm(800), height: mm(2040), sill: mm(0) }]
    : [];
  const region = [
    boxRing({ x0: 0, y0: 0, x1: mm(long), y1: mm(high) }),
    ...openings.map(({ at, width, height }) =>
      boxHole({ x0: at, y0: 0, x1: at + width, y1: height }),
    ),
  ];
  const faces = sheets.map((sheet, i) =>
    layWallBoards(region, {
      sheet: { length: mm(sheet), width: mm(1200) },
      run: 'upright',
      spacing: mm(spacing),
      face: FACE,
      shifted: i > 0,
      screwEvery: mm(250),
      least: mm(150),
      mostGap: mm(15),
      hidden: false,
    }),
  );
  const framed = frameWall(
    { length: mm(long), height: mm(high), openings },
    {
      frame,
      face: FACE,
      plate: FACE,
      head: FACE,
      spacing: mm(spacing),
      topPlates: 1,
      nogginRows: frame === 'steel' ? 0 : 2,
      longest: mm(4000),
      hasDoorPosts: false,
    },
  );
  if (!framed.ok) throw new Error(framed.reason);
  const joints = faces.flatMap(({ levelJoints }) => levelJoints);
  const layout = backJoints(framed.value, joints, { frame, face: FACE, openings, tape: mm(1) });
  return { joints, layout, openings, before: framed.value };
}

const cases: fc.Arbitrary<Case> = fc.record({
  long: fc.integer({ min: 1800, max: 6000 }),
  high: fc.integer({ min: 2450, max: 4000 }),
  sheets: fc.tuple(fc.constantFrom(2000, 2400, 2600), fc.constantFrom(2000, 2400, 3000)),
  frame: fc.constantFrom('timber', 'steel'),
  spacing: fc.constantFrom(400, 600),
  hasDoor: fc.boolean(),
});

/** Lengths of a level joint that nothing of the frame is behind. */
function unbacked({ joints, layout, openings }: ReturnType<typeof built>): readonly Length[] {
  return joints.flatMap(({ x0, x1, y }) => {
    const behind = layout.laid.filter((one) => one.y <= y && one.y + one.height >= y);
    const open = openings.filter((one) => y < one.height);
    const covered = [
      ...behind.map(({ x, width }) => [x, x + width] as const),
      ...open.map(({ at, width }) => [at, at + width] as const),
    ].toSorted((a, b) => a[0] - b[0]);
    const gaps: number[] = [];
    let at: number = x0;
    for (const [from, to] of covered) {
      if (from > at && from < x1) gaps.push(from - at);
      at = Math.max(at, Math.min(to, x1));
    }
    if (at < x1) gaps.push(x1 - at);
    return gaps.filter((gap) => gap >= LEAST_NOGGIN).map((gap) => mm(gap / 320));
  });
}

describe('backing of level joints', () => {
  test('the frame is behind each level joint from one end to the other', () => {
    fc.assert(
      fc.property(cases, (one) => {
        expect(unbacked(built(one))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('no piece overlaps another, and no stud or plate of the frame is lost', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const { layout, before } = built(one);
        const between = layout.laid.filter(({ name }) => ['noggin', 'backing'].includes(name));
        for (const [i, a] of between.entries()) {
          for (const b of between.slice(i + 1)) {
            const isOver =
              a.x < b.x + b.width &&
              b.x < a.x + a.width &&
              a.y < b.y + b.height &&
              b.y < a.y + a.height;
            expect(isOver).toBe(false);
          }
        }
        const kept = before.laid.filter(({ name }) => name !== 'noggin');
        expect(layout.laid).toEqual(expect.arrayContaining(kept));
      }),
      { numRuns: runs(200) },
    );
  });

  test('a wall without level joints stays as it is', () => {
    const one: Case = {
      long: 3600,
      high: 2600,
      sheets: [2600, 3000],
      frame: 'timber',
      spacing: 600,
      hasDoor: true,
    };
    const { layout, before } = built(one);
    expect(layout).toBe(before);
  });
});
