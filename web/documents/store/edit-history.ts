import { createStore, useStore } from '../../platform/store.ts';
import {
  NO_HISTORY,
  record,
  redo,
  undo,
  type Change,
  type History,
  type Move,
  type Rebase,
  type Step,
} from '../history/undo-stack.ts';
import { rebaseText } from '../history/rebase-text.ts';
import { PLAN_PREFIX, readText, writeText } from './device-storage.ts';

/** What a person changed on this page, in whatever is kept on the phone (an import, erasing all and prices too): kept while it is open. */
const history = createStore<History>(NO_HISTORY);
/** Whether the task is still running that made the last change: what one tap changes is one step. */
let isSameTask = false;
/** The visit to a text field during which a change is made, and that of the last change. */
let visit: object | undefined;
let lastVisit: object | undefined;

/** Changes made from now on belong to this visit to a field, and are one step; undefined for a tap. */
export function duringVisit(current: object | undefined): void {
  visit = current;
}

/** Takes down a change that was written already. */
export function recordChange(change: Change): void {
  const joins = isSameTask || (visit !== undefined && visit === lastVisit);
  lastVisit = visit;
  isSameTask = true;
  queueMicrotask(() => {
    isSameTask = false;
  });
  history.set(record(history.get(), change, joins));
}

/** Saves a text that a person changed, or removes it with `null`; it can be undone. */
export function editText(key: string, text: string | null): void {
  const before = readText(key);
  writeText(key, text);
  const after = readText(key);
  if (after !== before) recordChange({ key, before, after });
}

/** A plan stands as a whole or not at all; it is no list that two tabs type in. */
const rebase: Rebase = (key, from, to, now) =>
  key.startsWith(PLAN_PREFIX) ? to : rebaseText(from, to, now);

function make(move: Move | undefined): readonly Change[] {
  if (move === undefined) return [];
  for (const { key, after } of move.changes) writeText(key, after);
  lastVisit = undefined;
  history.set(move.history);
  return move.changes;
}

/** Takes the last step back; answers with what it wrote. */
export const undoEdit = (): readonly Change[] => make(undo(history.get(), readText, rebase));

/** Does again what was undone last; answers with what it wrote. */
export const redoEdit = (): readonly Change[] => make(redo(history.get(), readText, rebase));

/** The last thing that was done; another object after every change. */
export const lastStep = (): Step | undefined => history.get().past.at(-1);

/** The history as it is now. */
export const useEditHistory = (): History => useStore(history);
