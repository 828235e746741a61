import type { Bundle } from './bundle.ts';
import { readStored, SEEN_PREFIX, writeText } from '../store/device-storage.ts';
import { changedOf, mergeUnits } from './project-units.ts';
import { readSeen, seenNow, writeSeen } from './seen-units.ts';

/** Keeps what a bundle shows to another phone: what is changed later is then known to be later. Nothing to undo. */
export function recordSent({ projects, cutLists }: Bundle): void {
  for (const one of projects) {
    const key = SEEN_PREFIX + one.id;
    const lists = cutLists.filter(({ project }) => project === one.id);
    const before = readStored(key);
    const whole = { one, lists };
    const after = writeSeen(seenNow(readSeen(before), mergeUnits(whole), changedOf(whole)));
    if (after !== before) writeText(key, after);
  }
}
