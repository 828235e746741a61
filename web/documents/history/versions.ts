import { entryOf } from '../../planner/measure/units/entry-of.ts';
import type { FieldChange, Path } from './field-changes.ts';
import { deviceOf, START, type Order } from './order.ts';

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

const isNest = (value: unknown): boolean => value === undefined || typeof value === 'object';

/** Order of the last change of a field: that of the nearest value around it that has one. */
export function stampAt(stamps: Stamps, path: Path): Order {
  for (let length = path.length; length >= 0; length -= 1) {
    const stamp = entryOf(stamps, pointerOf(path.slice(0, length)));
    if (stamp !== undefined) return stamp;
  }
  return START;
}

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
