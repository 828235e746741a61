import type { JobContext, JobHere, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { FieldSpec, Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newGround,
  newRoom,
  newRun,
  newWall,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { Place, PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import { contextIn, jobsIn, REGION_NAMES } from '../../../support/job-context.ts';
import { LONG } from '../../../support/long.ts';

/** A plan of one job with options and sizes of a sample. */
export interface Sample {
  readonly name: string;
  readonly context: JobContext;
  readonly job: JobHere;
  readonly place: Place | undefined;
  readonly typed: Typed;
  readonly plan: JobPlan;
}

/** Pseudo-random numbers from 0 to 1 (mulberry32): the same for a seed on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <One>(random: Random, all: readonly One[]): One | undefined =>
  all[Math.floor(random() * all.length)];

const millimetres = (value: number): string => `${Math.round(value)} mm`;

const door = (wall: string): OpeningInput => ({
  id: 'door',
  kind: 'door',
  wall,
  width: '800 mm',
  height: '2000 mm',
  at: '150 mm',
  sill: '',
});
const window: OpeningInput = {
  id: 'window',
  kind: 'window',
  wall: 'A',
  width: '900 mm',
  height: '1000 mm',
  at: '200 mm',
  sill: '900 mm',
};

/** A place with random sizes: small closets to large rooms. */
export function randomPlace(kind: PlaceKind, random: Random, id = 'place'): PlaceInput | undefined {
  const side = (): string => millimetres(1300 + random() * random() * 7000);
  const height = millimetres(2150 + random() * 900);
  const sides = SHAPES.rectangle.map((one, i) => ({ ...one, length: i < 2 ? side() : '' }));
  switch (kind) {
    case 'room':
      return {
        ...newRoom(id),
        sides,
        height,
        openings: [door('B'), ...(random() < 0.5 ? [window] : [])],
      };
    case 'wall':
      return {
        ...newWall(id),
        length: side(),
        height,
        openings: random() < 0.5 ? [door('A')] : [],
      };
    case 'ground':
      return { ...newGround(id), sides };
    case 'run':
      return { ...newRun(id), stretches: [millimetres(1500 + random() * 15_000)] };
    case 'thing':
      return undefined;
  }
}

/** All values of a choice or toggle, as typed; none for other fields. */
const optionsOf = (spec: FieldSpec): readonly (string | boolean)[] => {
  if (spec.kind === 'choice') return Object.keys(spec.options);
  return spec.kind === 'toggle' ? [true, false] : [];
};

/** Random options, and sizes near the usual ones. */
export function randomTyped(job: JobHere, place: Place | undefined, random: Random): Typed {
  const kept = [0.95, 0.85, 0.6][Math.floor(random() * 3)] ?? 0.85;
  const { loose } = job.read(place, job.example ?? {});
  const changed = Object.entries(job.fields).flatMap(
    ([id, spec]): readonly (readonly [string, string | boolean])[] => {
      if (random() < kept) return [];
      if (spec.kind === 'choice' || spec.kind === 'toggle') {
        const value = pick(random, optionsOf(spec));
        return value === undefined ? [] : [[id, value]];
      }
      if (spec.kind !== 'length' && !(spec.kind === 'number' && spec.whole === true)) return [];
      const now = loose[id];
      const middle = typeof now === 'number' && now > 0 ? now : (spec.least + spec.most) / 20;
      const value = Math.min(spec.most, Math.max(spec.least, middle * (0.5 + 1.2 * random())));
      return [[id, spec.kind === 'length' ? millimetres(value / 320) : String(Math.round(value))]];
    },
  );
  return { ...job.example, ...Object.fromEntries(changed) };
}

const planned = (
  context: JobContext,
  job: JobHere,
  place: Place | undefined,
  typed: Typed,
): Sample => ({
  name: `${job.slug} ${context.region} ${place?.kind ?? 'no place'} ${JSON.stringify(typed)}`,
  context,
  job,
  place,
  typed,
  plan: job.plan(place, typed),
});

/** True if the plan was worked out: nothing is missing and no field has a problem. */
export const isPlanned = ({ plan }: Sample): boolean =>
  plan.missing.length === 0 && Object.keys(plan.problems).length === 0;

const SEED = 20_261_128;
const USUAL = 7;

let usual: Promise<readonly Sample[]> | undefined;

/**
 * Seeded plans of every job in every region, seven of each, made once; in the long size `most` of each, made one by one
 * because they do not fit into memory.
 */
export async function* sampledPlans(most: number): AsyncGenerator<Sample> {
  yield* LONG ? makeSamples(most) : await (usual ??= usualSamples());
}

async function usualSamples(): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for await (const one of makeSamples(USUAL)) samples.push(one);
  return samples;
}

async function* makeSamples(each: number): AsyncGenerator<Sample> {
  for (const region of REGION_NAMES) {
    const context = await contextIn(region);
    for (const job of await jobsIn(context)) {
      const random = randomFrom(SEED);
      for (let i = 0; i < each; i++) {
        const kind = pick(random, job.places);
        if (kind === undefined) continue;
        const input = random() < 0.3 ? undefined : randomPlace(kind, random);
        const place =
          input === undefined
            ? examplePlace(kind, context.locale)
            : measurePlace(input, context.locale).place;
        yield planned(
          context,
          job,
          place,
          i === 0 ? { ...job.example } : randomTyped(job, place, random),
        );
      }
    }
  }
}

/** A plan for each pair of option values of two fields of a job, in every region, on its first kind of place. */
export async function* optionPairs(): AsyncGenerator<Sample> {
  for (const region of REGION_NAMES) {
    const context = await contextIn(region);
    for (const job of await jobsIn(context)) {
      const [kind] = job.places;
      if (kind === undefined) continue;
      const place = examplePlace(kind, context.locale);
      const all = Object.entries(job.fields).flatMap(([id, spec]) =>
        optionsOf(spec).map((value) => ({ id, value })),
      );
      for (const [i, one] of all.entries()) {
        for (const other of all.slice(i + 1)) {
          if (other.id === one.id) continue;
          const typed = { ...job.example, [one.id]: one.value, [other.id]: other.value };
          yield planned(context, job, place, typed);
        }
      }
    }
  }
}
