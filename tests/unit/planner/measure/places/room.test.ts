import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newRoom,
  SHAPES,
  type OpeningInput,
  type RoomInput,
} from '../../../../../web/planner/measure/places/place-input.ts';
import { floorArea, type Room } from '../../../../../web/planner/measure/places/place.ts';
import { measureRoom, type MeasuredRoom } from '../../../../../web/planner/measure/places/room.ts';
import { length, toMm, toSquareMetres } from '../../../../../web/planner/measure/units/units.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

const rectangle = (...texts: readonly string[]) =>
  SHAPES.rectangle.map((side, i) => ({ ...side, length: texts[i] ?? '' }));
const empty = newRoom('room');
const bedroom: RoomInput = { ...empty, sides: rectangle('4 m', '3 m'), height: '2.5 m' };
const window: OpeningInput = {
  id: 'w',
  kind: 'window',
  wall: 'A',
  width: '1200',
  height: '1000',
  at: '',
  sill: '',
};

function roomOf(measured: MeasuredRoom): Room {
  if (measured.place === undefined) throw new Error('the room is not measured');
  return measured.place;
}
const sizes = ({ outline, height }: MeasuredRoom): number[] =>
  [outline.lengths[0], outline.lengths[1], height].map((size) => toMm(size ?? length(-1)));
const areaOf = (room: Room, wall: string): number =>
  toSquareMetres(room.walls.find(({ id }) => id === wall)?.area ?? floorArea(room));
const placeOn = (room: Room, wall: string): number[] =>
  (room.walls.find(({ id }) => id === wall)?.openings ?? []).map(({ at }) => toMm(at));

const typed = (
  system: 'metric' | 'imperial',
  long: string,
  wide: string,
  height: string,
): number[] =>
  sizes(measureRoom({ ...empty, sides: rectangle(long, wide), height }, BRITISH[system]));

const roomWith = (...all: readonly Partial<OpeningInput>[]): RoomInput => ({
  ...bedroom,
  openings: all.map((one, i) => ({ ...window, id: String(i), width: '1000', ...one })),
});

describe('measureRoom', () => {
  it('takes metres and inches in one room', () => {
    const mixed = { ...bedroom, sides: rectangle('4 m', `11' 1 1/4"`), height: '2415' };
    expect(sizes(measureRoom(mixed, BRITISH.metric))).toEqual([4000, 3384.55, 2415]);
  });

  it('reads small bare numbers as metres or feet, larger ones as mm or inches', () => {
    expect(typed('metric', '4.02', '3385', '2.4')).toEqual([4020, 3385, 2400]);
    expect(typed('imperial', '12', '133', '8')).toEqual([3657.6, 3378.2, 2438.4]);
    expect(typed('imperial', '2515', '12', '8')[0]).toBe(2515);
  });

  it('counts what is empty as missing, not as wrong', () => {
    const measured = measureRoom(empty, BRITISH.metric);
    expect(measured).toMatchObject({ place: undefined, problems: {} });
    expect(measured.missing).toEqual(['length', 'width', 'height']);
  });

  it.each([
    ['0', 'cannot be 0'],
    ['abc', 'not a length'],
    ['900 m', '900 m is too large; at most 100 m'],
    ['-3', 'negative'],
    ['50', '50 mm is too small; at least 300 mm'],
  ])('answers a length of %s at its field and keeps the rest', (text, words) => {
    const measured = measureRoom({ ...bedroom, sides: rectangle(text, '3 m') }, BRITISH.metric);
    expect(measured.problems['sides.0']).toContain(words);
    expect(measured.outline.lengths[1]).toBeDefined();
    expect(measured.missing).toEqual(['length']);
    expect(measured.place).toBeUndefined();
  });

  it('answers a window wider than its wall at its width and leaves it out', () => {
    const measured = measureRoom(
      { ...bedroom, openings: [{ ...window, width: '4.5 m' }] },
      BRITISH.metric,
    );
    expect(measured.problems).toEqual({ 'openings.w.width': '4.5 m is wider than wall A (4 m).' });
    expect(measured.openings['A']).toEqual([]);
  });

  it('answers a window taller than the room at its height', () => {
    const measured = measureRoom(
      { ...bedroom, openings: [{ ...window, height: '3 m' }] },
      BRITISH.metric,
    );
    expect(measured.problems['openings.w.height']).toContain('taller than the wall (2.5 m)');
  });

  it('names the free length of a wall if its openings do not fit next to each other', () => {
    const openings = [window, { ...window, id: 'x', width: '3 m' }];
    const measured = measureRoom({ ...bedroom, openings }, BRITISH.metric);
    expect(measured.problems['openings.x.width']).toContain('2.8 m left');
    expect(measured.openings['A']?.map(({ id }) => id)).toEqual(['w']);
  });

  it('takes the usual size for an opening that is not measured', () => {
    const door: OpeningInput = {
      ...window,
      id: 'd',
      kind: 'door',
      wall: 'C',
      width: '',
      height: '',
    };
    const room = roomOf(measureRoom({ ...bedroom, openings: [door] }, BRITISH.metric));
    expect(room.walls[2]?.openings[0]).toMatchObject({ usual: true, sill: 0 });
    // 0.9 × 2.1 m, the allowance of 1.9 m² for a door.
    expect(areaOf(room, 'C')).toBeCloseTo(10 - 1.89, 9);
  });

  it('names an opening on a wall that the room does not have', () => {
    const lost = { ...window, wall: 'Z' };
    const measured = measureRoom({ ...bedroom, openings: [lost] }, BRITISH.metric);
    expect(measured.problems['openings.w.width']).toBe('There is no wall Z. Choose another.');
  });
});

describe('the place of an opening', () => {
  it('is distributed evenly without a position, and around openings with one', () => {
    // 4 m less twice 1 m leaves three gaps of 2/3 m.
    const even = placeOn(roomOf(measureRoom(roomWith({}, {}), BRITISH.metric)), 'A');
    expect(even.map(Math.round)).toEqual([667, 2333]);
    // Right of 0.5 + 1 m there are 2.5 m: the middle of them.
    const beside = roomWith({ at: '500' }, {});
    expect(placeOn(roomOf(measureRoom(beside, BRITISH.metric)), 'A')).toEqual([500, 2250]);
  });

  it('is reported if it leaves the wall or overlaps another', () => {
    const past = measureRoom(roomWith({ at: '3.2 m' }), BRITISH.metric);
    expect(past.problems['openings.0.at']).toBe('It would end at 4.2 m; the wall is 4 m long.');
    const over = measureRoom(roomWith({ at: '1 m' }, { at: '1.5 m' }), BRITISH.metric);
    expect(over.problems['openings.1.at']).toContain('overlap');
  });

  it('may be over another on the same wall', () => {
    const both = roomWith({ at: '1 m', sill: '0', height: '800' }, { at: '1 m', sill: '1 m' });
    expect(measureRoom(both, BRITISH.metric).problems).toEqual({});
  });
});

describe('an outline', () => {
  const L = SHAPES.L.map((side, i) => ({ ...side, length: ['5', '2', '2', '1.5'][i] ?? '' }));

  it('closes its last two sides and knows its floor and walls', () => {
    const room = roomOf(measureRoom({ ...bedroom, sides: L }, BRITISH.metric));
    expect(room.walls.map(({ shape }) => toMm(shape.length))).toEqual([
      5000, 2000, 2000, 1500, 3000, 3500,
    ]);
    // 5 × 2 above, 3 × 1.5 below.
    expect(toSquareMetres(floorArea(room))).toBe(14.5);
    expect(room.walls.map(({ end }) => end)).toEqual([
      'inside',
      'inside',
      'outside',
      'inside',
      'inside',
      'inside',
    ]);
  });

  it('says which wall cannot close', () => {
    const wide = L.map((side, i) => (i === 2 ? { ...side, length: '6' } : side));
    const measured = measureRoom({ ...bedroom, sides: wide }, BRITISH.metric);
    expect(measured.place).toBeUndefined();
    expect(measured.problems['sides.4']).toContain('wall E would be');
  });

  it('is the same room whichever wall is measured first', () => {
    // The same L from its wall C on: C D E F A B.
    const turned = [2, 3, 4, 5, 0, 1].map((i) => L[i] ?? { length: '', turn: 'right' as const });
    const lengths = ['2', '1.5', '3', '3.5'];
    const sides = turned.map((side, i) => ({ ...side, length: lengths[i] ?? '' }));
    const room = roomOf(measureRoom({ ...bedroom, sides }, BRITISH.metric));
    expect(toSquareMetres(floorArea(room))).toBe(14.5);
    expect(room.walls.slice(4).map(({ shape }) => toMm(shape.length))).toEqual([5000, 2000]);
  });
});

const sloped = (
  ...slopes: readonly (readonly [low: string, height: string, across?: string])[]
) => ({
  ...bedroom,
  slopes: slopes.map(([low, height, across = ''], i) => ({
    id: String(i + 1),
    low,
    height,
    across,
  })),
});
const problemsOf = (room: RoomInput) => measureRoom(room, BRITISH.metric).problems;

describe('a sloped ceiling', () => {
  const attic = sloped(['bottom', '1.5 m']);

  it('lowers the walls towards its side and stretches the ceiling', () => {
    const room = roomOf(measureRoom(attic, BRITISH.metric));
    // From 2.5 m at wall A down to 1.5 m at wall C, 3 m away.
    expect(['A', 'B', 'C', 'D'].map((wall) => areaOf(room, wall))).toEqual([10, 6, 6, 6]);
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(4 * Math.hypot(3, 1), 6);
  });

  it('refuses a window that would reach through it', () => {
    const tall = { ...window, wall: 'C', height: '1000', sill: '1 m' };
    const measured = measureRoom({ ...attic, openings: [tall] }, BRITISH.metric);
    expect(measured.problems['openings.w.sill']).toBe(
      'Its top would be at 2 m; the ceiling there is at 1.5 m.',
    );
  });

  it('says when its low side is the higher one', () => {
    expect(problemsOf(sloped(['bottom', '1 m'], ['top', '3 m']))).toEqual({
      'slopes.2.height': 'The low side cannot be higher than the high one.',
    });
  });

  it('rises over half the room each to a ridge if two face each other', () => {
    // 4 × 3 m: from 1.3 to 2.5 m over 1.5 m. Gables B and D 3 × 1.3 + 3 × 1.2 / 2 = 5.7 m².
    const room = roomOf(measureRoom(sloped(['bottom', '1.3 m'], ['top', '1.3 m']), BRITISH.metric));
    expect(['A', 'B', 'C', 'D'].map((wall) => areaOf(room, wall))).toEqual([5.2, 5.7, 5.2, 5.7]);
    expect(room.walls[1]?.shape.top?.map(({ x, y }) => [x / 320, y / 320])).toEqual([
      [0, 1300],
      [1500, 2500],
      [3000, 1300],
    ]);
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(4 * 2 * Math.hypot(1.5, 1.2), 5);
    expect(room.planes.map(({ slope }) => slope?.low)).toEqual(['bottom', 'top']);
  });

  it('is level between slopes that end before each other, and above knee walls of their own heights', () => {
    const room = roomOf(
      measureRoom(sloped(['bottom', '1.5 m', '1 m'], ['top', '1.9 m', '0.8 m']), BRITISH.metric),
    );
    // √(1 + 1²) = 1.414 over 1 m, √(0.8² + 0.6²) = 1 over 0.8 m, 1.2 m level.
    expect(toSquareMetres(room.ceiling)).toBeCloseTo(4 * (Math.SQRT2 + 1 + 1.2), 5);
    expect(['A', 'C'].map((wall) => areaOf(room, wall))).toEqual([7.6, 6]);
    expect(room.planes.map(({ slope }) => slope?.low)).toEqual(['bottom', 'top', undefined]);
  });

  it('takes four slopes, two on one side, and slopes that meet below its height: the lowest wins', () => {
    const hip = roomOf(
      measureRoom(
        sloped(['bottom', '1 m'], ['top', '1 m'], ['left', '1 m'], ['right', '1 m']),
        BRITISH.metric,
      ),
    );
    expect(hip.walls.map(({ shape }) => shape.height / 320)).toEqual([1000, 1000, 1000, 1000]);
    expect(hip.planes).toHaveLength(4);
    const mansard = roomOf(
      measureRoom(sloped(['bottom', '1 m', '0.5 m'], ['bottom', '2 m', '2 m']), BRITISH.metric),
    );
    expect(mansard.walls[1]?.shape.top).toHaveLength(4);
    // Both over all 3 m: they meet at 1.5 m, where each is at 1 + 1.5 / 2 = 1.75 m.
    const low = measureRoom(
      sloped(['bottom', '1 m', '3 m'], ['top', '1 m', '3 m']),
      BRITISH.metric,
    );
    expect(toMm(roomOf(low).height)).toBe(1750);
    expect(toMm(low.height ?? length(0))).toBe(1750);
  });

  it('is level if its low side is as high as the rest', () => {
    const room = roomOf(measureRoom(sloped(['left', '2.5 m'], ['left', '2.5 m']), BRITISH.metric));
    expect([room.planes.length, toSquareMetres(room.ceiling)]).toEqual([1, 12]);
  });

  it('reports impossible sizes at their fields', () => {
    expect(problemsOf(sloped(['bottom', '1 m', '3.2 m']))).toEqual({
      'slopes.1.across':
        'The room is 3 m that way. Type no more, or leave it empty for a slope all the way across.',
    });
    expect(problemsOf(sloped(['bottom', '1 m', 'half'], ['top', 'low']))).toMatchObject({
      'slopes.1.across': expect.stringContaining('not a length') as string,
      'slopes.2.height': expect.stringContaining('not a length') as string,
    });
    expect(problemsOf(sloped(['Q', '1 m']))['slopes.1.low']).toContain('no wall Q');
    expect(problemsOf(sloped(['bottom', '']))).toEqual({});
    expect(measureRoom(sloped(['bottom', ''], ['top', '']), BRITISH.metric).missing).toEqual([
      'lowest height',
    ]);
    const bay = { id: '1', kind: 'bay', wall: 'A', at: '', width: '', depth: '' } as const;
    const behind = { ...sloped(['A', '1 m']), features: [bay] };
    expect(problemsOf(behind)['slopes.1.low']).toContain('goes on behind wall A');
    expect(problemsOf({ ...behind, features: [{ ...bay, kind: 'breast' }] })).toEqual({});
  });

  it('asks the height for a job that follows its slopes, of a sloped ceiling alone', () => {
    const parts = new Set(['slope'] as const);
    expect(measureRoom({ ...bedroom, height: '' }, BRITISH.metric, parts).missing).toEqual([]);
    const { missing, parts: asked } = measureRoom({ ...attic, height: '' }, BRITISH.metric, parts);
    expect([missing, asked.has('height')]).toEqual([['height'], true]);
  });
});

describe('areas', () => {
  it('follow the hand calculation for 4 × 3 × 2.5 m with a window of 1.2 m²', () => {
    const room = roomOf(measureRoom({ ...bedroom, openings: [window] }, BRITISH.metric));
    expect(['A', 'B', 'C', 'D'].map((wall) => areaOf(room, wall))).toEqual([8.8, 7.5, 10, 7.5]);
    expect(toSquareMetres(room.ceiling)).toBe(12);
  });

  it('never grow with another opening and never fall below zero', () => {
    const size = fc.integer({ min: 100, max: 5000 }).map(String);
    const opening = fc.record({
      wall: fc.constantFrom('A', 'B', 'C', 'D'),
      width: size,
      height: size,
    });
    fc.assert(
      fc.property(fc.array(opening, { maxLength: 6 }), (drawn) => {
        const openings = drawn.map((one, i) => ({
          ...window,
          ...one,
          id: String(i),
        }));
        const all = roomOf(measureRoom({ ...bedroom, openings }, BRITISH.metric));
        const fewer = roomOf(
          measureRoom({ ...bedroom, openings: openings.slice(0, -1) }, BRITISH.metric),
        );
        for (const wall of ['A', 'B', 'C', 'D']) {
          expect(areaOf(all, wall)).toBeGreaterThanOrEqual(0);
          expect(areaOf(all, wall)).toBeLessThanOrEqual(areaOf(fewer, wall));
        }
      }),
    );
  });
});
