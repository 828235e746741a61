import { words as readingWords } from '../../language/page/reading.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { newId } from '../../platform/new-id.ts';
import { listing, remembering, type Unread } from './device-readings.ts';
import {
  forgetLastSeen,
  keysOf,
  PLAN_PREFIX,
  PROJECT_PREFIX,
  SEEN_PREFIX,
  writeText,
  CUT_LIST_PREFIX,
} from './device-storage.ts';
import { editText } from './edit-history.ts';
import { forgetSummary } from './summary-store.ts';
import { readRemains, json, moment, record } from '../../planner/schema/schema.ts';
import {
  isUntouched,
  newProject,
  type Project,
  readProject,
} from '../../planner/schema/project.ts';
import { attempt } from '../../platform/attempt.ts';

/** A project, or why there is none. */
export type FoundProject = { readonly kind: 'project'; readonly project: Project } | Unread;

/** The empty list; always the same array. */
export const NO_PROJECTS: readonly FoundProject[] = [];

const words = readingWords.project;

const NONE: FoundProject = { kind: 'none' };

const read = remembering((text, key): FoundProject => {
  if (text === null) return NONE;
  const result = readProject(text);
  const id = key.slice(PROJECT_PREFIX.length);
  return result.ok
    ? { kind: 'project', project: { ...result.value, id } }
    : { kind: 'damaged', id, reason: words[result.reason], raw: text, ...readRemains(text) };
});

function put(project: Project, write: (key: string, text: string) => void): void {
  const [key, text] = [PROJECT_PREFIX + project.id, JSON.stringify(project)];
  read.know(key, text, { kind: 'project', project });
  write(key, text);
}

/** The project kept under an id. */
export const findProject = (id: string): FoundProject => read(PROJECT_PREFIX + id);

const isIdle = (found: FoundProject): boolean =>
  found.kind === 'project' && isUntouched(found.project);
const age = (found: FoundProject): number => (found.kind === 'project' ? found.project.changed : 0);

/**
 * All projects, newest first, damaged ones last; the same array while nothing changes. Leaves out projects that the user
 * opened and did not touch.
 */
export const listProjects = listing(
  PROJECT_PREFIX,
  read,
  (all) => all.filter((found) => !isIdle(found)).toSorted((a, b) => age(b) - age(a)),
  NO_PROJECTS,
);

/** Age at which the app removes an untouched project, ms. */
const IDLE_MS = 24 * 60 * 60 * 1000;

/** Removes untouched projects, except those that may still be open. */
function dropIdle(now: number): void {
  for (const key of keysOf(PROJECT_PREFIX)) {
    const found = read(key);
    if (isIdle(found) && now - age(found) > IDLE_MS) writeText(key, null);
  }
}

/** Starts and keeps a new project. */
export function createProject(fill: (project: Project) => Project): Project {
  const now = Date.now();
  dropIdle(now);
  const project = fill(newProject(newId(), now));
  put(project, writeText);
  return project;
}

/** Completes an edit of a project. */
type Completion = (before: Project, after: Project) => Project;

const completions = new Map<string, Completion>();

/** Completes every edit of a project until the returned function is called. */
export function completeEdits(id: string, complete: Completion): () => void {
  completions.set(id, complete);
  return () => {
    if (completions.get(id) === complete) completions.delete(id);
  };
}

/**
 * Changes a project. The change is applied to what is stored now, not to what this tab last saw,
 * so that two tabs never undo each other.
 */
export function changeProject(id: string, change: (project: Project) => Project): void {
  const found = findProject(id);
  if (found.kind !== 'project') return;
  const { project } = found;
  const changed = { ...change(project), changed: Date.now() };
  put(completions.get(id)?.(project, changed) ?? changed, editText);
}

/** Removes a project, damaged or not, with its plans and what other phones had of it. */
export function removeProject(id: string): void {
  for (const key of [PROJECT_PREFIX + id, SEEN_PREFIX + id, ...keysOf(`${PLAN_PREFIX}${id}/`)])
    editText(key, null);
  forgetSummary(id);
  forgetLastSeen();
}

const OPENED_KEY = 'measure-twice:opened';

const readLast = record(moment);

/** When each project and cut list was last opened here, by id. */
export const lastOpened = (): Readonly<Record<string, number>> =>
  readLast(json(attempt(() => localStorage.getItem(OPENED_KEY), null) ?? '{}'));

/** Records it, for existing ones. Notifies no screen; a full storage may refuse it. */
export function noteOpened(id: string, now: number): void {
  const kept = new Set(
    [PROJECT_PREFIX, CUT_LIST_PREFIX].flatMap((prefix) =>
      keysOf(prefix).map((key) => key.slice(prefix.length)),
    ),
  );
  const opened = lastOpened();
  // Home begins with the project that was opened last.
  if (entryOf(opened, id) !== Math.max(...Object.values(opened))) forgetLastSeen();
  const all = Object.entries({ ...opened, [id]: now }).filter(([one]) => kept.has(one));
  attempt(
    () => localStorage.setItem(OPENED_KEY, JSON.stringify(Object.fromEntries(all))),
    undefined,
  );
}
