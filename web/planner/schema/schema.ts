import { entryOf } from '../measure/units/entry-of.ts';

/**
 * A schema describes a stored field once: it reads the field, gives its default and, by `Kept`, its type. Storage may
 * hold anything.
 */

/** Reads a value; undefined for what it cannot read. */
export type Schema<T> = (value: unknown) => T | undefined;

/** Value that a schema reads. */
export type Kept<S> = S extends Schema<infer T> ? T : never;

export type Fields = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 500;
const LONGEST_LIST = 500;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Signs that show nothing or turn the text around them: controls, zero-width signs, marks of direction. Joiners stay
 * between signs that they can join, as in an emoji or a Persian word.
 */
const UNSEEN =
  /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|\u115F|\u1160|[\u200C\u200D](?![\p{L}\p{M}\p{S}])|(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]/gu;

/** Relation of the `version` of a stored value to the version that this code reads. */
export function formOf(value: unknown, version: number): 'ours' | 'newer' | 'foreign' {
  const its = isFields(value) ? value['version'] : undefined;
  if (its === version) return 'ours';
  return typeof its === 'number' && its > version ? 'newer' : 'foreign';
}

/** A text to show, shortened to a length that no user types; empty for anything else. */
export const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .slice(0, LONGEST_TEXT)
        .toWellFormed()
        .replace(/[\t\n\r]/g, ' ')
        .replace(UNSEEN, '')
    : '';

/** A text; undefined for anything else. */
export const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' ? text(value) : undefined;

/** A key for stored entries; undefined for a value that cannot be one. */
export const key = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 200 ? value : undefined;

const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** The last moment that a date can hold, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** A moment in milliseconds since 1970; 0 for what is none. */
export const moment = (value: unknown): number =>
  number(value) > 0 && number(value) <= LAST_MOMENT ? number(value) : 0;

/** Largest size: a thousand kilometres in mm, or a fortune in cents; sums of many stay exact. */
const MOST = 1e12;

/** A size, count or time: never negative, never more than can be added up. */
export const size = (value: unknown): number => Math.min(MOST, Math.max(0, number(value)));

/** Concrete and screeds take four weeks; nothing takes longer. */
const LONGEST_WAIT_MS = 100 * 24 * 60 * 60 * 1000;

/** Time when something is dry; undefined if it is too far ahead to be true. */
export const dryAt = (value: unknown): number | undefined =>
  moment(value) <= Date.now() + LONGEST_WAIT_MS ? moment(value) || undefined : undefined;

/** A yes or no; the default for anything else. */
export const flag =
  (otherwise: boolean): ((value: unknown) => boolean) =>
  (value) =>
    typeof value === 'boolean' ? value : otherwise;

/** One of these values; the first for anything else. */
export const oneOf =
  <const T extends string | number>(...values: readonly [T, ...T[]]): ((value: unknown) => T) =>
  (value) =>
    values.find((one) => one === value) ?? values[0];

/** Reads a value or null. */
export const orNull =
  <T>(read: Schema<T>): ((value: unknown) => T | null) =>
  (value) =>
    read(value) ?? null;

/** A field that may be missing. */
export interface Optional<T> extends Schema<T> {
  readonly isOptional: true;
}

/** An optional field: absent if it cannot be read. */
export const optional = <T>(read: Schema<T>): Optional<T> =>
  Object.assign((value: unknown) => read(value), { isOptional: true } as const);

/** A list tells apart what it can read and what it cannot. */
export interface ListSchema<T> extends Schema<readonly T[]> {
  (value: unknown): readonly T[];
  readonly split: (value: unknown) => {
    readonly known: readonly T[];
    readonly unread: readonly unknown[];
  };
}

/** Readable entries of a list, the first of each id, up to a limit; the others are unread. */
export function list<T>(read: Schema<T>, most = LONGEST_LIST): ListSchema<T> {
  const split = (value: unknown) => {
    const known: T[] = [];
    const unread: unknown[] = [];
    const ids = new Set<unknown>();
    for (const entry of Array.isArray(value) ? (value as readonly unknown[]) : []) {
      if (known.length >= most) {
        unread.push(entry);
        continue;
      }
      const one = read(entry);
      const id = isFields(one) ? one['id'] : undefined;
      if (one === undefined && isFields(entry)) unread.push(entry);
      if (one === undefined || (id !== undefined && ids.has(id))) continue;
      ids.add(id);
      known.push(one);
    }
    return { known, unread };
  };
  return Object.assign((value: unknown) => split(value).known, { split });
}

/** The entries of a record that can be read, the others left out. */
export const record =
  <T>(read: Schema<T>): ((value: unknown) => Readonly<Record<string, T>>) =>
  (value) =>
    isFields(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, entry]): [string, T][] => {
            const one = read(entry);
            return one === undefined ? [] : [[name, one]];
          }),
        )
      : {};

type Schemas = Readonly<Record<string, Schema<unknown>>>;
type OptionalIn<S extends Schemas> = {
  [K in keyof S]: S[K] extends Optional<unknown> ? K : never;
}[keyof S];
type Read<S extends Schemas> = {
  readonly [K in Exclude<keyof S, OptionalIn<S>>]: Kept<S[K]>;
} & { readonly [K in OptionalIn<S>]?: Kept<S[K]> };

/** Key of the list entries that this version cannot read; it stores them for a version that can. */
const UNREAD = 'unread';

const isList = (read: Schema<unknown>): read is ListSchema<unknown> => 'split' in read;
const isOptional = (read: Schema<unknown>): boolean => 'isOptional' in read;

/** Value under a name, with the entries that an earlier reading of its list left out. */
function joined(value: Fields, name: string): unknown {
  const aside = isFields(value[UNREAD]) ? entryOf(value[UNREAD], name) : undefined;
  const now = entryOf(value, name);
  return Array.isArray(now) && Array.isArray(aside) ? [...now, ...aside] : now;
}

/**
 * An object of these fields; undefined if a field without a default cannot be read. Unknown fields and unreadable list
 * entries stay, so that a newer version finds them again.
 */
export function object<S extends Schemas>(fields: S): Schema<Read<S>> {
  const all = Object.entries(fields);
  return (value) => {
    if (!isFields(value)) return undefined;
    const known = new Map<string, unknown>();
    const unread = new Map<string, readonly unknown[]>();
    for (const [name, read] of all) {
      const parts = isList(read) ? read.split(joined(value, name)) : undefined;
      const one = parts === undefined ? read(entryOf(value, name)) : parts.known;
      if (one !== undefined) known.set(name, one);
      else if (!isOptional(read)) return undefined;
      if (parts !== undefined && parts.unread.length > 0) unread.set(name, parts.unread);
    }
    const others = Object.entries(value).filter(
      ([name]) => !Object.hasOwn(fields, name) && name !== UNREAD,
    );
    return {
      ...Object.fromEntries([...known, ...others]),
      ...(unread.size > 0 ? { [UNREAD]: Object.fromEntries(unread) } : {}),
    } as Read<S>;
  };
}

/** Entries of lists, at any depth, that are stored and cannot be shown. */
export function unreadIn(thing: unknown): number {
  if (typeof thing !== 'object' || thing === null) return 0;
  const aside = isFields(thing) ? entryOf(thing, UNREAD) : undefined;
  const lists = isFields(aside) ? Object.values(aside) : [];
  const here = lists.reduce<number>((sum, one) => sum + (Array.isArray(one) ? one.length : 0), 0);
  const inner = Object.entries(thing).filter(([name]) => name !== UNREAD);
  return inner.reduce((sum, [, value]) => sum + unreadIn(value), here);
}

/** An object with every default; `id` is for its maker to give. */
export function blank<T extends { readonly id: string }>(read: Schema<T>): T {
  const one = read({ id: '-' });
  if (one === undefined) throw new Error('a field other than the id has no default');
  return one;
}

/** Reason why a stored text cannot be read. */
export type Unreadable = 'damaged' | 'foreign' | 'newer';

export type ReadResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Unreadable };

/** JSON value of a text; undefined if the text is damaged. */
export function json(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** Readable parts of a damaged text. */
export interface Remains {
  /** Its own name, or that of the first thing in it that has one; empty if there is none. */
  readonly name: string;
  /** Time of the last change, ms since 1970. */
  readonly changed: number | undefined;
}

const NAME = /"name":("(?:[^"\\]|\\.)+")/;
const CHANGED = /"changed":(\d{1,15})[,}]/;

export function readRemains(raw: string): Remains {
  const name = json(NAME.exec(raw)?.[1] ?? '');
  const [, changed] = CHANGED.exec(raw) ?? [];
  return {
    name: typeof name === 'string' ? name.trim() : '',
    changed: changed === undefined ? undefined : Number(changed),
  };
}
