import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { prefixAt } from './language/addresses.ts';
import { language } from './language/language.ts';
import { loadJobNames } from './documents/settings/job-names.ts';
import { preloadOnIntent } from './app/offline/preload-on-intent.ts';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type DataRouter,
} from 'react-router-dom';
import { documentsOpened } from './documents/store/device-storage.ts';
import { resolveLazy, routes } from './routes.tsx';

/** Renders the app into the page and resolves to its router. `errors` are React's error handlers. */
export async function startApp(errors: RootOptions): Promise<DataRouter | undefined> {
  const element = document.getElementById('app');
  if (element === null) return undefined;
  void documentsOpened();
  // The prefix of the address counts, even if the messages of its language could not be loaded.
  const basename = prefixAt(window.location.pathname);
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all([resolveLazy(matches.map((match) => match.route)), loadJobNames(language())]);
  // A page states the language of its content; a project's shell has no content to hydrate.
  const isDrawn = element.lang === language();
  // With hydration data the router treats the page as loaded and keeps the scroll position.
  const router = createBrowserRouter(routes, { basename, ...(isDrawn && { hydrationData: {} }) });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // React splits a transition into slices, so taps in between are answered.
  startTransition(() => {
    if (isDrawn) hydrateRoot(element, app, errors);
    else createRoot(element, errors).render(app);
  });
  preloadOnIntent(routes, basename);
  return router;
}
