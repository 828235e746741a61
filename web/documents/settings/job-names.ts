import type { Language } from '../../language/language-tags.ts';
import { CARD_TEXTS } from '../../planner/jobs/card-texts.ts';
import type { CardWords, CatalogueItem } from '../../planner/jobs/kit/job-card.ts';

type JobNames = ReadonlyMap<string, CardWords>;

let here: JobNames = new Map();

/** Loads the names of jobs in the page's language; call it once, before the first render. */
export async function loadJobNames(tag: Language): Promise<void> {
  here = await CARD_TEXTS[tag]();
}

/** Names of a job in the page's language; its slug until they are loaded. */
export const calledHere = ({ slug }: CatalogueItem): CardWords => here.get(slug) ?? { title: slug };

export type NamesOf = (job: CatalogueItem) => readonly string[];

/** Title of a job in the page's language. */
export const titleHere: NamesOf = (job) => [calledHere(job).title];

/** Titles and other names of a job in every language. Rejects if the file cannot be fetched. */
export async function loadAllNames(): Promise<NamesOf> {
  const { jobFinds } = await import('../../planner/jobs/job-finds.ts');
  return ({ slug }) => jobFinds.get(slug) ?? [];
}
