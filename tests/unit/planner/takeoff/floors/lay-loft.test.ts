import { describe, expect, test } from 'vitest';
import { boxRing } from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  linesOver,
  pointsOn,
  runnerLengths,
  woolLayers,
} from '../../../../../web/planner/takeoff/floors/lay-loft.ts';

const box = (x: number, y: number) => [boxRing({ x0: 0, y0: 0, x1: mm(x), y1: mm(y) })];
const wool = (...thick: readonly number[]) =>
  thick.map((one) => ({ value: one, thickness: mm(one) }));
const NONE = { value: 0, thickness: mm(0) };

const perSquareMetre = (spacing: number): number =>
  pointsOn(linesOver(box(60_000, 32_000), 'x', mm(spacing)), mm(320)) / (32 * 60);

const lines = (x: number) => linesOver(box(x, 2400), 'x', mm(600)).length;

const layers = (space: number, target: number, sold = wool(100, 170, 200), already = NONE) => {
  const { between, across } = woolLayers({ sold, space: mm(space), already, target });
  return [between?.value, ...across.map(({ value }) => value)];
};

describe('legs', () => {
  test('a large floor takes 5.2 a m² on joists at 600 and 7.8 at 400', () => {
    // 1 ÷ (0.32 × 0.6) = 5.2 and 1 ÷ (0.32 × 0.4) = 7.8, and the edge.
    expect(perSquareMetre(600)).toBeCloseTo(5.3, 1);
    expect(perSquareMetre(400)).toBeCloseTo(7.9, 1);
  });

  test('3 × 2.4 m on joists at 600: 8 rows, 6 joists, 54', () => {
    expect(pointsOn(linesOver(box(3000, 2400), 'x', mm(600)), mm(320))).toBe(54);
  });

  test('a millimetre more adds one line at most', () => {
    expect([lines(3000), lines(3001), lines(3600)]).toEqual([6, 7, 7]);
  });

  test('no two lines are nearer than what lies on them is wide, from any start', () => {
    for (let from = 0; from < 400; from += 13) {
      const at = linesOver(box(3251, 2400), 'x', mm(404), { from: mm(from), wide: mm(89) }).map(
        (one) => one.at / 320,
      );
      const gaps = at.slice(1).map((one, i) => one - (at[i] ?? 0));
      expect([at[0], Math.round(at.at(-1) ?? 0)]).toEqual([0, 3251]);
      expect(Math.min(...gaps)).toBeGreaterThan(88);
      expect(Math.max(...gaps)).toBeLessThan(404 + 89);
    }
    // A leg that would stand on the joist before it.
    expect(pointsOn([{ at: 0, from: 0, to: mm(3618) }], mm(600), mm(45))).toBe(7);
  });

  test('a runner lies along the inner side of an L, unless one is there', () => {
    const corners = [
      [0, 0],
      [5000, 0],
      [5000, 2000],
      [2200, 2000],
      [2200, 4000],
      [0, 4000],
    ] as const;
    const shape = [corners.map(([x, y]) => ({ x: mm(x), y: mm(y) }))];
    const inner = (every: number) =>
      linesOver(shape, 'x', mm(every), { wide: mm(60), inner: true })
        .map(({ at, from, to }) => [at, from, to].map((one) => Math.round(one / 320)))
        .filter(([at]) => at === 2200);
    expect(inner(500)).toEqual([[2200, 2000, 4000]]);
    // The runner at 2160 carries the ends of the panels.
    expect(inner(540)).toEqual([]);
  });

  test('runners are joined on joists', () => {
    const line = [{ at: 0, from: 0, to: mm(6000) }];
    const cut = (longest: number) =>
      runnerLengths(line, mm(600), mm(longest)).map((one) => one / 320);
    expect(cut(5000)).toEqual([4800, 1200]);
    expect(cut(6000)).toEqual([6000]);
    expect(cut(500).every((one) => one <= 500)).toBe(true);
  });
});

describe('wool', () => {
  test('UK: 100 between joists of 100, 170 across', () => {
    expect(layers(100, 270)).toEqual([100, 170]);
    expect(layers(75, 270)).toEqual([100, 170]);
    expect(layers(220, 270)).toEqual([200, 100]);
    expect(layers(100, 100)).toEqual([100]);
  });

  test('tops up existing wool, with nothing if there is enough', () => {
    const old = { value: 100, thickness: mm(100) };
    expect(layers(100, 270, wool(100, 170, 200), old)).toEqual([undefined, 170]);
    expect(layers(225, 270, wool(100, 170, 200), old)).toEqual([100, 100]);
    expect(layers(100, 100, wool(100), old)).toEqual([undefined]);
  });

  test('uses the thinnest two layers if one is not enough, and more if two are not', () => {
    expect(layers(100, 470)).toEqual([100, 170, 200]);
    expect(layers(100, 700)).toEqual([100, 200, 200, 200]);
  });

  test('R: 19 between 2 × 6 joists and 30 across is 49; 60 takes another', () => {
    const sold = [
      { value: 19, thickness: mm(158.75) },
      { value: 30, thickness: mm(241.3) },
      { value: 38, thickness: mm(304.8) },
    ];
    expect(layers(159, 49, sold)).toEqual([19, 30]);
    expect(layers(159, 60, sold)).toEqual([19, 19, 30]);
    expect(layers(159, 30, sold)).toEqual([19, 19]);
  });

  test('every target is met', () => {
    for (let target = 50; target <= 500; target += 10) {
      const all = layers(100, target).reduce<number>((sum, one) => sum + (one ?? 0), 0);
      expect(all).toBeGreaterThanOrEqual(target);
    }
  });
});
