import { isOnline } from '../../platform/attempt.ts';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches the screen behind a link once a finger or a mouse button is down on it, about a tenth of a
 * second before that is a tap. A hover or a focus is not enough: a chunk that is missing reloads the
 * page, which is only right on the way elsewhere.
 */
export function preloadOnIntent(routes: RouteObject[], basename: string): void {
  document.addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || !isOnline()) return;
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? []) {
      // What goes wrong is told when the tap asks for it again.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  });
}
