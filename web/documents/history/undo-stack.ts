/**
 * One history of everything a person changed, as texts under keys: undo and redo as stacks. It says what
 * to write and writes nothing itself.
 */

/** A text under a key, before and after; null where there is none. */
export interface Change {
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What one tap, or one visit to a field, changed: it is undone as a whole. */
export interface Step {
  readonly changes: readonly Change[];
}

export interface History {
  /** The latest last. */
  readonly past: readonly Step[];
  /** The next to redo last. */
  readonly future: readonly Step[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** Steps kept; each holds the texts of what it changed. */
export const MOST_STEPS = 200;

/** A way through the history: the history after it, and the changes to write. */
export interface Move {
  readonly history: History;
  readonly changes: readonly Change[];
}

/**
 * The text to write where `from` was to become `to` and another tab has written `now` since; the history's own texts
 * are never rewritten by it.
 */
export type Rebase = (
  key: string,
  from: string | null,
  to: string | null,
  now: string,
) => string | null;

/** Adds a change: as a step of its own, or to the last step where it `joins` it. What was undone is forgotten. */
export function record({ past }: History, change: Change, joins: boolean): History {
  const last = joins ? past.at(-1) : undefined;
  const step = last === undefined ? { changes: [change] } : { changes: join(last.changes, change) };
  const before = last === undefined ? past : past.slice(0, -1);
  return { past: [...before, step].slice(-MOST_STEPS), future: [] };
}

/** A key changed twice in one step was changed once, from the first to the last. */
function join(changes: readonly Change[], change: Change): readonly Change[] {
  const earlier = changes.find(({ key }) => key === change.key);
  if (earlier === undefined) return [...changes, change];
  return changes.map((one) => (one === earlier ? { ...one, after: change.after } : one));
}

/** How a step is taken back: the last of its changes first, from what stands now. */
function reverse(
  { changes }: Step,
  read: (key: string) => string | null,
  rebase: Rebase,
): readonly Change[] {
  return changes.toReversed().map(({ key, before, after }) => {
    const now = read(key);
    const target = now === after || now === null ? before : rebase(key, after, before, now);
    return { key, before: now, after: target };
  });
}

/** Takes the last step back; undefined where there is none. */
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

/** Does again what was undone last; undefined where there is nothing. */
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
