import type { Event } from '@sentry/core';

/**
 * What browsers and common libraries say when the network failed. It counts where it ends a clause: at the end of the
 * message, before a full stop or a colon, or before the host that the SDK adds in brackets. So "Network error diagram
 * is empty" and "Failed to fetch the plan" stay, "Saving: Failed to fetch (a.b)" goes.
 */
const network =
  /\b(?:Failed to fetch|NetworkError when attempting to fetch resource|Load failed|The network connection was lost|The Internet connection appears to be offline|Network request failed|A network error occurred|Network [Ee]rror|NetworkError)(?=\.?\s*(?:$|[:;,)"'\](]))/m;

/** What they say when a part of the program could not be loaded. */
const chunk =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS|Loading chunk \S+ failed|Loading CSS chunk \S+ failed|ChunkLoadError/i;

/** Whether a message is about the network or a missing chunk rather than about the program. */
export function isNoise(message: string): boolean {
  return network.test(message) || chunk.test(message);
}

/** Deep enough for any honest chain; a chain may be a circle. */
const deepest = 10;

function messagesOf(error: unknown, depth = 0): string[] {
  if (typeof error === 'string') return [error];
  if (typeof error !== 'object' || error === null || depth > deepest) return [];
  const { name, message, cause, reason, errors } = error as Record<string, unknown>;
  const linked = [cause, reason, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return [name, message]
    .filter((text) => typeof text === 'string')
    .concat(linked.flatMap((other) => messagesOf(other, depth + 1)));
}

/** Whether an error's event is not to be sent; `original` is what was thrown. Never throws. */
export function isDropped(event: Event, original: unknown): boolean {
  const exceptions = event.exception?.values ?? [];
  try {
    return [
      event.message,
      ...exceptions.flatMap(({ type, value }) => [type, value]),
      ...messagesOf(original),
    ].some((message) => message !== undefined && isNoise(message));
  } catch {
    // A thrown object may have getters that throw: then it is nobody's network error.
    return false;
  }
}
