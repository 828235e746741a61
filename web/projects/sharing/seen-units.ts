import { isFields, json } from '../schema/schema.ts';
import { idFrom } from './safe-id.ts';
import { canonical, type Unit, type Units } from './project-units.ts';

/**
 * What of a project was on two phones: for each unit a few digits of every state that it had when the project was sent
 * or taken over, the latest last. A unit whose state the other phone has seen is older than the other's. The states
 * themselves are not kept.
 */
export type Seen = ReadonlyMap<string, readonly string[]>;

export const NOTHING_SEEN: Seen = new Map();

/** The state of a unit that was removed. */
export const REMOVED = '-';
/** States kept of one unit: two phones rarely miss more of each other's. */
const MOST_STATES = 6;
const MOST_UNITS = 20_000;
const LONGEST_NAME = 500;

/** Eight digits that follow from a unit's state; empty where there is none. */
export const stateOf = (unit: Unit | undefined): string =>
  unit === undefined ? '' : idFrom(canonical(unit.value));

const isState = (value: unknown): value is string =>
  typeof value === 'string' && (value === REMOVED || /^[\da-f]{8}$/.test(value));

/** What was seen, out of a parsed text from anywhere; what is none is left out. */
export function readSeenValue(value: unknown): Seen {
  if (!isFields(value)) return NOTHING_SEEN;
  return new Map(
    Object.entries(value)
      .slice(0, MOST_UNITS)
      .flatMap(([name, states]): [string, readonly string[]][] => {
        const known = Array.isArray(states) ? states.filter(isState).slice(-MOST_STATES) : [];
        return known.length === 0 || name.length > LONGEST_NAME ? [] : [[name, known]];
      }),
  );
}

/** As it is kept. */
export const readSeen = (text: string | null | undefined): Seen =>
  readSeenValue(json(text ?? '{}'));

export const writeSeen = (seen: Seen): string => JSON.stringify(Object.fromEntries(seen));

/** A unit's states with more behind them; each once. */
const withStates = (states: readonly string[], more: readonly string[]): readonly string[] =>
  [...new Set([...states, ...more])].slice(-MOST_STATES);

/** What was seen, with the state that every unit has now. */
export function seenNow(seen: Seen, units: Units): Seen {
  const all = new Map(seen);
  for (const [name, unit] of units)
    all.set(name, withStates(seen.get(name) ?? [], [stateOf(unit)]));
  for (const [name, states] of seen) {
    if (!units.has(name)) all.set(name, withStates(states, [REMOVED]));
  }
  return all;
}

/** What both phones have seen, together. */
export function seenByBoth(mine: Seen, theirs: Seen): Seen {
  const all = new Map(mine);
  for (const [name, states] of theirs) all.set(name, withStates(all.get(name) ?? [], states));
  return all;
}

/** What a bundle says of it: the states that units no longer have. */
export function earlierStates(
  seen: Seen,
  units: Units,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...seen].flatMap(([name, states]) => {
      const now = stateOf(units.get(name));
      const earlier = states.filter((state) => state !== now && (now !== '' || state !== REMOVED));
      return earlier.length === 0 ? [] : [[name, earlier]];
    }),
  );
}
