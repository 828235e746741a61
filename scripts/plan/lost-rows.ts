import { jobOf } from '../../web/planner/jobs/catalogue.ts';
import type { PlaceInput } from '../../web/planner/measure/places/place-input.ts';
import type { Project } from '../../web/planner/schema/project.ts';
import { readPlace } from '../../web/planner/schema/read-place.ts';
import { type Fields, isFields, key } from '../../web/planner/schema/schema.ts';

/** A plan as JSON, or an error with its place in the request: `jobs[0].typed.tileLength`. */
export type Planned =
  | { readonly ok: true; readonly plan: object }
  | { readonly ok: false; readonly error: string; readonly at: string };

export const refuse = (error: string, at: string): Planned => ({ ok: false, error, at });

/** Required fields of a row, all strings; other fields have defaults. */
const NEEDED = {
  places: ['id', 'kind'],
  jobs: ['id', 'slug', 'place'],
} as const;

type Rows = keyof typeof NEEDED;

/** First place or job that is incomplete or unknown to this version, as an error. */
export function lostIn(value: Fields, { places, jobs }: Project): Planned | undefined {
  const unread = unreadRow(value, 'places', places) ?? unreadRow(value, 'jobs', jobs);
  if (unread !== undefined) return unread;
  for (const [i, place] of places.entries()) {
    const part = unreadPart((value['places'] as readonly Fields[])[i] ?? {}, place, `places[${i}]`);
    if (part !== undefined) return part;
  }
  for (const [i, { slug, place }] of jobs.entries()) {
    if (jobOf(slug) === undefined) return refuse(`there is no job ${slug}`, `jobs[${i}].slug`);
    if (!places.some(({ id }) => id === place)) {
      return refuse(`there is no place ${place}`, `jobs[${i}].place`);
    }
    const typed = unreadTyped((value['jobs'] as readonly Fields[])[i]?.['typed'], `jobs[${i}]`);
    if (typed !== undefined) return typed;
  }
  return undefined;
}

/** First row that the reader dropped, at its missing or invalid field. */
function unreadRow(
  value: Fields,
  name: Rows,
  read: readonly { readonly id: string }[],
): Planned | undefined {
  const rows = value[name] as readonly unknown[];
  const at = rows.findIndex(
    (row, i) => !isFields(row) || read[i] === undefined || row['id'] !== read[i].id,
  );
  if (at < 0) return undefined;
  const [row, where] = [rows[at], `${name}[${at}]`];
  const one = name === 'jobs' ? 'a job' : 'a place';
  if (!isFields(row)) return refuse(`${one} is an object`, where);
  const field = NEEDED[name].find((needed) => key(row[needed]) === undefined);
  if (field !== undefined) {
    const why = Object.hasOwn(row, field) ? 'a text that is not empty' : 'which is missing';
    return refuse(`${one} has its ${field}, ${why}`, `${where}.${field}`);
  }
  const { id, kind } = row;
  if (rows.slice(0, at).some((other) => isFields(other) && other['id'] === id)) {
    return refuse(`there is ${one} ${String(id)} before`, `${where}.id`);
  }
  if (name === 'places' && readPlace(row) === undefined) {
    return refuse(`there is no kind of place ${String(kind)}`, `${where}.kind`);
  }
  return refuse(`there are more than can be planned at once: ${at}`, where);
}

/** Parts of a place that its reader drops if they are invalid, and the ids that each may have. */
const PARTS = {
  openings: 'its id, wall and sizes as texts',
  features: 'its id, a number from 1 to 99, its kind, wall and sizes, all as texts',
  slopes: 'its id, a number from 1 to 99, its height and width, all as texts',
} as const;

/** First opening, feature or slope of a place that the reader dropped. */
function unreadPart(row: Fields, place: PlaceInput, where: string): Planned | undefined {
  const read: Fields = { ...place };
  for (const [name, needs] of Object.entries(PARTS)) {
    const typed = row[name];
    if (typed === undefined) continue;
    if (!Array.isArray(typed)) return refuse(`${name} are a list`, `${where}.${name}`);
    const kept = read[name];
    // Places without such parts ignore them.
    if (!Array.isArray(kept)) continue;
    const ids = new Set(kept.map((one: unknown) => (isFields(one) ? one['id'] : undefined)));
    const at = typed.findIndex((one: unknown) => !isFields(one) || !ids.has(one['id']));
    if (at >= 0) return refuse(`each has ${needs}`, `${where}.${name}[${at}]`);
  }
  return undefined;
}

/** Inputs of a job must be strings and choices by field; the reader would silently drop anything else. */
function unreadTyped(typed: unknown, job: string): Planned | undefined {
  if (typed === undefined) return undefined;
  if (!isFields(typed)) return refuse('what is typed is an object, by field', `${job}.typed`);
  const [field] =
    Object.entries(typed).find(
      ([, said]) => typeof said !== 'string' && typeof said !== 'boolean',
    ) ?? [];
  return field === undefined
    ? undefined
    : refuse('a text as it is typed, or true or false', `${job}.typed.${field}`);
}
