/** Reading what storage holds: it may be anything, from this app or not. */

export type Fields = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 500;
const LONGEST_LIST = 500;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, cut to a length nobody types; anything else is empty. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '';

/** A name under which things are kept; undefined for what cannot be one. */
export const key = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined;

export const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** The last moment that a date can hold, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** A moment in milliseconds since 1970; 0 for what is none. */
export const moment = (value: unknown): number =>
  number(value) > 0 && number(value) <= LAST_MOMENT ? number(value) : 0;

/** A size, count or time: never negative. */
export const size = (value: unknown): number => Math.max(0, number(value));

export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

/** The objects of a list however long it is; none where it is no list. */
export const rows = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

/** The entries of a list that can be read, the others left out. */
export const list = <T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] =>
  Array.isArray(value)
    ? value.slice(0, LONGEST_LIST).flatMap((entry) => {
        const one = read(entry);
        return one === undefined ? [] : [one];
      })
    : [];

/** The entries of a record that can be read, the others left out. */
export const record = <T>(
  value: unknown,
  read: (entry: unknown) => T | undefined,
): Readonly<Record<string, T>> =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, entry]): [string, T][] => {
          const one = name === '__proto__' ? undefined : read(entry);
          return one === undefined ? [] : [[name, one]];
        }),
      )
    : {};

/** JSON, or undefined where the text is damaged. */
export function json(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
