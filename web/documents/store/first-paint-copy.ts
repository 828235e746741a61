import { attempt } from '../../platform/attempt.ts';
import { isFields, json } from '../../planner/schema/schema.ts';
import type { FieldChange } from '../history/field-changes.ts';
import { START, type Order } from '../history/order.ts';
import { textHash } from '../../planner/schema/text-hash.ts';
import { LAST_SEEN_KEY } from '../settings/settings-key.ts';
import type { Erasing } from './disk.ts';
import type { TextRecord } from './records.ts';

/**
 * The texts in localStorage: they are there before the database answers, and they hold the last moment of a page that is
 * closed before its transaction has completed. A killed browser leaves some past state here, so each text has its order.
 */

export const APP_PREFIX = 'measure-twice:';
/** Outside the app's prefix: the version before this one copies and erases everything under that. */
const ORDER_PREFIX = 'storage:measure-twice:order:';
/** Changes when everything is erased. */
const GENERATION = 'storage:measure-twice';

const REPORTING = 'measure-twice:reporting';
const OPENED = 'measure-twice:opened';
/** Keys that only localStorage holds: the switch has its own rule, and the others may be lost. */
const NOT_DOCUMENTS: ReadonlySet<string> = new Set([REPORTING, OPENED, LAST_SEEN_KEY]);

export const isDocument = (key: string): boolean =>
  key.startsWith(APP_PREFIX) && !NOT_DOCUMENTS.has(key);

/** A text as it is found; without an order somebody else wrote it, such as the version before this one. */
export interface CachedText {
  readonly key: string;
  readonly text: string | null;
  readonly order: Order | undefined;
  /** A later text of the same key was written but is not here. */
  readonly missing: Order | undefined;
  /** Changes in the text that the database had not acknowledged; undefined if there are none, or only of the whole text. */
  readonly log: readonly FieldChange[] | undefined;
}

interface Version {
  readonly order: Order;
  readonly digest: string;
}

const REMOVED = '-';
const digestOf = (text: string | null): string => (text === null ? REMOVED : textHash(text));

/** A record is compared with the one before it: each text is read once. */
const sums = new WeakMap<TextRecord, string>();

function versionOf(record: TextRecord): Version {
  const known = sums.get(record) ?? digestOf(record.text);
  sums.set(record, known);
  return { order: record.order, digest: known };
}

const encode = (versions: readonly Version[]): string =>
  versions.map(({ order, digest: sum }) => `${order.counter} ${order.tab} ${sum}`).join(' ');

function decode(text: string | null): readonly Version[] {
  const words = (text ?? '').split(' ');
  const versions: Version[] = [];
  for (let at = 0; at + 2 < words.length; at += 3) {
    const [counter = '', tab = '', sum = ''] = words.slice(at, at + 3);
    if (Number.isSafeInteger(Number(counter))) {
      versions.push({ order: { counter: Number(counter), tab }, digest: sum });
    }
  }
  return versions;
}

const get = (key: string): string | null => attempt(() => localStorage.getItem(key), null);

/** All keys of localStorage; none if the browser blocks it. */
const storedKeys = (): readonly string[] => attempt(() => Object.keys(localStorage), []);

/** Changes that the database has not acknowledged, by key: a log that is emptied after each commit. */
const LOG_PREFIX = 'storage:measure-twice:log:';

/** Writes the log of a text that has this order; empties it without changes. */
function putLog(key: string, order: Order, changes: readonly FieldChange[] = []): void {
  // A change of the whole text is the text itself.
  const isEmpty = changes.length === 0 || changes.some(({ path }) => path.length === 0);
  attempt(
    () =>
      isEmpty
        ? localStorage.removeItem(LOG_PREFIX + key)
        : localStorage.setItem(LOG_PREFIX + key, JSON.stringify({ order, changes })),
    undefined,
  );
}

const isChange = (value: unknown): value is FieldChange =>
  isFields(value) &&
  Array.isArray(value['path']) &&
  value['path'].length > 0 &&
  value['path'].every((name) => typeof name === 'string');

/** Logged changes of the text that has this order. */
function logOf(key: string, order: Order | undefined): CachedText['log'] {
  const value = json(get(LOG_PREFIX + key) ?? '');
  if (order === undefined || !isFields(value) || !Array.isArray(value['changes'])) return undefined;
  const of = value['order'];
  const isOfText = isFields(of) && of['counter'] === order.counter && of['tab'] === order.tab;
  return isOfText && value['changes'].every(isChange) ? value['changes'] : undefined;
}

/** The text under a key, with the order under which this version wrote it. */
function find(key: string): CachedText {
  const text = get(key);
  const versions = decode(get(ORDER_PREFIX + key));
  const [last] = versions;
  const sum = last === undefined ? '' : digestOf(text);
  const found = versions.find((one) => one.digest === sum);
  const missing = found === last ? undefined : last?.order;
  return { key, text, order: found?.order, missing, log: logOf(key, found?.order) };
}

/** Everything that is here. */
function findAll(): readonly CachedText[] {
  const keys = storedKeys().flatMap((key) => {
    if (key.startsWith(ORDER_PREFIX)) return [key.slice(ORDER_PREFIX.length)];
    return isDocument(key) ? [key] : [];
  });
  return [...new Set(keys)].map(find);
}

/** Writes a record over the one before it; false if the browser refused it. */
function put(record: TextRecord, before: TextRecord | undefined): boolean {
  const { key, text } = record;
  const named = get(ORDER_PREFIX + key);
  const versions = [record, ...(before === undefined ? [] : [before])].map(versionOf);
  try {
    // The order first: a kill in between leaves the text before, whose digest is named second.
    localStorage.setItem(ORDER_PREFIX + key, encode(versions));
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    if (text === null) attempt(() => localStorage.removeItem(key), undefined);
    else nameHeld(record, named);
    return false;
  }
}

/**
 * Names the text that localStorage keeps when it refuses a record. This text may be older than the record before: the
 * browser may have refused that one too, here or in another tab. The next start takes a text without a name for one of
 * another version, and writes it over the database.
 */
function nameHeld(record: TextRecord, named: string | null): void {
  const { key } = record;
  const text = get(key);
  if (text === null) return;
  const digest = digestOf(text);
  const held = decode(named).find((one) => one.digest === digest);
  const putOrder = (order: string): boolean =>
    attempt(() => {
      localStorage.setItem(ORDER_PREFIX + key, order);
      return true;
    }, false);
  // If not even the longer order has room, the former one has.
  if (held === undefined || !putOrder(encode([versionOf(record), held]))) putOrder(named ?? '');
}

/** Forgets the order of a removal that the database has. */
function forgetOrder(key: string): void {
  putLog(key, START);
  attempt(() => localStorage.removeItem(ORDER_PREFIX + key), undefined);
}

/** Forgets a text and its order. */
function forget(key: string): void {
  forgetOrder(key);
  attempt(() => localStorage.removeItem(key), undefined);
}

/** Says that the database is still to be erased. */
const ERASING = 'storage:measure-twice:erasing';

/** An erasing that the database has not done yet. The version before this one stored its generation alone. */
function erasing(): Erasing | undefined {
  const text = get(ERASING);
  const [known] = decode(text);
  if (known !== undefined) return { order: known.order, generation: known.digest };
  return text === null ? undefined : { order: START, generation: text };
}

function setErasing(to: Erasing | undefined): void {
  attempt(
    () =>
      to === undefined
        ? localStorage.removeItem(ERASING)
        : localStorage.setItem(ERASING, encode([{ order: to.order, digest: to.generation }])),
    undefined,
  );
}

/** Forgets when each project was opened, and what home showed of them. */
function forgetOpened(): void {
  for (const key of [OPENED, LAST_SEEN_KEY]) attempt(() => localStorage.removeItem(key), undefined);
}

/** Null if the storage was cleared and not written since. */
const generation = (): string | null => get(GENERATION);

function setGeneration(to: string): void {
  attempt(() => localStorage.setItem(GENERATION, to), undefined);
}

/** Erases everything except the switch of reporting. */
function eraseAll(): void {
  for (const key of storedKeys()) {
    const isOurs = [ORDER_PREFIX, LOG_PREFIX, APP_PREFIX].some((one) => key.startsWith(one));
    if (isOurs && key !== REPORTING) {
      attempt(() => localStorage.removeItem(key), undefined);
    }
  }
}

/** Browsers give a site about five million characters. */
const ROOM = 5_000_000;
const NEARLY = 0.9;

const isNearlyFull = (): boolean =>
  storedKeys().reduce((sum, key) => sum + key.length + (get(key)?.length ?? 0), 0) > ROOM * NEARLY;

/** The texts in localStorage, as the store uses them. */
export const FIRST_PAINT_COPY = {
  find,
  findAll,
  put,
  putLog,
  forgetOrder,
  forget,
  erasing,
  setErasing,
  forgetOpened,
  generation,
  setGeneration,
  eraseAll,
  isNearlyFull,
};
