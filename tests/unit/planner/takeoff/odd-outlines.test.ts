import { areaPaths, EndType, FillRule, inflatePaths, JoinType, union, xor } from 'clipper2-ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { insetRegion } from '../../../../web/planner/measure/outline/inset-region.ts';
import { perimeterOf } from '../../../../web/planner/measure/outline/outline.ts';
import {
  boundsOf,
  regionArea,
  twiceArea,
  type PolygonRings,
} from '../../../../web/planner/measure/outline/polygon.ts';
import { length, mm } from '../../../../web/planner/measure/units/units.ts';
import { layBoards } from '../../../../web/planner/takeoff/boards/board-starts.ts';
import type { LaidPiece } from '../../../../web/planner/takeoff/laid-piece.ts';
import { layPlanks } from '../../../../web/planner/takeoff/floors/planks.ts';
import { layTiles, TILE_DEFAULTS } from '../../../../web/planner/takeoff/tiles/tiles.ts';
import { mirrored, oddOutlines, turnedBy } from '../../../support/outlines.ts';
import { runs } from '../../../support/long.ts';

/** Input of the library that checks everything, which changes no ring. */
const paths = (region: PolygonRings) => region.map((ring) => ring.map(({ x, y }) => ({ x, y })));

const perimeter = (region: PolygonRings): number =>
  region.reduce((sum, ring) => sum + perimeterOf(ring), 0);

/** A crossing is rounded to the grid: by half a step across, along every side of every piece. */
const slack = (pieces: readonly LaidPiece[], region: PolygonRings): number =>
  pieces.reduce((sum, { shape }) => sum + perimeter(shape), 0) + 4 * perimeter(region);

/** Checks that pieces cover a surface exactly once: only rounding errors are uncovered, outside or covered twice. */
function expectCovered(pieces: readonly LaidPiece[], region: PolygonRings): void {
  const allowed = slack(pieces, region);
  const sum = pieces.reduce((all, { shape }) => all + twiceArea(shape) / 2, 0);
  expect(Math.abs(sum - twiceArea(region) / 2)).toBeLessThan(allowed);
  const all = union(
    pieces.flatMap(({ shape }) => paths(shape)),
    FillRule.NonZero,
  );
  expect(Math.abs(areaPaths(all) - sum)).toBeLessThan(allowed);
  expect(Math.abs(areaPaths(xor(all, paths(region), FillRule.NonZero)))).toBeLessThan(allowed);
}

/** Pieces of one tile, plank or board are in total no larger than it. */
function expectNoneShort(pieces: readonly LaidPiece[], whole: number): void {
  const taken = new Map<number, number>();
  for (const { shape, from } of pieces) {
    taken.set(from, (taken.get(from) ?? 0) + twiceArea(shape) / 2);
  }
  // Rounding may add half a step along the piece's sides.
  for (const area of taken.values()) expect(area).toBeLessThan(whole * 1.0001);
}

const outlines = oddOutlines.filter((ring) => {
  const { x0, x1, y0, y1 } = boundsOf([ring]);
  return Math.max(x1 - x0, y1 - y0) < mm(5000);
});

const tile = { length: mm(300), width: mm(200), kerf: mm(0), directed: false } as const;

describe('every simple outline is covered exactly once', () => {
  test.each([
    'straight',
    'brick-half',
    'brick-third',
    'diagonal',
    'herringbone',
    'herringbone-diagonal',
  ] as const)('by tiles, %s', (pattern) => {
    fc.assert(
      fc.property(outlines, fc.constantFrom('corner', 'centre'), (ring, start) => {
        const layout = layTiles([ring], {
          ...tile,
          joint: mm(0),
          pattern,
          start,
          leastCut: TILE_DEFAULTS.leastCut,
        });
        const pieces = layout.laid.flat();
        expectCovered(pieces, [ring]);
        expectNoneShort(pieces, tile.length * tile.width);
        expect(layout.tiles * tile.length * tile.width).toBeGreaterThan(regionArea([ring]) * 0.999);
      }),
      { numRuns: runs(25) },
    );
  });

  test('planks cover them except the gap at the walls', () => {
    fc.assert(
      fc.property(outlines, fc.constantFrom('x', 'y'), (ring, along) => {
        const gap = mm(10);
        const inner = insetRegion([ring], gap);
        fc.pre(inner !== undefined);
        const planks = layPlanks([ring], {
          length: mm(1200),
          width: mm(190),
          along,
          gap,
          stagger: mm(300),
          leastRow: mm(50),
          leastPiece: mm(300),
          kerf: mm(3),
        });
        if (!planks.ok) throw new Error(planks.reason);
        expectCovered(planks.value.laid, inner);
        const plank = mm(1200) * mm(190);
        expectNoneShort(planks.value.laid, plank);
        for (const { shape } of planks.value.laid) {
          const { x0, x1, y0, y1 } = boundsOf(shape);
          const [long, wide] = along === 'x' ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
          expect([long <= mm(1200), wide <= mm(190)]).toEqual([true, true]);
        }
        expect(planks.value.planks * plank).toBeGreaterThan(regionArea(inner) * 0.999);
      }),
      { numRuns: runs(60) },
    );
  });

  test('boards cover them', () => {
    fc.assert(
      fc.property(outlines, fc.constantFrom('x', 'y'), (ring, along) => {
        const board = { length: mm(2400), width: mm(1200) };
        const options = {
          ...board,
          along,
          supports: 'y',
          spacing: mm(400),
          screwEvery: mm(230),
          kerf: mm(0),
          least: mm(150),
        } as const;
        const layout = layBoards([{ region: [ring], options }]);
        expectCovered(layout.laid.flat(), [ring]);
        expectNoneShort(layout.laid.flat(), board.length * board.width);
        expect(layout.sheets * board.length * board.width).toBeGreaterThan(
          regionArea([ring]) * 0.999,
        );
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('a floor drawn in by its gap', () => {
  test('is the one that an independent library draws', () => {
    fc.assert(
      fc.property(oddOutlines, fc.constantFrom(5, 10, 30), (ring, by) => {
        const gap = mm(by);
        const theirs = inflatePaths(paths([ring]), 0 - gap, JoinType.Miter, EndType.Polygon, 1000);
        const inner = insetRegion([ring], gap);
        // Surfaces that fall apart keep the parts; a floor in parts is refused.
        fc.pre(inner !== undefined && theirs.length === 1);
        const apart = Math.abs(areaPaths(xor(paths(inner), theirs, FillRule.NonZero)));
        expect(apart).toBeLessThan(3 * perimeter([ring]));
      }),
    );
  });

  test('is there wherever the library finds one that keeps all its corners', () => {
    fc.assert(
      fc.property(oddOutlines, (ring) => {
        const gap = mm(10);
        const theirs = inflatePaths(paths([ring]), 0 - gap, JoinType.Miter, EndType.Polygon, 1000);
        fc.pre(theirs.length === 1 && theirs[0]?.length === ring.length);
        expect(insetRegion([ring], gap)).toBeDefined();
      }),
    );
  });
});

test('turning or mirroring an outline changes neither its area nor what goes round it', () => {
  fc.assert(
    fc.property(oddOutlines, fc.double({ min: 0, max: 6, noNaN: true }), (ring, angle) => {
      const round = perimeter([ring]);
      expect(regionArea([ring])).toBe(Math.round(areaPaths(paths([ring]))));
      for (const other of [turnedBy([ring], angle), mirrored([ring])]) {
        expect(Math.abs(regionArea(other) - regionArea([ring]))).toBeLessThan(round);
        expect(Math.abs(perimeter(other) - round)).toBeLessThan(2 * ring.length);
        const inner = insetRegion([ring], mm(10));
        const turned = insetRegion(other, mm(10));
        fc.pre(inner !== undefined && turned !== undefined);
        expect(Math.abs(regionArea(inner) - regionArea(turned))).toBeLessThan(4 * round);
      }
    }),
  );
});

test('a curve of ninety sides is laid as well as one of nine', () => {
  const arc = Array.from({ length: 90 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 90;
    return { x: Math.round(640_000 * Math.cos(angle)), y: Math.round(640_000 * Math.sin(angle)) };
  });
  const layout = layTiles([arc], {
    ...tile,
    joint: mm(0),
    pattern: 'straight',
    start: 'corner',
    leastCut: length(0),
  });
  expectCovered(layout.laid.flat(), [arc]);
});
