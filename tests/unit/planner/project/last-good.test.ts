import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLocale } from '../../../../web/documents/settings/settings.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newRoom,
  newWall,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { placeTexts, withTexts } from '../../../../web/planner/measure/places/place-texts.ts';
import { goodOf, lastGood, type Texts } from '../../../../web/planner/project/read-typed.ts';

const locale = readLocale();

const check = (place: PlaceInput) => (texts: Texts) =>
  measurePlace(withTexts(place, texts), locale).problems;

const room = withTexts(newRoom('r'), { 'sides.0': '4 m', 'sides.1': '3 m', height: '2.4 m' });

/** Types into a place, one text after the other. */
function type(place: PlaceInput, texts: readonly Texts[]): { place: PlaceInput; good: Texts } {
  let state: { place: PlaceInput; good: Texts } = { place, good: {} };
  for (const text of texts) {
    const next = withTexts(state.place, text);
    const [before, now] = [placeTexts(state.place), placeTexts(next)];
    const problems = check(next)(now);
    const good = lastGood({ kept: state.good, before, now, problems, check: check(next) });
    state = { place: next, good };
  }
  return state;
}

describe('the last good value', () => {
  it('is what was there before the bad text, however long that is typed at', () => {
    const { good } = type(room, [
      { height: '2.4 m2' },
      { height: '2.4 m2.' },
      { height: '2.4 m2.7' },
    ]);
    expect(good).toEqual({ height: '2.4 m' });
  });

  it('is never the start of the number that is being typed', () => {
    const started = type(
      newRoom('r'),
      ['9', '90', '900', '9000', '90000', '900000'].map((height) => ({ height })),
    );
    expect(started.good).toEqual({});
    const changed = type(room, [{ height: '' }, { height: '3' }, { height: '33' }]);
    expect(changed.good).toEqual({});
  });

  it('is forgotten once the field can be read again, or is emptied', () => {
    expect(type(room, [{ height: 'x' }, { height: '2.7 m' }]).good).toEqual({});
    expect(type(room, [{ height: 'x' }, { height: '' }]).good).toEqual({});
  });

  it('lets every other field go on', () => {
    const { place, good } = type(room, [{ height: 'x' }, { 'sides.0': '5 m' }]);
    const measured = measurePlace(withTexts(place, good), locale);
    expect(good).toEqual({ height: '2.4 m' });
    expect(measured.place).toEqual(
      measurePlace(withTexts(room, { 'sides.0': '5 m' }), locale).place,
    );
  });

  it('two sizes that are invalid together both keep their last valid value', () => {
    const features = [
      { id: '1', kind: 'breast', wall: 'A', at: '', width: '', depth: '' } as const,
    ];
    const { good, place } = type({ ...room, features } as PlaceInput, [
      { 'features.1.width': '1.5 m' },
      { 'features.1.depth': '0.4 m' },
      { 'features.1.width': '4.5 m' },
      { 'features.1.depth': '3.5 m' },
    ]);
    expect(good).toEqual({ 'features.1.width': '1.5 m', 'features.1.depth': '0.4 m' });
    expect(check(place)({ ...placeTexts(place), ...good })).toEqual({});
  });

  it('a wall does not return to a size that its window no longer fits', () => {
    const opening = { id: 'w', kind: 'window', wall: 'A', height: '', at: '', sill: '' } as const;
    const wall = { ...newWall('w'), length: '4 m', height: '2.4 m' };
    const windowed = { ...wall, openings: [{ ...opening, width: '3 m' }] };
    expect(type(windowed, [{ length: '2 m' }]).good).toEqual({});
  });

  it('keeps a place that was measured measured, whatever is typed over its sizes', () => {
    const texts = fc.constantFrom('x', '9 m', '1', '2.4 m2', '0', '0.2', '99999', '12 3/4', '3.');
    const fields = fc.constantFrom('sides.0', 'sides.1', 'height');
    fc.assert(
      fc.property(fc.array(fc.tuple(fields, texts), { maxLength: 12 }), (typed) => {
        const { place, good } = type(
          room,
          typed.map(([field, text]) => ({ [field]: text })),
        );
        expect(measurePlace(withTexts(place, good), locale).place).toBeDefined();
      }),
    );
  });
});

it.each(['constructor', 'toString', '__proto__'])(
  'is nothing for an id of %s that nothing was kept for',
  (id) => {
    expect(goodOf({}, id)).toBeUndefined();
  },
);
