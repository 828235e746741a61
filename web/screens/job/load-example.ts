import type { JobHere } from '../../jobs/kit/contract.ts';
import { unknownHome } from '../../jobs/kit/home.ts';
import { language } from '../../language/language.ts';
import { loadJobs } from '../../projects/derive/loaded.ts';
import { exampleLocale } from '../../projects/settings/locale.ts';
import type { Slug } from '../../jobs/catalogue.ts';
import { localeFor, REGION_OF } from '../../stock/region.ts';

/** A job as its public page shows it, for everybody who reads the language. */
export async function loadExample(slug: Slug): Promise<JobHere> {
  const region = REGION_OF[language()];
  const { jobs, shelf } = await loadJobs([slug], region, language());
  const job = jobs.get(slug);
  if (job === undefined) throw new Error(`${slug} was not loaded`);
  const locale = localeFor(region, exampleLocale());
  return job.here({ locale, region, shelf, workshop: {}, home: unknownHome(region) });
}
