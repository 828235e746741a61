import { applyChanges, textChanges, type FieldChange } from '../history/field-changes.ts';
import { isLater, isSameOrder, START, type Order } from '../history/order.ts';
import {
  joinSeen,
  stampsAfter,
  withOrder,
  type Seen,
  type Stamps,
  type Versions,
} from '../history/versions.ts';

const versionOf = (text: string | null): number =>
  Number(/^\{"version":(\d+)/.exec(text ?? '')?.[1] ?? 0);

/**
 * True if a text has a later form than another. A text whose form has changed begins with a higher version; a tab that is
 * still open with an older app must not overwrite it.
 */
export const isNewer = (text: string | null, other: string): boolean =>
  versionOf(text) > versionOf(other);

/** A text under a key; a removal is a record without a text. */
export interface TextRecord {
  readonly key: string;
  readonly text: string | null;
  /** Order of the last change. */
  readonly order: Order;
  /** Absent if only the order of the record is known. */
  readonly stamps?: Stamps | undefined;
  /** Changes of other phones that it includes, and of this one until the last change; absent if it was never shared. */
  readonly seen?: Seen | undefined;
  /** Digest of the text that another version of the app wrote and this record began with. */
  readonly imported?: string | undefined;
}

/** The stamps of a record. */
export const stampsOf = ({ stamps, order }: TextRecord): Stamps => stamps ?? { '': order };

/** The versions of a record for another phone. No other phone has a part of one that was never shared. */
export const versionsOf = ({ stamps, seen, order }: TextRecord): Versions => ({
  stamps: seen === undefined || stamps === undefined ? { '': order } : stamps,
  seen: withOrder(seen ?? {}, order),
});

/** Changes of fields that the database does not have yet. */
export interface Pending {
  /** The record with these changes, as this tab shows it. */
  readonly record: TextRecord;
  /** Order of the record that they were made from; absent if the database may lack that. */
  readonly base: Order | undefined;
  readonly changes: readonly FieldChange[];
}

/** Prefix of cut plans: a plan is valid completely or not at all. */
export const PLAN_PREFIX = 'measure-twice:cut-plan:';

/** Changes from one text of a key to another. */
export const changesOf = (
  key: string,
  before: string | null,
  after: string | null,
): readonly FieldChange[] =>
  key.startsWith(PLAN_PREFIX) ? [{ path: [], before, after }] : textChanges(before, after);

/** All fields of a text, as changes that add them to another text. */
export const allFields = (key: string, text: string | null): readonly FieldChange[] =>
  changesOf(key, text?.startsWith('{') === true ? '{}' : null, text);

/** The text that has these changes on top of a text from elsewhere. */
export function textOnto({ record, changes }: Pending, onto: string | null): string | null {
  // An edit brings a removed document back.
  if (onto === null || record.text === null) return record.text;
  return isNewer(onto, record.text) ? onto : applyChanges(onto, changes);
}

/** Changes of other phones that two records include. */
const seenByBoth = (record: TextRecord, stored: TextRecord): Seen | undefined =>
  record.seen === undefined && stored.seen === undefined
    ? undefined
    : joinSeen(withOrder(stored.seen ?? {}, stored.order), record.seen ?? {});

/** The record that a transaction writes if it finds `stored`. A change gets its final order here. */
export function settle(stored: TextRecord | undefined, pending: Pending): TextRecord {
  const { record, base, changes } = pending;
  if (stored === undefined) return record;
  // The counter of a stored text may be one that this tab has not heard of, and used again.
  if (isSameOrder(stored.order, record.order) && stored.text === record.text) return stored;
  const seen = seenByBoth(record, stored);
  if (!isLater(stored.order, base ?? START)) {
    const stamps = record.stamps ?? stampsAfter(stampsOf(stored), changes, record.order);
    return { ...record, stamps, seen };
  }
  // The user made the change on this screen after the stored one, of which this tab had not heard.
  const counter = Math.max(record.order.counter, stored.order.counter) + 1;
  const order = { ...record.order, counter };
  const stamps = stampsAfter(stampsOf(stored), changes, order);
  return { ...record, text: textOnto(pending, stored.text), order, stamps, seen };
}
