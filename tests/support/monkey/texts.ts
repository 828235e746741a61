import type { Texts } from './in-page.ts';

export const same = (one: Texts, other: Texts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Where two sets of texts differ, for a person to read. */
export function difference(one: Texts, other: Texts): string {
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a = '(nothing)', b = '(nothing)'] = [one[key], other[key]];
    if (a === b) continue;
    let first = 0;
    while (a[first] === b[first]) first += 1;
    const at = Math.max(0, first - 60);
    return `${key}: …${a.slice(at, at + 160)}… and …${b.slice(at, at + 160)}…`;
  }
  return '';
}

/** Whether all of these are so: another tap may have started a thing meanwhile. */
export const isAsIn = (known: Texts, now: Texts): boolean =>
  Object.entries(known).every(([key, text]) => now[key] === text);
