import { areaPaths, FillRule, intersect } from 'clipper2-ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ceilingAt,
  ceilingPlanes,
  heightOn,
  unfolded,
  wallUnder,
  type Ceiling,
  type Slope,
} from '../../../../../web/planner/measure/places/ceiling.ts';
import { heightAt } from '../../../../../web/planner/measure/outline/outline-wall.ts';
import { lengthsOfRing } from '../../../../../web/planner/measure/outline/outline.ts';
import {
  regionArea,
  type Point,
  type PolygonRings,
  type Ring,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { length, mm } from '../../../../../web/planner/measure/units/units.ts';
import { ceilingBends } from '../../../../../web/planner/takeoff/ceilings/ceiling-bends.ts';
import { outlinesOf } from '../../../../support/outlines.ts';
import { runs } from '../../../../support/long.ts';

const HIGH = mm(2600);

/** A slope that comes down to the outline's outermost point in some direction. */
function slopeOver(ring: Ring, angle: number, height: number, share: number): Slope {
  const along = { x: Math.cos(angle), y: Math.sin(angle) };
  const off = ({ x, y }: Point): number => y * along.x - x * along.y;
  const at = ring.reduce((a, b) => (off(b) < off(a) ? b : a));
  const far = Math.max(...ring.map(off)) - off(at);
  // As steep as a mansard: its own area is at most four times that of its plan, and so is what rounding does.
  const across = length(Math.max((HIGH - mm(height)) / 4, Math.round(far * share)));
  return { low: 'A', along, at, height: mm(height), across };
}

const slopesOf = (ring: Ring): fc.Arbitrary<readonly Slope[]> =>
  fc
    .uniqueArray(
      fc.tuple(
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        fc.integer({ min: 300, max: 2500 }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
      ),
      // Two that rise the same way may be one plane, which no line parts.
      { minLength: 1, maxLength: 4, selector: ([angle]) => Math.round(angle * 100) },
    )
    .map((all) => all.map(([angle, height, share]) => slopeOver(ring, angle, height, share)));

const sloped = outlinesOf(8).chain((ring) =>
  slopesOf(ring).map((slopes) => ({ ring, ceiling: { high: HIGH, slopes } satisfies Ceiling })),
);

/** The height of a slope, from the distance to its low side. */
const rising = ({ along, at, height, across }: Slope, { x, y }: Point): number =>
  height + ((HIGH - height) / across) * ((y - at.y) * along.x - (x - at.x) * along.y);

const FAR = 1e8;

/** All points at which one height, linear on the plan, is below another, as a rectangle far beyond any room. */
function halfPlane(one: (point: Point) => number, other: (point: Point) => number): Point[] {
  const difference = (x: number, y: number): number => one({ x, y }) - other({ x, y });
  const c = difference(0, 0);
  const [a, b] = [(difference(FAR, 0) - c) / FAR, (difference(0, FAR) - c) / FAR];
  const steep = Math.hypot(a, b);
  const [nx, ny, away] = [a / steep, b / steep, -c / steep];
  const point = (along: number, off: number): Point => ({
    x: Math.round(nx * (away + off) - ny * along),
    y: Math.round(ny * (away + off) + nx * along),
  });
  return [point(-FAR, 0), point(FAR, 0), point(FAR, -FAR), point(-FAR, -FAR)];
}

/** The plan area under each plane, by another library: the floor cut by a half-plane for each other one. */
function areasByClipper(ring: Ring, slopes: readonly Slope[]): readonly number[] {
  const heights = [
    ...slopes.map((slope) => (point: Point) => rising(slope, point)),
    () => HIGH as number,
  ];
  return heights.map((one) => {
    const cut = heights
      .filter((other) => other !== one)
      .reduce(
        (paths, other) => intersect(paths, [halfPlane(one, other)], FillRule.NonZero),
        [ring.map(({ x, y }) => ({ x, y }))],
      );
    return Math.abs(areaPaths(cut));
  });
}

const perimeter = (ring: Ring): number => lengthsOfRing(ring).reduce((sum, one) => sum + one, 0);

/** True if a point is in a surface, by a ray. */
const isIn = (region: PolygonRings, { x, y }: Point): boolean =>
  region
    .flatMap((ring) => ring.map((a, i) => [a, ring[(i + 1) % ring.length] ?? a] as const))
    .filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    .length %
    2 ===
  1;

describe('the planes of a ceiling', () => {
  test('have together the area that another library finds, each with its own stretch', () => {
    fc.assert(
      fc.property(sloped, ({ ring, ceiling }) => {
        const planes = ceilingPlanes([ring], ceiling);
        const on = areasByClipper(ring, ceiling.slopes);
        const expected = on.reduce((sum, under, i) => {
          const slope = ceiling.slopes[i];
          const rise = slope === undefined ? 0 : (HIGH - slope.height) / slope.across;
          return sum + under * Math.hypot(1, rise);
        }, 0);
        const sum = planes.reduce((all, { area }) => all + area, 0);
        // Corners are on the grid: half a step along every edge. Specks of up to 10 × 10 mm are left out.
        expect(Math.abs(sum - expected)).toBeLessThan(20 * perimeter(ring) + 16 * mm(10) ** 2);
      }),
      { numRuns: runs(300) },
    );
  });

  test('planes cover the floor once, each where it is lowest', () => {
    fc.assert(
      fc.property(
        sloped,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ ring, ceiling }, right, down) => {
          const planes = ceilingPlanes([ring], ceiling);
          const whole = planes.reduce((sum, { under }) => sum + regionArea(under), 0);
          expect(Math.abs(whole - regionArea([ring]))).toBeLessThan(
            10 * perimeter(ring) + 4 * mm(10) ** 2,
          );
          const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
          const point = {
            x: Math.min(...xs) + right * (Math.max(...xs) - Math.min(...xs)),
            y: Math.min(...ys) + down * (Math.max(...ys) - Math.min(...ys)),
          };
          const least = Math.min(HIGH, ...ceiling.slopes.map((slope) => rising(slope, point)));
          for (const plane of planes.filter(({ under }) => isIn(under, point))) {
            expect(heightOn(plane, point) - least).toBeLessThan(60);
          }
          expect(ceilingAt(point, ceiling)).toBe(Math.round(least));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('are as large laid flat, with their low side along the bottom', () => {
    fc.assert(
      fc.property(sloped, ({ ring, ceiling }) => {
        for (const plane of ceilingPlanes([ring], ceiling)) {
          const flat = unfolded(plane);
          expect(Math.abs(regionArea(flat) - plane.area)).toBeLessThan(30 * perimeter(ring));
          for (const { y } of plane.slope === undefined ? [] : flat.flat()) {
            expect(y).toBeGreaterThan(-20);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('have no bend for a single slope over the complete room, and one ridge for two', () => {
    const ring = [
      { x: 0, y: 0 },
      { x: mm(5000), y: 0 },
      { x: mm(5000), y: mm(4000) },
      { x: 0, y: mm(4000) },
    ];
    const down = slopeOver(ring, 0, 1000, 1);
    const floor = [ring];
    expect(
      ceilingBends({ floor, planes: ceilingPlanes(floor, { high: HIGH, slopes: [down] }) }),
    ).toEqual([]);
    const both = [slopeOver(ring, 0, 1000, 0.5), slopeOver(ring, Math.PI, 1000, 0.5)];
    const bends = ceilingBends({
      floor,
      planes: ceilingPlanes(floor, { high: HIGH, slopes: both }),
    });
    expect(
      bends.map((line) => line.map(({ x, y }) => [Math.round(x / 320), Math.round(y / 320)])),
    ).toEqual([
      [
        [0, 2000],
        [5000, 2000],
      ],
    ]);
  });
});

describe('the walls under a ceiling', () => {
  test('meet at one height in every corner, and are as high as the ceiling all along', () => {
    fc.assert(
      fc.property(
        sloped,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ ring, ceiling }, share) => {
          const long = lengthsOfRing(ring);
          const walls = ring.map((from, i) =>
            wallUnder([from, ring[(i + 1) % ring.length] ?? from], long[i] ?? length(0), ceiling),
          );
          for (const [i, wall] of walls.entries()) {
            const next = walls[(i + 1) % walls.length] ?? wall;
            expect(heightAt(wall, wall.length)).toBe(heightAt(next, 0));
            const [from, to] = [ring[i], ring[(i + 1) % ring.length]];
            if (from === undefined || to === undefined) continue;
            const at = Math.round(share * wall.length);
            const point = {
              x: from.x + ((to.x - from.x) * at) / wall.length,
              y: from.y + ((to.y - from.y) * at) / wall.length,
            };
            const least = Math.min(HIGH, ...ceiling.slopes.map((slope) => rising(slope, point)));
            expect(Math.abs(heightAt(wall, at) - least)).toBeLessThan(60);
            expect(wall.height).toBe(
              Math.max(...(wall.top ?? [{ y: wall.height }]).map(({ y }) => y)),
            );
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
