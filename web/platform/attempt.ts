/** Result of `read`, or `otherwise` if the browser lacks the feature or throws. Only for optional features. */
export function attempt<Given, Otherwise>(
  read: () => Given,
  otherwise: Otherwise,
): Given | Otherwise {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Starts an observer, if the browser supports it. The returned function stops it. */
export function observe(start: () => { disconnect: () => void }): () => void {
  const observer = attempt(start, undefined);
  return () => observer?.disconnect();
}

/** False only if the browser reports that it is offline. */
export const isOnline = (): boolean =>
  attempt(() => navigator.onLine as boolean | undefined, true) ?? true;
