import { createStore, useStore } from '../../platform/store.ts';
import {
  NO_HISTORY,
  pushChange,
  redo,
  undo,
  type TextChange,
  type History,
  type UndoStep,
} from '../history/undo-stack.ts';
import { applyChanges } from '../history/field-changes.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import type { Versions, MergedVersions } from '../history/versions.ts';
import { readStored, storedVersions, writeText } from './device-storage.ts';

/** The user's changes on this page to anything stored (also an import, prices, erasing everything); lives as long as the page. */
const history = createStore<History>(NO_HISTORY);
/** True while the task runs that made the last change: the changes of one tap are one step. */
let isSameTask = false;
/** The visit to a text field during which a change is made, and that of the last change. */
let visit: object | undefined;
let lastVisit: object | undefined;

/** Changes made from now on belong to this visit to a field, and are one step; undefined for a tap. */
export function duringVisit(current: object | undefined): void {
  visit = current;
}

/** Records a change that is already written. */
export function recordChange(change: TextChange): void {
  const joins = isSameTask || (visit !== undefined && visit === lastVisit);
  lastVisit = visit;
  isSameTask = true;
  queueMicrotask(() => {
    isSameTask = false;
  });
  history.set(pushChange(history.get(), change, joins));
}

/** Saves a text that the user changed or merged, or removes it with `null`; can be undone. */
export function editText(key: string, text: string | null, merged?: MergedVersions): void {
  const before = storedVersions(key);
  const fields = writeText(key, text, merged);
  const versions = merged && { versions: { before, after: storedVersions(key) } };
  if (fields.length > 0) recordChange({ key, fields, ...versions });
}

/** Versions for a text that goes back to before a merge, or forward: changes made since stay changes. */
function versionsBack(key: string, versions: TextChange['versions']): Versions | undefined {
  if (versions?.after === undefined) return undefined;
  const { before, after } = versions;
  const since = Object.entries(storedVersions(key)?.stamps ?? {}).filter(
    ([pointer, { counter }]) =>
      before !== undefined && entryOf(before.stamps, pointer)?.counter !== counter,
  );
  return { ...after, stamps: { ...after.stamps, ...Object.fromEntries(since) } };
}

/** Writes the changes of a step, and returns them. */
function make(move: ReturnType<typeof undo>): readonly TextChange[] {
  if (move === undefined) return [];
  for (const { key, fields, versions } of move.changes) {
    writeText(key, applyChanges(readStored(key), fields), versionsBack(key, versions));
  }
  lastVisit = undefined;
  history.set(move.history);
  return move.changes;
}

/** Takes the last step back; returns the changes it wrote. */
export const undoEdit = (): readonly TextChange[] => make(undo(history.get()));

/** Repeats the step that was undone last; returns the changes it wrote. */
export const redoEdit = (): readonly TextChange[] => make(redo(history.get()));

/** The last thing that was done; another object after every change. */
export const lastStep = (): UndoStep | undefined => history.get().past.at(-1);

/** The history as it is now. */
export const useEditHistory = (): History => useStore(history);
