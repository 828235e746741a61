import { expect, test } from 'vitest';
import {
  MOST_SLOPES,
  newRoom,
  SHAPES,
  type RoomInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { placeTexts, withTexts } from '../../../../web/planner/measure/places/place-texts.ts';
import { readPlace } from '../../../../web/planner/schema/read-place.ts';
import { unreadIn } from '../../../../web/planner/schema/schema.ts';

const stored = (place: unknown): unknown => JSON.parse(JSON.stringify(place));
const slope = (id: string, low: string, height: string, across = '') => ({
  id,
  low,
  height,
  across,
});
const room: RoomInput = {
  ...newRoom('r'),
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
  height: '2.5 m',
  slopes: [slope('1', 'bottom', '1.5 m'), slope('3', 'A', '1.4', '1 m')],
};
const { slopes: _, ...before } = room;

test('slopes are read back as they were', () => {
  expect(readPlace(stored(room))).toEqual(room);
});

test('ignores invalid slopes and keeps extra ones unused', () => {
  for (const slopes of [null, 'steep', 7, {}, [null, 1, 'a'], [{ id: 'x', low: 'top' }]]) {
    const read = readPlace(stored({ ...before, slopes }));
    expect(read).toMatchObject({ kind: 'room', slopes: [] });
  }
  const many = Array.from({ length: MOST_SLOPES + 2 }, (__, i) =>
    slope(String(i + 1), 'top', '1 m'),
  );
  const read = readPlace(stored({ ...before, slopes: many }));
  expect(read).toMatchObject({ slopes: many.slice(0, MOST_SLOPES) });
  expect(unreadIn(read)).toBe(2);
});

test('their sizes are texts like any other', () => {
  const texts = placeTexts(room);
  expect(texts).toMatchObject({ 'slopes.1.height': '1.5 m', 'slopes.3.across': '1 m' });
  expect(withTexts(room, texts)).toEqual(room);
  const other = withTexts(room, { 'slopes.1.height': '1.1 m', 'slopes.3.across': '2 m' });
  expect(other).toMatchObject({
    slopes: [slope('1', 'bottom', '1.1 m'), slope('3', 'A', '1.4', '2 m')],
  });
});
