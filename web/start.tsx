import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { prefixAt } from './language/addresses.ts';
import { language } from './language/language.ts';
import { loadJobNames } from './planner/project/job-names.ts';
import { preloadOnIntent } from './app/offline/preload-on-intent.ts';
import { createBrowserRouter, matchRoutes, RouterProvider, type Router } from './router.ts';
import { documentsOpened } from './documents/store/device-storage.ts';
import { resolveLazy, routes } from './routes.tsx';

/** Draws the app in the page, with handlers for what React meets. Resolves to its router. */
export async function startApp(errors: RootOptions): Promise<Router | undefined> {
  const element = document.getElementById('app');
  if (element === null) return undefined;
  void documentsOpened();
  // The address's own, also where the words of its language could not be had.
  const basename = prefixAt(window.location.pathname);
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all([resolveLazy(matches.map((match) => match.route)), loadJobNames(language())]);
  // A page says in what language its content is; the shell of a project has no content to take over.
  const isDrawn = element.lang === language();
  // To the router a page with data is one that is there already: it leaves it where the person has scrolled to.
  const router = createBrowserRouter(routes, { basename, ...(isDrawn && { hydrationData: {} }) });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // A transition is worked off in slices, so that a tap in between is answered.
  startTransition(() => {
    if (isDrawn) hydrateRoot(element, app, errors);
    else createRoot(element, errors).render(app);
  });
  preloadOnIntent(routes, basename);
  return router;
}
