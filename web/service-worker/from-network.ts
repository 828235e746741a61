/** Once a later version waits, the network has this time to answer each request. */
const PATIENCE_MS = 2_000;

/** Starts the deadline of each request without an answer. */
const unanswered = new Set<() => void>();
let isLaterWaiting = false;

/**
 * Asks the network. A browser lets a later version take over only when this one answers no request any more, so a
 * request that hangs fails once that version waits.
 */
export function fromNetwork(request: Request | string, how?: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const startDeadline = (): void => {
      setTimeout(() => reject(new Error('a later version takes over')), PATIENCE_MS);
    };
    if (isLaterWaiting) startDeadline();
    else unanswered.add(startDeadline);
    fetch(request, how)
      .then(resolve, reject)
      .finally(() => unanswered.delete(startDeadline));
  });
}

/** A later version waits: requests without an answer fail soon. */
export function makeWay(): void {
  isLaterWaiting = true;
  for (const startDeadline of unanswered) startDeadline();
  unanswered.clear();
}
