import { en } from '../language/en/job-list.ts';
import { area } from '../language/language.ts';
import { titled, type Page } from './pages.ts';

const { 'cut-list': words } = area('jobList', en);

/** The page of the cut list, which the catalogue names among the jobs. */
export const CUT_LIST_PAGE: Page = {
  path: '/jobs/cut-list',
  title: titled(words.title),
  description: words.summary,
};
