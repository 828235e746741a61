import { useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';
import { createSignal } from './store.ts';

/** From here on a screen has room for two tabs, and for a drawing, its fields and a tab. As wide as a style sheet's `rem`. */
export const TWO = '45rem';
export const THREE = '68.75rem';

/** A phone on its side is wide too, and has no height for more than one. */
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

/** Paper is of another width than the screen: what is printed stays as it was. */
function isWide(least: string): boolean {
  const before = known.get(least);
  if (before !== undefined && mediaQuery('print')?.matches) return before;
  const matches = mediaOf(least)?.matches ?? false;
  known.set(least, matches);
  return matches;
}

/** Whether the screen is at least so wide. */
export const useIsWide = (least: typeof TWO | typeof THREE): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWide(least),
    () => false,
  );
