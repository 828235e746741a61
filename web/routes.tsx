import type { ComponentType } from 'react';
import { ErrorScreen } from './app/shell/error-screen.tsx';
import { Layout } from './app/shell/layout.tsx';
import { JOBS, type Slug } from './planner/jobs/catalogue.ts';
import type { RouteObject } from 'react-router-dom';

/** Route to a screen in a chunk of its own. Case-sensitive, as on the server: `/OPEN` is not `/open`. */
const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  caseSensitive: true,
  lazy: async () => ({ Component: await load() }),
});

async function loadJob(slug: Slug): Promise<ComponentType> {
  const [{ jobScreen }, { loadExample }] = await Promise.all([
    import('./screens/job/job.tsx'),
    import('./screens/job/load-example.ts'),
  ]);
  return jobScreen(await loadExample(slug));
}

const SCREENS: RouteObject[] = [
  screen('/', async () => (await import('./screens/home/home.tsx')).Home),
  screen('/jobs', async () => (await import('./screens/jobs/jobs.tsx')).Jobs),
  screen('/jobs/cut-list', async () => (await import('./screens/cut/cut-page.tsx')).CutPage),
  ...JOBS.map(({ slug }) => screen(`/jobs/${slug}`, () => loadJob(slug))),
  screen('/settings', async () => (await import('./screens/settings/settings.tsx')).SettingsScreen),
  screen('/privacy', async () => (await import('./screens/privacy/privacy.tsx')).Privacy),
  screen('/open', async () => (await import('./screens/share/open/open-screen.tsx')).OpenScreen),
  screen(
    '/backup',
    async () => (await import('./screens/share/backup/backup-screen.tsx')).BackupScreen,
  ),
  screen(
    '/project/cut/:id/:view?',
    async () => (await import('./screens/cut/cut-screen.tsx')).CutScreen,
  ),
  screen(
    '/project/:id/:tab?',
    async () => (await import('./screens/project/project.tsx')).ProjectScreen,
  ),
  screen('*', async () => (await import('./screens/not-found/not-found.tsx')).NotFound),
];

export const routes: RouteObject[] = [
  {
    Component: Layout,
    errorElement: <ErrorScreen />,
    children: [{ errorElement: <ErrorScreen />, children: SCREENS }],
  },
];

/**
 * Loads the lazy routes of a path before the router is created: a matched lazy route would first
 * render nothing and then show the exported content again.
 */
export async function resolveLazy(matched: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
