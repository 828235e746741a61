import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { prefixAt } from './language/addresses.ts';
import { language } from './language/language.ts';
import { loadJobNames } from './documents/settings/job-names.ts';
import { preloadOnIntent } from './app/offline/preload-on-intent.ts';
import { keepStill } from './app/shell/keep-still.ts';
import { createNavigation, type Navigation } from './app/navigation.ts';
import { NavigationRouter } from './app/shell/navigation-router.tsx';
import { documentsOpened } from './documents/store/device-storage.ts';
import { nextTask } from './platform/scheduling.ts';
import { routes, Screens } from './routes.tsx';

export { startServices } from './app/services.ts';

/** Renders the app into the page and resolves to its navigation. `errors` are React's error handlers. */
export async function startApp(errors: RootOptions): Promise<Navigation | undefined> {
  const element = document.getElementById('app');
  if (element === null) return undefined;
  void documentsOpened();
  await nextTask();
  // The prefix of the address counts, even if the messages of its language could not be loaded.
  const basename = prefixAt(window.location.pathname);
  const navigation = createNavigation(routes, basename);
  const matches = navigation.match(window.location.pathname) ?? [];
  // A page states the language of its content; a project's shell has no content to hydrate.
  const isDrawn = element.lang === language();
  const loads = matches.map(({ route }) =>
    // A screen that cannot be loaded says so itself.
    isDrawn && keepStill(route, navigation) ? undefined : route.load().catch(() => undefined),
  );
  await Promise.all([...loads, loadJobNames(language())]);
  const app = (
    <StrictMode>
      <NavigationRouter navigation={navigation}>
        <Screens />
      </NavigationRouter>
    </StrictMode>
  );
  // React splits a transition into slices, so taps in between are answered.
  startTransition(() => {
    if (isDrawn) hydrateRoot(element, app, errors);
    else createRoot(element, errors).render(app);
  });
  preloadOnIntent(navigation);
  return navigation;
}
