import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import type { RoomInput } from '../../../../web/planner/measure/places/place-input.ts';
import type { Room } from '../../../../web/planner/measure/places/place.ts';
import { toMm } from '../../../../web/planner/measure/units/units.ts';
import { plannedWith } from '../../../support/planned.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import type { CutRequest } from '../../../../web/planner/cutting/contract.ts';
import { contextIn, jobsIn, loadAll } from '../../../support/job-context.ts';
import { answerTo } from '../cutting/plan/requests.ts';
import { placed } from './places.ts';

export const JOBS = await jobsIn(await contextIn('uk'));
const loaded = await loadAll('uk');

export function roomOf(input: RoomInput): Room {
  const place = placed(input);
  if (place.kind !== 'room') throw new Error('no room');
  return place;
}

export function planOf(slug: string, input: RoomInput, typed: Typed = {}): JobPlan {
  const job = JOBS.find((one) => one.slug === slug);
  if (job === undefined) throw new Error(slug);
  return job.plan(roomOf(input), { ...job.example, ...typed });
}

const engine = (request: CutRequest) => ({ answer: answerTo(request), ended: true });

/** What is put into the basket for a job, by material: `2 × 5 L`. */
export function boughtFor(
  slug: string,
  input: RoomInput,
  typed: Typed = {},
): Record<string, string[]> {
  const project = {
    ...newProject('p', 1),
    region: 'uk' as const,
    places: [input],
    jobs: [{ id: 'job', slug, place: input.id, typed }],
  };
  const { list } = plannedWith(project, {
    locale: BRITISH.metric,
    catalogue: loaded,
    answer: engine,
  });
  return Object.fromEntries(
    list.lines.map(({ id, items }) => [id, items.map(({ toBuy, label }) => `${toBuy} × ${label}`)]),
  );
}

/** A job on these walls of a room alone. */
export const planOn = (
  slug: string,
  input: RoomInput,
  chosen: readonly string[],
  typed: Typed = {},
): JobPlan =>
  planOf(slug, input, {
    ...Object.fromEntries(
      roomOf(input).walls.map(({ id }) => [`walls.${id}`, chosen.includes(id)]),
    ),
    ...typed,
  });

/** On every wall of a room, also where a job starts from its first. */
export const onAllWalls = (input: RoomInput): Typed =>
  Object.fromEntries(roomOf(input).walls.map(({ id }) => [`walls.${id}`, true]));

export const wallsOf = (input: RoomInput): readonly number[] =>
  roomOf(input).walls.map(({ shape }) => Math.round(toMm(shape.length)));

export const says = (plan: JobPlan): string =>
  plan.drawings.map((drawing) => drawing.says).join(' ');

export const pieces = (plan: JobPlan, id: string) =>
  plan.drawings.find((one) => one.id === id)?.pieces ?? [];
