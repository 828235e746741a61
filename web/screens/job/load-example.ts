import { pageMemo } from '../../documents/settings/page-names.ts';
import type { JobHere } from '../../planner/jobs/kit/contract.ts';
import { defaultHome } from '../../planner/jobs/kit/place/home.ts';
import { language } from '../../language/language.ts';
import { catalogueLoader } from '../../app/catalogue-loader.ts';
import { exampleLocale } from '../../documents/settings/settings.ts';
import type { Slug } from '../../planner/jobs/catalogue.ts';
import { localeFor, regionOfLanguage } from '../../planner/stock/region.ts';

/** A job for its public page, equal for all readers of the language. */
export async function loadExample(slug: Slug): Promise<JobHere> {
  const region = regionOfLanguage(language());
  const { jobs, shelf } = await catalogueLoader.load([slug], region, language());
  const job = jobs.get(slug);
  if (job === undefined) throw new Error(`${slug} was not loaded`);
  const locale = localeFor(region, exampleLocale());
  return job.here({
    locale,
    region,
    shelf,
    workshop: {},
    home: defaultHome(region),
    renewed: [],
    memo: pageMemo,
  });
}
