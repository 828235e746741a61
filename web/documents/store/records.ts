import { isNewer } from '../history/newer-form.ts';
import { rebaseText } from '../history/rebase-text.ts';

/**
 * Place of a change among all changes of this phone. A counter is greater than every one that its tab has seen; the tab's
 * name decides between equal ones. Wall time never decides.
 */
export interface Order {
  readonly counter: number;
  readonly tab: string;
}

/** Before every change. */
export const START: Order = { counter: 0, tab: '' };

export const isLater = (a: Order, b: Order): boolean =>
  a.counter > b.counter || (a.counter === b.counter && a.tab > b.tab);

/** A text under a key; a removal is a record without a text. */
export interface TextRecord {
  readonly key: string;
  readonly text: string | null;
  readonly order: Order;
  /** Digest of the text that another version of the app wrote and this record began with. */
  readonly imported?: string | undefined;
}

/** A change that the database does not have yet, and the record it was made from. */
export interface Pending {
  readonly record: TextRecord;
  readonly base: TextRecord | undefined;
}

/** Prefix of cut plans: a plan is valid completely or not at all. */
export const PLAN_PREFIX = 'measure-twice:cut-plan:';

const emptyLike = (text: string): string => (text.startsWith('[') ? '[]' : '{}');

/** The change that remains of two, both made from the same base: per field the one that changed it, else the later one. */
export function mergeRecords(
  base: TextRecord | undefined,
  own: TextRecord,
  other: TextRecord,
): TextRecord {
  const later = isLater(other.order, own.order) ? other : own;
  const isWhole = own.key.startsWith(PLAN_PREFIX);
  if (own.text === null || other.text === null || own.text === other.text || isWhole) return later;
  if (isNewer(other.text, own.text)) return other;
  if (isNewer(own.text, other.text)) return own;
  const from = base?.text ?? emptyLike(own.text);
  const text =
    later === own ? rebaseText(from, own.text, other.text) : rebaseText(from, other.text, own.text);
  const counter = later.order.counter + 1;
  return { ...own, text, order: { counter, tab: own.order.tab } };
}

/** The record that a transaction writes if it finds `stored`. */
export function settle(stored: TextRecord | undefined, { record, base }: Pending): TextRecord {
  const isUnchanged = stored === undefined || !isLater(stored.order, base?.order ?? START);
  if (isUnchanged) return record;
  const isSame =
    stored.order.counter === record.order.counter && stored.order.tab === record.order.tab;
  if (isSame) return stored;
  // The user made the change on this screen after the stored one, of which this tab had not heard.
  const counter = Math.max(record.order.counter, stored.order.counter + 1);
  return mergeRecords(base, { ...record, order: { ...record.order, counter } }, stored);
}

/** 53 bits that tell one text from another (cyrb53). */
export function textHash(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
