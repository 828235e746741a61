import { type Page, titled } from './pages.ts';

/** Page of a job or of the cut list. */
export const jobPage = (job: Readonly<Record<'slug' | 'title' | 'summary', string>>): Page => ({
  path: `/jobs/${job.slug}`,
  title: titled(job.title),
  description: job.summary,
});
