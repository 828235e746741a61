import type { Result } from '../measure/units/units.ts';
import { projectSchema, VERSION, type Project } from './project.ts';
import { formOf, isFields, json } from './schema.ts';
import { en } from '../../language/en/reading.ts';
import { area } from '../../language/language.ts';

const words = area('reading', en).project;

/**
 * Reads a project back from storage. Everything is checked; what is not understood inside a project
 * falls back to its start, and what is no project at all is refused, so that the caller can keep the
 * raw text aside.
 */
export function readProject(raw: string): Result<Project> {
  const value = json(raw);
  if (value === undefined) {
    return { ok: false, reason: words.damaged };
  }
  return readProjectValue(value);
}

/** The same of a value that is parsed already, as in a shared file. */
export function readProjectValue(value: unknown): Result<Project> {
  const form = formOf(value, VERSION);
  if (form === 'newer') return { ok: false, reason: words.newer };
  const isOurs = form === 'ours' && isFields(value) && Array.isArray(value['places']);
  const project = isOurs ? projectSchema(value) : undefined;
  return project === undefined
    ? { ok: false, reason: words.foreign }
    : { ok: true, value: project };
}
