import { isFields, json, type Fields } from '../../planner/schema/schema.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { nameOfItem, withOwnNumbers } from './items.ts';

/** Place of a value in a document: names of fields and, inside lists, of items. Empty for the text itself. */
export type Path = readonly string[];

/** One field that was set, added or removed. An absent value is undefined, an absent text null. */
export interface FieldChange {
  readonly path: Path;
  readonly before: unknown;
  readonly after: unknown;
  /** Index of an added or removed value among its neighbours. */
  readonly at?: number;
}

const WHOLE: Path = [];

/** Fields or items inside a value, in their order; undefined for a value without parts that change one by one. */
export function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isFields(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return undefined;
  const parts = new Map(value.map((item, i) => [nameOfItem(item) ?? placeOf(item, i), item]));
  return parts.size < value.length || parts.has(undefined)
    ? undefined
    : (parts as Map<string, unknown>);
}

/** The place of an item without a name, such as a wall of an outline. */
const placeOf = (item: unknown, at: number): string | undefined =>
  isFields(item) ? `#${at}` : undefined;

/** True for a list with an item that only its place names. */
const hasPlaces = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item) => nameOfItem(item) === undefined);

/** Lists of sizes, whose texts are known by their places. Texts of other lists are names. */
const SIZES = new Set(['edges', 'diagonals', 'stretches']);

/** Parts of two values that can change one by one; undefined if there are none. */
export function partsOfBoth(
  before: unknown,
  after: unknown,
  path: Path,
): readonly [ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>] | undefined {
  if (Array.isArray(before) !== Array.isArray(after)) return undefined;
  const [from, to] = [partsOf(before), partsOf(after)];
  if (from === undefined || to === undefined) return undefined;
  const isWhole =
    from.size === to.size
      ? Array.isArray(before) && SIZES.has(path.at(-1) ?? '')
      : hasPlaces(before) || hasPlaces(after);
  return isWhole ? undefined : [from, to];
}

const commonNames = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): string =>
  JSON.stringify([...a.keys()].filter((name) => b.has(name)));

/** Changes that turn one parsed value into another: first removed parts, then set ones, then added ones. */
export function diff(before: unknown, after: unknown, path: Path = WHOLE): readonly FieldChange[] {
  // Most parts are equal, and the browser compares texts faster than this code compares parts.
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const both = partsOfBoth(before, after, path);
  const isMoved =
    both !== undefined &&
    Array.isArray(before) &&
    commonNames(...both) !== commonNames(both[1], both[0]);
  if (both === undefined || isMoved) return [{ path, before, after }];
  const [from, to] = both;
  const removed = [...from].flatMap(([name, value], at) =>
    to.has(name) ? [] : [{ path: [...path, name], before: value, after: undefined, at }],
  );
  const added = [...to].flatMap(([name, value], at) =>
    from.has(name) ? [] : [{ path: [...path, name], before: undefined, after: value, at }],
  );
  const set = [...to].flatMap(([name, value]) =>
    from.has(name) ? diff(from.get(name), value, [...path, name]) : [],
  );
  return [...removed, ...set, ...added];
}

/** Changes from one stored text to another; null is no text. */
export function textChanges(before: string | null, after: string | null): readonly FieldChange[] {
  if (before === after) return [];
  const whole = [{ path: WHOLE, before, after }];
  if (before === null || after === null) return whole;
  const [from, to] = [json(before), json(after)];
  if (from === undefined || to === undefined) return whole;
  const changes = diff(from, to);
  return changes.some(({ path }) => path.length === 0) ? whole : changes;
}

/** The changes that take these back. */
export function inverted(changes: readonly FieldChange[]): readonly FieldChange[] {
  const isAdded = ({ before }: FieldChange): boolean => before === undefined;
  const isRemoved = ({ after }: FieldChange): boolean => after === undefined;
  const ordered = [
    ...changes.filter(isAdded),
    ...changes.filter((change) => !isAdded(change) && !isRemoved(change)),
    ...changes.filter(isRemoved),
  ];
  return ordered.map((change) => ({ ...change, before: change.after, after: change.before }));
}

/** Two series of changes of one document as one. */
export function joinChanges(
  earlier: readonly FieldChange[],
  later: readonly FieldChange[],
): readonly FieldChange[] {
  const isAlike =
    earlier.length === later.length &&
    later.every(({ path, before, after }, i) => {
      const [was] = earlier.slice(i, i + 1);
      const isSet = ![before, after, was?.before, was?.after].includes(undefined);
      return isSet && JSON.stringify(path) === JSON.stringify(was?.path);
    });
  if (!isAlike) return [...earlier, ...later];
  return later.map((change, i) => ({ ...change, before: earlier[i]?.before }));
}

/** Applies changes to a text that may have changed since; parts that are no longer there stay away. */
export function applyChanges(now: string | null, changes: readonly FieldChange[]): string | null {
  const last = changes.findLastIndex(({ path }) => path.length === 0);
  const whole = last < 0 ? now : changes[last]?.after;
  const start = typeof whole === 'string' ? whole : null;
  const rest = changes.slice(last + 1);
  const value = start === null || rest.length === 0 ? undefined : json(start);
  if (value === undefined) return start;
  return JSON.stringify(
    rest.reduce<unknown>((all, { path, after, at }) => setAt(all, path, after, at), value),
  );
}

function setAt(now: unknown, [name = '', ...rest]: Path, value: unknown, at?: number): unknown {
  if (Array.isArray(now)) return setItem(now, [name, ...rest], value, at);
  if (!isFields(now)) return now;
  if (rest.length > 0) {
    const inner = entryOf(now, name);
    return inner === undefined ? now : { ...now, [name]: setAt(inner, rest, value, at) };
  }
  if (value === undefined) return without(now, name);
  if (Object.hasOwn(now, name)) return { ...now, [name]: value };
  const entries = Object.entries(now);
  return Object.fromEntries(entries.toSpliced(at ?? entries.length, 0, [name, value]));
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));

function setItem(
  now: readonly unknown[],
  [name = '', ...rest]: Path,
  value: unknown,
  at = now.length,
): readonly unknown[] {
  const found = now.findIndex((item, i) => (nameOfItem(item) ?? placeOf(item, i)) === name);
  if (found < 0) {
    const isGone = rest.length > 0 || value === undefined;
    return isGone ? now : now.toSpliced(at, 0, ...withOwnNumbers([...now, value]).slice(-1));
  }
  if (rest.length > 0) return now.with(found, setAt(now[found], rest, value, at));
  return value === undefined ? now.toSpliced(found, 1) : now.with(found, value);
}
