import type { Envelope } from '@sentry/core';

import { MOST_WHEN_LEAVING, shortened } from './storage-snapshot.ts';

interface Sent {
  readonly extra?: { readonly localStorage?: Record<string, string> };
}

const sizeOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** A transaction or error in a size that a browser sends for a page that is left. */
function fit(payload: Sent): Sent {
  if (sizeOf(payload) <= MOST_WHEN_LEAVING) return payload;
  const { localStorage } = payload.extra ?? {};
  if (localStorage === undefined) return payload;
  const room = MOST_WHEN_LEAVING - sizeOf({ ...payload, extra: {} });
  return { ...payload, extra: { ...payload.extra, localStorage: shortened(localStorage, room) } };
}

/** An envelope whose transactions and events are small enough to be sent while the page is left. */
export function fitLeaving(envelope: Envelope): Envelope {
  const [headers, items] = envelope as [object, [{ type: string }, Sent][]];
  const fitted = items.map(([header, payload]) =>
    header.type === 'transaction' || header.type === 'event'
      ? [header, fit(payload)]
      : [header, payload],
  );
  return [headers, fitted] as unknown as Envelope;
}
