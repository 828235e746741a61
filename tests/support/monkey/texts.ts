import type { Texts } from './in-page.ts';

export const same = (one: Texts, other: Texts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Differences between two sets of texts, in readable form. */
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

/** True if all of these hold: another tap may have added an entry meanwhile. */
export const isAsIn = (known: Texts, now: Texts): boolean =>
  Object.entries(known).every(([key, text]) => now[key] === text);
