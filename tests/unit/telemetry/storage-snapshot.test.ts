import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cutValue, snapshot } from '../../../web/telemetry/storage-snapshot.ts';

/** A storage as browsers have it. */
function storageOf(entries: readonly (readonly [string, string])[]): Storage {
  const map = new Map(entries);
  return {
    length: map.size,
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

describe('a value', () => {
  test('is cut above 500 characters', () => {
    expect(cutValue('x'.repeat(500))).toHaveLength(500);
    expect(cutValue('x'.repeat(501))).toBe('x'.repeat(500));
  });

  test('loses half a character at the cut', () => {
    expect(cutValue(`${'x'.repeat(499)}🧱`)).toBe('x'.repeat(499));
    expect(cutValue(`${'x'.repeat(498)}🧱`)).toBe(`${'x'.repeat(498)}🧱`);
    expect(cutValue(`${'x'.repeat(498)}🧱y`)).toBe(`${'x'.repeat(498)}🧱`);
  });

  test('is at most 500 long, well-formed and a prefix of the stored text', () => {
    const tails = fc.string({ unit: 'binary', maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 505 }), tails, (length, tail) => {
        const text = 'x'.repeat(length) + tail;
        const cut = cutValue(text);
        expect(cut.length).toBeLessThanOrEqual(500);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(499, text.length));
        expect(cut.isWellFormed()).toBe(true);
        expect(text.startsWith(cut)).toBe(true);
      }),
    );
  });
});

describe('a snapshot', () => {
  test('holds every key, also those that objects have by nature', () => {
    const entries = [
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toJSON', 'c'],
      ['', 'd'],
    ] as const;
    expect(Object.entries(snapshot(() => storageOf(entries)))).toEqual(entries);
  });

  test('is empty where storage is blocked', () => {
    const blocked = snapshot(() => {
      throw new Error('blocked');
    });
    expect(blocked).toEqual({});
  });

  test('keeps what it could read before storage failed', () => {
    const failing = Object.assign(storageOf([]), {
      length: 2,
      key: (index: number) => `key ${index}`,
      getItem: (key: string) => {
        if (key === 'key 1') throw new Error('gone');
        return 'read';
      },
    });
    expect(snapshot(() => failing)).toEqual({ 'key 0': 'read' });
  });
});
