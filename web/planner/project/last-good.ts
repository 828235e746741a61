import { entryOf } from '../measure/units/entry-of.ts';

/**
 * An unreadable text stays in its field. The plan uses the last readable text of that field, which is stored as long as
 * it is needed.
 */

export type Texts = Readonly<Record<string, string>>;

/** The texts kept for a place or a job; an id out of a file may be a name that every object has something under. */
export const goodOf = (good: Readonly<Record<string, Texts>>, id: string): Texts | undefined =>
  entryOf(good, id);

/** Problems by field, with these texts in place of the current ones. */
type Check = (others: Texts) => Readonly<Record<string, unknown>>;

/** Sizes that are checked together: the problem may be reported at another field. */
const TOGETHER: Readonly<Record<string, string>> = {
  slopes: 'sides',
  height: 'sides',
  diagonals: 'edges',
  corners: 'sides',
};

/** Fields of one group are checked against each other. */
function groupOf(field: string): string {
  const [first = '', second = ''] = field.split('.');
  const isListed = first === 'openings' || first === 'features';
  return isListed ? `${first}.${second}` : (entryOf(TOGETHER, first) ?? first);
}

const isFilled = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '';

/** True if the user only typed more digits: `1` on the way to `118` was never meant. */
const isTypedOn = (before: string | undefined, now: string | undefined): boolean =>
  isFilled(before) && now !== undefined && /^[\d.,]+$/.test(now) && now.startsWith(before);

interface Change {
  /** Texts that the plan used before this change. */
  readonly kept: Texts;
  readonly before: Texts;
  readonly now: Texts;
  /** Problems of `now`. */
  readonly problems: Readonly<Record<string, unknown>>;
  readonly check: Check;
}

/**
 * The texts to go on with, by field, after `before` became `now`: those of `kept` that are still needed, and those
 * that the change made bad.
 */
export function lastGood({ kept, before, now, problems, check }: Change): Texts {
  const bad = Object.keys(problems).map(groupOf);
  if (bad.length === 0) return {};
  const changed = Object.keys(now).filter((field) => {
    const [was, is] = [entryOf(before, field), entryOf(now, field)];
    return was !== is && !isTypedOn(was, is);
  });
  const candidates = {
    ...Object.fromEntries(changed.map((field) => [field, entryOf(before, field)])),
    ...kept,
  };
  let [good, faults]: [Texts, number] = [{}, bad.length];
  const goOnWith = (more: Texts): void => {
    const left = Object.keys(check(more)).length;
    if (left < faults) [good, faults] = [more, left];
  };
  const usable = Object.entries(candidates).flatMap(([field, text]) =>
    bad.includes(groupOf(field)) && isFilled(text) && isFilled(entryOf(now, field))
      ? [[field, text] as const]
      : [],
  );
  for (const [field, text] of usable) goOnWith({ ...good, [field]: text });
  // Two sizes of one thing, both bad: neither helps without the other.
  if (faults > 0) goOnWith(Object.fromEntries(usable));
  return good;
}
