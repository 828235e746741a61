/** A public page: its own HTML file, title and description. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The module of its screen, for the export to preload. */
  readonly screen: string;
}

export const APP_NAME = 'Measure Twice';

export const NOT_FOUND: Page = {
  path: '/404',
  title: `Page not found · ${APP_NAME}`,
  description: 'There is no page at this address.',
  screen: 'screens/not-found/not-found.tsx',
};

/** The shell of every project: it knows nothing of a person's projects. */
export const SHELL: Page = {
  path: '/project',
  title: APP_NAME,
  description: 'Your project, kept on this device.',
  screen: 'screens/project/project.tsx',
};

/** What the catalogue and the page of the cut list say of it. */
export const CUT_SUMMARY =
  'List the parts and your shop’s boards or sheets: get the cheapest to buy, with proof, and every cut drawn.';

/** The public pages of this app, without those of the jobs: these are known with the jobs. */
export const APP_PAGES: readonly Page[] = [
  {
    path: '/',
    title: `${APP_NAME}: measure once, know what to buy`,
    description:
      'Measure a room once. Know what to buy, what it costs and what to do next. On your phone, with no account.',
    screen: 'screens/home/home.tsx',
  },
  {
    path: '/jobs',
    title: `Jobs · ${APP_NAME}`,
    description:
      'Home jobs that Measure Twice plans with you, from measuring to the shopping list.',
    screen: 'screens/jobs/jobs.tsx',
  },
  {
    path: '/jobs/cut-list',
    title: `Cut boards and sheets · ${APP_NAME}`,
    description: CUT_SUMMARY,
    screen: 'screens/cut/cut-page.tsx',
  },
  {
    path: '/settings',
    title: `Settings · ${APP_NAME}`,
    description: 'Units, currency and appearance of Measure Twice on this device.',
    screen: 'screens/settings/settings.tsx',
  },
  {
    path: '/privacy',
    title: `What this app reports · ${APP_NAME}`,
    description:
      'What Measure Twice reports when something goes wrong, why, and how to switch it off.',
    screen: 'screens/privacy/privacy.tsx',
  },
];

/** The page at a path, with or without a trailing slash; undefined for jobs, projects and unknown paths. */
export const pageAt = (path: string): Page | undefined =>
  [...APP_PAGES, NOT_FOUND].find((page) => page.path === (path.replace(/\/+$/, '') || '/'));

/** A job's page, from what its file says. */
export const jobPage = (job: {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}): Page => ({
  path: `/jobs/${job.slug}`,
  title: `${job.title} · ${APP_NAME}`,
  description: job.summary,
  screen: 'screens/job/job.tsx',
});
