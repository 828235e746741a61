import type { JobHere } from '../../jobs/contract.ts';
import { unknownHome } from '../../jobs/home.ts';
import { language } from '../../language/language.ts';
import type { Language } from '../../language/language-tags.ts';
import { loadJobs } from '../../projects/derive/loaded.ts';
import { exampleLocale } from '../../projects/settings/locale.ts';
import type { Slug } from '../../jobs/catalogue.ts';
import { localeFor, type Region } from '../../stock/region.ts';

/** Where the examples of public pages buy: where most readers of the language do. */
export const EXAMPLE_REGION: Readonly<Record<Language, Region>> = {
  en: 'uk',
  'en-US': 'us',
  'zh-Hans': 'cn',
};

/** A job as its public page shows it, for everybody who reads the language. */
export async function loadExample(slug: Slug): Promise<JobHere> {
  const region = EXAMPLE_REGION[language()];
  const { jobs, shelf } = await loadJobs([slug], region, language());
  const job = jobs.get(slug);
  if (job === undefined) throw new Error(`${slug} was not loaded`);
  const locale = localeFor(region, exampleLocale());
  return job.here({ locale, region, shelf, workshop: {}, home: unknownHome(region) });
}
