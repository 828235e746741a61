import { APP_PAGES, jobPage, NOT_FOUND, type Page } from '../app/pages.ts';
import { jobsIn } from '../jobs/catalogue.ts';
import { BRITISH } from '../language/locale.ts';

/** Every public page, in the order of the export. The app itself loads jobs only with their screens. */
export const PAGES: readonly Page[] = [
  ...APP_PAGES,
  ...jobsIn(BRITISH.metric).map(jobPage),
  NOT_FOUND,
];
