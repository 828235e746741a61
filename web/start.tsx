import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { language } from './language/language.ts';
import { preloadOnIntent } from './app/preload-on-intent.ts';
import { createBrowserRouter, matchRoutes, RouterProvider, type Router } from './router.ts';
import { resolveLazy, routes } from './routes.tsx';

/** Draws the app in the page, with handlers for what React meets. Resolves to its router. */
export async function startApp(errors: RootOptions): Promise<Router | undefined> {
  const element = document.getElementById('app');
  if (element === null) return undefined;
  const matches = matchRoutes(routes, window.location) ?? [];
  await resolveLazy(matches.map((match) => match.route));
  // The export is in English, and the shell of a project holds no content to take over.
  const isDrawn = language() === 'en' && element.dataset['shell'] === undefined;
  // To the router a page with data is one that is there already: it leaves it where the person has scrolled to.
  const router = createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // A transition is worked off in slices, so that a tap in between is answered.
  startTransition(() => {
    if (isDrawn) {
      hydrateRoot(element, app, errors);
    } else {
      // Until the screen stands the shell says that it is coming, in English.
      if (language() !== 'en') element.replaceChildren();
      createRoot(element, errors).render(app);
    }
  });
  preloadOnIntent(routes);
  // From here on the person's own language is on the page: see the head script.
  delete document.documentElement.dataset['waiting'];
  return router;
}
