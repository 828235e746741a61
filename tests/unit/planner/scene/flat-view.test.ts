import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  regionArea,
  type PolygonRings,
} from '../../../../web/planner/measure/outline/polygon.ts';
import { flatPieces, type ViewAlongAxis } from '../../../../web/planner/scene/flat-view.ts';
import { solidAt, type FlatSurface, type Solid } from '../../../../web/planner/scene/scene.ts';
import { runs } from '../../../support/long.ts';

/** Boxes on a coarse grid, no two of which overlap: each has its own cell of a random size. */
const boxes = fc
  .uniqueArray(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), {
    minLength: 1,
    maxLength: 20,
    selector: (cell) => cell.join(' '),
  })
  .chain((cells) =>
    fc.tuple(
      ...cells.map(([x, y, z]) =>
        fc
          .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }), fc.nat(9))
          .map(([wide, deep, high]) =>
            solidAt([10 * x, 10 * y, 10 * z], [wide, deep, high + 1], { look: 'oak' }),
          ),
      ),
    ),
  );

const views = fc.record<ViewAlongAxis, 'from'>(
  { from: fc.constantFrom('front', 'side', 'plan'), cut: fc.integer({ min: 1, max: 35 }) },
  { requiredKeys: ['from'] },
);

/** Index of the nearest body at a point of the picture, found body by body; -1 if there is none. */
function nearestAt(all: readonly Solid[], view: ViewAlongAxis, u: number, v: number): number {
  let best = -1;
  let bestNear = -Infinity;
  for (const [i, { at, size }] of all.entries()) {
    const high = [at[0] + size[0], at[1] + size[1], at[2] + size[2]] as const;
    const isIn = (axis: 0 | 1 | 2, point: number): boolean =>
      at[axis] < point && point < high[axis];
    const { from, cut } = view;
    const [isSeen, near, far] =
      from === 'front'
        ? [isIn(0, u) && isIn(2, v), 0 - at[1], 0 - high[1]]
        : from === 'side'
          ? [isIn(1, u) && isIn(2, v), high[0], at[0]]
          : [isIn(0, u) && isIn(1, 0 - v), high[2], at[2]];
    const plane = cut === undefined ? Infinity : from === 'front' ? 0 - cut : cut;
    if (isSeen && far < plane && Math.min(near, plane) > bestNear) {
      best = i;
      bestNear = Math.min(near, plane);
    }
  }
  return best;
}

const isInside = (shape: PolygonRings, u: number, v: number): boolean => {
  let odd = false;
  for (const ring of shape) {
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length] ?? a;
      if (a.y > v !== b.y > v && u < a.x + ((v - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
    }
  }
  return odd;
};

describe('a flat view of a scene', () => {
  it('shows at each point the nearest body, and only that one', () => {
    fc.assert(
      fc.property(boxes, views, (solids, view) => {
        const { pieces, surface } = flatPieces({ solids }, view);
        const wrong: object[] = [];
        for (let u = -0.5; u < 41; u += 3) {
          for (let v = -40.5; v < 41; v += 3) {
            const expected = nearestAt(solids, view, u, v);
            const shown = pieces.filter(({ shape }) => isInside(shape, u, v));
            const isRight =
              shown.length === (expected < 0 ? 0 : 1) &&
              shown.every(({ from }) => from === expected) &&
              isInside(surface, u, v) === expected >= 0;
            if (!isRight) wrong.push({ u, v, expected, shown });
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: runs(240) },
    );
  });

  it('has pieces that fill its silhouette exactly', () => {
    fc.assert(
      fc.property(boxes, views, (solids, view) => {
        const { pieces, surface } = flatPieces({ solids }, view);
        const laid = pieces.reduce((sum, { shape }) => sum + regionArea(shape), 0);
        expect(laid).toBe(regionArea(surface));
      }),
      { numRuns: 100 },
    );
  });

  it('is limited to a part of its first axis', () => {
    fc.assert(
      fc.property(boxes, fc.nat(20), fc.integer({ min: 1, max: 20 }), (solids, from, wide) => {
        const { surface } = flatPieces({ solids }, { from: 'front', within: [from, from + wide] });
        const xs = surface.flat().map(({ x }) => x);
        expect(xs.filter((x) => x < from || x > from + wide)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('shows the thickness of a sheet from its edge', () => {
    const sheet: FlatSurface = {
      rings: [
        [
          [0, 0, 30],
          [40, 0, 30],
          [40, 20, 30],
          [0, 20, 30],
        ],
      ],
      back: [0, 0, -6],
      joints: [],
      apart: [0, 0, 0],
      look: 'board',
    };
    const { surface } = flatPieces({ solids: [], sheets: [sheet] }, { from: 'front' });
    expect(boundsOf(surface)).toEqual({ x0: 0, x1: 40, y0: 24, y1: 30 });
    const { back: _, ...thin } = sheet;
    expect(flatPieces({ solids: [], sheets: [thin] }, { from: 'front' }).pieces).toEqual([]);
  });

  it('shows what a section cuts, and nothing before it', () => {
    const front = solidAt([0, 0, 0], [10, 5, 10]);
    const back = solidAt([2, 20, 2], [4, 5, 4]);
    const [only, ...others] = flatPieces(
      { solids: [front, back] },
      { from: 'front', cut: 10 },
    ).pieces;
    expect(only?.from).toBe(1);
    expect(others).toEqual([]);
    expect(flatPieces({ solids: [front, back] }, { from: 'front', cut: 3 }).pieces).toHaveLength(1);
  });
});
