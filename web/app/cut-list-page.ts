import { CUT_LIST } from '../planner/jobs/cut-list.ts';
import { calledHere } from '../planner/project/job-names.ts';
import { jobPage } from './job-page.ts';
import type { Page } from './pages.ts';

/** Page of the cut list, which the catalogue lists among the jobs. */
export const cutListPage = (): Page => jobPage({ slug: CUT_LIST.slug, ...calledHere(CUT_LIST) });
