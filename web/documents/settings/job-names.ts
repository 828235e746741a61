import { language } from '../../language/language.ts';
import type { Language } from '../../language/language-tags.ts';
import { cardTextIn, type CardWords, type CatalogueItem } from '../../planner/jobs/kit/job-card.ts';

type JobNames = ReadonlyMap<string, CardWords>;

const loadTranslatedNames = async (): Promise<JobNames> =>
  (await import('../../planner/jobs/card-texts-zh.ts')).cardTexts;

let translated: JobNames = new Map();

/**
 * Loads the names of jobs in a language; call it once, before the first render. Never rejects: without the file the
 * page shows the British English names.
 */
export async function loadJobNames(tag: Language): Promise<void> {
  if (tag !== 'zh-Hans') return;
  try {
    translated = await loadTranslatedNames();
  } catch {
    // Offline: the cards contain British English.
  }
}

/** Names of a job in the page's language. */
export const calledHere = (job: CatalogueItem): CardWords =>
  cardTextIn(job, language(), translated.get(job.slug));

export type NamesOf = (job: CatalogueItem) => readonly string[];

const namesIn = ({ slug, words }: CatalogueItem, names: JobNames): readonly string[] =>
  [words.en, words['en-US'], names.get(slug)].flatMap((one) => [one?.title ?? '', one?.find ?? '']);

/** Titles and synonyms of a job in the languages that are loaded. */
export const namesHere: NamesOf = (job) => namesIn(job, translated);

/** Titles and synonyms of a job in every language. Rejects if a file cannot be fetched. */
export async function loadAllNames(): Promise<NamesOf> {
  const names = await loadTranslatedNames();
  return (job) => namesIn(job, names);
}
