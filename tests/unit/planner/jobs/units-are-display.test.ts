import { describe, expect, test } from 'vitest';
import type {
  Job,
  JobContext,
  JobHere,
  JobPlan,
} from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { BRITISH, type UnitSystem } from '../../../../web/language/locale.ts';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type FeatureInput,
  type OpeningInput,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import type { Plan } from '../../../../web/planner/plan.ts';
import { plannedWith } from '../../../support/planned.ts';
import { setRegion } from '../../../../web/documents/edits/edit.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';
import { house } from '../../../support/house.ts';
import { contextIn, loadAll, REGION_NAMES } from '../../../support/job-context.ts';
import { LONG } from '../../../support/long.ts';

const opening = (kind: OpeningInput['kind'], wall: string): OpeningInput => ({
  id: `${kind}-${wall}`,
  kind,
  wall,
  width: '',
  height: '',
  at: '',
  sill: '',
});

const breast: FeatureInput = { id: '1', kind: 'breast', wall: 'D', at: '', width: '', depth: '' };

const sides = SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4.2 m', '3.4 m'][i] ?? '' }));

/** A place with everything that can be left to its usual size. */
const PLACES: Readonly<Record<PlaceKind, PlaceInput>> = {
  room: {
    ...newRoom('place'),
    sides,
    height: '2.4 m',
    openings: [opening('window', 'A'), opening('door', 'C')],
    features: [breast],
  },
  wall: {
    ...newWall('place'),
    length: '6 m',
    height: '2.4 m',
    openings: [opening('door', 'A'), opening('window', 'A')],
  },
  ground: { ...newGround('place'), sides },
  run: { ...newRun('place'), stretches: ['9.15 m', '4 m'] },
  thing: newThing('place'),
};

const WORDS: ReadonlySet<string> = new Set(['name', 'why', 'label']);

/** A text for everything in a value but words, which say sizes in the units on display. */
const unworded = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => (WORDS.has(key) ? undefined : part));

const planned = ({ materials, steps, drawings, missing, problems, warnings }: JobPlan) => ({
  materials,
  steps: steps.map(({ id, minutes, dryMinutes }) => [id, minutes, dryMinutes]),
  drawings: drawings.map(({ id, pieces }) => [id, pieces]),
  missing,
  problems: Object.keys(problems),
  warnings: warnings.map(({ rule, severity, field }) => [rule, severity, field]),
});

/** What a project comes to: the list, what the saw is asked, the steps, every piece laid. */
const comesTo = ({ list, jobs, places }: Plan): string =>
  unworded([
    list.cost,
    list.lines.map(({ id, items, price, cut }) => [id, items, price, cut?.request]),
    jobs.map(({ plan }) => planned(plan)),
    [...places.values()].map(({ place }) => place),
  ]);

/** Compares texts and reports the differences. */
function expectSame(one: string, other: string): void {
  if (one !== other) expect(JSON.parse(one)).toEqual(JSON.parse(other));
}

const IN = await Promise.all(
  REGION_NAMES.map(
    async (region) => [region, await loadAll(region), await contextIn(region)] as const,
  ),
);

/** Fields without a usual value are typed with their units. */
const typedFor = (job: Job, context: JobContext): Typed => job.here(context).example ?? {};

/** How far from the usual the numbers are that are typed. */
const FACTORS = LONG ? [0.3, 1.7, 4, 20] : [4];

/** A plain number in every field that takes one. */
const numbersFor = ({ fields }: JobHere, factor: number): Typed =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, spec]) => {
      if (spec.kind !== 'number') return [];
      const usual = typeof spec.usual === 'number' ? spec.usual : spec.usual.metric;
      return [[id, String(Math.min(spec.most, Math.ceil(factor * (usual + 1))))]];
    }),
  );

describe.each(IN)('in %s, where units on display are changed', (region, loaded, context) => {
  const inUnits = (project: Project, units: UnitSystem): string =>
    comesTo(plannedWith(setRegion(region)(project), { locale: BRITISH[units], catalogue: loaded }));

  const cases = [...loaded.jobs.values()].flatMap((job) =>
    job.places.map((kind) => [job.slug, kind, job] as const),
  );

  // Each job in two of the four regions; in the long size in all.
  const some = cases.filter(
    (_, i) => LONG || (i + IN.findIndex(([name]) => name === region)) % 2 === 0,
  );
  test.each(some)('%s on a %s comes to the same', (slug, kind, job) => {
    const entry = { id: 'job', slug, place: 'place', typed: typedFor(job, context) };
    const project = { ...newProject('p', 1), places: [PLACES[kind]], jobs: [entry] };
    const metric = inUnits(project, 'metric');
    expectSame(inUnits(project, 'imperial'), metric);
    expect(metric).toContain('"materials":[{');
  });

  // Numbers are read alike in all regions: one of each units is enough.
  const isTyped = LONG || region === 'uk' || region === 'us';
  test.each(isTyped ? cases : [])(
    '%s on a %s with numbers typed comes to the same',
    (slug, kind, job) => {
      for (const factor of FACTORS) {
        const typed = { ...typedFor(job, context), ...numbersFor(job.here(context), factor) };
        const entry = { id: 'job', slug, place: 'place', typed };
        const project = { ...newProject('p', 1), places: [PLACES[kind]], jobs: [entry] };
        expectSame(inUnits(project, 'imperial'), inUnits(project, 'metric'));
      }
    },
  );

  test('a half-bought house with many jobs has the same plan in both units', () => {
    expect(inUnits(house(), 'imperial')).toBe(inUnits(house(), 'metric'));
  });
});
