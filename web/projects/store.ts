import { keysOf, readText, writeText } from './device-storage.ts';
import { readProject } from './read-project.ts';
import { newProject, type Project } from './schema.ts';

/** One key a project, so that two projects never share a write. */
export const PROJECT_PREFIX = 'measure-twice:project:';

/** What a project's page finds under its id. */
export type Found =
  | { readonly kind: 'project'; readonly project: Project }
  /** Not understood, and kept as it is: `raw` can be copied out. */
  | {
      readonly kind: 'damaged';
      readonly id: string;
      readonly reason: string;
      readonly raw: string;
    }
  | { readonly kind: 'none' };

/**
 * Last reading by key, so that React sees the same object while the stored text is the same, and a
 * changed project keeps the parts that did not change.
 */
const readings = new Map<string, { readonly raw: string; readonly found: Found }>();
let listing: { readonly stamp: string; readonly projects: readonly Found[] } | undefined;

const NONE: Found = { kind: 'none' };

function current(key: string): Found {
  const raw = readText(key);
  if (raw === null) return NONE;
  const known = readings.get(key);
  if (known?.raw === raw) return known.found;
  const result = readProject(raw);
  const id = key.slice(PROJECT_PREFIX.length);
  const found: Found = result.ok
    ? { kind: 'project', project: { ...result.value, id } }
    : { kind: 'damaged', id, reason: result.reason, raw };
  readings.set(key, { raw, found });
  return found;
}

function put(project: Project): void {
  const key = PROJECT_PREFIX + project.id;
  const raw = JSON.stringify(project);
  readings.set(key, { raw, found: { kind: 'project', project } });
  writeText(key, raw);
}

/** The project kept under an id. */
export const findProject = (id: string): Found => current(PROJECT_PREFIX + id);

/** All that is kept, newest first, damaged ones last; the same array while nothing changes. */
export function listProjects(): readonly Found[] {
  const keys = keysOf(PROJECT_PREFIX);
  const projects = keys.map(current);
  const stamp = keys.map((key) => `${key}=${readings.get(key)?.raw ?? ''}`).join('\n');
  if (listing?.stamp !== stamp) listing = { stamp, projects: projects.toSorted(newestFirst) };
  return listing.projects;
}

const age = (found: Found): number => (found.kind === 'project' ? found.project.changed : 0);
const newestFirst = (a: Found, b: Found): number => age(b) - age(a);

/** A short name for something new, unique on this device as far as chance goes. */
export const newId = (): string => crypto.randomUUID().slice(0, 8);

/** Starts and keeps a new project. */
export function createProject(fill: (project: Project) => Project): Project {
  const project = fill(newProject(newId(), Date.now()));
  put(project);
  return project;
}

/**
 * Changes a project. The change is applied to what is stored now, not to what this tab last saw,
 * so that two tabs never undo each other.
 */
export function changeProject(id: string, change: (project: Project) => Project): void {
  const found = findProject(id);
  if (found.kind === 'project') put({ ...change(found.project), changed: Date.now() });
}

/** Removes a project, damaged or not; the answer puts it back exactly as it was. */
export function removeProject(id: string): () => void {
  const raw = readText(PROJECT_PREFIX + id);
  writeText(PROJECT_PREFIX + id, null);
  return () => {
    if (raw !== null) writeText(PROJECT_PREFIX + id, raw);
  };
}
