import { cardTextIn, type CardWords, type CatalogueItem } from '../jobs/kit/job-card.ts';
import { language } from '../../language/language.ts';
import type { Language } from '../../language/language-tags.ts';

type Called = ReadonlyMap<string, CardWords>;

const loadCalled = async (): Promise<Called> =>
  (await import('../jobs/card-texts-zh.ts')).cardTexts;

let translated: Called = new Map();

/**
 * Loads what the jobs are called in a language: once, before anything is drawn. Never rejects: what cannot be fetched is
 * British.
 */
export async function loadJobNames(tag: Language): Promise<void> {
  if (tag !== 'zh-Hans') return;
  try {
    translated = await loadCalled();
  } catch {
    // No network: British English is at hand.
  }
}

/** What a job is called on this page. */
export const calledHere = (job: CatalogueItem): CardWords =>
  cardTextIn(job, language(), translated.get(job.slug));

export type NamesOf = (job: CatalogueItem) => readonly string[];

const namesIn = ({ slug, words }: CatalogueItem, called: Called): readonly string[] =>
  [words.en, words['en-US'], called.get(slug)].flatMap((one) => [
    one?.title ?? '',
    one?.find ?? '',
  ]);

/** What a job is called, and what else people call it, as far as this page knows without asking. */
export const namesHere: NamesOf = (job) => namesIn(job, translated);

/** The same in every language. Rejects where the others cannot be fetched. */
export async function loadAllNames(): Promise<NamesOf> {
  const called = await loadCalled();
  return (job) => namesIn(job, called);
}
