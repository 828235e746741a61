import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ScreenRoute } from './app/navigation.ts';
import { ErrorBoundary } from './app/shell/error-boundary.tsx';
import { ErrorScreen } from './app/shell/error-screen.tsx';
import { Layout } from './app/shell/layout.tsx';
import { withAllWords } from './language/load-language.ts';
import { JOBS, type Slug } from './planner/jobs/catalogue.ts';
import { useLocation, useRoutes } from 'react-router-dom';

/**
 * Route to a screen in a chunk of its own. Case-sensitive, as on the server: `/OPEN` is not `/open`.
 * `isStill`: equal for all readers of a language and complete without scripts. `isFirst`: needs only the messages of the
 * first pages.
 */
function screen(
  path: string,
  loadComponent: () => Promise<ComponentType>,
  { isStill = false, isFirst = false } = {},
): ScreenRoute {
  let used: Promise<unknown> | undefined;
  let loaded: ComponentType | undefined;
  let pending: { readonly at: string; readonly Later: ComponentType } | undefined;
  const load = async (): Promise<ComponentType> =>
    (loaded ??= await (isFirst ? loadComponent() : withAllWords(loadComponent)));
  /** One lazy component per navigation: it keeps a failure, and the next visit tries again. */
  function laterAt(at: string): ComponentType {
    if (pending?.at !== at) {
      const loadLater = async () => {
        await used;
        return { default: await load() };
      };
      pending = { at, Later: lazy(loadLater) };
    }
    return pending.Later;
  }
  function LazyScreen() {
    const { key } = useLocation();
    // The first choice stays, because another component would lose the state of the screen.
    const [Shown] = useState(() => loaded ?? laterAt(key));
    return <Shown />;
  }
  return {
    path,
    caseSensitive: true,
    element: <LazyScreen />,
    load: async () => void (await load()),
    keepStill: isStill ? (until) => void (used = until) : undefined,
  };
}

async function loadJob(slug: Slug): Promise<ComponentType> {
  const [{ jobScreen }, { loadExample }] = await Promise.all([
    import('./screens/job/job.tsx'),
    import('./screens/job/load-example.ts'),
  ]);
  return jobScreen(await loadExample(slug));
}

/** The first render replaces home as the user last saw it, so it waits for the documents. */
async function loadHome(): Promise<ComponentType> {
  const { documentsLoaded, Home } = await import('./screens/home/home.tsx');
  await documentsLoaded;
  return Home;
}

const STILL = { isStill: true };

/** Screens by path. */
export const routes: ScreenRoute[] = [
  screen('/', loadHome, { isFirst: true }),
  screen('/jobs', async () => (await import('./screens/jobs/jobs.tsx')).Jobs, { isFirst: true }),
  screen('/jobs/cut-list', async () => (await import('./screens/cut/cut-page.tsx')).CutPage, STILL),
  ...JOBS.map(({ slug }) => screen(`/jobs/${slug}`, () => loadJob(slug), STILL)),
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

/** The screen of the current address in its frame. A screen that throws leaves the frame usable. */
export function Screens() {
  const screenHere = useRoutes(routes);
  return (
    <ErrorBoundary fallback={<ErrorScreen />}>
      <Layout>
        <ErrorBoundary fallback={<ErrorScreen />}>
          <Suspense fallback={<main className="screen skeleton" />}>{screenHere}</Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
