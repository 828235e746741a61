import { json } from '../../../web/planner/schema/schema.ts';
import { canonical } from '../../../web/planner/schema/text-hash.ts';
import type { Texts } from './in-page.ts';

/** True for equal texts, and for documents that differ in the order of their fields alone. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === other) return true;
  const [a, b] = [json(one ?? ''), json(other ?? '')];
  return a !== undefined && canonical(a) === canonical(b);
}

export const same = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));

/** Differences between two sets of texts, in readable form. */
export function difference(one: Texts, other: Texts): string {
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a = '(nothing)', b = '(nothing)'] = [one[key], other[key]];
    if (isSame(a, b)) continue;
    let first = 0;
    while (a[first] === b[first]) first += 1;
    const at = Math.max(0, first - 60);
    return `${key}: …${a.slice(at, at + 160)}… and …${b.slice(at, at + 160)}…`;
  }
  return '';
}

/** True if all of these hold: another tap may have added an entry meanwhile. */
export const isAsIn = (known: Texts, now: Texts): boolean =>
  Object.entries(known).every(([key, text]) => isSame(text, now[key]));
