import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from './app/router.ts';
import { resolveLazy, routes } from './app/routes.tsx';
import './ui/styles.css';

async function start(): Promise<void> {
  const element = document.getElementById('app');
  if (element === null) return;
  const matches = matchRoutes(routes, window.location) ?? [];
  await resolveLazy(matches.map((match) => match.route));
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // The shell of a project holds no content to take over, only a word while this script loads.
  if (element.dataset['shell'] === undefined) hydrateRoot(element, app);
  else createRoot(element).render(app);
}

void start();
