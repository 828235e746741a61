import { useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';
import { createSignal } from './store.ts';

/**
 * Widths from which a screen has room for two tabs, or for a drawing, fields and a tab. Keep equal
 * to the stylesheets.
 */
export const TWO = '45rem';
export const THREE = '68.75rem';

/** Excludes a phone on its side, which is too low for more than one tab. */
const HIGH = '(min-height: 32.01rem)';

const { notify, subscribe } = createSignal(() => {
  const all = [TWO, THREE].map(mediaOf);
  for (const media of all) media?.addEventListener('change', notify);
  return () => all.forEach((media) => media?.removeEventListener('change', notify));
});

const mediaQuery = (query: string): MediaQueryList | undefined =>
  attempt(() => window.matchMedia(query), undefined);

function mediaOf(least: string): MediaQueryList | undefined {
  return mediaQuery(`(min-width: ${least}) and ${HIGH}`);
}

const known = new Map<string, boolean>();

/** Paper has another width than the screen; a print keeps the layout of the screen. */
function isWide(least: string): boolean {
  const before = known.get(least);
  if (before !== undefined && mediaQuery('print')?.matches) return before;
  const matches = mediaOf(least)?.matches ?? false;
  known.set(least, matches);
  return matches;
}

/** True if the screen is at least this wide. */
export const useIsWide = (least: typeof TWO | typeof THREE): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWide(least),
    () => false,
  );
