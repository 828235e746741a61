import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import {
  changeFeature,
  newFeature,
  removeFeature,
} from '../../../../../web/planner/measure/places/edit-features.ts';
import {
  addStep,
  changeShape,
  losesParts,
} from '../../../../../web/planner/measure/outline/edit-outline.ts';
import {
  outlineFromSides,
  perimeterOf,
} from '../../../../../web/planner/measure/outline/outline.ts';
import {
  FEATURE_KINDS,
  newRoom,
  SHAPES,
  type FeatureInput,
  type RoomInput,
} from '../../../../../web/planner/measure/places/place-input.ts';
import { floorArea } from '../../../../../web/planner/measure/places/place.ts';
import { placeTexts, withTexts } from '../../../../../web/planner/measure/places/place-texts.ts';
import { measureRoom } from '../../../../../web/planner/measure/places/room.ts';
import {
  inches,
  mm,
  toMm,
  toSquareMetres,
} from '../../../../../web/planner/measure/units/units.ts';
import { readPlace } from '../../../../../web/planner/schema/read-place.ts';

const locale = BRITISH.metric;

const feature = (
  id: string,
  kind: FeatureInput['kind'],
  wall: string,
  [at, width, depth]: readonly [string, string, string],
): FeatureInput => ({ id, kind, wall, at, width, depth });

/** A room of 4 × 3 m, 2.4 m high. */
const roomWith = (...features: readonly FeatureInput[]): RoomInput => ({
  ...newRoom('r'),
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
  height: '2.4 m',
  features,
});

const measured = (room: RoomInput) => measureRoom(room, locale);

const floorOf = (room: RoomInput): number => {
  const { place, problems } = measured(room);
  if (place === undefined) throw new Error(`not measured: ${JSON.stringify(problems)}`);
  return toSquareMetres(floorArea(place));
};

describe('a chimney breast, bay or recess', () => {
  it('takes its size off the floor, or adds it', () => {
    expect(floorOf(roomWith())).toBeCloseTo(12);
    expect(floorOf(roomWith(feature('1', 'breast', 'A', ['1.2 m', '1.5 m', '0.4 m'])))).toBeCloseTo(
      12 - 0.6,
    );
    expect(floorOf(roomWith(feature('1', 'bay', 'A', ['1.2 m', '1.5 m', '0.4 m'])))).toBeCloseTo(
      12 + 0.6,
    );
  });

  it('names its walls after its number, and those of the room stay what they were', () => {
    const { place } = measured(roomWith(feature('1', 'breast', 'A', ['1.2 m', '1.5 m', '0.4 m'])));
    const walls = place?.walls.map(({ id, shape, end }) => [id, toMm(shape.length), end]);
    expect(walls).toEqual([
      ['A', 1200, 'inside'],
      ['A2', 400, 'outside'],
      ['A3', 1500, 'outside'],
      ['A4', 400, 'inside'],
      ['A5', 1300, 'inside'],
      ['B', 3000, 'inside'],
      ['C', 4000, 'inside'],
      ['D', 3000, 'inside'],
    ]);
  });

  it('stands in the middle in its usual size until it is measured, and says so', () => {
    const { plan } = measured(roomWith(feature('1', 'breast', 'A', ['', '', ''])));
    expect(plan.features).toMatchObject([
      {
        id: '1',
        kind: 'breast',
        side: 0,
        at: mm(1325),
        after: mm(1325),
        width: mm(1350),
        depth: mm(350),
        usual: true,
      },
    ]);
    const inFeet = measureRoom(
      roomWith(feature('1', 'breast', 'A', ['', '', ''])),
      BRITISH.imperial,
    );
    expect(inFeet.plan.features[0]?.depth).toBe(inches(14));
  });

  it('takes a window in its face, as the window of a bay', () => {
    const room = roomWith(feature('1', 'bay', 'A', ['', '', '']));
    const window = {
      id: 'w',
      kind: 'window',
      wall: 'A3',
      width: '',
      height: '',
      at: '',
      sill: '',
    } as const;
    const { openings, problems } = measured({ ...room, openings: [window] });
    expect(problems).toEqual({});
    expect(openings['A3']?.map(({ id }) => id)).toEqual(['w']);
  });

  test.each([
    ['wider than its wall', 'width', ['', '4.2 m', '0.4 m'], 'is wider than wall A'],
    ['as wide as its wall', 'width', ['', '4 m', '0.4 m'], 'is wider than wall A'],
    ['past the end of its wall', 'at', ['3 m', '1.5 m', '0.4 m'], 'between 0.02 m and 2.48 m'],
    ['in the corner', 'at', ['0', '1.5 m', '0.4 m'], 'choose another shape'],
    ['deeper than the room', 'depth', ['1 m', '1.5 m', '3.2 m'], 'would run into another wall'],
    ['as deep as the room', 'depth', ['1 m', '1.5 m', '3 m'], 'would run into another wall'],
    ['no length', 'width', ['1 m', 'broad', '0.4 m'], 'is not a length'],
    ['a hair', 'depth', ['1 m', '1.5 m', '2 mm'], 'too small'],
  ] as const)('%s is said beneath its field, and the room is measured', (...row) => {
    const [, field, [at, width, depth], says] = row;
    const room = roomWith(feature('1', 'breast', 'A', [at, width, depth]));
    const { place, problems } = measured(room);
    expect(problems[`features.1.${field}`]).toContain(says);
    expect(place).toEqual(measured(roomWith()).place);
  });

  it('that overlaps another one of its wall is reported, and the first one stays', () => {
    const first = feature('1', 'breast', 'A', ['1 m', '1 m', '0.4 m']);
    const second = feature('2', 'recess', 'A', ['1.5 m', '1 m', '0.4 m']);
    const both = measured(roomWith(first, second));
    expect(both.problems).toEqual({
      'features.2.at': 'It would overlap another one of this wall. Move one of them.',
    });
    expect(both.place).toEqual(measured(roomWith(first)).place);
    expect(measured(roomWith(first, { ...second, at: '2.5 m' })).problems).toEqual({});
  });

  it('may be on the lower arm of an L, and not reach through it', () => {
    const lShaped = {
      ...roomWith(),
      sides: SHAPES.L.map((side, i) => ({
        ...side,
        length: ['5.2 m', '2.1 m', '2 m', '1.6 m'][i] ?? '',
      })),
    };
    const on = (depth: string) =>
      measured({ ...lShaped, features: [feature('1', 'breast', 'A', ['3.5 m', '1 m', depth])] });
    expect(on('2 m').problems).toEqual({});
    expect(Object.keys(on('2.2 m').problems)).toEqual(['features.1.depth']);
  });
});

/** Features side by side on the four walls of a rectangle that has room for them. */
const someFeatures = fc
  .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1 })
  .chain((walls) =>
    fc.tuple(
      ...walls.flatMap((wall) =>
        [0, 1].map((nth) =>
          fc.record({
            kind: fc.constantFrom(...FEATURE_KINDS),
            wall: fc.constant(wall),
            at: fc.integer({ min: 20 + nth * 2500, max: 900 + nth * 2500 }),
            width: fc.integer({ min: 100, max: 1400 }),
            depth: fc.integer({ min: 20, max: 900 }),
          }),
        ),
      ),
    ),
  );

/** A room of 6 × 5.5 m with them, typed in millimetres. */
const typed = (
  features: readonly {
    kind: FeatureInput['kind'];
    wall: string;
    at: number;
    width: number;
    depth: number;
  }[],
) => ({
  ...roomWith(
    ...features.map(({ kind, wall, at, width, depth }, i) =>
      feature(String(i + 1), kind, wall, [`${at} mm`, `${width} mm`, `${depth} mm`]),
    ),
  ),
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['6 m', '5.5 m'][i] ?? '' })),
});

describe('any features', () => {
  it('leave an outline that never crosses itself, of the rectangle’s area and perimeter and theirs', () => {
    fc.assert(
      fc.property(someFeatures, (features) => {
        const { place, plan } = measured(typed(features));
        const ring = place?.floor[0];
        if (place === undefined || ring === undefined) throw new Error('not measured');
        const there = features.filter((_, i) =>
          plan.features.some(({ id }) => id === String(i + 1)),
        );
        const areas = there.map(
          ({ kind, width, depth }) => (kind === 'breast' ? -1 : 1) * width * depth,
        );
        const floor = 6000 * 5500 + areas.reduce((sum, one) => sum + one, 0);
        expect(toSquareMetres(floorArea(place))).toBeCloseTo(floor / 1e6, 6);
        const round = 2 * (6000 + 5500) + there.reduce((sum, { depth }) => sum + 2 * depth, 0);
        expect(toMm(perimeterOf(ring))).toBe(round);
        const walls = place.walls.map(({ shape, end }) => ({
          length: shape.length,
          turn: end === 'inside' ? ('left' as const) : ('right' as const),
        }));
        expect(outlineFromSides(walls).ok).toBe(true);
      }),
    );
  });

  it('that do not fit are reported once each; those that fit stay', () => {
    const anything = fc.array(
      fc.record({
        kind: fc.constantFrom(...FEATURE_KINDS),
        wall: fc.constantFrom('A', 'B', 'C', 'D', 'E', ''),
        at: fc.integer({ min: -100, max: 7000 }),
        width: fc.integer({ min: -100, max: 7000 }),
        depth: fc.integer({ min: -100, max: 7000 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(anything, (features) => {
        const room = typed(features);
        const { place, plan, problems } = measured(room);
        const bad = new Set(Object.keys(problems).map((field) => field.split('.')[1]));
        expect(place).toBeDefined();
        expect(bad.size + plan.features.length).toBe(features.length);
      }),
    );
  });

  it('are read back from storage unchanged, and absent in rooms without any', () => {
    fc.assert(
      fc.property(someFeatures, (features) => {
        const room = typed(features);
        expect(readPlace(JSON.parse(JSON.stringify(room)))).toEqual(room);
        expect(withTexts(room, placeTexts(room))).toEqual(room);
      }),
    );
    const { features: _, ...before } = roomWith();
    expect(readPlace(before)).toEqual(roomWith());
  });
});

describe('changing features', () => {
  const window = {
    id: 'w',
    kind: 'window',
    wall: 'A3',
    width: '',
    height: '',
    at: '200 mm',
    sill: '',
  } as const;
  const room = {
    ...roomWith(feature('1', 'bay', 'A', ['', '', '']), feature('2', 'breast', 'C', ['', '', ''])),
    openings: [window],
  };

  it('gives a new one a unique number', () => {
    expect(newFeature(room, 'recess', 'B').id).toBe('3');
    expect(newFeature({ features: room.features.slice(1) }, 'recess', 'B').id).toBe('1');
  });

  it('takes what is on its walls along to another wall, and back to its wall when it goes', () => {
    const moved = changeFeature(room, '1', { wall: 'B' });
    expect(moved.openings[0]?.wall).toBe('B3');
    const gone = removeFeature(moved, '1');
    expect(gone.features.map(({ id }) => id)).toEqual(['2']);
    expect(gone.openings).toEqual([{ ...window, wall: 'B', at: '' }]);
  });

  it('keeps each on its wall when a wall before it gets a step, and says when a shape loses one', () => {
    const stepped = addStep(room, 0, 'in');
    expect(stepped.features.map(({ wall }) => wall)).toEqual(['A', 'E']);
    expect(stepped.openings[0]?.wall).toBe('A3');
    const long = changeShape(changeShape(room, SHAPES.L), SHAPES.rectangle);
    expect(losesParts(room, long)).toBe(false);
    const onE = { ...addStep(room, 0, 'in') };
    expect(losesParts(onE, changeShape(onE, SHAPES.rectangle))).toBe(true);
  });
});
