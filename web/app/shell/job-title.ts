import { listedAs } from '../../planner/jobs/cards.ts';
import { calledHere } from '../../documents/settings/job-names.ts';

/** Title of a job; its slug if this version does not know the job. */
export function jobTitle(slug: string): string {
  const listed = listedAs(slug);
  return listed === undefined ? slug : calledHere(listed).title;
}
