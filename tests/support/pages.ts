import { PAGES } from '../../web/export/pages.ts';
import { LONG } from './long.ts';

/** Of the jobs' pages, which come from one file, one in words and figures and one with a picture in three dimensions. */
const JOBS = new Set(['/jobs/paint-a-room', '/jobs/build-furniture']);

/** The pages of the export that are looked at one by one; in the long size all of them. */
export const SHOWN = LONG
  ? PAGES
  : PAGES.filter(({ path }) => !path.startsWith('/jobs/') || JOBS.has(path));
