export type KeyPart = object | string | number | boolean | null | undefined;

interface Entry {
  byObject?: WeakMap<object, Entry>;
  byValue?: Map<KeyPart, Entry>;
  answer?: { readonly value: unknown };
}

/** Texts and numbers kept under one entry; the oldest goes first. Objects go when nothing else refers to them. */
const MOST_VALUES = 64;

function nextEntry(before: Entry, part: KeyPart): Entry {
  const isObject = typeof part === 'object' && part !== null;
  const known = isObject ? before.byObject?.get(part) : before.byValue?.get(part);
  if (known !== undefined) return known;
  const entry: Entry = {};
  if (isObject) {
    before.byObject ??= new WeakMap();
    before.byObject.set(part, entry);
    return entry;
  }
  before.byValue ??= new Map();
  const { byValue } = before;
  const [oldest] = byValue.size < MOST_VALUES ? [] : byValue.keys();
  if (byValue.size >= MOST_VALUES) byValue.delete(oldest);
  byValue.set(part, entry);
  return entry;
}

/** The only cache of the planner. Its owner passes it on, so that two of them never share an answer. */
export class Memo {
  readonly #root: Entry = {};

  /**
   * Answer of `compute`, computed once per key. The key names the answer, then lists everything that `compute` reads;
   * objects count by identity, so they must not change in place. Put the part that changes most often first: with it,
   * all answers that depend on it are freed.
   */
  of<T>(key: readonly [name: string, ...KeyPart[]], compute: () => T): T {
    const entry = key.reduce(nextEntry, this.#root);
    entry.answer ??= { value: compute() };
    return entry.answer.value as T;
  }
}
