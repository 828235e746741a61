import { en } from './en/job-list.ts';
import { jobList as enUs } from './en-us/job-list.ts';
import { jobList as zh } from './zh/job-list.ts';

/** What a job, or the cut list, is called in each language, and what else people call it there. */
export const namesOf = (slug: keyof typeof en): readonly string[] =>
  [en[slug], enUs[slug], zh[slug]].flatMap((words) => [words?.title ?? '', words?.find ?? '']);
