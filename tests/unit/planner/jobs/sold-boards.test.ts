import fc from 'fast-check';
import { expect, it } from 'vitest';
import { job as buildAlcoveShelves } from '../../../../web/planner/jobs/build-alcove-shelves/job.ts';
import { job as buildFurniture } from '../../../../web/planner/jobs/build-furniture/job.ts';
import { KINDS } from '../../../../web/planner/jobs/build-furniture/piece.ts';
import type { JobContext, JobHere, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { fixOf, withFix } from '../../../../web/planner/jobs/kit/find-fix.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import { length, toMm } from '../../../../web/planner/measure/units/units.ts';
import { stockId } from '../../../../web/planner/stock/offers.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import { runs } from '../../../support/long.ts';

const BOARDS = ['mdf', 'plywood', 'melamine-board'] as const;

/** Thicknesses of the boards of a product that are bought, mm. */
const bought = (plan: JobPlan, { shelf }: JobContext, product: (typeof BOARDS)[number]) =>
  shelf[product].variants
    .filter((one) => plan.materials.some(({ id }) => id === stockId(product, one)))
    .map(({ thickness }) => toMm(thickness));

/** Parts that are not as thick as a board of their product that is bought, mm. */
const others = (plan: JobPlan, context: JobContext) =>
  BOARDS.flatMap((product) => {
    const thick = bought(plan, context, product);
    return (plan.scene?.solids ?? [])
      .filter((one) => one.product === product)
      .map(({ size }) => Math.min(...size.map((side) => toMm(length(side)))))
      .filter((one) => !thick.some((other) => Math.abs(one - other) < 0.01));
  });

/** Warnings whose fix does not end them, or begins another or a problem. */
function badFixes(job: JobHere, context: JobContext, typed: Typed) {
  const { locale } = context;
  const { place } = measurePlace(newThing('t'), locale);
  const plan = job.plan(place, typed);
  const rules = new Set(plan.warnings.map(({ rule }) => rule));
  return plan.warnings.flatMap((warning) => {
    const fix = fixOf({ job, place, typed, plan, locale }, warning);
    if (fix === undefined) return [];
    const after = job.plan(place, withFix(typed, fix));
    const isBad =
      Object.keys(after.problems).length > 0 ||
      after.warnings.some(({ rule }) => rule === warning.rule || !rules.has(rule)) ||
      others(after, context).length > 0;
    return isBad ? [{ rule: warning.rule, fix }] : [];
  });
}

const size = (min: number, max: number) => fc.integer({ min, max }).map((one) => `${one / 10} mm`);
const usual = {
  board: fc.constantFrom('mdf', 'plywood', 'melamine'),
  thickness: fc.oneof(size(140, 260), fc.constantFrom('', '3/4 in', '23/32 in', '18.6 mm')),
  load: fc.constantFrom('clothes', 'mixed', 'records'),
  hold: fc.constantFrom('pins', 'fixed'),
  depth: size(2000, 7000),
};

it.each([
  ['furniture', buildFurniture, { kind: fc.constantFrom(...KINDS), width: size(3000, 24_000) }],
  [
    'alcoves',
    buildAlcoveShelves,
    {
      build: fc.constantFrom('unit', 'battens'),
      width: size(3000, 24_000),
      height: fc.constant('2000 mm'),
      lip: fc.constantFrom('auto', 'none'),
      uprights: fc.constantFrom('auto', 'none'),
    },
  ],
] as const)(
  'plans %s with the boards that are bought, before and after a fix',
  async (_, file, own) => {
    const job = await file.load('en');
    const places = await Promise.all(REGION_NAMES.map((region) => contextIn(region)));
    const more: Readonly<Record<string, fc.Arbitrary<string>>> = { ...usual, ...own };
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.record(more), (context, typed) => {
        const here = job.here(context);
        const { place } = measurePlace(newThing('t'), context.locale);
        expect(others(here.plan(place, typed), context)).toEqual([]);
        expect(badFixes(here, context, typed)).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  },
);
