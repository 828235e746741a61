const LONGEST = 500;

/** Bytes. A page that is left can send 64 KiB, all that is on its way together. */
export const MOST_WHEN_LEAVING = 40_000;

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** The first UTF-16 units of a text, 500 unless told, without half a character at the cut or anywhere else. */
export function cutValue(value: string, longest = LONGEST): string {
  const cut = value.slice(0, longest);
  const whole = value.length > longest ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
  // Half characters that were stored as such would make the whole event unreadable to the collector.
  return whole.toWellFormed();
}

/** All keys of a storage with their values cut; what can be read of it when it is blocked. */
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

/** A snapshot whose values are cut further, until its JSON has no more bytes than `most`, or they are empty. */
export function shortened(
  values: Readonly<Record<string, string>>,
  most: number,
): Record<string, string> {
  let longest = LONGEST;
  let cut: Record<string, string> = { ...values };
  while (longest > 0 && sizeOf(cut) > most) {
    longest = Math.floor(longest / 2);
    cut = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, cutValue(value, longest)]),
    );
  }
  return cut;
}
