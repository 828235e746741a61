import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  circleArea,
  outlineFromSides,
  perimeterOf,
  wallsOf,
  type OutlineSide,
} from '../../../../../web/planner/measure/outline/outline.ts';
import { insetRegion } from '../../../../../web/planner/measure/outline/inset-region.ts';
import { regionArea, twiceArea } from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm, toSquareMetres } from '../../../../../web/planner/measure/units/units.ts';
import { regions } from '../../takeoff/regions.ts';
import { lOutline, rectangleOutline, tOutline } from '../../../../support/outlines.ts';

const walk = (text: string): OutlineSide[] =>
  text.split(' ').map((step) => ({
    length: mm(Number(step.slice(0, -1))),
    turn: step.endsWith('l') ? 'left' : 'right',
  }));

describe('an outline from its sides', () => {
  test('an L of six walls has the area of its two rectangles', () => {
    const outline = outlineFromSides(walk('4000l 2000l 1500r 1000l 2500l 3000l'));
    expect(outline.ok && toSquareMetres(regionArea([outline.value]))).toBe(4 * 2 + 2.5);
  });

  test('walked the other way round it is the same room', () => {
    const outline = outlineFromSides(walk('4000r 2000r 1500l 1000r 2500r 3000r'));
    expect(outline.ok && toSquareMetres(regionArea([outline.value]))).toBe(4 * 2 + 2.5);
  });

  test('walls that do not meet are refused with how far they are apart', () => {
    expect(outlineFromSides(walk('4000l 3000l 3880l 3000l'))).toEqual({
      ok: false,
      reason: 'gap',
      at: 3,
      gap: { x: mm(120), y: 0 },
    });
  });

  test('walls that turn round and round without closing are refused', () => {
    const outline = outlineFromSides(walk('3000l 3000r 3000l 3000l'));
    expect(outline).toMatchObject({ ok: false, reason: 'gap' });
  });

  test('walls that cross are refused with the wall that crosses', () => {
    // Right 4, up 2, back 1, down 3: the fourth wall crosses the first.
    const outline = outlineFromSides(walk('4000l 2000l 1000l 3000r 3000r 1000r'));
    expect(outline).toMatchObject({ ok: false, reason: 'crossing' });
  });

  test.each([
    ['three walls', walk('1000l 1000l 1000l'), 'too-few'],
    ['a wall of no length', walk('1000l 0l 1000l 1000l'), 'no-length'],
  ])('%s are refused', (_, sides, reason) => {
    expect(outlineFromSides(sides)).toMatchObject({ ok: false, reason });
  });

  test('every outline walked from its own walls is itself', () => {
    fc.assert(
      fc.property(regions, ([ring = []]) => {
        const walls = wallsOf(ring);
        const sides = walls.map((wall) => ({
          length: wall.length,
          turn: wall.end === 'inside' ? ('left' as const) : ('right' as const),
        }));
        expect(outlineFromSides(sides)).toEqual({ ok: true, value: ring });
      }),
    );
  });
});

test('an L and a T have the areas of their parts', () => {
  const l = lOutline({ long: mm(4000), wide: mm(3000), notchLong: mm(1500), notchWide: mm(1000) });
  expect(toSquareMetres(regionArea([l]))).toBe(12 - 1.5);
  const t = tOutline({
    long: mm(5000),
    barWide: mm(2000),
    stemAt: mm(1500),
    stemLong: mm(2000),
    stemWide: mm(1000),
  });
  expect(toSquareMetres(regionArea([t]))).toBe(12);
});

test('an L has five corners into the room and one round a corner', () => {
  const l = lOutline({ long: mm(4000), wide: mm(3000), notchLong: mm(1500), notchWide: mm(1000) });
  expect(wallsOf(l).filter((wall) => wall.end === 'outside')).toHaveLength(1);
  expect(perimeterOf(l)).toBe(mm(14_000));
});

test('a round bed of 2 m covers π m²', () => {
  expect(toSquareMetres(circleArea(mm(2000)))).toBeCloseTo(Math.PI, 6);
});

describe('a gap kept at the walls', () => {
  test('takes the gap off both ends of a rectangle', () => {
    const inner = insetRegion([rectangleOutline(mm(3020), mm(2020))], mm(10));
    expect(toSquareMetres(regionArea(inner ?? []))).toBe(6);
  });

  test('widens a pillar', () => {
    const pillar = rectangleOutline(mm(280), mm(280))
      .map(({ x, y }) => ({ x: x + mm(1000), y: y + mm(1000) }))
      .toReversed();
    const inner = insetRegion([rectangleOutline(mm(3020), mm(2020)), pillar], mm(10)) ?? [];
    expect(toSquareMetres(regionArea(inner))).toBeCloseTo(6 - 0.09, 9);
  });

  test('is refused if two walls are at most two gaps apart', () => {
    expect(insetRegion([rectangleOutline(mm(20), mm(2000))], mm(10))).toBeUndefined();
  });

  test('subtracts perimeter × gap except at the corners', () => {
    fc.assert(
      fc.property(regions, fc.integer({ min: 1, max: 5000 }), (region, gap) => {
        const inner = insetRegion(region, gap as ReturnType<typeof mm>);
        fc.pre(inner !== undefined);
        const run = region.reduce((sum, ring) => sum + perimeterOf(ring), 0);
        // Each of the (convex − reflex) = 4 × (outlines − holes) corners is counted once too often.
        const corners = region.reduce((sum, _, i) => sum + (i === 0 ? 4 : -4), 0);
        expect(twiceArea(inner)).toBe(twiceArea(region) - 2 * (run * gap - corners * gap * gap));
      }),
    );
  });
});
