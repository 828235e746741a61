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
