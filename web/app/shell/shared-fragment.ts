/** Where shared links lead, in any language. */
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
  // As the router keeps a state, so that it finds this one as its own.
  const key = Date.now().toString(36);
  const state = { idx: 0, key, ...now, usr: { shared: hash } };
  window.history.replaceState(state, '', pathname.replace(/\/$/, ''));
}

/**
 * Takes the fragment out of the address, on every page: what a shared link holds goes into the history entry's state,
 * where a reload still finds it. Runs before the router and the SDK look at the address, now and whenever another link
 * is opened in the same tab: an address goes into every report.
 */
export function stowSharedFragment(): void {
  stow();
  window.addEventListener('popstate', stow);
  window.addEventListener('hashchange', stow);
}

/** What the link held that the location came from; undefined where it came from none. */
export function sharedFragment(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('shared' in state)) return undefined;
  return typeof state.shared === 'string' ? state.shared : undefined;
}
