import { expect, test } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import { placeTexts, withTexts } from '../../../../web/planner/measure/places/place-texts.ts';
import { newRoom, type RoomInput } from '../../../../web/planner/measure/places/place-input.ts';
import { measureRoom } from '../../../../web/planner/measure/places/room.ts';
import { readPlace } from '../../../../web/planner/schema/read-place.ts';

/** A room with a corner cut off, a splayed bay and a curved one. */
const odd: RoomInput = {
  ...newRoom('r'),
  corners: 'any',
  height: '2.4 m',
  sides: [
    { length: '5 m', turn: 'right', corner: { by: 'angle', text: '135' } },
    { length: '1414 mm', turn: 'right', corner: { by: 'angle', text: '135' } },
    { length: '3 m', turn: 'right' },
    { length: '6 m', turn: 'right', corner: { by: 'open', text: '' } },
    { length: '4 m', turn: 'right', corner: { by: 'diagonal', text: '6.403 m' } },
  ],
  features: [
    {
      id: '1',
      kind: 'bay',
      wall: 'A',
      at: '',
      width: '2 m',
      depth: '0.5 m',
      form: 'splayed',
      angle: '60',
      front: '',
    },
    { id: '2', kind: 'bay', wall: 'D', at: '', width: '2 m', depth: '0.4 m', form: 'curved' },
  ],
};

const stored = (place: unknown): unknown => JSON.parse(JSON.stringify(place));

test('a room at any angle is read back as it was', () => {
  expect(readPlace(stored(odd))).toEqual(odd);
  const { place, problems } = measureRoom(odd, BRITISH.metric);
  expect(problems).toEqual({});
  expect(place?.walls.length).toBeGreaterThan(14);
});

test('its corners and slants are texts like any other', () => {
  const texts = placeTexts(odd);
  expect(texts).toMatchObject({
    'corners.0': '135',
    'corners.4': '6.403 m',
    'features.1.angle': '60',
  });
  expect(withTexts(odd, texts)).toEqual(odd);
  const other = withTexts(odd, { 'corners.0': '134', 'features.1.angle': '45' });
  expect(placeTexts(other)).toMatchObject({ 'corners.0': '134', 'features.1.angle': '45' });
});

test('a room without angles is rectangular', () => {
  const { corners: _, ...before } = odd;
  expect(readPlace(stored(before))).toMatchObject({
    sides: [{ length: '5 m' }, { length: '1414 mm' }, { length: '3 m' }, { length: '6 m' }],
  });
  const plain = newRoom('r');
  expect(readPlace(stored(plain))).toEqual(plain);
});

test('reads data of a newer version as far as this version knows it', () => {
  const newer = {
    ...odd,
    sides: odd.sides.map((side) => ({ ...side, corner: { by: 'laser', text: '1' } })),
    features: odd.features.map((one) => ({ ...one, form: 'octagon' })),
  };
  const read = readPlace(stored(newer));
  expect(read?.kind === 'room' && read.sides.every(({ corner }) => corner === undefined)).toBe(
    true,
  );
  expect(read?.kind === 'room' && read.features.every(({ form }) => form === undefined)).toBe(true);
});

test.each([2, 27])('of %i sides it is a rectangle', (count) => {
  const sides = Array.from({ length: count }, () => ({ length: '1 m', turn: 'right' }));
  const read = readPlace({ ...newRoom('r'), corners: 'any', sides });
  expect(read?.kind === 'room' && read.sides.length).toBe(4);
});
