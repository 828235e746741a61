import { APP_PAGES, jobPage, NOT_FOUND, type Page } from '../app/pages.ts';
import { JOBS } from '../jobs/catalogue.ts';

/** Every public page, in the order of the export. The app itself loads jobs only with their screens. */
export const PAGES: readonly Page[] = [...APP_PAGES, ...JOBS.map(jobPage), NOT_FOUND];
