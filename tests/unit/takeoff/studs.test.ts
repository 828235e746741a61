import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mm } from '../../../web/measure/units.ts';
import {
  frameWall,
  STUD_DEFAULTS,
  type StudDoor,
  type StudLayout,
  type StudOptions,
} from '../../../web/takeoff/studs.ts';

const options: StudOptions = { ...STUD_DEFAULTS, longest: mm(4800) };
const door = (at: number, width: number, height = 2050): StudDoor => ({
  at: mm(at),
  width: mm(width),
  height: mm(height),
});

function frame(long: number, high: number, doors: readonly StudDoor[] = []): StudLayout {
  const framed = frameWall({ length: mm(long), height: mm(high), doors }, options);
  if (!framed.ok) throw new Error(framed.reason);
  return framed.value;
}
const list = (layout: StudLayout): string[] =>
  layout.pieces.map((piece) => `${piece.quantity} ${piece.name} ${piece.length / 320}`);

describe('hand layouts', () => {
  test('a plain wall: ceil(3600 / 600) + 1 studs, two plates, noggins between', () => {
    // Studs at 0, 600 … 3000 and 3562: 5 gaps of 562 and the last 3562 − 3038 = 524; noggins at 1200.
    expect(list(frame(3600, 2400))).toEqual([
      '1 sole-plate 3600',
      '1 head-plate 3600',
      '7 stud 2324',
      '5 noggin 562',
      '1 noggin 524',
    ]);
  });

  test('a door doubles its studs, and has a head and a short stud over it', () => {
    // The opening from 1000 to 1800: studs at 924 and 1838 and shorter ones inside them. Regular
    // studs at 0, 600, (1200 falls away), (1800 would stand in a door's stud), 2400, 3000, 3562.
    // Over the door a short stud at 1200: 2400 − 38 − 2050 − 38.
    const layout = frame(3600, 2400, [door(1000, 800)]);
    expect(layout.studs).toBe(7);
    expect(list(layout)).toEqual([
      '1 sole-plate 1000',
      '1 sole-plate 1800',
      '1 head-plate 3600',
      '7 stud 2324',
      '2 door-stud 2012',
      '1 door-head 876',
      '1 short-stud 274',
      '2 noggin 562',
      '1 noggin 286',
      '2 noggin 524',
    ]);
  });

  test('plates longer than can be bought meet on a stud', () => {
    const layout = frame(6000, 2400);
    expect(list(layout).slice(0, 4)).toEqual([
      '1 sole-plate 4219',
      '1 sole-plate 1781',
      '1 head-plate 4219',
      '1 head-plate 1781',
    ]);
  });

  test('a wall over 2.4 m has two rows of noggins', () => {
    const noggins = frame(1800, 2700).laid.filter((piece) => piece.name === 'noggin');
    expect(new Set(noggins.map((piece) => piece.y))).toEqual(new Set([mm(1200), mm(2400)]));
  });
});

describe('a door that does not fit is refused by its place in the list', () => {
  test.each([
    ['too near the end', [door(50, 800)], 0],
    ['past the end', [door(3000, 800)], 0],
    ['too high', [door(1000, 800, 2330)], 0],
    ['into another', [door(500, 800), door(1400, 800)], 1],
  ])('%s', (_, doors, at) => {
    expect(frameWall({ length: mm(3600), height: mm(2400), doors }, options)).toEqual({
      ok: false,
      reason: 'door',
      at,
    });
  });
});

const walls = fc.record({
  long: fc.integer({ min: 2000, max: 9000 }),
  high: fc.integer({ min: 2250, max: 3000 }),
  at: fc.integer({ min: 80, max: 1000 }),
  wide: fc.integer({ min: 600, max: 900 }),
  open: fc.boolean(),
});

test('for every wall no two timbers overlap and none leaves the wall', () => {
  fc.assert(
    fc.property(walls, ({ long, high, at, wide, open }) => {
      const { laid } = frame(long, high, open ? [door(at, wide)] : []);
      for (const [i, a] of laid.entries()) {
        expect(Math.min(a.x, a.y, a.width - 1, a.height - 1)).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(mm(long));
        expect(a.y + a.height).toBeLessThanOrEqual(mm(high));
        const over = laid
          .slice(i + 1)
          .filter(
            (b) =>
              a.x < b.x + b.width &&
              b.x < a.x + a.width &&
              a.y < b.y + b.height &&
              b.y < a.y + a.height,
          );
        expect(over).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

test('studs are never farther apart than the spacing, but for doorways', () => {
  fc.assert(
    fc.property(walls, ({ long, high }) => {
      const studs = frame(long, high)
        .laid.filter((piece) => piece.name === 'stud')
        .map((piece) => piece.x);
      const gaps = studs.slice(1).map((x, i) => x - (studs[i] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(mm(600));
    }),
  );
});

test('a longer wall never needs fewer studs', () => {
  fc.assert(
    fc.property(walls, fc.integer({ min: 0, max: 2000 }), ({ long, high }, more) => {
      expect(frame(long + more, high).studs).toBeGreaterThanOrEqual(frame(long, high).studs);
    }),
  );
});
