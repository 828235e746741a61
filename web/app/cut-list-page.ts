import { CUT_LIST } from '../planner/jobs/cut-list.ts';
import { calledHere } from '../documents/settings/job-names.ts';
import { jobPage } from './job-page.ts';
import type { Page } from './pages.ts';

/** The page of the cut list, which the catalogue names among the jobs. */
export const cutListPage = (): Page => jobPage({ slug: CUT_LIST.slug, ...calledHere(CUT_LIST) });
