import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../../web/language/locale.ts';
import { measureRoom } from '../../../../../../web/planner/measure/places/room.ts';
import { anglesOfRing } from '../../../../../../web/planner/measure/places/place.ts';
import {
  scaleByLength,
  scaleByRectangle,
  type PhotoScale,
} from '../../../../../../web/planner/measure/plans/rooms/photo-scale.ts';
import {
  readTaps,
  roomFromTaps,
  type TappedRoom,
} from '../../../../../../web/planner/measure/plans/rooms/room-from-taps.ts';
import {
  twiceRingArea,
  type Point,
  type Ring,
} from '../../../../../../web/planner/measure/outline/polygon.ts';
import { outlinesOf } from '../../../../../support/outlines.ts';
import { runs } from '../../../../../support/long.ts';

const { metric, imperial } = BRITISH;

/** A photo of a plan in millimetres: how it was held, and what came out of it in pixels. */
interface Held {
  readonly turn: number;
  readonly isMirrored: boolean;
  /** Millimetres a pixel. */
  readonly fine: number;
}
const held: fc.Arbitrary<Held> = fc.record({
  turn: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  isMirrored: fc.boolean(),
  fine: fc.double({ min: 1, max: 40, noNaN: true }),
});

const photograph =
  ({ turn, isMirrored, fine }: Held) =>
  ({ x, y }: Point): Point => {
    const [u, v] = [(isMirrored ? -x : x) / fine, y / fine];
    return {
      x: 1500 + u * Math.cos(turn) - v * Math.sin(turn),
      y: 1100 + u * Math.sin(turn) + v * Math.cos(turn),
    };
  };

const known = (a: Point, b: Point, millimetres: number): PhotoScale => {
  const read = scaleByLength(a, b, millimetres);
  if (!read.ok) throw new Error(read.reason);
  return read.scale;
};

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const next = (ring: Ring, i: number): Point => ring[(i + 1) % ring.length] ?? { x: 0, y: 0 };

/** Its lengths and corners in words, from whichever side makes the first of all in order. */
function inWords(ring: Ring, fine: number): string {
  const clockwise = twiceRingArea(ring) < 0 ? ring.toReversed() : ring;
  const angles = anglesOfRing(clockwise);
  const sides = clockwise.map((from, i) => {
    const long = Math.round(distance(from, next(clockwise, i)) / fine) * fine;
    return `${long.toFixed(1)} ${Math.round(angles[i] ?? 0)}°`;
  });
  const all = sides.map((_, i) => [...sides.slice(i), ...sides.slice(0, i)].join(', '));
  return all.toSorted()[0] ?? '';
}

const mirrored = (ring: Ring): Ring => ring.map(({ x, y }) => ({ x: 0 - x, y }));

/**
 * A right-angled outline of integer steps: a rectangle without zero, one or two corners, possibly with a notch at the
 * bottom.
 */
const rightAngled = (step: number): fc.Arbitrary<Ring> => {
  const side = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((steps) => steps * step);
  return fc
    .record({
      wide: side(400, 900),
      high: side(300, 700),
      cut: side(35, 120),
      deep: side(35, 120),
      corners: fc.constantFrom('none', 'one', 'two', 'notch'),
    })
    .map(({ wide, high, cut, deep, corners }) => {
      const right = [
        { x: wide, y: high - deep },
        { x: wide - cut, y: high - deep },
        { x: wide - cut, y: high },
      ];
      const left = [
        { x: cut, y: high },
        { x: cut, y: high - deep },
        { x: 0, y: high - deep },
      ];
      const top = [
        { x: 0, y: 0 },
        { x: wide, y: 0 },
      ];
      const foot = [
        { x: wide, y: high },
        { x: 0, y: high },
      ];
      const notch = [
        { x: wide, y: high },
        { x: 2 * cut, y: high },
        { x: 2 * cut, y: high - deep },
        { x: cut, y: high - deep },
        { x: cut, y: high },
        { x: 0, y: high },
      ];
      const feet = { none: foot, one: [...right, { x: 0, y: high }], two: [...right, ...left] };
      return [...top, ...(corners === 'notch' ? notch : feet[corners])];
    });
};

/** A finger's slip, in mm: less than half of what sides are rounded to, on both ends of a side. */
const slips = fc.array(
  fc.record({
    x: fc.double({ min: -1.2, max: 1.2, noNaN: true }),
    y: fc.double({ min: -1.2, max: 1.2, noNaN: true }),
  }),
  { minLength: 8, maxLength: 8 },
);

const read = (tapped: Ring, scale: PhotoScale, isSquared = true, locale = metric): TappedRoom => {
  const room = readTaps(tapped, scale, { isSquared, locale });
  if (!room.ok) throw new Error(`${room.reason} at ${room.at}`);
  return room;
};

/** The room that is added, as the app measures it. */
function added(room: TappedRoom, locale = metric): Ring {
  const { place, plan } = measureRoom({ ...roomFromTaps(room, 'r'), height: '2.4 m' }, locale);
  expect(place).toBeDefined();
  return (plan.ring ?? []).map(({ x, y }) => ({ x: x / 320, y: y / 320 }));
}

/** A room of 4 × 3 m at 10 mm per pixel whose upper right corner is too low by this number of pixels. */
const hanging = (by: number): Ring => [
  { x: 0, y: 0 },
  { x: 400, y: by },
  { x: 400, y: 300 },
  { x: 0, y: 300 },
];

describe('a room that is tapped on a photo', () => {
  it.each([
    ['whole centimetres', 10, metric],
    ['half inches', 12.7, imperial],
  ])('has the sides of its plan in %s, however the photo was held', (_, step, locale) => {
    fc.assert(
      fc.property(rightAngled(step), held, slips, (plan, how, off) => {
        const take = photograph(how);
        const tapped = plan.map(({ x, y }, i) =>
          take({ x: x + (off[i]?.x ?? 0), y: y + (off[i]?.y ?? 0) }),
        );
        const [a = { x: 0, y: 0 }, b = a] = plan;
        const room = read(tapped, known(take(a), take(b), distance(a, b)), true, locale);
        expect(room.shape.corners).toBeUndefined();
        const wanted = inWords(how.isMirrored ? mirrored(plan) : plan, step);
        expect(inWords(added(room, locale), step)).toBe(wanted);
      }),
      { numRuns: runs(150) },
    );
  });

  it('keeps a wall at 45° and others that are slanted, and the room can be measured: its area as true as its corners', () => {
    fc.assert(
      fc.property(outlinesOf(8), held, fc.boolean(), (star, how, isSquared) => {
        const plan = star.map(({ x, y }) => ({ x: x / 320, y: y / 320 }));
        const shortest = Math.min(...plan.map((from, i) => distance(from, next(plan, i))));
        const isSharp = anglesOfRing(plan.toReversed()).some(
          (angle) => angle < 25 || angle > 335 || Math.abs(angle - 180) < 12,
        );
        fc.pre(shortest > 500 && !isSharp);
        const take = photograph(how);
        const tapped = plan.map(take);
        const [a = { x: 0, y: 0 }, b = a] = plan;
        const room = read(tapped, known(take(a), take(b), distance(a, b)), isSquared);
        const ring = added(room);
        expect(ring).toHaveLength(plan.length);
        const girth = plan.reduce((sum, from, i) => sum + distance(from, next(plan, i)), 0);
        const areas = [ring, plan].map((one) => Math.abs(twiceRingArea(one)) / 2);
        const off = Math.max(room.moved, 10);
        expect(Math.abs((areas[0] ?? 0) - (areas[1] ?? 0))).toBeLessThan(girth * off);
        if (!isSquared) expect(room.moved).toBeLessThan(50);
      }),
      { numRuns: runs(300) },
    );
  });

  it('has no corner farther from its tap than it reports', () => {
    const slanted = fc.array(fc.double({ min: -90, max: 90, noNaN: true }), {
      minLength: 16,
      maxLength: 16,
    });
    fc.assert(
      fc.property(rightAngled(10), held, slanted, fc.boolean(), (plan, how, offs, isSquared) => {
        const take = photograph(how);
        const crooked = plan.map(({ x, y }, i) => ({
          x: x + (offs[2 * i] ?? 0),
          y: y + (offs[2 * i + 1] ?? 0),
        }));
        const [a = { x: 0, y: 0 }, b = a] = plan;
        const scale = known(take(a), take(b), distance(a, b));
        const tapped = crooked.map(take);
        const room = readTaps(tapped, scale, { isSquared, locale: metric });
        fc.pre(room.ok);
        const corners = tapped.map((pixel) => scale.toPlan(pixel) ?? { x: 0, y: 0 });
        const farthest = Math.max(
          ...corners.map((corner) => Math.min(...room.outline.map((own) => distance(corner, own)))),
        );
        if (room.outline.length === corners.length) {
          expect(farthest).toBeLessThanOrEqual(room.moved + 1e-6);
          expect(farthest).toBeGreaterThan(room.moved - 1);
        }
        // The drawing over the photo is the added room.
        const own = added(room);
        expect(room.outline).toHaveLength(own.length);
        for (const [i, from] of own.entries()) {
          const drawnAs = room.outline[i] ?? { x: 0, y: 0 };
          const long = distance(drawnAs, next(room.outline, i));
          expect(long).toBeCloseTo(distance(from, next(own, i)), 6);
        }
        const drawn = room.drawn.map((pixel) => scale.toPlan(pixel ?? { x: 0, y: 0 }));
        for (const [i, corner] of room.outline.entries()) {
          expect(distance(drawn[i] ?? { x: 0, y: 0 }, corner)).toBeLessThan(1e-6);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('is squared by a few degrees only, and not at all if that is switched off', () => {
    const scale = known({ x: 0, y: 0 }, { x: 400, y: 0 }, 4000);
    const squared = read(hanging(12), scale);
    expect(squared.shape.sides.map(({ length }) => length)).toEqual([
      '4000 mm',
      '2940 mm',
      '4000 mm',
      '2940 mm',
    ]);
    expect(squared.moved).toBeGreaterThan(40);
    const slanted = read(hanging(60), scale);
    expect(slanted.shape.corners).toBe('any');
    const own = read(hanging(12), scale, false);
    expect(own.shape.corners).toBe('any');
    expect(own.moved).toBeLessThan(15);
  });

  it('has its chamfer at 45°, the two sides that close it left to follow', () => {
    const scale = known({ x: 0, y: 0 }, { x: 400, y: 0 }, 4000);
    const tapped = [
      { x: 0, y: 0 },
      { x: 300, y: 0.1 },
      { x: 400, y: 100.1 },
      { x: 399.7, y: 300 },
      { x: 0, y: 300.2 },
    ];
    // The wall behind the chamfer was tapped at 4000 and at 3997 mm, and is between them: 1414 minus one millimetre.
    expect(read(tapped, scale).shape).toEqual({
      corners: 'any',
      sides: [
        { length: '3000 mm', turn: 'right', corner: { by: 'angle', text: '135°' } },
        { length: '1413 mm', turn: 'right', corner: { by: 'angle', text: '135°' } },
        { length: '2000 mm', turn: 'right' },
        { length: '', turn: 'right' },
        { length: '', turn: 'right' },
      ],
    });
  });

  it('takes corners on a straight wall for none', () => {
    const scale = known({ x: 0, y: 0 }, { x: 400, y: 0 }, 4000);
    const room = read(
      [
        { x: 0, y: 0 },
        { x: 200, y: 1 },
        { x: 400, y: 0 },
        { x: 400, y: 300 },
        { x: 0, y: 300 },
      ],
      scale,
    );
    expect(room.shape.sides).toHaveLength(4);
    expect(room.moved).toBeLessThan(11);
  });
});

/** A camera above the plan, tilted: a point in millimetres to pixels. */
const slanted =
  (tilt: number, turn: number, far: number) =>
  ({ x, y }: Point): Point => {
    const [u, v] = [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
    ];
    const depth = far + v * Math.sin(tilt);
    return { x: 2000 + (1800 * u) / depth, y: 1500 + (1800 * v * Math.cos(tilt)) / depth };
  };

const at = (x: number, y: number): Point => ({ x, y });

describe('a photo taken at a slant', () => {
  it('is straightened by a rectangle, from whichever corner and whichever way it was gone round', () => {
    fc.assert(
      fc.property(
        rightAngled(10),
        fc.record({
          tilt: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
          turn: fc.double({ min: -3, max: 3, noNaN: true }),
          start: fc.nat(3),
          isBack: fc.boolean(),
        }),
        (plan, { tilt, turn, start, isBack }) => {
          const take = slanted(tilt, turn, 14_000);
          const room = [
            { x: -3000, y: -2000 },
            { x: 1000, y: -2000 },
            { x: 1000, y: 500 },
            { x: -3000, y: 500 },
          ];
          const from = [...room.slice(start), ...room.slice(0, start)];
          const walked = isBack ? from.toReversed() : from;
          const [a = 0, b = 0] = walked.map((corner, i) => distance(corner, next(walked, i)));
          const scale = scaleByRectangle(walked.map(take), a, b);
          expect(scale.ok).toBe(true);
          if (!scale.ok) return;
          expect(inWords(added(read(plan.map(take), scale.scale)), 10)).toBe(inWords(plan, 10));
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('has what is up in it at the top of the plan', () => {
    const corners = [
      { x: 500, y: 400 },
      { x: 100, y: 410 },
      { x: 90, y: 90 },
      { x: 510, y: 100 },
    ];
    const read4 = scaleByRectangle(corners, 4000, 3000);
    if (!read4.ok) throw new Error(read4.reason);
    const [left, right, top] = [
      { x: 120, y: 250 },
      { x: 480, y: 250 },
      { x: 300, y: 110 },
    ].map((pixel) => read4.scale.toPlan(pixel) ?? { x: 0, y: 0 });
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 3000);
    expect(top?.y).toBeLessThan((left?.y ?? 0) - 1000);
  });

  it('refuses four corners that are no rectangle, and names the corner beyond its horizon', () => {
    const crossed = [at(0, 0), at(400, 300), at(400, 0), at(0, 300)];
    expect(scaleByRectangle(crossed, 4000, 3000)).toEqual({ ok: false, reason: 'bent' });
    const dart = [at(0, 0), at(400, 0), at(100, 100), at(0, 300)];
    expect(scaleByRectangle(dart, 4000, 3000)).toEqual({ ok: false, reason: 'bent' });
    const twice = [at(0, 0), at(400, 0), at(401, 1), at(0, 300)];
    expect(scaleByRectangle(twice, 4000, 3000)).toEqual({ ok: false, reason: 'together' });
    const deep = scaleByRectangle(
      [at(300, 200), at(500, 200), at(800, 600), at(0, 600)],
      4000,
      3000,
    );
    if (!deep.ok) throw new Error(deep.reason);
    const tapped = [at(300, 200), at(500, 200), at(450, 10)];
    expect(readTaps(tapped, deep.scale, { isSquared: true, locale: metric })).toEqual({
      ok: false,
      reason: 'beyond',
      at: 2,
    });
  });
});

describe('taps that are no room', () => {
  const scale = known({ x: 0, y: 0 }, { x: 100, y: 0 }, 1000);
  const of = (...corners: readonly (readonly [number, number])[]) =>
    readTaps(
      corners.map(([x, y]) => ({ x, y })),
      scale,
      { isSquared: true, locale: metric },
    );

  it.each([
    ['fewer than three corners', 'few', of([0, 0], [400, 0])],
    [
      'two corners at one place',
      'together',
      of([0, 0], [400, 0], [401, 0.5], [400, 300], [0, 300]),
    ],
    ['all corners at one place', 'small', of([5, 5], [5, 5], [5, 5])],
    ['sides that cross', 'crossing', of([0, 0], [400, 300], [400, 0], [0, 300])],
    ['a room of 100 mm', 'small', of([0, 0], [10, 0], [10, 10], [0, 10])],
    ['a room of 200 m', 'large', of([0, 0], [20_000, 0], [20_000, 300], [0, 300])],
    ['a line there and back', 'small', of([0, 0], [400, 0], [200, 0.1])],
  ])('%s: says so', (_, reason, reading) => {
    expect(reading).toMatchObject({ ok: false, reason });
  });

  it('two ends of a known length at one place are no scale', () => {
    expect(scaleByLength({ x: 5, y: 5 }, { x: 6, y: 7 }, 4000)).toEqual({
      ok: false,
      reason: 'together',
    });
  });

  it('anything else is a room that can be measured, or a reason: 1,000 of them', () => {
    const corner = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(corner, { maxLength: 30 }), fc.boolean(), (tapped, isSquared) => {
        const room = readTaps(tapped, scale, { isSquared, locale: metric });
        if (!room.ok) return;
        expect(twiceRingArea(added(room))).toBeGreaterThan(0);
      }),
      { numRuns: runs(1000) },
    );
  });
});
