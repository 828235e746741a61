import type { Language } from '../language/language-tags.ts';
import { jobOf } from '../planner/jobs/catalogue.ts';
import type { Job } from '../planner/jobs/kit/contract.ts';
import type { Catalogue } from '../planner/plan.ts';
import { loadShelf } from '../planner/stock/load-shelf.ts';
import type { Region } from '../planner/stock/region.ts';
import type { Shelf } from '../planner/stock/shelf.ts';

const keyOf = (slug: string, language: Language): string => `${language}/${slug}`;

/** Loads jobs and shelves, each once, so that a job and a shelf keep their identity. */
export class CatalogueLoader {
  readonly #jobs = new Map<string, Job>();
  readonly #shelves = new Map<Region, Shelf>();

  /** Catalogue of these jobs if everything is loaded. */
  loaded(slugs: readonly string[], region: Region, language: Language): Catalogue | undefined {
    const shelf = this.#shelves.get(region);
    const known = slugs.filter((slug) => jobOf(slug) !== undefined);
    const found = known.flatMap((slug) => this.#jobs.get(keyOf(slug, language)) ?? []);
    if (shelf === undefined || found.length < known.length) return undefined;
    return { region, shelf, jobs: new Map(found.map((job) => [job.slug, job])) };
  }

  /** Loads the catalogue of these jobs. Rejects if a file cannot be fetched. */
  async load(slugs: readonly string[], region: Region, language: Language): Promise<Catalogue> {
    await Promise.all([
      this.#loadShelf(region),
      ...slugs.map(async (slug) => this.#loadJob(slug, language)),
    ]);
    const catalogue = this.loaded(slugs, region, language);
    if (catalogue === undefined)
      throw new Error('a part of the catalogue is missing after loading');
    return catalogue;
  }

  async #loadShelf(region: Region): Promise<void> {
    if (this.#shelves.has(region)) return;
    const shelf = await loadShelf(region);
    if (!this.#shelves.has(region)) this.#shelves.set(region, shelf);
  }

  async #loadJob(slug: string, language: Language): Promise<void> {
    if (this.#jobs.has(keyOf(slug, language))) return;
    const file = await jobOf(slug)?.file();
    const job = await file?.job.load(language);
    // Two callers may load the same job at the same time: the first object stays.
    if (job !== undefined && !this.#jobs.has(keyOf(slug, language))) {
      this.#jobs.set(keyOf(slug, language), job);
    }
  }
}

/** Loader of this page. */
export const catalogueLoader = new CatalogueLoader();
