import { isOnline } from '../../platform/attempt.ts';
import type { Navigation } from '../navigation.ts';

/**
 * Fetches the screen behind a link once a finger or a mouse button is down on it, about a tenth of a
 * second before that is a tap. A hover or a focus is not enough: a chunk that is missing reloads the
 * page, which is only right on the way elsewhere.
 */
export function preloadOnIntent(navigation: Navigation): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || !isOnline()) return;
      for (const { route } of navigation.match(link.pathname) ?? []) {
        // The tap tries again and shows a failure.
        route.load().catch(() => undefined);
      }
      // React stops the events of a screen that is not live yet.
    },
    true,
  );
}
