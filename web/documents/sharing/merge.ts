import { PLAN_PREFIX, SEEN_PREFIX } from '../store/device-storage.ts';
import type { Offcut } from '../../planner/schema/offcut.ts';
import { MOST_OFFCUTS, OFFCUTS_KEY, readOffcuts } from '../store/offcut-store.ts';
import { json, unreadIn } from '../../planner/schema/schema.ts';
import { PRICES_KEY, readPrices } from '../store/remembered-prices.ts';
import type { Bundle } from './bundle.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { mergeProjects, type Difference } from './merge-project.ts';
import { changedOf, mergeUnits } from './project-units.ts';
import {
  readSeen,
  readSeenValue,
  seenByBoth,
  seenThere,
  writeSeen,
  type Seen,
} from './seen-units.ts';
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
  /** The texts to write, by key; empty where there is nothing to do. */
  readonly writes: ReadonlyMap<string, string>;
  /** Texts to write even so: that the other phone has what is here, told by a bundle that brings nothing new. */
  readonly seen: ReadonlyMap<string, string>;
}

interface Fate {
  readonly item: Incoming;
  readonly thing: SharedThing;
  /** Text to write; undefined for none. */
  readonly put?: SharedThing;
  /** The seen versions of a project, stored with it. */
  readonly seen?: Seen;
}

/** Beside what comes: what is there, what the person wants, and what of theirs is to win. */
interface Situation {
  readonly there: Texts;
  readonly wish: Wish;
  readonly picked: ReadonlySet<string>;
  /** It is all that comes, so an older state is wanted too. */
  readonly alone: boolean;
  /** The versions that its sender has seen. */
  readonly seen: Seen;
}

const seenOn = (there: Texts, { one }: SharedThing): Seen =>
  readSeen(there.get(SEEN_PREFIX + one.id));

/** The seen versions of a project after it was imported unchanged. */
const seenWith = (thing: SharedThing, seen: Seen): Pick<Fate, 'seen'> =>
  thing.kind === 'project' ? { seen: seenThere(seen, mergeUnits(thing), changedOf(thing)) } : {};

/** The versions that both phones have if the incoming state is the current one. */
function seenAlike(thing: SharedThing, mine: SharedThing, { there, picked, seen }: Situation) {
  if (thing.kind !== 'project' || mine.kind !== 'project') return {};
  const here = { whole: mine, seen: seenOn(there, mine) };
  return { seen: mergeProjects(here, { whole: thing, seen }, picked).seen };
}

/** A project that comes with that of the device, unit by unit. */
function merged(
  thing: SharedThing,
  mine: SharedThing,
  { there, picked, seen }: Situation,
): Fate | undefined {
  if (thing.kind !== 'project' || mine.kind !== 'project') return undefined;
  const result = mergeProjects(
    { whole: mine, seen: seenOn(there, mine) },
    { whole: thing, seen },
    picked,
  );
  const { whole, differences } = result;
  const standing = changedOf(thing) > changedOf(mine) ? 'newer' : 'older';
  const isTaken = whole !== mine;
  return {
    thing,
    item: {
      kind: thing.kind,
      name: sharedName(mine),
      id: mine.one.id,
      lists: [],
      standing,
      fate: 'merged',
      differences,
    },
    ...(isTaken ? { put: { kind: 'project', ...whole } } : {}),
    ...(differences.length > 0 ? { seen: result.seen } : {}),
  };
}

/** Decides where one thing goes. */
function decide(thing: SharedThing, situation: Situation): Fate {
  const { there, wish, alone, seen } = situation;
  const base = {
    kind: thing.kind,
    name: sharedName(thing),
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
      // A backup is no other phone's: what comes back has no history but its own.
      ...(alone || seen.size > 0 ? seenWith(thing, seen) : {}),
    };
  }
  const mine = sameOn(there, thing);
  if (mine !== undefined && contentOf(mine) === contentOf(thing)) {
    return { ...left('same'), ...(alone ? seenAlike(thing, mine, situation) : {}) };
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
    const both = seenByBoth(seenOn(there, thing), seen);
    const item = { ...base, lists, standing, fate: 'replaces' } as const;
    return { thing, item, put: thing, ...seenWith(thing, both) };
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

/** The id that a plan goes by where its project or list goes by `now`: what stands behind it is its material. */
const movedPlan = (id: string, was: string, now: string): string => now + id.slice(was.length);

/** The plans of what comes in, under its new ids; one that is there stays, but where its list is replaced. */
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
 * Effect of importing a bundle on a device with these texts. Nothing on the device is changed or
 * removed but a project or list that the person wants replaced by its later state.
 */
export function mergeBundle(
  bundle: Bundle,
  there: Texts,
  wish: Wish,
  picked: ReadonlySet<string> = new Set(),
): Merge {
  const writes = new Map<string, string>();
  const seenAlready = new Map<string, string>();
  const things = thingsOf(bundle, there);
  const alone = things.length === 1;
  const fates = things.map((thing) => {
    const seen = readSeenValue(entryOf(bundle.seen, thing.one.id));
    return decide(thing, { there, wish, picked, alone, seen });
  });
  for (const { put, item, seen } of fates) {
    const isOver = item.fate === 'replaces' || item.fate === 'merged';
    for (const [key, text] of put === undefined ? [] : storedTexts(put)) {
      if (isOver ? there.get(key) !== text : !there.has(key)) writes.set(key, text);
    }
    const key = SEEN_PREFIX + item.id;
    if (seen !== undefined && there.get(key) !== writeSeen(seen)) {
      (item.fate === 'left' ? seenAlready : writes).set(key, writeSeen(seen));
    }
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
    seen: seenAlready,
  };
}
