import type { PlaceKind } from '../../measure/places/place.ts';

/** Where jobs are done, in the order in which the catalogue shows them. */
export const GROUPS = ['inside', 'outside', 'workshop'] as const;
export type JobGroup = (typeof GROUPS)[number];

/** When a job or a step is done in the life of a place: the order in which jobs on one place follow each other. */
export const PHASES = [
  'ground',
  'structure',
  'boards',
  'tile-grounds',
  'tiles',
  'paint',
  'trim',
  'paper',
  'floor',
  'skirting',
  'panelling',
  'fittings',
] as const;
export type WorkPhase = (typeof PHASES)[number];

/** Texts of a job in one language that the first pages need. */
export interface CardWords {
  readonly title: string;
  /** Name of its place before the user names it; left out, the kind of place. */
  readonly place?: string;
}

/** An item of the catalogue: a job or the cut list, which has no place. */
export interface CatalogueItem {
  readonly slug: string;
  readonly group: JobGroup;
  /** A small drawing, two lines on a grid of 48: what is there, and what the job makes of it or does it with. */
  readonly mark: { readonly there: string; readonly made: string };
}

/** A job before it is loaded, as the catalogue lists it: light, for all of them come together. */
export interface Card extends CatalogueItem {
  readonly phase: WorkPhase;
  /** Kinds of place it can be done on, the most usual first; it starts with that one. */
  readonly places: readonly PlaceKind[];
}
