import type { Place } from '../measure/places/place.ts';
import { boxRing, type Region } from '../measure/outline/polygon.ts';
import type { Cents } from '../measure/units/units.ts';
import type { Currency } from '../stock/currency.ts';
import { REGIONS } from '../stock/region.ts';
import { MOST_PIECES } from '../takeoff/boards/most-pieces.ts';
import { stepKey } from '../jobs/kit/steps/schedule.ts';
import type { Project } from '../schema/project.ts';
import { weightOf } from './bound-jobs.ts';
import { wantedPlans, type Wanted } from './cuts/wanted-plans.ts';
import {
  deriveJobs,
  deriveProject,
  type DerivedProject,
  type DeriveOptions,
} from './derive-project.ts';

/** How much of something is behind its person. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

/** What the list of projects shows of one. */
export interface Digest {
  /** Of its first place that is measured and has a shape. */
  readonly shape: { readonly region: Region; readonly seen: 'wall' | 'plan' } | undefined;
  /** Undefined while nothing is on its list, something there has no price, or a cut is still to plan. */
  readonly cost: Cents | undefined;
  /** Cuts of which the planner knows no plan yet: the sum would be another on the project's own screens. */
  readonly unplanned: readonly Wanted[];
  readonly currency: Currency;
  /** Lines of the list of which nothing is to be bought any more. */
  readonly bought: Progress;
  /** Steps that are ticked. */
  readonly steps: Progress;
}

function shapeOf(place: Place | undefined): Digest['shape'] {
  switch (place?.kind) {
    case 'room':
      return { region: place.floor, seen: 'plan' };
    case 'ground':
      return { region: place.region, seen: 'plan' };
    case 'wall':
      return { region: place.wall.region, seen: 'wall' };
    case 'run':
      // A line is drawn as thick as can be seen.
      return {
        region: [boxRing({ x0: 0, y0: 0, x1: place.length, y1: place.length / 12 })],
        seen: 'plan',
      };
    case 'thing':
    case undefined:
      return undefined;
  }
}

/** As many pieces as one project has on a page that shows a list of them: a house of twelve rooms has some thousands. */
const MOST_WEIGHT = MOST_PIECES;

/**
 * The same with a pause between two jobs; undefined where the project lays so many pieces that the list does without,
 * or where `pause` says that nobody waits for it any more.
 */
export async function digestSlowly(
  project: Project,
  options: DeriveOptions,
  pause: () => Promise<boolean>,
): Promise<Digest | undefined> {
  let weight = 0;
  // Kept by `planJob`: what is planned here costs nothing below.
  for (const { plan } of deriveJobs(project, options)) {
    weight += weightOf(plan);
    if (weight > MOST_WEIGHT || !(await pause())) return undefined;
  }
  return digest(project, options);
}

/** Works out what the list shows of a project; with the options of its own screens it costs what it does there. */
export function digest(project: Project, options: DeriveOptions): Digest {
  const worked = deriveProject(project, options);
  const { places, list } = worked;
  const { planner } = options;
  const unplanned = planner === undefined ? [] : wantedPlans(project, list, planner);
  const shapes = [...places.values()].map(({ place }) => shapeOf(place));
  return {
    shape: shapes.find((shape) => shape !== undefined),
    cost:
      list.lines.length === 0 || list.unpriced > 0 || unplanned.length > 0 ? undefined : list.cost,
    unplanned,
    currency: options.currency ?? REGIONS[options.loaded.region].currency,
    bought: boughtOf(worked),
    steps: stepsOf(project, worked),
  };
}

function boughtOf({ list: { lines } }: DerivedProject): Progress {
  const bought = lines.filter(
    ({ items }) => items.length > 0 && items.every(({ toBuy }) => toBuy === 0),
  );
  return { done: bought.length, all: lines.length };
}

function stepsOf(project: Project, { jobs }: DerivedProject): Progress {
  const keys = jobs.flatMap(({ entry, plan }) => plan.steps.map(({ id }) => stepKey(entry.id, id)));
  const done = new Set(project.done);
  return { done: keys.filter((key) => done.has(key)).length, all: keys.length };
}
