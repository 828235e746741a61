import type { CutList } from '../schema/cut-list.ts';
import type { DoneBoard } from '../schema/done-board.ts';
import type { Project } from '../schema/project.ts';

/** The least of a project that is merged as a whole: a place, a job, a price, a tick, a board that lies cut. */
export interface Unit {
  readonly field: string;
  readonly key: string;
  readonly value: unknown;
}

/** By what names it in a project. */
export type Units = ReadonlyMap<string, Unit>;

/** A project with the cut lists of its jobs. */
export interface WholeProject {
  readonly one: Project;
  readonly lists: readonly CutList[];
}

/** What has an id, what is there or not, and what has a name, each on its own. */
const LISTS = ['places', 'jobs', 'own'] as const;
const SETS = ['ample', 'without', 'done'] as const;
const RECORDS = ['good', 'prices', 'spares', 'bought', 'paid', 'timers'] as const;
/** What says which project it is and when it was changed. */
const APART: ReadonlySet<string> = new Set([
  'version',
  'id',
  'changed',
  'cut',
  ...LISTS,
  ...SETS,
  ...RECORDS,
]);

/** A name for a board that lies cut: its number comes first, a material may hold any sign. */
const cutKey = (number: number, material: string): string => `${number}/${material}`;

/** A project in its units; fields that only a newer version knows are units, too. */
export function unitsOf({ one, lists }: WholeProject): Units {
  const units: Unit[] = [
    ...LISTS.flatMap((field) => one[field].map((value) => ({ field, key: value.id, value }))),
    ...SETS.flatMap((field) => one[field].map((key) => ({ field, key, value: true }))),
    ...RECORDS.flatMap((field) =>
      Object.entries(one[field]).map(([key, value]) => ({ field, key, value })),
    ),
    ...Object.entries(one.cut).flatMap(([material, boards]) =>
      boards.map((value) => ({ field: 'cut', key: cutKey(value.number, material), value })),
    ),
    ...Object.entries(one)
      .filter(([field, value]) => !APART.has(field) && value !== undefined)
      .map(([field, value]) => ({ field, key: '', value })),
    ...lists.map((list) => ({ field: 'list', key: list.id, value: { ...list, changed: 0 } })),
  ];
  return new Map(units.map((unit) => [`${unit.field}/${unit.key}`, unit]));
}

/** The boards that lie cut, by material, out of their units. */
function cutsOf(units: readonly Unit[]): Project['cut'] {
  const boards = new Map<string, DoneBoard[]>();
  for (const { key, value } of units) {
    const material = key.slice(key.indexOf('/') + 1);
    boards.set(material, [...(boards.get(material) ?? []), value as DoneBoard]);
  }
  return Object.fromEntries(boards);
}

/** The project of these units, in their order; its id and version are those of another. */
export function projectOf(units: Units, { id, version }: Project, changed: number): Project {
  const byField = Map.groupBy(units.values(), ({ field }) => field);
  const of = (field: string): readonly Unit[] => byField.get(field) ?? [];
  const known = new Set<string>([...LISTS, ...SETS, ...RECORDS, 'cut', 'list']);
  const others = [...byField].flatMap(([field, [unit]]) =>
    known.has(field) ? [] : [[field, unit?.value] as const],
  );
  return {
    version,
    id,
    changed,
    ...Object.fromEntries(others),
    ...Object.fromEntries(LISTS.map((field) => [field, of(field).map(({ value }) => value)])),
    ...Object.fromEntries(SETS.map((field) => [field, of(field).map(({ key }) => key)])),
    ...Object.fromEntries(
      RECORDS.map((field) => [
        field,
        Object.fromEntries(of(field).map(({ key, value }) => [key, value])),
      ]),
    ),
    cut: cutsOf(of('cut')),
  } as Project;
}

/** The cut lists among units, those as they were that did not change. */
export const listsOf = (units: Units, were: readonly CutList[], changed: number): CutList[] =>
  [...units.values()].flatMap(({ field, value }) => {
    if (field !== 'list') return [];
    const list = { ...(value as CutList), changed };
    const was = were.find(({ id }) => id === list.id);
    const isSame =
      was !== undefined && JSON.stringify({ ...was, changed }) === JSON.stringify(list);
    return [isSame ? was : list];
  });

/** A text that is the same for values that are, whatever the order of their fields. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join()}}`;
}
