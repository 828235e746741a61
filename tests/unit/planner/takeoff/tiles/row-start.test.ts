import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf } from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import {
  endLines,
  narrowestCut,
  startWithoutSlivers,
  type EndLine,
  type RowRule,
} from '../../../../../web/planner/takeoff/tiles/row-start.ts';
import { lOutline } from '../../../../support/outlines.ts';
import { runs } from '../../../../support/long.ts';

const rule: RowRule = { pitch: 303, least: 50, pieces: [{ from: 0, size: 300 }] };
const walls = (left: number, right: number): EndLine[] => [
  { at: left, surface: 'after' },
  { at: right, surface: 'before' },
];

test('an L ends rows at three lines each way', () => {
  const l = lOutline({ long: mm(4000), wide: mm(3000), notchLong: mm(1500), notchWide: mm(1000) });
  const ends = endLines(edgesOf([l]), 'x').toSorted((a, b) => a.at - b.at);
  expect(ends).toEqual([
    { at: 0, surface: 'after' },
    { at: mm(2500), surface: 'before' },
    { at: mm(4000), surface: 'before' },
  ]);
});

test('a row that ends in a joint is not cut', () => {
  expect(narrowestCut(walls(0, 302), 0, rule)).toBe(300);
  expect(narrowestCut(walls(0, 304), 0, rule)).toBe(1);
});

test('a start that leaves wide cuts stays', () => {
  expect(startWithoutSlivers(walls(0, 303 + 60), 0, rule)).toEqual({ start: 0, narrowest: 60 });
});

test('between two walls no start is better than the one found', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 310, max: 3000 }),
      fc.integer({ min: 1, max: 302 }),
      (to, other) => {
        const lines = walls(0, to);
        const { narrowest } = startWithoutSlivers(lines, 0, { ...rule, least: 300 });
        // If the distance of the walls is an odd number of steps, the middle is rounded by half a step.
        expect(narrowest).toBeGreaterThanOrEqual(narrowestCut(lines, -other, rule) - 1);
      },
    ),
    { numRuns: runs(2000) },
  );
});
