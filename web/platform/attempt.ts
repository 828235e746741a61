/**
 * What the browser gives, or `otherwise` where it has no such thing, or its settings, its age or its mood make it throw.
 * For what the app can do without: whatever is lost is named where this is called.
 */
export function attempt<Given, Otherwise>(
  ask: () => Given,
  otherwise: Otherwise,
): Given | Otherwise {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

/** Starts an observer; without one, nothing is observed. The answer ends it. */
export function observe(start: () => { disconnect: () => void }): () => void {
  const observer = attempt(start, undefined);
  return () => observer?.disconnect();
}

/** Whether there may be a network: only a browser that says there is none is believed. */
export const isOnline = (): boolean =>
  attempt(() => navigator.onLine as boolean | undefined, true) ?? true;
