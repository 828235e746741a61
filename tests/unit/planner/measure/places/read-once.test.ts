import { expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { measurePlace } from '../../../../../web/planner/measure/places/measure-place.ts';
import {
  newGround,
  newPlace,
  newRoom,
  newRun,
  SHAPES,
  type PlaceInput,
  type RoomInput,
} from '../../../../../web/planner/measure/places/place-input.ts';
import { placeTexts, withTexts } from '../../../../../web/planner/measure/places/place-texts.ts';
import { toMm } from '../../../../../web/planner/measure/units/units.ts';

const rectangle = SHAPES.rectangle.map((side, i) => ({
  ...side,
  length: ['4000 mm', '3000 mm'][i] ?? '',
}));

const room: RoomInput = {
  ...newRoom('room'),
  sides: rectangle,
  height: '2400 mm',
  openings: [
    { id: 'o', kind: 'window', wall: 'A', width: '900', height: '1000', at: '300 mm', sill: '850' },
  ],
  features: [{ id: '1', kind: 'breast', wall: 'B', at: '800 mm', width: '1200', depth: '400' }],
  slopes: [{ id: '1', low: 'left', height: '1800 mm', across: '1500 mm' }],
  beside: { room: 'x', wall: 'A', theirs: 'C', offset: '', thickness: '120' },
};
const angled: RoomInput = {
  ...newRoom('angled'),
  corners: 'any',
  height: '2400 mm',
  sides: ['3000', '4000', '3000', '4000'].map((length, i) => ({
    length: `${length} mm`,
    turn: 'right',
    ...(i === 0 ? { corner: { by: 'diagonal', text: '5000 mm' } } : {}),
  })),
};
const wall = withTexts(newPlace('wall', 'wall'), { length: '3600 mm', height: '2300 mm' });
const circle: PlaceInput = { ...newGround('round'), shape: 'circle', diameter: '5000 mm' };
const uneven: PlaceInput = {
  ...newGround('uneven'),
  shape: 'triangles',
  edges: ['3000 mm', '4000 mm', '3000 mm', '4000 mm'],
  diagonals: ['5000 mm'],
};
const run: PlaceInput = { ...newRun('run'), stretches: ['9000 mm', '2500 mm'] };

it.each([room, angled, wall, circle, uneven, run])(
  'the echo below each field of $id is the size in its plan',
  (place) => {
    const { sizes, problems } = measurePlace(place, BRITISH.metric);
    const typed = Object.entries(placeTexts(place)).filter(([, text]) => text !== '');
    expect(problems).toEqual({});
    expect(Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, toMm(size)]))).toEqual(
      Object.fromEntries(typed.map(([id, text]) => [id, Number.parseFloat(text)])),
    );
  },
);

it('an invalid text has a message and no echo', () => {
  const { sizes, problems } = measurePlace({ ...room, height: 'high' }, BRITISH.metric);
  expect(Object.keys(problems)).toEqual(['height']);
  expect(sizes).not.toHaveProperty('height');
});
