import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../../../../web/planner/jobs/kit/contract.ts';
import { boundsOf, boxRing } from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import { lineWidth } from '../../../../../web/ui/drawings/layers/line-width.ts';

const rectangle = (x0: number, y0: number, wide: number, high: number) => [
  boxRing({ x0: mm(x0), y0: mm(y0), x1: mm(x0 + wide), y1: mm(y0 + high) }),
];

/** A wall of 3.6 × 2.4 m laid with pieces of a size, the last column cut. */
function wallOf(wide: number, high: number): Drawing {
  const [columns, rows] = [Math.floor(3600 / wide), Math.floor(2400 / high)];
  return {
    id: 'wall',
    name: 'Wall A',
    seen: 'wall',
    surface: rectangle(0, 0, 3600, 2400),
    pieces: Array.from({ length: columns * rows }, (_, i) => ({
      shape: rectangle((i % columns) * wide, Math.floor(i / columns) * high, wide, high),
      whole: i % columns < columns - 1,
      from: i,
    })),
    counts: [],
  };
}

/** As a phone draws it, across its page. */
const linesOf = (drawing: Drawing): number => {
  const { x0, x1 } = boundsOf(drawing.surface);
  return lineWidth(drawing, 350 / (x1 - x0));
};

/** Drawing units a millimetre of the wall. */
const UNIT = 350 / 3600;

describe('a drawing of what is laid', () => {
  it.each([
    ['a mosaic', 25, 25],
    ['a mosaic of sticks', 15, 150],
    ['a fine mosaic', 10, 10],
  ])('is not black for %s: its lines leave most of the ground to be seen', (_, wide, high) => {
    const ink = linesOf(wallOf(wide, high)) * (1 / (wide * UNIT) + 1 / (high * UNIT));
    expect(ink).toBeGreaterThan(0.1);
    expect(ink).toBeLessThan(0.25);
  });

  it.each([
    ['tiles', 100, 100],
    ['bricks', 215, 75],
    ['planks', 1200, 190],
  ])('has whole lines between %s', (_, wide, high) => {
    expect(linesOf(wallOf(wide, high))).toBe(0.75);
  });

  it('is not black for a band of mosaic on a wall', () => {
    const { pieces, ...wall } = wallOf(15, 15);
    const band = pieces.slice(0, 10 * Math.floor(3600 / 15));
    expect(linesOf({ ...wall, pieces: band })).toBeLessThan(0.25);
  });

  it('has full lines around thin studs with gaps', () => {
    const pieces = Array.from({ length: 25 }, (_, i) => ({
      shape: rectangle(i * 400, 0, 20, 2400),
      whole: true,
      from: i,
    }));
    const surface = rectangle(0, 0, 10_000, 2400);
    expect(linesOf({ ...wallOf(100, 100), surface, pieces })).toBe(0.75);
  });
});
