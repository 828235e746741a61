import { titled, type Page } from './pages.ts';

/** A job's page, from what the job says of itself. */
export const jobPage = (job: Readonly<Record<'slug' | 'title' | 'summary', string>>): Page => ({
  path: `/jobs/${job.slug}`,
  title: titled(job.title),
  description: job.summary,
});
