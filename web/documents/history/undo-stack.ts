/**
 * History of everything the user changed, as texts under keys: undo and redo as stacks. It returns the texts to write and
 * writes nothing itself.
 */

/** A text under a key, before and after; null for none. */
export interface TextChange {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
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

/** Steps kept; each holds the texts of what it changed. */
export const MOST_STEPS = 200;

/** The history after an undo or redo, and the changes to write. */
export interface Move {
  readonly history: History;
  readonly changes: readonly TextChange[];
}

/**
 * The text to write if `from` should become `to` and another tab has written `now` since. The history keeps its own
 * texts.
 */
export type Rebase = (
  key: string,
  from: string | null,
  to: string | null,
  now: string,
) => string | null;

/** Adds a change: as a new step, or to the last step if it `joins`. Forgets the undone steps. */
export function pushChange({ past }: History, change: TextChange, joins: boolean): History {
  const last = joins ? past.at(-1) : undefined;
  const step = last === undefined ? { changes: [change] } : { changes: join(last.changes, change) };
  const before = last === undefined ? past : past.slice(0, -1);
  return { past: [...before, step].slice(-MOST_STEPS), future: [] };
}

/** Two changes of a key in one step become one, from the first text to the last. */
function join(changes: readonly TextChange[], change: TextChange): readonly TextChange[] {
  const earlier = changes.find(({ key }) => key === change.key);
  if (earlier === undefined) return [...changes, change];
  return changes.map((one) => (one === earlier ? { ...one, after: change.after } : one));
}

/** The changes that take a step back: the last one first, from the present texts. */
function reverse(
  { changes }: UndoStep,
  read: (key: string) => string | null,
  rebase: Rebase,
): readonly TextChange[] {
  return changes.toReversed().map(({ key, before, after }) => {
    const now = read(key);
    const target = now === after || now === null ? before : rebase(key, after, before, now);
    return { key, before: now, after: target };
  });
}

/** Takes the last step back; undefined if there is none. */
export function undo(
  { past, future }: History,
  read: (key: string) => string | null,
  rebase: Rebase,
): Move | undefined {
  const step = past.at(-1);
  if (step === undefined) return undefined;
  const changes = reverse(step, read, rebase);
  return { history: { past: past.slice(0, -1), future: [...future, { changes }] }, changes };
}

/** Repeats the step that was undone last; undefined if there is none. */
export function redo(
  { past, future }: History,
  read: (key: string) => string | null,
  rebase: Rebase,
): Move | undefined {
  const step = future.at(-1);
  if (step === undefined) return undefined;
  const changes = reverse(step, read, rebase);
  return { history: { past: [...past, { changes }], future: future.slice(0, -1) }, changes };
}
