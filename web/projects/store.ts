import { newProject, readProject, type Project } from './schema.ts';

/** One key a project, so that two projects never share a write. */
const PREFIX = 'measure-twice:project:';

/** What a project's page finds under its id. */
export type Found =
  | { readonly kind: 'project'; readonly project: Project }
  | { readonly kind: 'damaged'; readonly id: string; readonly reason: string }
  | { readonly kind: 'none' };

type Listener = () => void;

const listeners = new Set<Listener>();
/** Last reading by key, so that React sees the same object while the stored text is the same. */
const readings = new Map<string, { readonly raw: string; readonly found: Found }>();
let listing: { readonly stamp: string; readonly projects: readonly Found[] } | undefined;
let saveFailed = false;

const NONE: Found = { kind: 'none' };
const notify = (): void => listeners.forEach((listener) => listener());

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, raw: string | null): boolean {
  try {
    if (raw === null) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
    saveFailed = false;
  } catch {
    saveFailed = true;
  }
  return !saveFailed;
}

/** Edits that storage refused, kept in memory so that nothing typed is lost while the page is open. */
const unsaved = new Map<string, string>();

function current(key: string): Found {
  const raw = unsaved.get(key) ?? read(key);
  if (raw === null) return NONE;
  const known = readings.get(key);
  if (known?.raw === raw) return known.found;
  const result = readProject(raw);
  const found: Found = result.ok
    ? { kind: 'project', project: result.value }
    : { kind: 'damaged', id: key.slice(PREFIX.length), reason: result.reason };
  readings.set(key, { raw, found });
  return found;
}

function put(project: Project): void {
  const key = PREFIX + project.id;
  const raw = JSON.stringify(project);
  if (write(key, raw)) unsaved.delete(key);
  else unsaved.set(key, raw);
  notify();
}

/** For `useSyncExternalStore`: tells of changes here and in other tabs. */
export function subscribe(listener: Listener): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The project kept under an id. */
export const findProject = (id: string): Found => current(PREFIX + id);

/** All that is kept, newest first, damaged ones last; the same array while nothing changes. */
export function listProjects(): readonly Found[] {
  let keys: string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Storage is blocked: there is nothing to list.
  }
  keys = [...new Set([...keys, ...unsaved.keys()])].sort();
  const projects = keys.map(current);
  const stamp = keys.map((key) => `${key}=${readings.get(key)?.raw ?? ''}`).join('\n');
  if (listing?.stamp !== stamp) listing = { stamp, projects: projects.toSorted(newestFirst) };
  return listing.projects;
}

const age = (found: Found): number => (found.kind === 'project' ? found.project.changed : 0);
const newestFirst = (a: Found, b: Found): number => age(b) - age(a);

/** Whether the last save was refused (storage full or blocked). */
export const saveHasFailed = (): boolean => saveFailed;

/** Starts and keeps a new project. */
export function createProject(): Project {
  const project = newProject(crypto.randomUUID().slice(0, 8), Date.now());
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

/** Puts a removed project back as it was. */
export const restoreProject = (project: Project): void => put(project);

/** Removes a project, damaged or not. */
export function removeProject(id: string): void {
  write(PREFIX + id, null);
  unsaved.delete(PREFIX + id);
  notify();
}
