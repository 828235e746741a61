import { APP_PAGES, jobPage, NOT_FOUND, type Page } from '../app/pages.ts';
import { JOBS } from '../jobs/catalogue.ts';

/** Every public page, in the order of the export. */
export const PAGES: readonly Page[] = [
  ...APP_PAGES,
  ...JOBS.map(({ slug }) => jobPage(slug)),
  NOT_FOUND,
];
