import { withDiffering, type Differs } from '../../../language/locale.ts';
import type { Language } from '../../../language/language-tags.ts';
import type { PlaceKind } from '../../measure/places/place.ts';

/** Where jobs are done, in the order in which the catalogue shows them. */
export const GROUPS = ['inside', 'outside', 'workshop'] as const;
export type Group = (typeof GROUPS)[number];

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
export type Phase = (typeof PHASES)[number];

/** What a job is called, in one language. */
export interface CardWords {
  readonly title: string;
  /** What its place is called until it has a name; after its kind where left out. */
  readonly place?: string;
  /** What else people call it, with commas between; the catalogue is searched in all languages at once. */
  readonly find: string;
  /** One sentence for the catalogue and the page's description. */
  readonly summary: string;
}

/** What is listed: a job, or the cut list, which asks for no place. */
export interface CatalogueItem {
  readonly slug: string;
  readonly group: Group;
  /** A small drawing, two lines on a grid of 48: what is there, and what the job makes of it or does it with. */
  readonly mark: { readonly there: string; readonly made: string };
  /** British English, and what American English says otherwise; a translation is a file of its own beside it. */
  readonly words: { readonly en: CardWords; readonly 'en-US': Differs<CardWords> };
}

/** A job before it is loaded, as the catalogue lists it: light, for all of them come together. */
export interface Card extends CatalogueItem {
  readonly phase: Phase;
  /** Kinds of place it can be done on, the most usual first; it starts with that one. */
  readonly places: readonly PlaceKind[];
}

/** What it is called in a language; British where its translation is not at hand. */
export function cardTextIn(
  { words }: Pick<CatalogueItem, 'words'>,
  language: Language,
  translated?: CardWords,
): CardWords {
  if (language === 'en-US') return withDiffering<CardWords>(words.en, words['en-US']);
  return language === 'en' ? words.en : (translated ?? words.en);
}
