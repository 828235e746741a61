import type { JobFile } from './kit/define-job.ts';

/** A job by the name of its folder. */
interface Entry {
  readonly slug: string;
  /** Loads its chunk. Rejects if the chunk cannot be fetched. */
  readonly file: () => Promise<{ readonly job: JobFile }>;
}

/** Every job, in the order in which each group of the catalogue shows them to who has done none: what people do most comes first. */
export const JOBS = [
  { slug: 'paint-a-room', file: () => import('./paint-a-room/job.ts') },
  { slug: 'paint-woodwork', file: () => import('./paint-woodwork/job.ts') },
  { slug: 'hang-wallpaper', file: () => import('./hang-wallpaper/job.ts') },
  { slug: 'lay-a-laminate-floor', file: () => import('./lay-a-laminate-floor/job.ts') },
  { slug: 'fit-skirting', file: () => import('./fit-skirting/job.ts') },
  { slug: 'tile-a-wall', file: () => import('./tile-a-wall/job.ts') },
  { slug: 'tile-a-floor', file: () => import('./tile-a-floor/job.ts') },
  { slug: 'insulate-a-hot-water-pipe', file: () => import('./insulate-a-hot-water-pipe/job.ts') },
  { slug: 'hang-on-a-wall', file: () => import('./hang-on-a-wall/job.ts') },
  { slug: 'hang-a-door', file: () => import('./hang-a-door/job.ts') },
  { slug: 'build-alcove-shelves', file: () => import('./build-alcove-shelves/job.ts') },
  { slug: 'build-furniture', file: () => import('./build-furniture/job.ts') },
  { slug: 'panel-a-wall', file: () => import('./panel-a-wall/job.ts') },
  { slug: 'build-a-stud-wall', file: () => import('./build-a-stud-wall/job.ts') },
  { slug: 'board-a-ceiling', file: () => import('./board-a-ceiling/job.ts') },
  { slug: 'put-up-a-fence', file: () => import('./put-up-a-fence/job.ts') },
  { slug: 'build-a-deck', file: () => import('./build-a-deck/job.ts') },
  { slug: 'board-a-loft', file: () => import('./board-a-loft/job.ts') },
  { slug: 'paint-outside-wood', file: () => import('./paint-outside-wood/job.ts') },
  { slug: 'lay-a-path', file: () => import('./lay-a-path/job.ts') },
  { slug: 'lay-a-patio', file: () => import('./lay-a-patio/job.ts') },
  { slug: 'lay-a-lawn', file: () => import('./lay-a-lawn/job.ts') },
  { slug: 'build-a-raised-bed', file: () => import('./build-a-raised-bed/job.ts') },
] as const satisfies readonly Entry[];

export type Slug = (typeof JOBS)[number]['slug'];

/** The entry of a slug; undefined for one that this version does not know. */
export const jobOf = (slug: string): (Entry & { readonly slug: Slug }) | undefined =>
  JOBS.find((job) => job.slug === slug);
