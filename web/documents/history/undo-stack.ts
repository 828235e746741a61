import { inverted, joinChanges, type FieldChange } from './field-changes.ts';
import type { Versions } from './versions.ts';
import { isFields, json } from '../../planner/schema/schema.ts';

/** Fields of the text under a key that one edit changed. */
export interface TextChange {
  readonly key: string;
  readonly fields: readonly FieldChange[];
  /** Versions before and after a merge with another phone. */
  readonly versions?: {
    readonly before: Versions | undefined;
    readonly after: Versions | undefined;
  };
}

/** The changes of one tap or one visit to a field: one undo takes back all of them. */
export interface UndoStep {
  readonly changes: readonly TextChange[];
}

export interface History {
  /** The latest last. */
  readonly past: readonly UndoStep[];
  /** The next to redo last. */
  readonly future: readonly UndoStep[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** Steps kept. */
export const MOST_STEPS = 200;

/** The history after an undo or redo, and the changes to write. */
export interface Move {
  readonly history: History;
  readonly changes: readonly TextChange[];
}

/** Adds a change: as a new step, or to the last step if it `joins`. Forgets the undone steps. */
export function pushChange({ past }: History, change: TextChange, joins: boolean): History {
  const last = joins ? past.at(-1) : undefined;
  const changes = last === undefined ? [change] : join(last.changes, change);
  const before = last === undefined ? past : past.slice(0, -1);
  return { past: [...before, { changes }].slice(-MOST_STEPS), future: [] };
}

/** A change of the same fields as the last one replaces it. */
function join(changes: readonly TextChange[], change: TextChange): readonly TextChange[] {
  const last = changes.at(-1);
  if (last?.key !== change.key || change.versions !== undefined) return [...changes, change];
  const fields = joinChanges(last.fields, change.fields);
  const isOne = fields.length === change.fields.length;
  return isOne ? [...changes.slice(0, -1), { ...change, fields }] : [...changes, change];
}

const reversed = ({ changes }: UndoStep): readonly TextChange[] =>
  changes.toReversed().map(({ key, fields, versions }) => ({
    key,
    fields: inverted(fields),
    ...(versions && { versions: { before: versions.after, after: versions.before } }),
  }));

/** Takes the last step back; undefined if there is none. */
export function undo({ past, future }: History): Move | undefined {
  const step = past.at(-1);
  if (step === undefined) return undefined;
  return {
    history: { past: past.slice(0, -1), future: [...future, step] },
    changes: reversed(step),
  };
}

/** Repeats the step that was undone last; undefined if there is none. */
export function redo({ past, future }: History): Move | undefined {
  const step = future.at(-1);
  if (step === undefined) return undefined;
  return { history: { past: [...past, step], future: future.slice(0, -1) }, changes: step.changes };
}

/**
 * The name of the changed project or list if the address shows another one; undefined if it is on the screen or has no
 * name. `read` returns the present text of a key.
 */
export function readNames(
  changes: readonly TextChange[],
  address: string,
  read: (key: string) => string | null,
): string | undefined {
  const named = changes.flatMap(({ key, fields }) => {
    const removed = fields.find(({ path }) => path.length === 0)?.before;
    const text = read(key) ?? (typeof removed === 'string' ? removed : '');
    const value = json(text);
    const id = key.slice(key.lastIndexOf(':') + 1);
    const name = isFields(value) ? value['name'] : undefined;
    return typeof name === 'string' && name.trim() !== '' ? [{ id, name }] : [];
  });
  if (named.some(({ id }) => address.includes(id))) return undefined;
  return named[0]?.name;
}
