import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nameUnit,
  parseLength,
  type BareUnit,
} from '../../../../../web/planner/measure/units/parse-length.ts';
import {
  formatLength,
  inches,
  mm,
  toMm,
  type Length,
} from '../../../../../web/planner/measure/units/units.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

const read = (text: string, bare: BareUnit = 'mm'): number => {
  const result = parseLength(text, bare, BRITISH.metric);
  if (!result.ok) throw new Error(result.reason);
  return toMm(result.value);
};

const part = (value: number) => (value < 10 ? 'm' : 'mm');

describe('parseLength', () => {
  it.each([
    ['2515', 2515],
    ['2.515 m', 2515],
    ['2,515 m', 2515],
    ['2515mm', 2515],
    ['12,5 cm', 125],
    ['.5 m', 500],
    ['2 m 51 cm', 2510],
    ['1,234.5 mm', 1234.5],
    ['1.234,5 mm', 1234.5],
    ['2,515 mm', 2515],
    [`8' 3 1/2"`, 2527.3],
    [`8'3-1/2"`, 2527.3],
    [`8' 3 1/2`, 2527.3],
    ['8ft 3.5in', 2527.3],
    ['8 feet 3½ inches', 2527.3],
    ['8′ 3½″', 2527.3],
    ['8’ 3 1⁄2”', 2527.3],
    [`99 1/4"`, 2520.95],
    ['99 1/4', 2520.95],
    ['5/8', 15.875],
    ['23 5/8"', 600.075],
    [`6'`, 1828.8],
    ['0', 0],
    ['２５１５', 2515],
    ['２．５１５　ｍ', 2515],
    ['2。5米', 2500],
    ['2 米 51 厘米', 2510],
    ['８＇ ３ １／２＂', 2527.3],
    ['8 英尺 3 1/2 英寸', 2527.3],
    [`10'-6"`, 3200.4],
    [`5'-3 1/2"`, 1612.9],
    [`1'-0 1/2"`, 317.5],
    ['8-foot', 2438.4],
    ['96-inch', 2438.4],
    ['8-ft', 2438.4],
    ['1 200 mm', 1200],
    ['1 200', 1200],
    ['2 440,5 mm', 2440.5],
    ['2m44', 2440],
    ['2m440', 2440],
    ['2 m 44', 2440],
    ['2 м 44 см', 2440],
    ['10 Zoll', 254],
  ])('reads %s as %d mm', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads a bare number in the unit the field asks for', () => {
    expect(read('4.02', (value) => (value < 30 ? 'm' : 'mm'))).toBe(4020);
    expect(read('99.25', 'in')).toBe(2520.95);
  });

  it('reads a point as a thousands separator if the field has no sizes as small', () => {
    expect(read('1.200 mm', part)).toBe(1200);
    expect(read('2.440 mm', part)).toBe(2440);
    expect(read('9.525 mm', part), '3/8 of an inch').toBe(9.525);
    expect(read('600.075 mm', part), '23 5/8 inches').toBe(600.075);
    expect(
      read('441.643 mm', () => 'in'),
      'worked out',
    ).toBeCloseTo(441.643, 2);
    expect(read('3.175 mm'), 'the kerf of a saw').toBe(3.175);
  });

  it.each([
    'abc',
    '1e5',
    'Infinity',
    '1.2.3',
    `8' 3'`,
    '3" 8\'',
    '2.5 m 3',
    '2m4',
    '2.5 m 44 cm 3',
    '1/0',
    '4 parsecs',
    '3 尺',
    '٣',
  ])('refuses %s and shows how a length is typed', (text) => {
    const result = parseLength(text, 'mm', BRITISH.metric);
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('8′ 3 1/2″') });
  });

  it('says that a length cannot be negative', () => {
    expect(parseLength('-5', 'mm', BRITISH.metric)).toEqual({
      ok: false,
      reason: 'A length cannot be negative.',
    });
  });

  it('asks to check the unit beyond a kilometre', () => {
    expect(parseLength('2515 m', 'mm', BRITISH.metric)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('unit'),
    });
  });

  it('answers any text with a length or a sentence, never an exception', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const result = parseLength(text, 'mm', BRITISH.metric);
        expect(result.ok ? Number.isSafeInteger(result.value) : result.reason.length > 10).toBe(
          true,
        );
      }),
    );
  });

  it('reads back every sixteenth of an inch exactly as it was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 * 12 * 300 }), (sixteenths) => {
        const value = inches(sixteenths / 16);
        expect(parseLength(formatLength(value, BRITISH.imperial), 'mm', BRITISH.metric)).toEqual({
          ok: true,
          value,
        });
      }),
    );
  });

  it('reads back every tenth of a millimetre exactly as it was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenths) => {
        const value: Length = mm(tenths / 10);
        expect(parseLength(formatLength(value, BRITISH.metric), 'm', BRITISH.metric)).toEqual({
          ok: true,
          value,
        });
      }),
    );
  });
});

const bare = (value: number) => (value < 30 ? ('m' as const) : ('mm' as const));

describe('nameUnit', () => {
  it('puts the unit to a bare number and leaves everything else alone', () => {
    expect(nameUnit('4.02', bare)).toBe('4.02 m');
    expect(nameUnit(' 2515 ', bare)).toBe('2515 mm');
    expect(nameUnit('2 440', bare)).toBe('2 440 mm');
    expect(nameUnit('1.200,5', bare)).toBe('1.200,5 mm');
    expect(nameUnit('99', () => 'in')).toBe('99″');
    expect(nameUnit(`8' 3"`, bare)).toBe(`8' 3"`);
    expect(nameUnit('abc', bare)).toBe('abc');
  });

  it('never changes what the text means', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}([.,]\d{1,3})?$/), (text) => {
        expect(parseLength(nameUnit(text, bare), 'yd', BRITISH.metric)).toEqual(
          parseLength(text, bare, BRITISH.metric),
        );
      }),
    );
  });
});
