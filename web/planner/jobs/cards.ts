import { JOBS } from './catalogue.ts';
import { CUT_LIST } from './cut-list.ts';
import { GROUPS, type Card, type CatalogueItem } from './kit/job-card.ts';

// The bundler alone gathers files: tests and benches that run in Node go without.
const found: ReadonlyMap<string, Card> = new Map(
  (import.meta.env as unknown) === undefined
    ? []
    : Object.entries(import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' })),
);

/** What every job says of itself before it is loaded, in the order of the catalogue. */
export const CARDS: readonly Card[] = JOBS.flatMap(
  ({ slug }) => found.get(`./${slug}/card.ts`) ?? [],
);

/** Items of the catalogue: the jobs and the cut list. */
export const LISTED: readonly CatalogueItem[] = [...CARDS, CUT_LIST];

/** The card of a job; undefined for one that this version does not know. */
export const cardOf = (slug: string): Card | undefined => CARDS.find((card) => card.slug === slug);

/** Catalogue item of a slug; undefined if this version does not know it. */
export const listedAs = (slug: string): CatalogueItem | undefined =>
  LISTED.find((listed) => listed.slug === slug);

/** Number of uses on this device, by slug. */
export type Uses = ReadonlyMap<string, number>;

/** Most used first, then in the order of the groups. */
export const mostUsedFirst = <Job extends CatalogueItem>(jobs: readonly Job[], uses: Uses): Job[] =>
  jobs.toSorted(
    (a, b) =>
      (uses.get(b.slug) ?? 0) - (uses.get(a.slug) ?? 0) ||
      GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group),
  );
