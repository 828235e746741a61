import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  boxRing,
  twiceArea,
  type Point,
  type Ring,
} from '../../../../../web/planner/measure/outline/polygon.ts';
import {
  cutFromStock,
  type StockRule,
} from '../../../../../web/planner/takeoff/boards/cut-from-stock.ts';
import { runs } from '../../../../support/long.ts';

const tile: StockRule = { length: 300, width: 300, kerf: 0, turns: 'quarter', edges: 'keep' };
const box = (x0: number, y0: number, x1: number, y1: number): Ring => boxRing({ x0, y0, x1, y1 });
const left = (wide: number): Ring => box(0, 0, wide, 300);
const used = (pieces: readonly Ring[], rule: Partial<StockRule> = {}): number =>
  cutFromStock(pieces, { ...tile, ...rule }).used;

describe('a cut-off is used again', () => {
  test('is cut from the other edge, rotated', () => {
    expect(used([left(100), left(200)])).toBe(1);
    expect(used([left(100), left(201)])).toBe(2);
  });

  test('less the width of the blade', () => {
    expect(used([left(100), left(198)], { kerf: 2 })).toBe(1);
    expect(used([left(100), left(199)], { kerf: 2 })).toBe(2);
  });

  test('but not its middle, which has no edge of the tile', () => {
    expect(used([left(100), left(100), left(100)])).toBe(2);
    expect(used([left(100), left(100), left(100)], { edges: 'free' })).toBe(1);
  });

  test('and its middle for a piece that is cut at both sides', () => {
    expect(used([left(100), left(100), box(120, 0, 220, 300)])).toBe(1);
  });

  test('is not rotated if the tile has a direction', () => {
    expect(used([left(100), left(100)], { turns: 'none' })).toBe(2);
    expect(used([left(100), box(200, 0, 300, 300)], { turns: 'none' })).toBe(1);
  });

  test('pairs two triangles of a diagonal cut', () => {
    const triangle: Ring = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 0, y: 300 },
    ];
    expect(used([triangle, triangle])).toBe(1);
    expect(used([triangle, triangle], { kerf: 2 })).toBe(2);
  });

  test('never out of the notch of an L', () => {
    const l: Ring = [
      { x: 0, y: 0 },
      { x: 300, y: 0 },
      { x: 300, y: 150 },
      { x: 150, y: 150 },
      { x: 150, y: 300 },
      { x: 0, y: 300 },
    ];
    expect(used([l, box(200, 200, 300, 300)])).toBe(2);
  });

  test('refuses a piece that no straight cut separates', () => {
    // Four bars set like a pinwheel in a square clear each other, but every cut across the square
    // runs through one of them; three of them can be cut.
    const bars = [box(0, 0, 200, 100), box(200, 0, 300, 200), box(100, 200, 300, 300)];
    expect(used(bars, { turns: 'none' })).toBe(1);
    expect(used([...bars, box(0, 100, 100, 300)], { turns: 'none' })).toBe(2);
  });
});

test('no pieces need no stock', () => {
  expect(cutFromStock([], tile)).toEqual({ used: 0, from: [], spots: [] });
});

test('a piece larger than its stock is a bug and says so', () => {
  expect(() => cutFromStock([box(0, 0, 301, 300)], { ...tile, edges: 'free' })).toThrow(/larger/);
});

const strip = fc.integer({ min: 1, max: 300 });

test('strips of full height share tiles in the maximum number of pairs', () => {
  fc.assert(
    fc.property(fc.array(strip, { maxLength: 30 }), (widths) => {
      // Every tile gives at most two; pairing the widest with the widest that still fits is best.
      const sorted = widths.filter((width) => width < 300).toSorted((a, b) => b - a);
      let tiles = widths.length - sorted.length;
      while (sorted.length > 0) {
        const first = sorted.shift() ?? 0;
        const mate = sorted.findIndex((width) => first + width <= 300);
        if (mate >= 0) sorted.splice(mate, 1);
        tiles += 1;
      }
      expect(used(widths.map(left))).toBe(tiles);
    }),
  );
});

test('each piece is cut from one tile, and the given order does not change the number', () => {
  const piece = fc
    .tuple(strip, strip, fc.boolean(), fc.boolean())
    .map(([wide, high, right, top]) =>
      box(right ? 300 - wide : 0, top ? 300 - high : 0, right ? 300 : wide, top ? 300 : high),
    );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const cut = cutFromStock(pieces, tile);
      expect(new Set(cut.from).size).toBe(cut.used);
      expect(cut.used).toBeLessThanOrEqual(pieces.length);
      expect(used(pieces.toReversed())).toBe(cut.used);
    }),
  );
});

/** The part of one convex outline inside another (Sutherland and Hodgman), in real numbers. */
function overlap(one: Ring, two: Ring): Ring {
  return two.reduce((kept: Ring, a, i) => {
    const b = two[(i + 1) % two.length] ?? a;
    const off = ({ x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    return kept.flatMap((point, j) => {
      const next = kept[(j + 1) % kept.length] ?? point;
      const [here, there] = [off(point), off(next)];
      const share = here / (here - there);
      const crossing = {
        x: point.x + share * (next.x - point.x),
        y: point.y + share * (next.y - point.y),
      };
      return [...(here >= 0 ? [point] : []), ...(here * there < 0 ? [crossing] : [])];
    });
  }, one);
}

/** A ring's corners with its box at the origin, in an order that does not depend on the start. */
function shapeOf(ring: Ring): string {
  const { x0, y0 } = boundsOf([ring]);
  return ring
    .map(({ x, y }) => `${Math.round(x - x0)},${Math.round(y - y0)}`)
    .sort()
    .join(' ');
}
const quarter = (ring: Ring): Ring => ring.map(({ x, y }) => ({ x: -y, y: x }));
const turnsOf = (ring: Ring): string[] => {
  const side = quarter(ring);
  return [ring, side, quarter(side), quarter(quarter(side))].map(shapeOf);
};

const edgePieces = fc
  .tuple(strip, strip, fc.boolean(), fc.boolean(), fc.boolean())
  .map(([wide, high, right, top, slanted]): Ring => {
    const { x0, y0, x1, y1 } = {
      x0: right ? 300 - wide : 0,
      y0: top ? 300 - high : 0,
      x1: right ? 300 : wide,
      y1: top ? 300 : high,
    };
    const corners = box(x0, y0, x1, y1);
    return slanted ? corners.slice(1) : corners;
  });

test('each piece keeps its shape on its stock, possibly rotated, and overlaps no other', () => {
  fc.assert(
    fc.property(
      fc.array(edgePieces, { maxLength: 25 }),
      fc.constantFrom(0, 2),
      fc.constantFrom('keep' as const, 'free' as const),
      (pieces, kerf, edges) => {
        const { from, spots } = cutFromStock(pieces, { ...tile, kerf, edges });
        for (const [i, spot] of spots.entries()) {
          const { x0, y0, x1, y1 } = boundsOf([spot]);
          expect(Math.min(x0, y0, 300 - x1, 300 - y1)).toBeGreaterThanOrEqual(0);
          expect(turnsOf(pieces[i] ?? [])).toContain(shapeOf(spot));
          for (const [j, other] of spots.slice(0, i).entries()) {
            if (from[j] !== from[i]) continue;
            const shared = overlap(spot, other);
            expect(shared.length === 0 ? 0 : Math.abs(twiceArea([shared]))).toBeLessThan(1e-6);
          }
        }
      },
    ),
    { numRuns: runs(300) },
  );
});
