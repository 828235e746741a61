/** UTF-16 units of a stored value in a report. */
export const LONGEST_VALUE = 500;

/** Cuts a text, without half a character at the cut or anywhere else. */
export function cutValue(value: string, longest = LONGEST_VALUE): string {
  const cut = value.slice(0, longest);
  const clean = value.length > longest ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
  // Half characters that were stored would make the event unreadable to the collector.
  return clean.toWellFormed();
}

/** All keys of a storage with their values cut; the readable part of it if the browser blocks it. */
export function snapshot(storage: () => Storage): Record<string, string> {
  const entries: [string, string][] = [];
  try {
    const store = storage();
    for (let index = 0; index < store.length; index += 1) {
      const key = store.key(index);
      const value = key === null ? null : store.getItem(key);
      if (key !== null && value !== null) entries.push([key.toWellFormed(), cutValue(value)]);
    }
  } catch {
    // Blocked storage must not cost the event.
  }
  // Not an assignment: a key may be called __proto__.
  return Object.fromEntries(entries);
}

/** A snapshot with all its keys and each value cut to a length. */
export const cutValues = (
  values: Readonly<Record<string, string>>,
  longest: number,
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, cutValue(value, longest)]));

export const utf8Bytes = (text: string): number => new TextEncoder().encode(text).length;

/** UTF-8 bytes of a value's JSON. */
export const jsonBytes = (value: unknown): number => utf8Bytes(JSON.stringify(value));

/**
 * The length to which the values of a snapshot are cut, so that its JSON has at most this number of bytes; 0 if its
 * keys alone have more. The longest values lose first.
 */
export function longestThatFits(values: Readonly<Record<string, string>>, bytes: number): number {
  if (jsonBytes(values) <= bytes) return LONGEST_VALUE;
  let [fits, tooLong] = [0, LONGEST_VALUE];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (jsonBytes(cutValues(values, middle)) <= bytes) fits = middle;
    else tooLong = middle;
  }
  return fits;
}
