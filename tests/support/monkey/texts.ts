import { json } from '../../../web/planner/schema/schema.ts';
import { canonical } from '../../../web/planner/schema/text-hash.ts';
import type { Texts } from './in-page.ts';

/** A text in a form that does not depend on the order of a document's fields. */
function inOrder(text: string | undefined): string | undefined {
  const document = json(text ?? '');
  return document === undefined ? text : canonical(document);
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one === other || inOrder(one) === inOrder(other);

export const same = (one: Texts, other: Texts): boolean =>
  Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));

/** Differences between two sets of texts, in readable form. */
export function difference(one: Texts, other: Texts): string {
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a = '(nothing)', b = '(nothing)'] = [inOrder(one[key]), inOrder(other[key])];
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
  Object.entries(known).every(([key, text]) => isSame(text, now[key]));
