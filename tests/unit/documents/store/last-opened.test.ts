import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeText } from '../../../../web/documents/store/device-storage.ts';
import { lastOpened, noteOpened } from '../../../../web/documents/store/project-store.ts';

/** A browser's storage, as far as it is asked for. */
class Shelf {
  [key: string]: unknown;
  getItem(key: string): string | null {
    const text = Object.hasOwn(this, key) ? this[key] : null;
    return typeof text === 'string' ? text : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shelf());
  // Written through the store, which may have read the storage of an earlier test.
  writeText('measure-twice:project:a', '{}');
});
afterEach(() => vi.unstubAllGlobals());

test('remembers when a project was opened, and forgets one that is gone', () => {
  noteOpened('a', 5);
  expect(lastOpened()).toEqual({ a: 5 });
  noteOpened('gone', 6);
  expect(lastOpened()).toEqual({ a: 5 });
  writeText('measure-twice:cuts:b', '{}');
  noteOpened('b', 7);
  expect(lastOpened()).toEqual({ a: 5, b: 7 });
});

test('returns nothing if the stored value is damaged', () => {
  for (const text of ['nonsense', '[1]', '{"a":"5"}', 'null']) {
    localStorage.setItem('measure-twice:opened', text);
    expect(Object.values(lastOpened()).filter((at) => at > 0)).toEqual([]);
  }
});
