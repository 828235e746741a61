import type { Slug } from '../jobs/catalogue.ts';
import { en } from '../language/en/job-list.ts';
import { area } from '../language/language.ts';
import { titled, type Page } from './pages.ts';

const jobs = area('jobList', en);

/** A job's page, from what the catalogue says of it. Not every page starts with what is said of all jobs. */
export const jobPage = (slug: Slug): Page => ({
  path: `/jobs/${slug}`,
  title: titled(jobs[slug].title),
  description: jobs[slug].summary,
});
