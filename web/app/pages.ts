import { words } from '../language/page/pages.ts';

/** A public page with its own HTML file, title and description. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export const APP_NAME = 'Measure Twice';

/** Title as the browser's tab shows it. */
export const titled = (title: string): string => words.titled(title, APP_NAME);

export const NOT_FOUND: Page = {
  path: '/404',
  title: titled(words.notFound.title),
  description: words.notFound.description,
};

/** Shell of every project. It contains no user data. */
export const SHELL: Page = {
  path: '/project',
  title: APP_NAME,
  description: words.project,
};

/** Public pages of the app, without the jobs of the catalogue. */
export const APP_PAGES: readonly Page[] = [
  {
    path: '/',
    title: words.home.title(APP_NAME),
    description: words.home.description,
  },
  {
    path: '/jobs',
    title: titled(words.jobs.title),
    description: words.jobs.description,
  },
  {
    path: '/settings',
    title: titled(words.settings.title),
    description: words.settings.description,
  },
  {
    path: '/open',
    title: titled(words.open.title),
    description: words.open.description,
  },
  {
    path: '/backup',
    title: titled(words.backup.title),
    description: words.backup.description,
  },
  {
    path: '/privacy',
    title: titled(words.privacy.title),
    description: words.privacy.description,
  },
];

/** Page at a path, with or without a trailing slash; undefined for jobs, projects and unknown paths. */
export const pageAt = (path: string): Page | undefined =>
  [...APP_PAGES, NOT_FOUND].find((page) => page.path === (path.replace(/(?<!\/)\/+$/, '') || '/'));
