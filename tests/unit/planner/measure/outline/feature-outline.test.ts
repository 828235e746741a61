import { areaPaths } from 'clipper2-ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { changeForm } from '../../../../../web/planner/measure/places/edit-features.ts';
import { curveShortfall } from '../../../../../web/planner/measure/outline/feature-outline.ts';
import {
  newRoom,
  SHAPES,
  type FeatureInput,
} from '../../../../../web/planner/measure/places/place-input.ts';
import { floorArea } from '../../../../../web/planner/measure/places/place.ts';
import { measureRoom } from '../../../../../web/planner/measure/places/room.ts';
import { mm, rectangle, toSquareMetres } from '../../../../../web/planner/measure/units/units.ts';

const bay = (part: Partial<FeatureInput>): FeatureInput => ({
  id: '1',
  kind: 'bay',
  wall: 'A',
  at: '',
  width: '2000 mm',
  depth: '500 mm',
  ...part,
});

/** A room of 6 × 5 m. */
const measured = (...features: readonly FeatureInput[]) =>
  measureRoom(
    {
      ...newRoom('r'),
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['6 m', '5 m'][i] ?? '' })),
      height: '2.4 m',
      features,
    },
    BRITISH.metric,
  );

const extra = (feature: FeatureInput): number => {
  const { place, problems } = measured(feature);
  if (place === undefined) throw new Error(JSON.stringify(problems));
  return toSquareMetres(floorArea(place)) - 30;
};

describe('a splayed bay', () => {
  test.each([
    // (2 + 1) / 2 × 0.5; at 60° each side runs 0.5 / tan 60° = 0.2887 along the wall; by its front of 1.2: (2 + 1.2) /
    // 2 × 0.5.
    ['at 45° until it is measured', { angle: '', front: '' }, 0.75],
    ['at 60°', { angle: '60°', front: '' }, (2 + 2 - 2 * 0.288675) * 0.25],
    ['by its front', { angle: '', front: '1.2 m' }, 0.8],
    ['square at 90°', { angle: '90', front: '' }, 1],
  ])('%s', (_, part, area) => {
    expect(extra(bay({ form: 'splayed', ...part }))).toBeCloseTo(area, 4);
    // A breast of the same form removes the floor area that a bay adds.
    expect(extra(bay({ form: 'splayed', kind: 'breast', ...part }))).toBeCloseTo(0 - area, 4);
  });

  test.each([
    ['an angle so flat that its sides meet', { angle: '20', front: '' }, 'angle', /meet/],
    ['an angle over 90°', { angle: '120', front: '' }, 'angle', /90/],
    ['an angle that is none', { angle: 'steep', front: '' }, 'angle', /number/],
    ['a front wider than the bay', { angle: '', front: '2.4 m' }, 'front', /narrower/],
    ['a front that the angle does not make', { angle: '45', front: '1.5 m' }, 'front', /not both/],
  ])('%s is named, and the room stands without it', (_, part, field, says) => {
    const { problems, place } = measured(bay({ form: 'splayed', ...part }));
    expect(problems[`features.1.${field}`]).toMatch(says);
    expect(place === undefined ? 0 : toSquareMetres(floorArea(place))).toBe(30);
  });
});

describe('a curved bay', () => {
  test('equals its polygon, which is smaller than the circle’s segment by the stated difference', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 5000 }),
        fc.double({ min: 0.03, max: 0.5, noNaN: true }),
        (wide, share) => {
          const deep = Math.max(20, Math.floor(wide * share));
          const { place, problems } = measured(
            bay({ form: 'curved', width: `${wide} mm`, depth: `${deep} mm` }),
          );
          expect(problems).toEqual({});
          // The segment by its radius and half angle.
          const radius = (wide * wide) / (8 * deep) + deep / 2;
          const half = Math.asin(Math.min(1, wide / 2 / radius));
          const segment = radius * radius * (half - Math.sin(half) * Math.cos(half));
          const drawn = place === undefined ? 0 : floorArea(place) - rectangle(mm(6000), mm(5000));
          const shortfall = curveShortfall(mm(wide), mm(deep));
          expect(Math.abs(drawn + shortfall - segment * 320 * 320)).toBeLessThan(mm(20_000));
          expect(shortfall).toBeGreaterThan(0);
          expect(shortfall / drawn).toBeLessThan(0.03);
          const ring = place?.floor[0] ?? [];
          expect(Math.round(areaPaths([ring.map((point) => ({ ...point }))]))).toBe(
            place === undefined ? 0 : floorArea(place),
          );
        },
      ),
    );
  });

  test('is half a circle at most', () => {
    const { problems } = measured(bay({ form: 'curved', depth: '1.2 m' }));
    expect(problems['features.1.depth']).toMatch(/half a circle/);
  });

  test('gives each of its sides a unique name and keeps those of a neighbouring bay', () => {
    const { plan } = measured(
      bay({ form: 'curved', at: '0.5 m' }),
      bay({ id: '2', at: '3.5 m', form: 'splayed' }),
    );
    const names = plan.parts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['A', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9']),
    );
  });
});

test('another form keeps no text of the one before', () => {
  const parts = { features: [bay({ form: 'splayed', angle: '60', front: '' })], openings: [] };
  expect(changeForm(parts, '1', undefined).features).toEqual([bay({})]);
  expect(changeForm(parts, '1', 'curved').features).toEqual([bay({ form: 'curved' })]);
});
