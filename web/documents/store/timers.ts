import { json } from '../../planner/schema/schema.ts';
import { readStored, writeText } from './device-storage.ts';
import { projectName } from '../settings/page-names.ts';
import { listProjects } from './project-store.ts';

/** Something that dries or sets in a project. */
export interface Timer {
  readonly project: string;
  /** Name of the project. */
  readonly name: string;
  /** `stepKey` of the step that was done. */
  readonly step: string;
  /** When it ends, in milliseconds since 1970: neither sleep nor a change of the time zone moves it. */
  readonly until: number;
}

/** Every timer of this device, ended ones too, the first to end first. */
export const listTimers = (): readonly Timer[] =>
  listProjects()
    .flatMap((found): Timer[] => {
      if (found.kind !== 'project') return [];
      const { id, timers } = found.project;
      const name = projectName(found.project);
      return Object.entries(timers).map(([step, until]) => ({ project: id, name, step, until }));
    })
    .toSorted((a, b) => a.until - b.until);

/** Timers that have rung on this device: a reload or another tab does not ring again. */
const RUNG = 'measure-twice:rung';

const mark = ({ project, step, until }: Timer): string => `${project}/${step}@${until}`;

function rungMarks(): readonly unknown[] {
  const marks = json(readStored(RUNG) ?? '[]');
  return Array.isArray(marks) ? marks : [];
}

/** Those of the ended timers that have not rung yet; from now on they have. */
export function takeUnrung(ended: readonly Timer[]): readonly Timer[] {
  const rung = rungMarks();
  const fresh = ended.filter((timer) => !rung.includes(mark(timer)));
  if (fresh.length > 0 || rung.length > ended.length) {
    writeText(RUNG, ended.length === 0 ? null : JSON.stringify(ended.map(mark)));
  }
  return fresh;
}
