import { describe, expect, test } from 'vitest';
import { dimensionRoom, placeSides } from '../../../../../web/ui/drawings/plan/side-dimensions.ts';

/** Corners from pairs of coordinates, clockwise with y down. */
const corners = (...pairs: readonly (readonly [x: number, y: number])[]) =>
  pairs.map(([x, y]) => ({ x, y }));

const L = corners([0, 0], [100, 0], [100, 40], [60, 40], [60, 90], [0, 90]);
const U = corners([0, 0], [100, 0], [100, 90], [70, 90], [70, 40], [30, 40], [30, 90], [0, 90]);

test('a path is too narrow for the names of its long sides, which would trade places', () => {
  const sides = ['A', 'B', 'C', 'D'].map((name) => ({ name, size: undefined }));
  const path = corners([0, 0], [300, 0], [300, 30], [0, 30]);
  expect(placeSides(path, sides, 1).map(({ name }) => name)).toEqual(['', 'B', '', 'D']);
});

describe('the dimension of a side', () => {
  test('has its place next to an outermost side', () => {
    expect([0, 1, 4, 5].map((at) => dimensionRoom(L, at).out)).toEqual([0, 0, 0, 0]);
  });

  test('can be past the other leg of an L', () => {
    expect(dimensionRoom(L, 2).out).toBe(50);
    expect(dimensionRoom(L, 3)).toEqual({ out: 40, isOpenAt: { start: true, end: false } });
  });

  test('has no room between the legs of a U', () => {
    expect([3, 5].map((at) => dimensionRoom(U, at).out)).toEqual([undefined, undefined]);
    expect(dimensionRoom(U, 4)).toEqual({ out: 50, isOpenAt: { start: true, end: true } });
  });

  test('is the same after the outline is turned', () => {
    const angle = 0.7;
    const turned = L.map(({ x, y }) => ({
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    }));
    const { out, isOpenAt } = dimensionRoom(turned, 3);
    expect(out).toBeCloseTo(40);
    expect(isOpenAt).toEqual({ start: true, end: false });
  });
});
