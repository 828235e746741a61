import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dryAt,
  flag,
  key,
  list,
  object,
  oneOf,
  optional,
  record,
  size,
  text,
} from '../../../../web/planner/schema/schema.ts';

const door = object({ id: key, width: text, side: oneOf('left', 'right') });
const house = object({
  id: key,
  name: text,
  floors: size,
  attic: flag(true),
  doors: list(door),
  prices: record(key),
  yard: optional(object({ length: text })),
});

describe('a schema', () => {
  it('gives every field that has one its default', () => {
    expect(house({ id: 'h' })).toEqual({
      id: 'h',
      name: '',
      floors: 0,
      attic: true,
      doors: [],
      prices: {},
    });
  });

  it('returns nothing if a field without a default is missing', () => {
    expect(house({ name: 'Hill House' })).toBeUndefined();
  });

  it('takes the first of two entries with one id', () => {
    const doors = [
      { id: 'a', width: '1 m' },
      { id: 'a', width: '2 m' },
    ];
    expect(house({ id: 'h', doors })?.doors).toEqual([{ id: 'a', width: '1 m', side: 'left' }]);
  });

  it('reads an entry again that it could not read before, once it can', () => {
    const older = object({ id: key, doors: list(object({ id: key, hinge: key })) });
    const kept = older({ id: 'h', doors: [{ id: 'a', width: '1 m' }] });
    expect(kept?.doors).toEqual([]);
    expect(house(kept)?.doors).toEqual([{ id: 'a', width: '1 m', side: 'left' }]);
  });

  it('never throws, and reads what it has read to the same', () => {
    const wild = fc.record({
      id: fc.constant('h'),
      name: fc.anything(),
      floors: fc.anything(),
      attic: fc.anything(),
      doors: fc.oneof(
        fc.anything(),
        fc.array(fc.oneof(fc.object(), fc.record({ id: fc.string() }))),
      ),
      prices: fc.anything(),
      yard: fc.anything(),
      unread: fc.anything(),
      garden: fc.jsonValue(),
    });
    fc.assert(
      fc.property(wild, (value) => {
        const once: unknown = house(JSON.parse(JSON.stringify(value)));
        expect(house(JSON.parse(JSON.stringify(once)))).toEqual(JSON.parse(JSON.stringify(once)));
      }),
    );
  });
});

describe('a text from outside', () => {
  it.each([
    ['\u200B\u2060\uFEFF', ''],
    ['\u202Egnp.exe\u202C', 'gnp.exe'],
    ['Hall\u0000\u0007', 'Hall'],
    ['two\nlines', 'two lines'],
    ['a\uD800b', 'a\uFFFDb'],
    ['\u200D\u200Dleg', 'leg'],
  ])('shows what it says, and nothing else: %j', (written, shown) => {
    expect(text(written)).toBe(shown);
  });

  it.each(['می\u200Cخواهم', '👨\u200D👩\u200D👧', '❤️\u200D🔥', '厨房', 'Küche 1 ½″', 'שלום'])(
    'keeps what joins signs of a language or an emoji: %s',
    (written) => {
      expect(text(written)).toBe(written);
    },
  );

  it('comes out the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        expect(text(text(any))).toBe(text(any));
        expect(text(any).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('a number from outside', () => {
  it('is one that can be added up and drawn, however large it comes', () => {
    for (const any of [1e308, Number.MAX_VALUE, 1e13])
      expect(size(any) * 5000 * 100).toBeLessThan(1e18);
  });

  it('a drying time years ahead is invalid', () => {
    expect(dryAt(8.64e15)).toBeUndefined();
    expect(dryAt(Date.now() + 365 * 86_400_000)).toBeUndefined();
    const week = Date.now() + 7 * 86_400_000;
    expect(dryAt(week)).toBe(week);
    expect(dryAt(1_700_000_000_000)).toBe(1_700_000_000_000);
  });
});
