import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flag,
  key,
  list,
  object,
  oneOf,
  optional,
  record,
  size,
  text,
} from '../../../../web/projects/schema/schema.ts';

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

  it('reads nothing where a field without a default is missing', () => {
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
