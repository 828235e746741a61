import { jobPage } from '../app/job-page.ts';
import { APP_PAGES, NOT_FOUND, type Page } from '../app/pages.ts';
import { JOBS } from '../jobs/catalogue.ts';

/** Every public page, in the order of the export. */
export const PAGES: readonly Page[] = [
  ...APP_PAGES,
  ...JOBS.map(({ slug }) => jobPage(slug)),
  NOT_FOUND,
];
