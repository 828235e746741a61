import { currentStep, jobSteps, planDays } from '../calendar/plan-days.ts';
import type { DaysSaid } from '../calendar/work-days.ts';
import { stepKey, type ScheduledStep } from '../jobs/kit/steps/schedule.ts';
import { boxRing, type PolygonRings } from '../measure/outline/polygon.ts';
import type { Place } from '../measure/places/place.ts';
import type { Cents } from '../measure/units/units.ts';
import { hasExamplePrice } from '../shopping/rough-price.ts';
import type { Memo } from '../memo.ts';
import { plan, planJobs, type Inputs, type Plan } from '../plan.ts';
import type { Project } from '../schema/project.ts';
import { cutKeyOf } from '../shopping/cut-line.ts';
import { type Currency, REGIONS } from '../stock/region.ts';
import { MOST_PIECES } from '../takeoff/boards/most-pieces.ts';
import type { WantedCut } from './cuts/wanted-cuts.ts';
import { weightOf } from './job-bounds.ts';

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Figures of a digest as plain data, to keep on the device. Only the title of the step is in a language. */
export interface Figures extends Pick<
  Digest,
  'cost' | 'isEstimate' | 'currency' | 'bought' | 'steps'
> {
  /** Title of the step that Do shows; undefined if there is none. */
  readonly next: string | undefined;
}

/** The user's days of work, and the present time in milliseconds since 1970. */
export interface PlanningDay {
  readonly days: DaysSaid;
  readonly now: number;
}

/** Summary of a project for the list of projects. */
export interface Digest {
  /** Outline of the first place that is measured and has a shape. */
  readonly shape: { readonly region: PolygonRings; readonly seen: 'wall' | 'plan' } | undefined;
  /** Undefined if the list is empty, something on it has no price, or a cut is not planned yet. */
  readonly cost: Cents | undefined;
  /** True if the cost contains example prices. */
  readonly isEstimate: boolean;
  /** Cuts without any plan: with one, the project's own screens show another sum. */
  readonly unplanned: readonly WantedCut[];
  readonly currency: Currency;
  /** Lines of the list that are bought completely. */
  readonly bought: Progress;
  /** Ticked steps. */
  readonly steps: Progress;
  /** The step that Do shows; undefined if there is none. */
  readonly next: ScheduledStep | undefined;
  readonly plan: Plan;
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
      // As thick as a line needs to be visible.
      return {
        region: [boxRing({ x0: 0, y0: 0, x1: place.length, y1: place.length / 12 })],
        seen: 'plan',
      };
    case 'thing':
    case undefined:
      return undefined;
  }
}

/** Pieces of one project that a list of projects plans: a house of twelve rooms has some thousands. */
const MOST_WEIGHT = MOST_PIECES;

/**
 * Digest with a pause between two jobs. Undefined if the project lays too many pieces for a list of projects, or if
 * `pause` answers that the digest is no longer wanted.
 */
export async function digestSlowly(
  inputs: Inputs,
  today: PlanningDay,
  memo: Memo,
  pause: () => Promise<boolean>,
): Promise<Digest | undefined> {
  let weight = 0;
  // The memo keeps these plans for the digest.
  for (const job of planJobs(inputs, memo)) {
    weight += weightOf(job.plan);
    if (weight > MOST_WEIGHT || !(await pause())) return undefined;
  }
  return projectDigest(inputs, today, memo);
}

export const figuresOf = ({ cost, isEstimate, currency, bought, steps, next }: Digest): Figures => {
  return { cost, isEstimate, currency, bought, steps, next: next?.step.title };
};

/** Summary of a project; its cost is the sum that the project's own screens show. */
export function projectDigest(inputs: Inputs, today: PlanningDay, memo?: Memo): Digest {
  const { project, catalogue, device, cuts } = inputs;
  const planned = plan(inputs, memo);
  const { places, list, wanted } = planned;
  const unplanned = wanted.filter(({ request }) => cuts?.has(cutKeyOf(request)) === false);
  const shapes = [...places.values()].map(({ place }) => shapeOf(place));
  return {
    shape: shapes.find((shape) => shape !== undefined),
    cost:
      list.lines.length === 0 || list.unpriced > 0 || unplanned.length > 0 ? undefined : list.cost,
    isEstimate: list.lines.some(hasExamplePrice),
    unplanned,
    currency: device?.currency ?? REGIONS[catalogue.region].currency,
    bought: boughtOf(planned),
    steps: stepsOf(project, planned),
    next: nextOf(project, planned, today),
    plan: planned,
  };
}

function boughtOf({ list: { lines } }: Plan): Progress {
  const bought = lines.filter(
    ({ items }) => items.length > 0 && items.every(({ toBuy }) => toBuy === 0),
  );
  return { done: bought.length, all: lines.length };
}

function nextOf(
  project: Project,
  { jobs }: Plan,
  { days, now }: PlanningDay,
): ScheduledStep | undefined {
  const steps = jobs.map((job) => jobSteps(job, project.warmth));
  return currentStep(planDays(project, steps, days, now), jobs);
}

function stepsOf(project: Project, { jobs }: Plan): Progress {
  const keys = jobs.flatMap(({ entry, plan: { steps } }) =>
    steps.map(({ id }) => stepKey(entry.id, id)),
  );
  const done = new Set(project.done);
  return { done: keys.filter((key) => done.has(key)).length, all: keys.length };
}
