import { jobOf } from '../jobs/catalogue.ts';
import type { Job } from '../jobs/kit/contract.ts';
import type { Language } from '../../language/language-tags.ts';
import { loadShelf } from '../stock/load-shelf.ts';
import type { Region } from '../stock/region.ts';
import type { Shelf } from '../stock/shelf.ts';

/** What a project is worked out with: its jobs, each with its words, and what the shops of its region sell. */
export interface Loaded {
  /** By slug; those that this version does not know are missing. */
  readonly jobs: ReadonlyMap<string, Job>;
  readonly region: Region;
  readonly shelf: Shelf;
}

/** What is loaded already, each job and shelf the same object every time. */
const jobs = new Map<string, Job>();
const shelves = new Map<Region, Shelf>();

const keyOf = (slug: string, language: Language): string => `${language}/${slug}`;

/** What of it all is there already; undefined while a part is still to be loaded. */
export function loadedNow(
  slugs: readonly string[],
  region: Region,
  language: Language,
): Loaded | undefined {
  const shelf = shelves.get(region);
  const known = slugs.filter((slug) => jobOf(slug) !== undefined);
  const found = known.flatMap((slug) => jobs.get(keyOf(slug, language)) ?? []);
  return shelf === undefined || found.length < known.length
    ? undefined
    : { region, shelf, jobs: new Map(found.map((job) => [job.slug, job])) };
}

/** Loads jobs and a region's shelf. Rejects where a chunk cannot be fetched. */
export async function loadJobs(
  slugs: readonly string[],
  region: Region,
  language: Language,
): Promise<Loaded> {
  const shelf = async (): Promise<void> => {
    if (!shelves.has(region)) shelves.set(region, await loadShelf(region));
  };
  await Promise.all([shelf(), ...slugs.map(async (slug) => loadJob(slug, language))]);
  const loaded = loadedNow(slugs, region, language);
  if (loaded === undefined) throw new Error('what was loaded is not there');
  return loaded;
}

async function loadJob(slug: string, language: Language): Promise<void> {
  if (jobs.has(keyOf(slug, language))) return;
  const file = await jobOf(slug)?.file();
  const job = await file?.job.load(language);
  if (job !== undefined) jobs.set(keyOf(slug, language), job);
}
