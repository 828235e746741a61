import { CUT_LIST_PREFIX } from '../stores/cut-list-store.ts';
import { PLAN_PREFIX } from '../stores/device-storage.ts';
import type { Offcut } from '../schema/offcut.ts';
import { MOST_OFFCUTS, OFFCUTS_KEY, readOffcuts } from '../stores/offcut-store.ts';
import { json } from '../schema/schema.ts';
import { PRICES_KEY, readPrices } from '../stores/remembered-prices.ts';
import type { Bundle } from './bundle.ts';
import { SETTINGS_KEY } from '../settings/settings-key.ts';
import {
  changedOf,
  contentOf,
  copyOf,
  keyOf,
  nameOf,
  sameOn,
  textsOf,
  thingsOf,
  type Thing,
} from './thing.ts';

type Texts = ReadonlyMap<string, string>;

/** What the person wants where the device has an earlier state of the same thing. */
export type Wish =
  /** What comes is put beside it. */
  | 'both'
  /** What comes takes its place. */
  | 'newer';

/** How something that comes stands to what is there. `copied`: it came in beside, earlier. */
export type Standing = 'new' | 'newer' | 'older' | 'same' | 'copied';

/** One project or cut list of a bundle, and what becomes of it. */
export interface Incoming {
  readonly kind: Thing['kind'];
  readonly name: string;
  readonly standing: Standing;
  /** `left`: nothing is written for it. */
  readonly fate: 'added' | 'beside' | 'replaces' | 'left';
  /** Under which it is found afterwards, or already. */
  readonly id: string;
}

/** What taking a bundle over would do to a device. */
export interface Merge {
  readonly items: readonly Incoming[];
  /** How many of these come in. */
  readonly offcuts: number;
  readonly prices: number;
  readonly settings: boolean;
  readonly damaged: number;
  /** The texts to write, by key; empty where there is nothing to do. */
  readonly writes: ReadonlyMap<string, string>;
}

interface Fate {
  readonly item: Incoming;
  /** What to write; undefined where nothing is. */
  readonly put?: Thing;
}

/** Decides where one thing goes. `alone`: it is all that comes, so an older state is wanted too. */
function decide(thing: Thing, there: Texts, wish: Wish, alone: boolean): Fate {
  const base = { kind: thing.kind, name: nameOf(thing), id: thing.one.id };
  const left = (standing: Standing, id = base.id): Fate => {
    return { item: { ...base, id, standing, fate: 'left' } };
  };
  if (!there.has(keyOf(thing))) {
    return { item: { ...base, standing: 'new', fate: 'added' }, put: thing };
  }
  const mine = sameOn(there, thing);
  if (mine !== undefined && contentOf(mine) === contentOf(thing)) return left('same');
  const copy = copyOf(thing);
  if (there.has(keyOf(copy))) return left('copied', copy.one.id);
  // What cannot be read here is older than anything, and stays where it is.
  const standing = mine === undefined || changedOf(thing) > changedOf(mine) ? 'newer' : 'older';
  if (standing === 'newer' && wish === 'newer' && mine !== undefined) {
    return { item: { ...base, standing, fate: 'replaces' }, put: thing };
  }
  if (standing === 'older' && !alone) return left('older');
  const item = { ...base, name: nameOf(copy), id: copy.one.id, standing, fate: 'beside' } as const;
  return { item, put: copy };
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
 * What taking a bundle over does to a device with these texts. Nothing on the device is changed or
 * removed but a project or list that the person wants replaced by its later state.
 */
export function mergeBundle(bundle: Bundle, there: Texts, wish: Wish): Merge {
  const writes = new Map<string, string>();
  const things = thingsOf(bundle);
  const fates = things.map((thing) => decide(thing, there, wish, things.length === 1));
  for (const { put, item } of fates) {
    for (const [key, text] of put === undefined ? [] : textsOf(put)) {
      if (item.fate === 'replaces' || !there.has(key)) writes.set(key, text);
    }
  }
  for (const [id, plan] of missing(bundle.plans, (name) => there.has(PLAN_PREFIX + name))) {
    if (writes.has(CUT_LIST_PREFIX + id)) writes.set(PLAN_PREFIX + id, plan);
  }
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
    writes,
  };
}
