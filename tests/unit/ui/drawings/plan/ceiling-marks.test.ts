import { expect, test } from 'vitest';
import { ceilingMarks } from '../../../../../web/ui/drawings/plan/ceiling-marks.ts';
import type { RoomInput } from '../../../../../web/planner/measure/places/place-input.ts';
import { attic, hall, loft } from '../../../../support/odd-rooms.ts';
import { placed } from '../../../planner/jobs/places.ts';

const inMm = (lines: readonly (readonly { readonly x: number; readonly y: number }[])[] = []) =>
  lines.map((line) => line.map(({ x, y }) => [Math.round(x / 320), Math.round(y / 320)]));

function marksOf(input: RoomInput) {
  const place = placed(input);
  if (place.kind !== 'room') throw new Error('no room');
  const marks = ceilingMarks(place);
  return marks && { bends: inMm(marks.bends), falls: inMm(marks.falls) };
}

test('a plan shows the bends of a ceiling and the fall of each slope', () => {
  expect(marksOf(hall)).toBeUndefined();
  // From 1.4 m on both sides of 4 m it is level; the arrows lie 0.24 to 0.42 of 1.4 m from each knee wall, halfway down
  // the 5 m, and point at it.
  expect(marksOf(loft)).toEqual({
    bends: [
      [
        [2600, 0],
        [2600, 5000],
      ],
      [
        [1400, 0],
        [1400, 5000],
      ],
    ],
    falls: [
      [
        [4000 - 588, 2500],
        [4000 - 336, 2500],
      ],
      [
        [588, 2500],
        [336, 2500],
      ],
    ],
  });
  // One slope over the whole of it bends nowhere: 4 m from wall A down to wall D.
  expect(marksOf(attic)).toEqual({
    bends: [],
    falls: [
      [
        [2500, 4000 - 1680],
        [2500, 4000 - 960],
      ],
    ],
  });
});
