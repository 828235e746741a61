import { Memo } from '../../web/planner/memo.ts';
import { JOBS } from '../../web/planner/jobs/catalogue.ts';
import type { Job, JobContext, JobHere } from '../../web/planner/jobs/kit/contract.ts';
import { defaultHome, type HomeFacts } from '../../web/planner/jobs/kit/place/home.ts';
import { loadTranslation } from '../../web/language/load-language.ts';
import { BRITISH, makeLocale, type Locale, type UnitSystem } from '../../web/language/locale.ts';
import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { catalogueLoader } from '../../web/app/catalogue-loader.ts';
import type { Catalogue } from '../../web/planner/plan.ts';
import { localeFor, REGIONS, type Region } from '../../web/planner/stock/region.ts';

export const REGION_NAMES = Object.keys(REGIONS) as readonly Region[];
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as readonly Language[];
export const UNITS: readonly UnitSystem[] = ['metric', 'imperial'];

/** A locale with the words of its language. */
export async function localeIn(language: Language, units: UnitSystem): Promise<Locale> {
  return makeLocale({ ...BRITISH[units], ...(await loadTranslation(language)) });
}

/** All jobs and the shelf of a region, in a language. */
export const loadAll = (region: Region, language: Language = 'en'): Promise<Catalogue> =>
  catalogueLoader.load(
    JOBS.map(({ slug }) => slug),
    region,
    language,
  );

/** Context of a job for a user with no answers about their home. */
export async function contextIn(
  region: Region,
  units: UnitSystem = REGIONS[region].units,
  language: Language = 'en',
  home: Partial<HomeFacts> = {},
): Promise<JobContext> {
  const { shelf } = await loadAll(region, language);
  return {
    locale: localeFor(region, await localeIn(language, units)),
    region,
    shelf,
    workshop: {},
    home: { ...defaultHome(region), ...home },
    renewed: [],
    memo: new Memo(),
  };
}

/** Every job in a context. */
export async function jobsIn(context: JobContext): Promise<readonly JobHere[]> {
  const { jobs } = await loadAll(context.region, context.locale.language);
  return [...jobs.values()].map((job: Job) => job.here(context));
}
