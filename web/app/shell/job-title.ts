import { listedAs } from '../../planner/jobs/cards.ts';
import { calledHere } from '../../documents/settings/job-names.ts';

/** What a job is called on this page; its slug where this version does not know it. */
export function jobTitle(slug: string): string {
  const listed = listedAs(slug);
  return listed === undefined ? slug : calledHere(listed).title;
}
