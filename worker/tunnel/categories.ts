import type { Item } from './read-envelope.ts';

// The protocol's data categories where they are not called as the item is.
const CATEGORIES: Readonly<Record<string, string>> = {
  event: 'error',
  sessions: 'session',
  replay_event: 'replay',
  replay_recording: 'replay',
  replay_video: 'replay',
  check_in: 'monitor',
  log: 'log_item',
  metric: 'trace_metric',
  user_report: 'feedback',
  raw_security: 'security',
  client_report: 'internal',
};

/** Reports on drops are never limited: they are how anybody learns of limits. */
export const INTERNAL = 'internal';

/** The data category the collector counts an item under. */
export function categoryOf({ type }: Item): string {
  return (Object.hasOwn(CATEGORIES, type) ? CATEGORIES[type] : undefined) ?? type;
}

/** How many things of each category. */
export type Tally = Readonly<Record<string, number>>;

/** Adds up what is in an envelope, spans too; reports on drops are not counted, for nobody counts their loss. */
export function tallyOf(items: readonly Item[]): Tally {
  const tally = new Map<string, number>();
  const add = (category: string, quantity: number): void => {
    if (category !== INTERNAL) tally.set(category, (tally.get(category) ?? 0) + quantity);
  };
  for (const item of items) {
    add(categoryOf(item), item.quantity);
    // The SDK counts a dropped transaction's spans as well as the transaction.
    if (item.spans !== undefined) add('span', item.spans());
  }
  return Object.fromEntries(tally);
}
