import { isFields } from '../../planner/schema/schema.ts';
import type { Figures } from '../../planner/project/digest.ts';
import { database, done, written } from '../../platform/database.ts';
import type { NodeData } from '../../platform/node-data.ts';
import { createStore } from '../../platform/store.ts';

/**
 * Summaries of projects, so that the home screen plans nothing. Everything here is derived: it is in no backup, and a
 * loss costs one plan.
 */

export interface ProjectSummary {
  /** Build of the app that wrote it. Another build cannot read it. */
  readonly build: string;
  /** Stamp of the project and of the settings, prices and offcuts of this device. */
  readonly inputs: string;
  /** Stamp of the cut plans, on which only the cost depends. */
  readonly cuts: string;
  /** False while the cost lacks a cut plan that the search may find. */
  readonly isSearched: boolean;
  /** Language and units of the title and of the picture of the step. */
  readonly locale: string;
  /** Time at which a timer of the project ends, which may change the next step. ms since 1970. */
  readonly until: number | undefined;
  /** Undefined if the project is too large for a list of projects. */
  readonly figures: Figures | undefined;
  /** The finished work, without text. */
  readonly picture: NodeData | undefined;
  /** The next step as Do shows it. */
  readonly stepPicture: NodeData | undefined;
}

const inDatabase = database('measure-twice-summaries', 1, { summaries: {} });

/** Summaries that this page knows, by project. */
export const summaries = createStore<ReadonlyMap<string, ProjectSummary>>(new Map());

let isRead = false;

/** Reads what a build of the app wrote, once; deletes the summaries of other projects. Never rejects. */
export async function readSummaries(build: string, ids: ReadonlySet<string>): Promise<void> {
  if (isRead) return;
  isRead = true;
  try {
    const found = await inDatabase('summaries', 'readwrite', (store) => read(store, build, ids));
    summaries.set(new Map([...found, ...summaries.get()]));
  } catch {
    // Without a database, each project is planned.
  }
}

async function read(store: IDBObjectStore, build: string, ids: ReadonlySet<string>) {
  const [keys, values] = await Promise.all([
    done(store.getAllKeys()),
    done<unknown[]>(store.getAll()),
  ]);
  const found = new Map<string, ProjectSummary>();
  for (const [i, key] of keys.entries()) {
    const value = values[i];
    if (typeof key !== 'string' || !ids.has(key)) store.delete(key);
    else if (isOfBuild(value, build)) found.set(key, value);
  }
  return found;
}

const isOfBuild = (value: unknown, build: string): value is ProjectSummary =>
  isFields(value) && value['build'] === build;

/** Changes the database, if there is one. */
const change = (act: (store: IDBObjectStore) => void): Promise<void> =>
  inDatabase('summaries', 'readwrite', (store) => {
    act(store);
    return written(store);
  }).catch(() => undefined);

/** Shows a summary in every list, and writes it. */
export async function keepSummary(id: string, summary: ProjectSummary): Promise<void> {
  summaries.set(new Map(summaries.get()).set(id, summary));
  await change((store) => store.put(summary, id));
}

export function forgetSummary(id: string): void {
  const left = new Map(summaries.get());
  left.delete(id);
  summaries.set(left);
  void change((store) => store.delete(id));
}

export function eraseSummaries(): void {
  summaries.set(new Map());
  void change((store) => store.clear());
}
