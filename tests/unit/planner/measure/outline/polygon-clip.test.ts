import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  boxInRegion,
  clipRegion,
  connectedParts,
} from '../../../../../web/planner/measure/outline/polygon-clip.ts';
import {
  boundsOf,
  boxHole,
  boxRing,
  edgesOf,
  toDiagonal,
  transpose,
  twiceArea,
  twiceRingArea,
  type Box,
  type PolygonRings,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import { regions } from '../../takeoff/regions.ts';
import { runs } from '../../../../support/long.ts';

const square = (x0: number, y0: number, size: number): Box => ({
  x0,
  y0,
  x1: x0 + size,
  y1: y0 + size,
});

/** Position of a cell by its covered area. */
const saysOf = (inside: number, all: number): string => {
  if (inside === 0) return 'outside';
  return inside === all ? 'inside' : 'cut';
};

/** Every cell of a grid over the surface, the cells touching each other. */
function cellsOver(region: PolygonRings, pitch: number): Box[] {
  const bounds = boundsOf(region);
  const cells: Box[] = [];
  for (let x = bounds.x0 - 7; x < bounds.x1; x += pitch) {
    for (let y = bounds.y0 - 3; y < bounds.y1; y += pitch) cells.push(square(x, y, pitch));
  }
  return cells;
}

test('keeps the part of an L inside a box that straddles its inner corner', () => {
  const l = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 4 },
    { x: 4, y: 4 },
    { x: 4, y: 10 },
    { x: 0, y: 10 },
  ];
  // The box 2..8 × 2..8 loses its corner 4..8 × 4..8: 36 − 16 = 20.
  const clipped = clipRegion([l], square(2, 2, 6));
  expect(twiceArea(clipped)).toBe(40);
  expect(clipped).toHaveLength(1);
  expect(clipped[0]).toHaveLength(6);
});

test('a box across the legs of a U falls into two parts', () => {
  const u = [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 6, y: 9 },
    { x: 6, y: 3 },
    { x: 3, y: 3 },
    { x: 3, y: 9 },
    { x: 0, y: 9 },
  ];
  const parts = connectedParts(clipRegion([u], { x0: 1, y0: 4, x1: 8, y1: 6 }));
  expect(parts.map(twiceArea)).toEqual([8, 8]);
});

test('a hole inside the box stays a hole of its part', () => {
  const region = [boxRing(square(0, 0, 10)), boxHole(square(4, 4, 2))];
  const parts = connectedParts(clipRegion(region, square(1, 1, 8)));
  expect(parts).toHaveLength(1);
  expect(parts[0]).toHaveLength(2);
  expect(twiceArea(parts[0] ?? [])).toBe(2 * (64 - 4));
});

test('a hole that touches its outline becomes a notch without a spike', () => {
  const region = [boxRing(square(0, 0, 10)), boxHole({ x0: 4, y0: 0, x1: 6, y1: 5 })];
  const clipped = clipRegion(region, { x0: 0, y0: 0, x1: 5, y1: 10 });
  expect(clipped).toHaveLength(1);
  expect(twiceArea(clipped)).toBe(2 * (50 - 5));
  expect(clipped[0]).toHaveLength(6);
});

test('touching a box from outside or inside is not cutting it', () => {
  const edges = edgesOf([boxRing(square(0, 0, 10))]);
  expect(boxInRegion(edges, square(0, 0, 5))).toBe('inside');
  expect(boxInRegion(edges, square(10, 0, 5))).toBe('outside');
  expect(boxInRegion(edges, square(8, 0, 5))).toBe('cut');
});

test('a line at a slant past a corner of the box does not cut it, one across the corner does', () => {
  const triangle = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 0, y: 20 },
  ];
  expect(boxInRegion(edgesOf([triangle]), square(5, 5, 5))).toBe('inside');
  expect(boxInRegion(edgesOf([triangle]), square(5, 5, 6))).toBe('cut');
  expect(boxInRegion(edgesOf([triangle]), square(10, 10, 5))).toBe('outside');
});

test.each([
  ['as it lies', (region: PolygonRings) => region],
  ['across', transpose],
  ['at 45°', toDiagonal],
])('cells over a surface %s cover it exactly once, to the grid square', (_, change) => {
  fc.assert(
    fc.property(regions, fc.integer({ min: 40_000, max: 400_000 }), (plain, pitch) => {
      const region = change(plain);
      const edges = edgesOf(region);
      const all = 2 * pitch * pitch;
      let sum = 0;
      const wrong: Box[] = [];
      for (const cell of cellsOver(region, pitch)) {
        const clipped = clipRegion(region, cell);
        const area = twiceArea(clipped);
        const ofParts = connectedParts(clipped).reduce((total, part) => total + twiceArea(part), 0);
        if (boxInRegion(edges, cell) !== saysOf(area, all) || ofParts !== area) wrong.push(cell);
        sum += area;
      }
      expect(wrong).toEqual([]);
      expect(sum).toBe(twiceArea(region));
    }),
    { numRuns: runs(150) },
  );
});

describe('a rectangle', () => {
  it('is clipped as any outline is: with one corner more on a side it gives the same', () => {
    const at = fc.integer({ min: -50, max: 50 });
    const box = fc.tuple(at, at, at, at).map(([a, b, c, d]) => ({
      x0: Math.min(a, b),
      x1: Math.max(a, b) + 1,
      y0: Math.min(c, d),
      y1: Math.max(c, d) + 1,
    }));
    fc.assert(
      fc.property(box, box, fc.boolean(), (own, other, isHole) => {
        const corners = [
          { x: own.x0, y: own.y0 },
          { x: own.x1, y: own.y0 },
          { x: own.x1, y: own.y1 },
          { x: own.x0, y: own.y1 },
        ];
        const ring = isHole ? corners.toReversed() : corners;
        const [first = { x: 0, y: 0 }, second = first] = ring;
        const middle = {
          x: Math.floor((first.x + second.x) / 2),
          y: Math.floor((first.y + second.y) / 2),
        };
        const plain = clipRegion([ring], other);
        const general = clipRegion([[first, middle, ...ring.slice(1)]], other);
        const sorted = (region: typeof plain) =>
          region.map((one) => one.map(({ x, y }) => `${x} ${y}`).toSorted());
        expect(sorted(plain)).toEqual(sorted(general));
        expect(plain.map((one) => Math.sign(twiceRingArea(one)))).toEqual(
          general.map((one) => Math.sign(twiceRingArea(one))),
        );
      }),
    );
  });
});
