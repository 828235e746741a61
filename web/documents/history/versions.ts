import { isFields } from '../../planner/schema/schema.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import type { FieldChange, Path } from './field-changes.ts';
import { deviceOf, type Order } from './order.ts';

/** Order of the last change of each field, by pointer; the empty pointer is that of the document. */
export type Stamps = Readonly<Record<string, Order>>;

/** Highest counter of each device whose changes a document includes. */
export type Seen = Readonly<Record<string, number>>;

export interface Versions {
  readonly stamps: Stamps;
  readonly seen: Seen;
}

/** Versions of a merged text; a field without an order was chosen now. */
export interface MergedVersions {
  readonly stamps: Readonly<Record<string, Order | undefined>>;
  readonly seen: Seen;
}

/** Versions of a text that is merged under an order. No phone has seen later changes of this device. */
export function versionsAt({ stamps, seen }: MergedVersions, order: Order): Versions {
  const all = Object.entries(stamps).map(([pointer, stamp]) => [pointer, stamp ?? order]);
  return {
    stamps: Object.fromEntries(all) as Versions['stamps'],
    seen: { ...seen, [deviceOf(order)]: order.counter },
  };
}

/** A path as a JSON pointer (RFC 6901). */
export const pointerOf = (path: Path): string =>
  path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

const isNest = (value: unknown): boolean => value === undefined || typeof value === 'object';

/** Stamps after changes that were made under one order. */
export function stampsAfter(stamps: Stamps, changes: readonly FieldChange[], order: Order): Stamps {
  let next = new Map(Object.entries(stamps));
  for (const { path, before, after } of changes) {
    const pointer = pointerOf(path);
    if (path.length === 0 || isNest(before) || isNest(after)) {
      next = new Map([...next].filter(([one]) => !one.startsWith(`${pointer}/`)));
    }
    next.set(pointer, order);
  }
  return Object.fromEntries(next);
}

export const joinSeen = (a: Seen, b: Seen): Seen =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((device) => [
      device,
      Math.max(entryOf(a, device) ?? 0, entryOf(b, device) ?? 0),
    ]),
  );

export const withOrder = (seen: Seen, order: Order): Seen =>
  joinSeen(seen, { [deviceOf(order)]: order.counter });

export const isSeen = (seen: Seen, order: Order): boolean =>
  (entryOf(seen, deviceOf(order)) ?? -1) >= order.counter;

/** Versions in a bundle: an order is a text of its counter and device. */
export interface SentVersions {
  readonly stamps: Readonly<Record<string, string>>;
  readonly seen: Seen;
}

/** Far above the changes of any user, and exact as a number. */
const MOST_COUNTED = 2 ** 50;
const MOST_STAMPS = 20_000;
const MOST_DEVICES = 500;
const LONGEST_NAME = 1000;

export const sentVersions = ({ stamps, seen }: Versions): SentVersions => ({
  stamps: Object.fromEntries(
    Object.entries(stamps)
      .filter(([pointer]) => pointer !== '/changed')
      .map(([pointer, order]) => [pointer, `${order.counter} ${deviceOf(order)}`]),
  ),
  seen,
});

function readOrder(value: unknown): Order | undefined {
  const [, counter = '', tab = ''] =
    /^(\d{1,16}) ([\w-]{1,40})$/.exec(typeof value === 'string' ? value : '') ?? [];
  return tab === '' || Number(counter) > MOST_COUNTED
    ? undefined
    : { counter: Number(counter), tab };
}

/** Sent versions out of an untrusted parsed text; undefined for anything else. */
export function readSentVersions(value: unknown): SentVersions | undefined {
  if (!isFields(value) || !isFields(value['stamps']) || !isFields(value['seen'])) return undefined;
  const stamps = Object.entries(value['stamps'])
    .slice(0, MOST_STAMPS)
    .filter(([pointer, order]) => pointer.length <= LONGEST_NAME && readOrder(order) !== undefined);
  const seen = Object.entries(value['seen'])
    .slice(0, MOST_DEVICES)
    .filter(
      ([device, counter]) =>
        /^[\w-]{1,40}$/.test(device) &&
        Number.isSafeInteger(counter) &&
        Number(counter) >= 0 &&
        Number(counter) <= MOST_COUNTED,
    );
  return {
    stamps: Object.fromEntries(stamps) as SentVersions['stamps'],
    seen: Object.fromEntries(seen) as Seen,
  };
}

/** Versions as this phone uses them; undefined if the sender gave none. */
export function receivedVersions(sent: SentVersions | undefined): Versions | undefined {
  if (sent === undefined) return undefined;
  const stamps = Object.entries(sent.stamps).flatMap(([pointer, text]) => {
    const order = readOrder(text);
    return order === undefined ? [] : [[pointer, order] as const];
  });
  return { stamps: Object.fromEntries(stamps), seen: sent.seen };
}
