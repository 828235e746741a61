import { withDiffering, type Differs } from '../../../language/locale.ts';
import type { Language } from '../../../language/language-tags.ts';
import type { PlaceKind } from '../../measure/places/place.ts';

/** Where jobs are done, in the order in which the catalogue shows them. */
export const GROUPS = ['inside', 'outside', 'workshop'] as const;
export type JobGroup = (typeof GROUPS)[number];

/** When a job is done in the life of a place: the order in which jobs on one place follow each other. */
export const PHASES = [
  'ground',
  'structure',
  'boards',
  'tiles',
  'paint',
  'trim',
  'paper',
  'floor',
  'fittings',
] as const;
export type WorkPhase = (typeof PHASES)[number];

/** Texts of a job's card in one language. */
export interface CardWords {
  readonly title: string;
  /** Name of its place before the user names it; left out, the kind of place. */
  readonly place?: string;
  /** Other names, separated by commas. The catalogue searches all languages at once. */
  readonly find: string;
  /** One sentence for the catalogue and the page's description. */
  readonly summary: string;
}

/** An item of the catalogue: a job or the cut list, which has no place. */
export interface CatalogueItem {
  readonly slug: string;
  readonly group: JobGroup;
  /** A small drawing, two lines on a grid of 48: what is there, and what the job makes of it or does it with. */
  readonly mark: { readonly there: string; readonly made: string };
  /** British English and the American differences; translations are in their own files. */
  readonly words: { readonly en: CardWords; readonly 'en-US': Differs<CardWords> };
}

/** A job before it is loaded, as the catalogue lists it: light, for all of them come together. */
export interface Card extends CatalogueItem {
  readonly phase: WorkPhase;
  /** Kinds of place it can be done on, the most usual first; it starts with that one. */
  readonly places: readonly PlaceKind[];
}

/** Texts of a card in a language; British if the translation has not loaded. */
export function cardTextIn(
  { words }: Pick<CatalogueItem, 'words'>,
  language: Language,
  translated?: CardWords,
): CardWords {
  if (language === 'en-US') return withDiffering<CardWords>(words.en, words['en-US']);
  return language === 'en' ? words.en : (translated ?? words.en);
}
