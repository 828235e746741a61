import { titled, type Page } from './pages.ts';

/** Page of a job, from its card. */
export const jobPage = (job: Readonly<Record<'slug' | 'title' | 'summary', string>>): Page => ({
  path: `/jobs/${job.slug}`,
  title: titled(job.title),
  description: job.summary,
});
