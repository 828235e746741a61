import type { Event } from '@sentry/core';

import { isMissingChunk } from '../platform/import-quietly.ts';

/**
 * Wordings of browsers and common libraries for a failed network. A wording counts if it ends a clause: at the end of
 * the message, before a full stop or a colon, or before the host that the SDK adds in brackets. So "Network error
 * diagram is empty" and "Failed to fetch the plan" stay, and "Saving: Failed to fetch (a.b)" is dropped.
 */
const network =
  /\b(?:Failed to fetch|NetworkError when attempting to fetch resource|Load failed|The network connection was lost|The Internet connection appears to be offline|Network request failed|A network error occurred|Network [Ee]rror|NetworkError)(?=\.?\s*(?:$|[:;,)"'\](]))/m;

/** True for a message about the network or a missing chunk rather than about the program. */
export function isNoise(message: string): boolean {
  return network.test(message) || isMissingChunk(message);
}

/** Each object is read once, up to this many: linked errors may form a circle or a thicket. */
const MOST_LINKED = 50;

function messagesOf(error: unknown, seen = new Set<object>()): string[] {
  if (typeof error === 'string') return [error];
  if (typeof error !== 'object' || error === null) return [];
  if (seen.has(error) || seen.size >= MOST_LINKED) return [];
  seen.add(error);
  const { name, message, cause, reason, errors } = error as Record<string, unknown>;
  const linked = [cause, reason, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return [name, message]
    .filter((text) => typeof text === 'string')
    .concat(linked.flatMap((other) => messagesOf(other, seen)));
}

/** True if an error's event must not be sent; `original` is the thrown value. Never throws. */
export function isDropped(event: Event, original: unknown): boolean {
  const exceptions = event.exception?.values ?? [];
  try {
    return [
      event.message,
      ...exceptions.flatMap(({ type, value }) => [type, value]),
      ...messagesOf(original),
    ].some((message) => message !== undefined && isNoise(message));
  } catch {
    // A thrown object may have getters that throw: then it is no network error.
    return false;
  }
}
