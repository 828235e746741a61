import { CUT_LIST_PAGE } from '../app/cut-list-page.ts';
import { jobPage } from '../app/job-page.ts';
import { APP_PAGES, NOT_FOUND, type Page } from '../app/pages.ts';
import { JOBS } from '../jobs/catalogue.ts';

/** Every public page, in the order of the export. */
export const PAGES: readonly Page[] = [
  ...APP_PAGES,
  CUT_LIST_PAGE,
  ...JOBS.map(({ slug }) => jobPage(slug)),
  NOT_FOUND,
];
