import { GROUPS, JOBS, type Group, type Slug } from './catalogue.ts';

/** What the catalogue lists: a job, or the cut list, which asks for no place. */
export interface Listed {
  readonly slug: Slug | 'cut-list';
  readonly group: Group;
}

export const LISTED: readonly Listed[] = [...JOBS, { slug: 'cut-list', group: 'workshop' }];

/** How often each was used on this device. */
export type Uses = ReadonlyMap<string, number>;

/** What is used most first, then group by group as the catalogue has them. */
export const mostUsedFirst = <Job extends Listed>(jobs: readonly Job[], uses: Uses): Job[] =>
  jobs.toSorted(
    (a, b) =>
      (uses.get(b.slug) ?? 0) - (uses.get(a.slug) ?? 0) ||
      GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group),
  );
