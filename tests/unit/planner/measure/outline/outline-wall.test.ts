import { describe, expect, test } from 'vitest';
import {
  asHighAs,
  heightAt,
  heightsOf,
  higherThan,
  lowest,
  wallRegion,
  type WallOpening,
  type WallShape,
} from '../../../../../web/planner/measure/outline/outline-wall.ts';
import {
  connectedParts,
  clipRegion,
} from '../../../../../web/planner/measure/outline/polygon-clip.ts';
import { regionArea } from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm, toSquareMetres } from '../../../../../web/planner/measure/units/units.ts';

const opening = (id: string, at: number, sill: number, w: number, h: number): WallOpening => ({
  id,
  at: mm(at),
  sill: mm(sill),
  width: mm(w),
  height: mm(h),
});
const wall = { length: mm(4000), height: mm(2400) };
const under = (...points: readonly (readonly [x: number, y: number])[]): WallShape => ({
  ...wall,
  height: mm(Math.max(...points.map(([, y]) => y))),
  top: points.map(([x, y]) => ({ x: mm(x), y: mm(y) })),
});
const sloped = (left: number, right: number) => under([0, left], [4000, right]);
const gable = under([0, 2400], [2000, 3400], [4000, 2400]);
const areaOf = (shape: ReturnType<typeof wallRegion>): number =>
  shape.ok ? toSquareMetres(regionArea(shape.value)) : Number.NaN;

describe('a wall less its openings', () => {
  test('a door is a notch and a window a hole', () => {
    const region = wallRegion(wall, [
      opening('door', 500, 0, 800, 2000),
      opening('window', 2000, 900, 1200, 1200),
    ]);
    expect(areaOf(region)).toBeCloseTo(9.6 - 1.6 - 1.44, 9);
    expect(region.ok && region.value.length).toBe(2);
  });

  test('a door in the corner and one next to it leave the lintel above', () => {
    const region = wallRegion(wall, [
      opening('a', 0, 0, 800, 2000),
      opening('b', 800, 0, 800, 2100),
    ]);
    expect(areaOf(region)).toBeCloseTo(9.6 - 1.6 - 1.68, 9);
  });

  test('a doorway as high as the wall parts it', () => {
    const region = wallRegion(wall, [opening('gap', 1000, 0, 1000, 2400)]);
    expect(areaOf(region)).toBeCloseTo(7.2, 9);
    const bands = region.ok
      ? connectedParts(
          clipRegion(region.value, { x0: 0, y0: mm(100), x1: wall.length, y1: mm(2000) }),
        )
      : [];
    expect(bands).toHaveLength(2);
  });

  test('a sloped top takes the mean height, a gable its triangle more', () => {
    expect(areaOf(wallRegion(sloped(2400, 1600), []))).toBeCloseTo(8, 9);
    expect(areaOf(wallRegion(gable, []))).toBeCloseTo(9.6 + 2, 9);
    expect(heightAt(gable, mm(1000))).toBe(mm(2900));
  });

  test('returns its lowest height, and the stretch above a height', () => {
    expect([lowest(wall), lowest(gable), lowest(sloped(2400, 1600))]).toEqual(
      [2400, 2400, 1600].map(mm),
    );
    expect(heightsOf(gable)).toEqual([2400, 3400, 2400].map(mm));
    expect(heightsOf(wall)).toEqual([mm(2400)]);
    // It rises by 1 m over 2 m: 2.9 m from 1 m on, to 1 m from the other end.
    expect(higherThan(gable, mm(2900))).toEqual([1000, 3000].map(mm));
    expect(asHighAs(gable, mm(2900))).toEqual([1000, 3000].map(mm));
    expect([higherThan(wall, mm(2400)), asHighAs(wall, mm(2400))]).toEqual([
      [0, 0],
      [0, wall.length],
    ]);
    expect(asHighAs(gable, mm(3401))).toEqual([0, 0]);
    expect(higherThan(sloped(1000, 2400), mm(1700))).toEqual([2000, 4000].map(mm));
  });
});

describe('an opening that does not fit is refused by name', () => {
  test.each([
    ['past the end', [opening('x', 3500, 0, 800, 2000)], 'outside'],
    ['before the start', [opening('x', -1, 0, 800, 2000)], 'outside'],
    ['under the floor', [opening('x', 0, -5, 800, 2000)], 'outside'],
    ['through the ceiling', [opening('x', 0, 1000, 800, 1401)], 'above'],
    ['over another', [opening('y', 0, 0, 800, 2000), opening('x', 799, 0, 800, 2000)], 'overlap'],
  ])('%s', (_, openings, reason) => {
    expect(wallRegion(wall, openings)).toEqual({ ok: false, reason, at: 'x' });
  });

  test('uses the lower corner under a slope', () => {
    const roof = sloped(2400, 1200);
    expect(wallRegion(roof, [opening('x', 3000, 0, 900, 1400)])).toMatchObject({ ok: false });
    expect(wallRegion(roof, [opening('x', 0, 0, 900, 2000)])).toMatchObject({ ok: true });
    // Under the ridge the height of a door is limited at its own ends.
    expect(wallRegion(gable, [opening('x', 1600, 0, 800, 3200)])).toMatchObject({ ok: true });
    expect(wallRegion(gable, [opening('x', 1600, 0, 800, 3201)])).toMatchObject({ ok: false });
  });
});
