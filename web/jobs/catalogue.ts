import type { PlaceKind } from '../measure/place.ts';
import type { Phase } from './kit/contract.ts';
import type { JobFile } from './kit/define-job.ts';

/** Where jobs are done, in the order in which the catalogue shows them. */
export const GROUPS = ['inside', 'outside', 'workshop'] as const;
export type Group = (typeof GROUPS)[number];

/** A job before it is loaded. */
export interface Entry {
  readonly slug: string;
  readonly group: Group;
  readonly phase: Phase;
  /** Where it can be done; it starts with the first. */
  readonly places: readonly PlaceKind[];
  /** Its file, which is a chunk of its own. Rejects where it cannot be fetched. */
  readonly file: () => Promise<JobFile>;
}

/** Every job, in the order in which each group of the catalogue shows them to who has done none: what people do most comes first. */
export const JOBS = [
  {
    slug: 'paint-a-room',
    group: 'inside',
    phase: 'paint',
    places: ['room', 'wall'],
    file: async () => (await import('./paint-a-room/job.ts')).paintARoom,
  },
  {
    slug: 'paint-woodwork',
    group: 'inside',
    phase: 'trim',
    places: ['room', 'thing'],
    file: async () => (await import('./paint-woodwork/job.ts')).paintWoodwork,
  },
  {
    slug: 'hang-wallpaper',
    group: 'inside',
    phase: 'paper',
    places: ['room', 'wall'],
    file: async () => (await import('./hang-wallpaper/job.ts')).hangWallpaper,
  },
  {
    slug: 'lay-a-laminate-floor',
    group: 'inside',
    phase: 'floor',
    places: ['room'],
    file: async () => (await import('./lay-a-laminate-floor/job.ts')).layALaminateFloor,
  },
  {
    slug: 'fit-skirting',
    group: 'inside',
    phase: 'fittings',
    places: ['room'],
    file: async () => (await import('./fit-skirting/job.ts')).fitSkirting,
  },
  {
    slug: 'tile-a-wall',
    group: 'inside',
    phase: 'tiles',
    places: ['wall', 'room'],
    file: async () => (await import('./tile-a-wall/job.ts')).tileAWall,
  },
  {
    slug: 'tile-a-floor',
    group: 'inside',
    phase: 'tiles',
    places: ['room'],
    file: async () => (await import('./tile-a-floor/job.ts')).tileAFloor,
  },
  {
    slug: 'hang-on-a-wall',
    group: 'inside',
    phase: 'fittings',
    places: ['wall', 'room'],
    file: async () => (await import('./hang-on-a-wall/job.ts')).hangOnAWall,
  },
  {
    slug: 'hang-a-door',
    group: 'inside',
    phase: 'fittings',
    places: ['thing'],
    file: async () => (await import('./hang-a-door/job.ts')).hangADoor,
  },
  {
    slug: 'build-alcove-shelves',
    group: 'workshop',
    phase: 'fittings',
    places: ['thing'],
    file: async () => (await import('./build-alcove-shelves/job.ts')).buildAlcoveShelves,
  },
  {
    slug: 'build-furniture',
    group: 'workshop',
    phase: 'fittings',
    places: ['thing', 'wall', 'room'],
    file: async () => (await import('./build-furniture/job.ts')).buildFurniture,
  },
  {
    slug: 'panel-a-wall',
    group: 'inside',
    phase: 'fittings',
    places: ['wall', 'room'],
    file: async () => (await import('./panel-a-wall/job.ts')).panelAWall,
  },
  {
    slug: 'build-a-stud-wall',
    group: 'inside',
    phase: 'structure',
    places: ['wall'],
    file: async () => (await import('./build-a-stud-wall/job.ts')).buildAStudWall,
  },
  {
    slug: 'board-a-ceiling',
    group: 'inside',
    phase: 'boards',
    places: ['room'],
    file: async () => (await import('./board-a-ceiling/job.ts')).boardACeiling,
  },
  {
    slug: 'put-up-a-fence',
    group: 'outside',
    phase: 'ground',
    places: ['run'],
    file: async () => (await import('./put-up-a-fence/job.ts')).putUpAFence,
  },
  {
    slug: 'build-a-deck',
    group: 'outside',
    phase: 'structure',
    places: ['ground'],
    file: async () => (await import('./build-a-deck/job.ts')).buildADeck,
  },
  {
    slug: 'board-a-loft',
    group: 'inside',
    phase: 'boards',
    places: ['room', 'ground'],
    file: async () => (await import('./board-a-loft/job.ts')).boardALoft,
  },
  {
    slug: 'paint-outside-wood',
    group: 'outside',
    phase: 'paint',
    places: ['run', 'wall'],
    file: async () => (await import('./paint-outside-wood/job.ts')).paintOutsideWood,
  },
  {
    slug: 'lay-a-path',
    group: 'outside',
    phase: 'ground',
    places: ['ground'],
    file: async () => (await import('./lay-a-path/job.ts')).layAPath,
  },
  {
    slug: 'lay-a-patio',
    group: 'outside',
    phase: 'ground',
    places: ['ground'],
    file: async () => (await import('./lay-a-patio/job.ts')).layAPatio,
  },
  {
    slug: 'lay-a-lawn',
    group: 'outside',
    phase: 'ground',
    places: ['ground'],
    file: async () => (await import('./lay-a-lawn/job.ts')).layALawn,
  },
  {
    slug: 'build-a-raised-bed',
    group: 'outside',
    phase: 'ground',
    places: ['thing'],
    file: async () => (await import('./build-a-raised-bed/job.ts')).buildARaisedBed,
  },
] as const satisfies readonly Entry[];

export type Slug = (typeof JOBS)[number]['slug'];

/** The entry of a slug; undefined for one that this version does not know. */
export const jobOf = (slug: string): (Entry & { readonly slug: Slug }) | undefined =>
  JOBS.find((job) => job.slug === slug);
