import { ErrorScreen } from './app/error-screen.tsx';
import { Layout } from './app/layout.tsx';
import { JOBS } from './jobs/catalogue.ts';
import type { RouteObject } from './router.ts';

/** Every route; screens are chunks of their own, fetched when first needed. The server tells `/OPEN` from `/open`, and so do they. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    errorElement: <ErrorScreen />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          {
            path: '/',
            caseSensitive: true,
            lazy: async () => ({ Component: (await import('./screens/home/home.tsx')).Home }),
          },
          {
            path: '/jobs',
            caseSensitive: true,
            lazy: async () => ({ Component: (await import('./screens/jobs/jobs.tsx')).Jobs }),
          },
          {
            path: '/jobs/cut-list',
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('./screens/cut/cut-page.tsx')).CutPage,
            }),
          },
          ...JOBS.map(({ slug }): RouteObject => ({
            path: `/jobs/${slug}`,
            caseSensitive: true,
            lazy: async () => {
              const [{ jobScreen }, { loadExample }] = await Promise.all([
                import('./screens/job/job.tsx'),
                import('./screens/job/load-example.ts'),
              ]);
              return { Component: jobScreen(slug, await loadExample(slug)) };
            },
          })),
          {
            path: '/settings',
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('./screens/settings/settings.tsx')).SettingsScreen,
            }),
          },
          {
            path: '/privacy',
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('./screens/privacy/privacy.tsx')).Privacy,
            }),
          },
          {
            path: '/open',
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('./screens/share/open-screen.tsx')).OpenScreen,
            }),
          },
          {
            path: '/backup',
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('./screens/share/backup-screen.tsx')).BackupScreen,
            }),
          },
          {
            path: '/project/cut/:id/:view?',
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('./screens/cut/cut-screen.tsx')).CutScreen,
            }),
          },
          {
            path: '/project/:id/:tab?',
            caseSensitive: true,
            lazy: async () => ({
              Component: (await import('./screens/project/project.tsx')).ProjectScreen,
            }),
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('./screens/not-found/not-found.tsx')).NotFound,
            }),
          },
        ],
      },
    ],
  },
];

/**
 * Fetches what a path needs and puts it in place of its `lazy`, before a router is made: a matched
 * lazy route would otherwise render nothing at first and show the exported content twice.
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
