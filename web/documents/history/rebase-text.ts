import { isFields, json, type Fields } from '../../planner/schema/schema.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';

/**
 * Takes a change of a JSON text back where another tab has changed it since: what the change touched goes to `to`, and
 * whatever else stands in `now` stays. Lists of things with ids are told apart by id, lists of names by name.
 */
export function rebaseText(from: string | null, to: string | null, now: string): string | null {
  if (from === null || to === null) return to;
  const [target, there] = [json(to), json(now)];
  // In the form of a newer version it is left as it is.
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
  // Where as many stay, texts such as lengths were changed in their places.
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

/** Names such as those of steps that are done: what was added is put to those of now, what was taken off goes. */
const rebaseNames = (
  from: readonly string[],
  to: readonly string[],
  now: readonly string[],
): readonly string[] => [
  ...now.filter((one) => to.includes(one) || !from.includes(one)),
  ...to.filter((one) => !from.includes(one) && !now.includes(one)),
];

/** In the order of now; what comes back goes where it was. */
function rebaseThings(from: Things, to: Things, now: Things): Things {
  const find = (all: Things, id: string) => all.find((one) => one.id === id);
  const kept = now.flatMap((one): Things => {
    const [was, target] = [find(from, one.id), find(to, one.id)];
    // Added since, by another tab.
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
