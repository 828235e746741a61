import { isFields, json } from '../../planner/schema/schema.ts';
import { idFrom } from './safe-id.ts';
import { canonical } from './canonical.ts';
import type { MergeUnit, Units } from './unit.ts';

/**
 * Parts of a project that two phones have had: for each unit its versions that were sent or imported, the latest last.
 * A version is a few digits of the state and, but for the first, a mark of what it came after and when: a state that
 * comes back is another version. A unit of which the other phone has seen the version is older than the other's. The
 * states themselves are not kept.
 */
export type Seen = ReadonlyMap<string, readonly string[]>;

export const NOTHING_SEEN: Seen = new Map();

/** The state of a unit that was removed. */
const REMOVED = '-';
/** Versions kept of one unit: two phones rarely miss more of each other's. */
const MOST_VERSIONS = 6;
const MOST_UNITS = 20_000;
const LONGEST_NAME = 500;

/** Eight digits that follow from a unit's state; empty where there is none. */
export const stateOf = (unit: MergeUnit | undefined): string =>
  unit === undefined ? '' : idFrom(canonical(unit.value));

const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^(-|[\da-f]{8})(\.[\da-f]{8})?$/.test(value);

/** Seen versions from an untrusted parsed text; other values are left out. */
export function readSeenValue(value: unknown): Seen {
  if (!isFields(value)) return NOTHING_SEEN;
  return new Map(
    Object.entries(value)
      .slice(0, MOST_UNITS)
      .flatMap(([name, versions]): [string, readonly string[]][] => {
        const known = Array.isArray(versions)
          ? versions.filter(isVersion).slice(-MOST_VERSIONS)
          : [];
        return known.length === 0 || name.length > LONGEST_NAME ? [] : [[name, known]];
      }),
  );
}

/** As it is kept. */
export const readSeen = (text: string | null | undefined): Seen =>
  readSeenValue(json(text ?? '{}'));

export const writeSeen = (seen: Seen): string => JSON.stringify(Object.fromEntries(seen));

const isOf = (version: string, state: string): boolean =>
  version === state || version.startsWith(`${state}.`);

/** The versions that a unit has now: two where two phones came to one state by themselves. */
export const versionsNow = (history: readonly string[]): readonly string[] => {
  const [state = ''] = history.at(-1)?.split('.') ?? [];
  return history.slice(history.findLastIndex((version) => !isOf(version, state)) + 1);
};

/** A history with the state that its unit has now, given when the project was changed last. */
function historyNow(history: readonly string[], unit: MergeUnit | undefined, changed: number) {
  const state = unit === undefined ? REMOVED : stateOf(unit);
  const last = history.at(-1) ?? '';
  return isOf(last, state) ? history : withVersion(history, state, [last], changed);
}

const withVersion = (
  history: readonly string[],
  state: string,
  after: readonly string[],
  changed: number,
): readonly string[] =>
  [...history, `${state}.${idFrom(`${after.toSorted().join()} ${changed}`)}`].slice(-MOST_VERSIONS);

/** The seen versions, with the current state of each unit. */
export function seenNow(seen: Seen, units: Units, changed: number): Seen {
  // A unit that is sent for the first time has no earlier version.
  if (seen.size === 0) return firstVersions(units);
  const all = new Map(seen);
  for (const [name, unit] of units) all.set(name, historyNow(seen.get(name) ?? [], unit, changed));
  for (const [name, history] of seen) {
    if (!units.has(name)) all.set(name, historyNow(history, undefined, changed));
  }
  return all;
}

const firstVersions = (units: Units): Seen =>
  new Map([...units].map(([name, unit]) => [name, [stateOf(unit)]]));

/** The versions that the sender of a bundle has seen; units with only their first version are left out of a bundle. */
export const seenThere = (sent: Seen, units: Units, changed: number): Seen =>
  seenNow(new Map([...firstVersions(units), ...sent]), units, changed);

/** Two histories of a unit as one that ends as the first does. */
export function joined(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const known = new Set(mine);
  return [...theirs.filter((version) => !known.has(version)), ...mine].slice(-MOST_VERSIONS);
}

/** Two histories that came to one state, or to two of which neither is the later. */
export function joinedHeads(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const heads = new Set([...versionsNow(theirs), ...versionsNow(mine)]);
  const earlier = joined(mine, theirs).filter((version) => !heads.has(version));
  return [...earlier, ...heads].slice(-MOST_VERSIONS);
}

/** Of two histories that neither knows of the other, with what was chosen behind both. */
export function historyChosen(
  mine: readonly string[],
  theirs: readonly string[],
  chosen: MergeUnit | undefined,
  changed: number,
): readonly string[] {
  const state = chosen === undefined ? REMOVED : stateOf(chosen);
  const heads = [mine.at(-1) ?? '', theirs.at(-1) ?? ''];
  return withVersion(joinedHeads(mine, theirs), state, heads, changed);
}

/** Versions that either phone has seen; those of the other phone are the later ones. */
export function seenByBoth(mine: Seen, theirs: Seen): Seen {
  const all = new Map(mine);
  for (const [name, history] of theirs) all.set(name, joined(history, all.get(name) ?? []));
  return all;
}

/** The part that goes into a bundle: each history except that of a unit with only its first version. */
export function sentVersions(
  seen: Seen,
  units: Units,
  changed: number,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...seenNow(seen, units, changed)].filter(
      ([name, [first, ...later]]) => later.length > 0 || first !== stateOf(units.get(name)),
    ),
  );
}
