import { isFields, json, type Fields } from '../../planner/schema/schema.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';

/**
 * Applies the change from `from` to `to` to a JSON text that has become `now` meanwhile: fields that the change touched
 * become those of `to`, all others stay. Items of lists are matched by id, names by themselves.
 */
export function rebaseText(from: string | null, to: string | null, now: string): string | null {
  if (from === null || to === null) return to;
  const [target, there] = [json(to), json(now)];
  // A newer version wrote it in its own form.
  if (formOf(there) > formOf(target)) return now;
  return JSON.stringify(rebase(json(from), target, there));
}

const formOf = (value: unknown): number => {
  const form = isFields(value) ? value['version'] : 0;
  return typeof form === 'number' ? form : 0;
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function rebase(from: unknown, to: unknown, now: unknown): unknown {
  if (isSame(from, to)) return now;
  if (isSame(from, now)) return to;
  if (isThings(from) && isThings(to) && isThings(now)) return rebaseThings(from, to, now);
  if (isFields(from) && isFields(to) && isFields(now)) return rebaseFields(from, to, now);
  // A list of the same length holds texts, such as lengths, that changed in their places.
  const isListed = isNames(from) && isNames(to) && isNames(now) && from.length !== to.length;
  if (isListed) return rebaseNames(from, to, now);
  return to;
}

function rebaseFields(from: Fields, to: Fields, now: Fields): Fields {
  const keys = new Set([...Object.keys(now), ...Object.keys(to)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const value = rebase(entryOf(from, key), entryOf(to, key), entryOf(now, key));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

type Things = readonly (Fields & { readonly id: string })[];

const isThings = (value: unknown): value is Things =>
  Array.isArray(value) && value.every((one) => isFields(one) && typeof one['id'] === 'string');

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string') &&
  new Set(value).size === value.length;

/** Merges names, such as those of done steps: adds the added ones and removes the removed ones. */
const rebaseNames = (
  from: readonly string[],
  to: readonly string[],
  now: readonly string[],
): readonly string[] => [
  ...now.filter((one) => to.includes(one) || !from.includes(one)),
  ...to.filter((one) => !from.includes(one) && !now.includes(one)),
];

/** Keeps the order of `now`; restores items at their former place. */
function rebaseThings(from: Things, to: Things, now: Things): Things {
  const find = (all: Things, id: string) => all.find((one) => one.id === id);
  const kept = now.flatMap((one): Things => {
    const [was, target] = [find(from, one.id), find(to, one.id)];
    // Another tab added it since.
    if (was === undefined && target === undefined) return [one];
    if (target === undefined) return [];
    return [was === undefined ? target : (rebase(was, target, one) as Things[number])];
  });
  const all = [...kept];
  for (const [at, one] of to.entries()) {
    const isBack = find(from, one.id) === undefined && find(now, one.id) === undefined;
    if (isBack) all.splice(at, 0, one);
  }
  return all;
}
