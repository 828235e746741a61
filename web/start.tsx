import { startTransition, StrictMode, useInsertionEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { language } from './language/language.ts';
import { preloadOnIntent } from './app/preload-on-intent.ts';
import { createBrowserRouter, matchRoutes, RouterProvider, type Router } from './router.ts';
import { resolveLazy, routes } from './routes.tsx';

interface InPlaceOfProps {
  readonly old: Element;
  readonly fresh: Element;
  readonly children: ReactNode;
}

/** Puts what is drawn in place of the old in one step: nobody sees neither, or loses their place on the page. */
function InPlaceOf({ old, fresh, children }: InPlaceOfProps): ReactNode {
  useInsertionEffect(() => {
    old.replaceWith(fresh);
    // From here on the person's own language is on the page: see the head script.
    delete document.documentElement.dataset['waiting'];
  }, [old, fresh]);
  return children;
}

/** Draws the app in the page, with handlers for what React meets. Resolves to its router. */
export async function startApp(errors: RootOptions): Promise<Router | undefined> {
  const element = document.getElementById('app');
  if (element === null) return undefined;
  const matches = matchRoutes(routes, window.location) ?? [];
  await resolveLazy(matches.map((match) => match.route));
  // A page says in what language its content is; the shell of a project has no content to take over.
  const isDrawn = element.lang !== '';
  // To the router a page with data is one that is there already: it leaves it where the person has scrolled to.
  const router = createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
  const app = <RouterProvider router={router} />;
  // A transition is worked off in slices, so that a tap in between is answered.
  startTransition(() => {
    if (element.lang === language()) {
      hydrateRoot(element, <StrictMode>{app}</StrictMode>, errors);
      return;
    }
    const fresh = document.createElement('div');
    fresh.id = element.id;
    createRoot(fresh, errors).render(
      <StrictMode>
        <InPlaceOf old={element} fresh={fresh}>
          {app}
        </InPlaceOf>
      </StrictMode>,
    );
  });
  preloadOnIntent(routes);
  return router;
}
