import { type Page, titled } from './pages.ts';
import { CUT_LIST } from '../planner/jobs/cut-list.ts';
import { calledHere } from '../documents/settings/job-names.ts';

/** Page of a job, from its card. */
export const jobPage = (job: Readonly<Record<'slug' | 'title' | 'summary', string>>): Page => ({
  path: `/jobs/${job.slug}`,
  title: titled(job.title),
  description: job.summary,
});

/** Page of the cut list, which the catalogue lists among the jobs. */
export const cutListPage = (): Page => jobPage({ slug: CUT_LIST.slug, ...calledHere(CUT_LIST) });
