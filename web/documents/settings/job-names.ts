import { language } from '../../language/language.ts';
import type { Language } from '../../language/language-tags.ts';
import { CARD_TEXTS } from '../../planner/jobs/card-texts.ts';
import { cardTextIn, type CardWords, type CatalogueItem } from '../../planner/jobs/kit/job-card.ts';

type JobNames = ReadonlyMap<string, CardWords>;

let translated: JobNames = new Map();

/**
 * Loads the names of jobs in a language; call it once, before the first render. Never rejects: without the file the
 * page shows the British English names.
 */
export async function loadJobNames(tag: Language): Promise<void> {
  try {
    translated = (await CARD_TEXTS[tag]?.()) ?? translated;
  } catch {
    // Offline: the cards contain British English.
  }
}

/** Names of a job in the page's language. */
export const calledHere = (job: CatalogueItem): CardWords =>
  cardTextIn(job, language(), translated.get(job.slug));

export type NamesOf = (job: CatalogueItem) => readonly string[];

const namesIn = (
  { slug, words }: CatalogueItem,
  languages: readonly JobNames[],
): readonly string[] =>
  [words.en, words['en-US'], ...languages.map((names) => names.get(slug))].flatMap((one) => [
    one?.title ?? '',
    one?.find ?? '',
  ]);

/** Titles and synonyms of a job in the languages that are loaded. */
export const namesHere: NamesOf = (job) => namesIn(job, [translated]);

/** Titles and synonyms of a job in every language. Rejects if a file cannot be fetched. */
export async function loadAllNames(): Promise<NamesOf> {
  const names = await Promise.all(Object.values(CARD_TEXTS).map((load) => load()));
  return (job) => namesIn(job, names);
}
