import {
  APP_PREFIX,
  CUT_LIST_PREFIX,
  isShared,
  keysOf,
  PROJECT_PREFIX,
  readStored,
  storedVersions,
  writeText,
  eraseTexts,
} from '../store/device-storage.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { editText, recordChange } from '../store/edit-history.ts';
import type { Bundle } from './bundle.ts';
import type { Merge } from './merge.ts';
import { eraseSummaries } from '../store/summary-store.ts';

/** All texts of this device by key, with those that are only in memory because storage refused them. */
export function deviceTexts(): ReadonlyMap<string, string> {
  return new Map(
    keysOf(APP_PREFIX).flatMap((key): [string, string][] => {
      const text = readStored(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** Changes when anything kept changes. */
export const textsStamp = (): string =>
  [...deviceTexts()].map(([key, text]) => `${key}=${text}`).join('\n');

/** Imports as one step, which can be undone. */
export function writeMerge({ writes, versions }: Merge): void {
  for (const [key, text] of writes) editText(key, text, versions.get(key));
  noteVersions({ versions });
}

/** Records what the other phone has seen of texts that do not change. Undo does not apply. */
export function noteVersions({ versions }: Pick<Merge, 'versions'>): void {
  for (const [key, its] of versions) {
    const seen = storedVersions(key)?.seen ?? {};
    const isNew = Object.entries(its.seen).some(
      ([device, counter]) => counter > (entryOf(seen, device) ?? 0),
    );
    if (isNew) writeText(key, readStored(key), its);
  }
}

/** Records that another phone has these projects: from now on each change of a field counts by itself. */
export function recordSent({ projects, cutLists }: Bundle): void {
  const keys = [
    ...projects.map(({ id }) => PROJECT_PREFIX + id),
    ...cutLists.filter(({ project }) => project !== '').map(({ id }) => CUT_LIST_PREFIX + id),
  ];
  for (const key of keys) {
    if (!isShared(key)) writeText(key, readStored(key), storedVersions(key));
  }
}

/** Removes everything on this device except the choice about reporting; it can be undone while the page is open. */
export function eraseEverything(): void {
  const texts = deviceTexts();
  eraseTexts();
  eraseSummaries();
  for (const [key, before] of texts) {
    recordChange({ key, fields: [{ path: [], before, after: null }] });
  }
}
