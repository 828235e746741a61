import { PLAN_PREFIX } from '../store/device-storage.ts';
import type { Offcut } from '../../planner/schema/offcut.ts';
import { MOST_OFFCUTS, OFFCUTS_KEY, readOffcuts } from '../store/offcut-store.ts';
import { json, unreadIn } from '../../planner/schema/schema.ts';
import { PRICES_KEY, readPrices } from '../store/remembered-prices.ts';
import type { Bundle } from './bundle.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { mergeProjects, type Difference, type MergedProject } from './merge-project.ts';
import type { Versions, MergedVersions } from '../history/versions.ts';
import { receivedVersions } from './sent-versions.ts';
import { changedOf, versionsByKey, versionsOfWhole } from './whole-project.ts';
import { SETTINGS_KEY } from '../settings/settings-key.ts';
import {
  contentOf,
  copyOf,
  storageKey,
  listsOn,
  sharedName,
  sameOn,
  storedTexts,
  thingsOf,
  type SharedThing,
} from './thing.ts';

type Texts = ReadonlyMap<string, string>;

/** The user's choice if the device has an earlier state of the same thing. */
export type Wish =
  /** In a project, a change of one side only is used; of a backup, and of a list, as `both`. */
  | 'merge'
  /** The incoming one is added next to it. */
  | 'both'
  /** The incoming one replaces it. */
  | 'newer';

/** Relation of an incoming thing to the one on the device. `copied`: an earlier import added it as a copy. */
export type Standing = 'new' | 'newer' | 'older' | 'same' | 'copied';

/** One project or cut list of a bundle, and what becomes of it. */
export interface Incoming {
  readonly kind: SharedThing['kind'];
  readonly name: string;
  /** When the incoming version was last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly standing: Standing;
  /** `left`: nothing is written for it. */
  readonly fate: 'added' | 'beside' | 'replaces' | 'merged' | 'left';
  /** Differences between the two versions of a project that are merged. */
  readonly differences: readonly Difference[];
  /** Under which it is found afterwards, or already. */
  readonly id: string;
  /** Names of the cut lists of the device whose place its own take. */
  readonly lists: readonly string[];
}

/** The effect that importing a bundle would have on a device. */
export interface Merge {
  readonly items: readonly Incoming[];
  /** Number of these that are imported. */
  readonly offcuts: number;
  readonly prices: number;
  readonly settings: boolean;
  readonly damaged: number;
  /** Entries of its lists that this version cannot show; they stay in it. */
  readonly unread: number;
  /** The texts to write, by key; empty if all is here. */
  readonly writes: ReadonlyMap<string, string>;
  /** Versions of projects and their lists, by key, also of texts that do not change. */
  readonly versions: ReadonlyMap<string, MergedVersions>;
}

interface Fate {
  readonly item: Incoming;
  readonly thing: SharedThing;
  /** Text to write; undefined for none. */
  readonly put?: SharedThing;
  /** Versions of a project, stored with it. */
  readonly versions?: MergedVersions | undefined;
}

/** The texts of this device, and the choices of the user. */
interface Situation {
  readonly there: Texts;
  readonly wish: Wish;
  readonly picked: ReadonlySet<string>;
  /** It is all that comes, so an older state is wanted too. */
  readonly alone: boolean;
  /** Versions that its sender gave. */
  readonly versions: Versions | undefined;
  readonly versionsOf: (key: string) => Versions | undefined;
}

/** Two states of a project, merged field by field; undefined for a list. */
function mergeStates(
  thing: SharedThing,
  mine: SharedThing,
  { picked, versions, versionsOf }: Situation,
): MergedProject | undefined {
  if (thing.kind !== 'project' || mine.kind !== 'project') return undefined;
  const here = { whole: mine, versions: versionsOfWhole(mine, versionsOf) };
  return mergeProjects(here, { whole: thing, versions }, picked);
}

/** A project that comes with that of the device. */
function merged(thing: SharedThing, mine: SharedThing, situation: Situation): Fate | undefined {
  const result = mergeStates(thing, mine, situation);
  if (result === undefined) return undefined;
  const { whole, versions, differences } = result;
  const standing = changedOf(thing) > changedOf(mine) ? 'newer' : 'older';
  return {
    thing,
    item: {
      kind: thing.kind,
      name: sharedName(mine),
      changed: changedOf(thing),
      id: mine.one.id,
      lists: [],
      standing,
      fate: 'merged',
      differences,
    },
    ...(whole !== mine && { put: { kind: 'project', ...whole } }),
    versions,
  };
}

/** Decides the fate of one thing. */
function decide(thing: SharedThing, situation: Situation): Fate {
  const { there, wish, alone, versions } = situation;
  const base = {
    kind: thing.kind,
    name: sharedName(thing),
    changed: changedOf(thing),
    id: thing.one.id,
    lists: [],
    differences: [],
  };
  const left = (standing: Standing, id = base.id): Fate => {
    return { thing, item: { ...base, id, standing, fate: 'left' } };
  };
  if (!there.has(storageKey(thing))) {
    return {
      thing,
      item: { ...base, standing: 'new', fate: 'added' },
      put: thing,
      versions,
    };
  }
  const mine = sameOn(there, thing);
  if (mine !== undefined && contentOf(mine) === contentOf(thing)) {
    return { ...left('same'), versions: mergeStates(thing, mine, situation)?.versions };
  }
  if (wish === 'merge' && alone && mine !== undefined) {
    const fate = merged(thing, mine, situation);
    if (fate !== undefined) return fate;
  }
  const copy = copyOf(thing);
  if (there.has(storageKey(copy))) return left('copied', copy.one.id);
  // An unreadable text counts as older than any other, and is not touched.
  const standing = mine === undefined || changedOf(thing) > changedOf(mine) ? 'newer' : 'older';
  if (standing === 'newer' && wish === 'newer' && mine !== undefined) {
    const lists = listsOn(there, thing);
    const item = { ...base, lists, standing, fate: 'replaces' } as const;
    return { thing, item, put: thing, versions };
  }
  if (standing === 'older' && !alone) return left('older');
  const item = {
    ...base,
    name: sharedName(copy),
    id: copy.one.id,
    standing,
    fate: 'beside',
  } as const;
  return { thing, item, put: copy };
}

/** Id of a plan whose project or list has the id `now`; the rest of it is its material. */
const movedPlan = (id: string, was: string, now: string): string => now + id.slice(was.length);

/** The incoming plans under their new ids. A plan that is here stays, unless its list is replaced. */
function mergePlans(
  plans: Bundle['plans'],
  fates: readonly Fate[],
  there: Texts,
): readonly (readonly [string, string])[] {
  const owners = fates.flatMap(({ thing, put, item }) => {
    const whole = put ?? thing;
    // A different state on this device has its own plans.
    if (item.fate === 'left' && item.standing !== 'same') return [];
    const isNew = item.fate !== 'left' && item.fate !== 'merged';
    return [thing.one, ...thing.lists].map(({ id }, i) => {
      const now = i === 0 ? whole.one.id : (whole.lists[i - 1]?.id ?? id);
      return [id, { now, isNew }] as const;
    });
  });
  const byOwner = new Map(owners);
  return Object.entries(plans).flatMap(([id, plan]): [string, string][] => {
    const [was = ''] = id.split('/', 1);
    const owner = byOwner.get(was);
    if (owner === undefined) return [];
    const key = PLAN_PREFIX + movedPlan(id, was, owner.now);
    return owner.isNew || !there.has(key) ? [[key, plan]] : [];
  });
}

/** The entries of a record whose names the other has not. */
const missing = <T>(
  from: Readonly<Record<string, T>>,
  has: (name: string) => boolean,
): readonly (readonly [string, T])[] => Object.entries(from).filter(([name]) => !has(name));

/** The rack with what it has not yet, as far as there is room. */
function mergeOffcuts(coming: readonly Offcut[], there: Texts) {
  const rack = readOffcuts(json(there.get(OFFCUTS_KEY) ?? '[]'));
  const kept = new Set(rack.map(({ id }) => id));
  const room = Math.max(0, MOST_OFFCUTS - rack.length);
  const added = coming.filter(({ id }) => !kept.has(id)).slice(0, room);
  return { added: added.length, text: JSON.stringify([...rack, ...added]) };
}

function mergePrices(coming: Bundle['prices'], there: Texts) {
  const known = readPrices(json(there.get(PRICES_KEY) ?? '{}'));
  const added = missing(coming, (offer) => Object.hasOwn(known, offer));
  return {
    added: added.length,
    text: JSON.stringify({ ...known, ...Object.fromEntries(added) }),
  };
}

/**
 * Effect of importing a bundle on a device with these texts. The device
 * changes or removes only a project or list that the user wants replaced by its later state.
 */
export function mergeBundle(
  bundle: Bundle,
  there: Texts,
  wish: Wish,
  picked: ReadonlySet<string> = new Set(),
  versionsOf: Situation['versionsOf'] = () => undefined,
): Merge {
  const writes = new Map<string, string>();
  const versions = new Map<string, MergedVersions>();
  const things = thingsOf(bundle, there);
  const alone = things.length === 1;
  const fates = things.map((thing) => {
    const sent = receivedVersions(entryOf(bundle.versions, thing.one.id));
    return decide(thing, { there, wish, picked, alone, versions: sent, versionsOf });
  });
  for (const { put, item, thing, versions: its } of fates) {
    const isOver = item.fate === 'replaces' || item.fate === 'merged';
    for (const [key, text] of put === undefined ? [] : storedTexts(put)) {
      if (isOver ? there.get(key) !== text : !there.has(key)) writes.set(key, text);
    }
    const whole = put ?? thing;
    if (its === undefined || whole.kind !== 'project') continue;
    for (const [key, one] of versionsByKey(whole, its)) versions.set(key, one);
  }
  for (const [key, plan] of mergePlans(bundle.plans, fates, there)) writes.set(key, plan);
  const offcuts = mergeOffcuts(bundle.offcuts, there);
  if (offcuts.added > 0) writes.set(OFFCUTS_KEY, offcuts.text);
  const prices = mergePrices(bundle.prices, there);
  if (prices.added > 0) writes.set(PRICES_KEY, prices.text);
  const settings = Object.keys(bundle.settings).length > 0 && !there.has(SETTINGS_KEY);
  if (settings) writes.set(SETTINGS_KEY, JSON.stringify(bundle.settings));
  const damaged = missing(bundle.damaged, (key) => there.has(key) || writes.has(key));
  for (const [key, text] of damaged) writes.set(key, text);
  return {
    items: fates.map(({ item }) => item),
    offcuts: offcuts.added,
    prices: prices.added,
    settings,
    damaged: damaged.length,
    unread: things.reduce((sum, { one, lists }) => sum + unreadIn([one, lists]), 0),
    writes,
    versions,
  };
}
