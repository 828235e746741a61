import type { JobHere } from '../../planner/jobs/kit/contract.ts';
import type { Typed } from '../../planner/jobs/kit/fields.ts';
import type { Locale } from '../../language/locale.ts';
import { measurePlace } from '../../planner/measure/places/measure-place.ts';
import { placeTexts, withTexts } from '../../planner/measure/places/place-texts.ts';
import type { Place } from '../../planner/measure/places/place.ts';
import { typeInJob, type Edit } from './edit.ts';
import { localeFor } from '../../planner/stock/region.ts';
import { regionOf, type JobEntry, type Project } from '../../planner/schema/project.ts';
import { pageMemo } from '../settings/page-names.ts';
import { readLocale, readSettings } from '../settings/settings.ts';
import { changeProject } from '../store/project-store.ts';
import {
  measure,
  planJob,
  planJobWith,
  goodOf,
  lastGood,
  type Texts,
} from '../../planner/project/read-typed.ts';

const putGood = (project: Project, id: string, texts: Texts): Project => {
  const others = Object.entries(project.good).filter(([one]) => one !== id);
  const good = Object.keys(texts).length === 0 ? others : [...others, [id, texts] as const];
  return { ...project, good: Object.fromEntries(good) };
};

/** The project after a change of its places. Keeps the last valid text of each field that is now invalid. */
function keepGood(before: Project, now: Project, locale: Locale): Project {
  let after = now;
  for (const place of now.places) {
    const was = before.places.find(({ id }) => id === place.id);
    if (was === undefined || was === place) continue;
    const { problems } = measure(place, locale, pageMemo);
    const check = (texts: Texts) => measurePlace(withTexts(place, texts), locale).problems;
    const kept = goodOf(now.good, place.id) ?? {};
    const change = { kept, before: placeTexts(was), now: placeTexts(place), problems, check };
    after = putGood(after, place.id, lastGood(change));
  }
  return after;
}

/** Locale of the project's screens: the project's region, and the language and units of this device. */
const localeOf = (project: Project): Locale =>
  localeFor(regionOf(project, readSettings()), readLocale());

/** Changes the places of a project; see `changeProject`. An invalid text does not block other edits. */
export const editProject = (id: string, edit: Edit): void =>
  changeProject(id, (now) => keepGood(now, edit(now), localeOf(now)));

const isText = (entry: readonly [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

const textsOfJob = ({ typed }: JobEntry): Texts =>
  Object.fromEntries(Object.entries(typed).filter(isText));

/** Changes the fields of a job; like `editProject`, it keeps the last valid texts. */
export function editJob(
  project: string,
  {
    entry,
    job,
    place,
  }: { readonly entry: JobEntry; readonly job: JobHere; readonly place: Place | undefined },
  typed: Typed,
): void {
  changeProject(project, (before) => {
    const locale = localeOf(before);
    const now = typeInJob(entry.id, typed)(before);
    const [was, is] = [before, now].map(({ jobs }) => jobs.find(({ id }) => id === entry.id));
    if (was === undefined || is === undefined) return now;
    const { problems } = planJob([job, is.typed, place], locale, pageMemo);
    const check = (texts: Texts) => planJobWith([job, is.typed, place], texts, pageMemo).problems;
    const kept = goodOf(now.good, entry.id) ?? {};
    const change = { kept, before: textsOfJob(was), now: textsOfJob(is), problems, check };
    return putGood(now, entry.id, lastGood(change));
  });
}
