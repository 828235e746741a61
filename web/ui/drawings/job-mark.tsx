import type { CatalogueItem } from '../../planner/jobs/kit/job-card.ts';

/** Small icon of a job, shown next to its name. */
export function JobMark({ mark: { there, made } }: Pick<CatalogueItem, 'mark'>) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={there} />
      <path d={made} />
    </svg>
  );
}
