import { entryOf } from '../measure/units/entry-of.ts';
import type { Region } from '../stock/region.ts';
import type { ActedOn } from './acted-on.ts';

/** Present id of a former one. */
type Renamed = Readonly<Record<string, string>>;

/** A line of the shopping list that a job had under another id. */
export interface FormerLine {
  /** Slug of the job. */
  readonly job: string;
  readonly id: string;
  /** Present id, in each region if they differ; absent if the job has no such line: a purchase of it is left over. */
  readonly present?: string | Readonly<Partial<Record<Region, string>>>;
  /** Other jobs that have the line still: in a project with one of them the id stays theirs. */
  readonly alsoIn?: readonly string[];
  /** Version of the rules that first had the present id. */
  readonly since: number;
}

/** Ids that were renamed, so that a tick, a purchase or a cut board of a stored project keeps its owner. */
export interface Aliases {
  /** By the slug of the job, the ids of its steps. */
  readonly steps: Readonly<Record<string, Renamed>>;
  readonly lines: readonly FormerLine[];
  /** Sizes that a shop sells; the sizes of a renamed line are renamed with it unless they are here. */
  readonly offers: Renamed;
}

const INDOOR_FILLING = [
  'paint-woodwork',
  'fit-skirting',
  'hang-a-door',
  'build-alcove-shelves',
  'panel-a-wall',
];

/** The one table of renamed ids. An entry stays for good: a project may be years old. */
export const ALIASES: Aliases = {
  steps: {},
  lines: [
    {
      job: 'paint-outside-wood',
      id: 'wood-filler',
      present: 'exterior-filler',
      alsoIn: INDOOR_FILLING,
      since: 1,
    },
    {
      job: 'paint-outside-wood',
      id: 'wood-primer',
      present: 'exterior-primer',
      alsoIn: [...INDOOR_FILLING, 'paint-a-room', 'build-furniture'],
      since: 1,
    },
    {
      job: 'lay-a-laminate-floor',
      id: 'panel-pins~25-mm',
      present: { uk: 'brad-nails~32-mm', eu: 'brad-nails~30-mm' },
      since: 1,
    },
    {
      job: 'lay-a-laminate-floor',
      id: 'panel-pins~1-in',
      present: 'brad-nails~1-1-4-in',
      since: 1,
    },
    {
      job: 'lay-a-laminate-floor',
      id: 'vinyl-plank~8.7x48-in',
      present: 'vinyl-plank~8.7x47.6-in',
      since: 3,
    },
    // Concrete dust takes another mask; what goes round a bath or shower is counted by zone.
    { job: 'lay-a-laminate-floor', id: 'dust-mask~ffp2', since: 1 },
    { job: 'tile-a-floor', id: 'silicone', since: 1 },
    { job: 'tile-a-floor', id: 'masking-tape~38-mm', since: 1 },
    // Boards on masonry are held by longer screws in plugs: screws of 35 mm are of no use there.
    { job: 'tile-a-wall', id: 'backer-screws~4.2x32-mm', alsoIn: ['tile-a-floor'], since: 1 },
    { job: 'tile-a-wall', id: 'backer-screws~4.2x35-mm', alsoIn: ['tile-a-floor'], since: 1 },
    { job: 'tile-a-wall', id: 'backer-screws~4x35-mm', alsoIn: ['tile-a-floor'], since: 1 },
    { job: 'build-a-deck', id: 'post-base~95-mm', present: 'post-base~100-mm', since: 3 },
    { job: 'build-a-deck', id: 'post-base~145-mm', present: 'post-base~150-mm', since: 3 },
    { job: 'build-a-deck', id: 'beam-connector~95-mm', present: 'beam-connector~100-mm', since: 3 },
    {
      job: 'build-a-deck',
      id: 'beam-connector~145-mm',
      present: 'beam-connector~150-mm',
      since: 3,
    },
    {
      job: 'build-alcove-shelves',
      id: 'long-frame-plugs~10x120-mm',
      alsoIn: ['hang-on-a-wall'],
      since: 1,
    },
  ],
  offers: {
    'panel-pins~25-mm/400-piece': 'brad-nails~32-mm/1000-piece',
    'panel-pins~25-mm/250-piece': 'brad-nails~30-mm/1000-piece',
    'panel-pins~1-in/300-piece': 'brad-nails~1-1-4-in/1000-piece',
  },
};

/** The part of a project that names steps, materials and products. */
interface Named {
  readonly jobs: readonly { readonly id: string; readonly slug: string }[];
  readonly region?: string | undefined;
  readonly acted?: ActedOn | undefined;
  readonly done: readonly string[];
  readonly doneAt: Readonly<Record<string, unknown>>;
  readonly timers: Readonly<Record<string, unknown>>;
  readonly had: readonly string[];
  readonly ample: readonly string[];
  readonly spares: Readonly<Record<string, unknown>>;
  readonly own: readonly { readonly material: string }[];
  readonly cut: Readonly<Record<string, unknown>>;
  readonly prices: Readonly<Record<string, unknown>>;
  readonly bought: Readonly<Record<string, unknown>>;
  readonly paid: Readonly<Record<string, unknown>>;
}

/** Former lines of a project's jobs that no other of its jobs still has. */
export function formerLines(
  { jobs, acted }: Pick<Named, 'jobs' | 'acted'>,
  aliases: Aliases = ALIASES,
): readonly FormerLine[] {
  // Projects of 0.1.5 do not say which rules they were planned with.
  const version = acted === undefined ? 0 : (acted.since ?? acted.rules);
  const slugs = new Set(jobs.map(({ slug }) => slug));
  return aliases.lines.filter(
    ({ job, alsoIn = [], since }) =>
      version < since && slugs.has(job) && !alsoIn.some((slug) => slugs.has(slug)),
  );
}

function presentLine({ present }: FormerLine, region: string | undefined): string | undefined {
  return typeof present === 'object' ? entryOf(present, region ?? 'uk') : present;
}

/** A stored project under the present ids. The same object if it has none of the former ones. */
export function withPresentIds<Project extends Named>(
  project: Project,
  aliases: Aliases = ALIASES,
): Project {
  const lines = Object.fromEntries(
    formerLines(project, aliases).flatMap((line) => {
      const present = presentLine(line, project.region);
      return present === undefined ? [] : [[line.id, present]];
    }),
  );
  const steps = project.jobs.flatMap(({ id, slug }) =>
    Object.entries(entryOf(aliases.steps, slug) ?? {}).map(
      ([former, present]) => [`${id}/${former}`, `${id}/${present}`] as const,
    ),
  );
  if (Object.keys(lines).length === 0 && steps.length === 0) return project;
  const stepKeys = Object.fromEntries(steps);
  const material = (id: string): string => entryOf(lines, id) ?? id;
  const step = (key: string): string => entryOf(stepKeys, key) ?? key;
  const offer = (id: string): string => {
    const at = id.lastIndexOf('/');
    const line = at < 0 ? undefined : entryOf(lines, id.slice(0, at));
    return line === undefined ? id : (entryOf(aliases.offers, id) ?? line + id.slice(at));
  };
  const bought = (key: string): string => {
    const at = key.indexOf('|');
    return at < 0 ? material(key) : `${material(key.slice(0, at))}|${offer(key.slice(at + 1))}`;
  };
  const { acted } = project;
  const renamed = acted && {
    ...acted,
    lines: mapValues(underPresent(acted.lines, material), (counts) => underPresent(counts, offer)),
    pieces: underPresent(acted.pieces, material),
    steps: acted.steps.map(step),
  };
  return {
    ...project,
    ...(renamed && { acted: renamed }),
    done: [...new Set(project.done.map(step))],
    doneAt: underPresent(project.doneAt, step),
    timers: underPresent(project.timers, step),
    had: [...new Set(project.had.map(material))],
    ample: [...new Set(project.ample.map(material))],
    spares: underPresent(project.spares, material),
    own: project.own.map((one) => ({ ...one, material: material(one.material) })),
    cut: underPresent(project.cut, material),
    prices: underPresent(project.prices, offer),
    bought: underPresent(project.bought, bought),
    paid: underPresent(project.paid, bought),
  };
}

const mapValues = <From, To>(
  all: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)]));

/** A record under present names; an entry that has one already comes first. */
const underPresent = <Value>(
  all: Readonly<Record<string, Value>>,
  present: (name: string) => string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries([
    ...Object.entries(all).map(([name, value]) => [present(name), value] as const),
    ...Object.entries(all).filter(([name]) => present(name) === name),
  ]);
