import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type Router } from './app/router.ts';
import { resolveLazy, routes } from './app/routes.tsx';
import { reactErrorHandlers } from './telemetry/react-errors.ts';
import { startTelemetry } from './telemetry/start.ts';
import './ui/styles.css';

async function start(): Promise<Router | undefined> {
  const element = document.getElementById('app');
  if (element === null) return undefined;
  const matches = matchRoutes(routes, window.location) ?? [];
  await resolveLazy(matches.map((match) => match.route));
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // A transition is worked off in slices, so that a tap in between is answered.
  startTransition(() => {
    // The shell of a project holds no content to take over, only a word while this script loads.
    if (element.dataset['shell'] === undefined) hydrateRoot(element, app, reactErrorHandlers);
    else createRoot(element, reactErrorHandlers).render(app);
  });
  return router;
}

startTelemetry(start());
