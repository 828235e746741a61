import { CUT_LIST_PREFIX, PROJECT_PREFIX } from '../store/device-storage.ts';
import { readCutList, type CutList } from '../../planner/schema/cut-list.ts';
import { type Project, readProject } from '../../planner/schema/project.ts';
import { projectName } from '../settings/page-names.ts';
import type { Bundle } from './bundle.ts';
import { idFrom } from './safe-id.ts';
import { words } from '../../language/page/names.ts';

/** A project with the cut lists of its jobs, or a separate cut list. */
export type SharedThing =
  | { readonly kind: 'project'; readonly one: Project; readonly lists: readonly CutList[] }
  | { readonly kind: 'cut-list'; readonly one: CutList; readonly lists: readonly CutList[] };

const PREFIX = { project: PROJECT_PREFIX, 'cut-list': CUT_LIST_PREFIX };

/** A list under another id, which follows from its project's. */
const apart = (list: CutList, project: string): CutList => {
  return { ...list, id: idFrom(`${project} ${list.id}`), project };
};

/** True if a list's id belongs to something other than this project. */
function isOthers(list: CutList, there: ReadonlyMap<string, string>): boolean {
  const text = there.get(CUT_LIST_PREFIX + list.id);
  if (text === undefined) return false;
  const mine = readCutList(text);
  return !mine.ok || mine.value.project !== list.project;
}

/**
 * The things of a bundle, projects first. A list whose project is missing is a separate one; a list
 * of a project gets another id if a separate list of the user has its id.
 */
export function thingsOf(
  { projects, cutLists }: Bundle,
  there: ReadonlyMap<string, string>,
): readonly SharedThing[] {
  const ids = new Set(projects.map(({ id }) => id));
  const lists = Map.groupBy(cutLists, ({ project }) => project);
  return [
    ...projects.map((one): SharedThing => {
      const own = lists.get(one.id) ?? [];
      return {
        kind: 'project',
        one,
        lists: own.map((list) => (isOthers(list, there) ? apart(list, one.id) : list)),
      };
    }),
    ...cutLists
      .filter(({ project }) => !ids.has(project))
      .map((list): SharedThing => ({ kind: 'cut-list', one: { ...list, project: '' }, lists: [] })),
  ];
}

const listName = ({ name, material }: CutList): string =>
  name.trim() || material.trim() || words.cutList;

export const sharedName = (thing: SharedThing): string =>
  thing.kind === 'project' ? projectName(thing.one) : listName(thing.one);

/** All of it but when it was changed: opening something changes nothing of it. */
export const contentOf = ({ one, lists }: SharedThing): string =>
  JSON.stringify(
    [one, ...lists.toSorted((a, b) => (a.id < b.id ? -1 : 1))].map((each) => ({
      ...each,
      changed: 0,
    })),
  );

/** It under another name, and under an id that follows from what it is: made twice, it is the same. */
export function copyOf(thing: SharedThing): SharedThing {
  const id = idFrom(contentOf(thing));
  const name = `${sharedName(thing)} (2)`;
  if (thing.kind === 'cut-list') return { ...thing, one: { ...thing.one, id, name } };
  const lists = thing.lists.map((list) => {
    return { ...list, id: list.id.replace(thing.one.id, id), project: id };
  });
  const isApart = lists.every((list, i) => list.id !== thing.lists[i]?.id);
  return {
    kind: 'project',
    one: { ...thing.one, id, name },
    lists: isApart ? lists : lists.map((list) => apart(list, id)),
  };
}

/** Storage key of a thing. */
export const storageKey = ({ kind, one }: SharedThing): string => PREFIX[kind] + one.id;

/** Its stored texts by key. */
export const storedTexts = (thing: SharedThing): readonly (readonly [string, string])[] => [
  [storageKey(thing), JSON.stringify(thing.one)],
  ...thing.lists.map((list) => [CUT_LIST_PREFIX + list.id, JSON.stringify(list)] as const),
];

/** The lists of a thing that a device has, by name: what takes their place must name them. */
export const listsOn = (
  texts: ReadonlyMap<string, string>,
  { lists }: SharedThing,
): readonly string[] => lists.filter(({ id }) => texts.has(CUT_LIST_PREFIX + id)).map(listName);

/** The thing of a device under the same id; undefined if it cannot be read. */
export function sameOn(
  texts: ReadonlyMap<string, string>,
  thing: SharedThing,
): SharedThing | undefined {
  const text = texts.get(storageKey(thing)) ?? '';
  if (thing.kind === 'cut-list') {
    const list = readCutList(text);
    return list.ok ? { ...thing, one: { ...list.value, id: thing.one.id } } : undefined;
  }
  const project = readProject(text);
  if (!project.ok) return undefined;
  const lists = thing.lists.flatMap(({ id }) => {
    const list = readCutList(texts.get(CUT_LIST_PREFIX + id) ?? '');
    return list.ok ? [{ ...list.value, id }] : [];
  });
  return { kind: 'project', one: { ...project.value, id: thing.one.id }, lists };
}
