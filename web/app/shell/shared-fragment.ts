/** Path of shared links in any language. */
const OPEN = /\/open\/?$/;

interface RouterState {
  readonly key?: string;
  readonly idx?: number;
}

function stow(): void {
  const { pathname, search, hash } = window.location;
  if (hash === '') return;
  const now = window.history.state as RouterState | null;
  if (!OPEN.test(pathname)) {
    window.history.replaceState(now, '', pathname + search);
    return;
  }
  // The router's own state format, so it accepts this entry.
  const key = Date.now().toString(36);
  const state = { idx: 0, key, ...now, usr: { shared: hash } };
  window.history.replaceState(state, '', pathname.replace(/\/$/, ''));
}

/**
 * Moves the fragment of a shared link from the address into the state of the history entry, which
 * survives a reload. Runs before the router and the SDK read the address, and again for each link
 * opened in this tab, because reports contain the address.
 */
export function hideSharedFragment(): void {
  stow();
  window.addEventListener('popstate', stow);
  window.addEventListener('hashchange', stow);
}

/** Fragment of the shared link that opened this location, if any. */
export function sharedFragment(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('shared' in state)) return undefined;
  return typeof state.shared === 'string' ? state.shared : undefined;
}
