import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { length, mm, type Length } from '../../../../web/measure/units.ts';
import {
  CORNER_WRAP,
  dropLength,
  dropsARoll,
  rollsFor,
  SPARE_ROLLS,
  stripStep,
  WALLPAPER_TRIM,
} from '../../../../web/takeoff/structure/wallpaper.ts';

const ROLL = mm(10_050);
const plain = { repeat: mm(0), offset: mm(0) };
const straight = (repeat: number) => ({ repeat: mm(repeat), offset: mm(0) });
const halfDrop = (repeat: number) => ({ repeat: mm(repeat), offset: mm(repeat / 2) });

const someLength = (min: number, max: number): fc.Arbitrary<Length> =>
  fc.integer({ min, max }).map((value) => mm(value));

test('2.4 m high: drops of 2.5 m, four a plain roll, three with a repeat of 640', () => {
  const drop = dropLength(mm(2400));
  expect(drop).toBe(mm(2500));
  expect(dropsARoll(ROLL, drop, plain)).toBe(4);
  // 4 × 640 = 2560: the last needs only its own 2500. 2500 + 2 × 2560 = 7620; + 2560 = 10 180.
  expect(stripStep(drop, straight(640))).toBe(mm(2560));
  expect(dropsARoll(ROLL, drop, straight(640))).toBe(3);
  expect(dropLength(mm(2400), WALLPAPER_TRIM.old)).toBe(mm(2550));
});

test('a half-drop steps by whole repeats and a half', () => {
  // 320 + 640 × ⌈2180 ÷ 640⌉ = 2880: three a roll in order, three when two rolls alternate.
  expect(stripStep(mm(2500), halfDrop(640))).toBe(mm(2880));
  // Repeat 530, drop 2500: 265 + 530 × 5 = 2915 in order; 2650 when alternating: 3 and 3.
  expect(rollsFor(6, ROLL, mm(2500), halfDrop(530))).toBe(2);
  // Drop 2400, repeat 600: 300 + 600 × 4 = 2700 in order (3 a roll), 2400 alternating (4 a roll).
  expect(rollsFor(8, ROLL, mm(2400), halfDrop(600))).toBe(2);
});

test('what is cut off first counts; a roll shorter than a strip gives none', () => {
  expect(dropsARoll(ROLL, mm(2500), plain, mm(50))).toBe(4);
  expect(dropsARoll(ROLL, mm(2500), plain, mm(51))).toBe(3);
  expect(dropsARoll(ROLL, mm(10_051), plain)).toBe(0);
  expect(rollsFor(3, ROLL, mm(10_051), plain)).toBeUndefined();
  expect(rollsFor(3, ROLL, mm(10_050), plain)).toBe(3);
  expect([CORNER_WRAP.outside, SPARE_ROLLS]).toEqual([mm(25), 1]);
});

test('every strip starts where the pattern is wanted and none runs off the roll', () => {
  fc.assert(
    fc.property(someLength(300, 4000), someLength(50, 1200), fc.boolean(), (drop, repeat, half) => {
      const offset: Length = half ? length(repeat / 2) : length(0);
      const step = stripStep(drop, { repeat, offset });
      expect(step).toBeGreaterThanOrEqual(drop);
      expect((step - offset) % repeat).toBe(0);
      expect(step - repeat).toBeLessThan(drop);
      const drops = dropsARoll(ROLL, drop, { repeat, offset });
      expect((drops - 1) * step + drop).toBeLessThanOrEqual(ROLL);
      expect(drops * step + drop).toBeGreaterThan(ROLL);
    }),
  );
});

test('a longer drop or a bigger repeat in whole multiples never gives fewer rolls', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 300, max: 4000 }),
      fc.integer({ min: 50, max: 900 }),
      (strips, drop, repeat) => {
        const own = rollsFor(strips, ROLL, mm(drop), straight(repeat)) ?? 0;
        expect(rollsFor(strips, ROLL, mm(drop + 1), straight(repeat))).toBeGreaterThanOrEqual(own);
        expect(rollsFor(strips, ROLL, mm(drop), straight(2 * repeat))).toBeGreaterThanOrEqual(own);
        expect(rollsFor(strips + 1, ROLL, mm(drop), straight(repeat))).toBeGreaterThanOrEqual(own);
        expect(rollsFor(strips, ROLL, mm(drop), plain)).toBeLessThanOrEqual(own);
      },
    ),
  );
});
