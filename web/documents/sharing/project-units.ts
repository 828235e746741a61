import type { CutList } from '../../planner/schema/cut-list.ts';
import type { Project } from '../../planner/schema/project.ts';
import { cutsOf, cutUnits } from './cut-units.ts';
import type { MergeUnit, Units } from './unit.ts';

/** A project with the cut lists of its jobs. */
export interface WholeProject {
  readonly one: Project;
  readonly lists: readonly CutList[];
}

interface Dated {
  readonly one: Pick<Project, 'changed'>;
  readonly lists: readonly Pick<CutList, 'changed'>[];
}

/** When any of a project or list was last changed, in milliseconds since 1970. */
export const changedOf = ({ one, lists }: Dated): number =>
  lists.reduce((latest, { changed }) => Math.max(latest, changed), one.changed);

/** One unit for each thing with an id, each optional part and each thing with a name. */
const LISTS = ['places', 'jobs', 'own', 'pictures'] as const;
const SETS = ['ample', 'had', 'without', 'done'] as const;
const RECORDS = ['good', 'prices', 'spares', 'bought', 'paid', 'timers', 'doneAt'] as const;
/** Fields that identify the project and date its last change. */
const APART: ReadonlySet<string> = new Set([
  'version',
  'id',
  'changed',
  'cut',
  ...LISTS,
  ...SETS,
  ...RECORDS,
]);

/** A project in its units; fields that only a newer version knows are units, too. */
export function mergeUnits({ one, lists }: WholeProject): Units {
  const units: MergeUnit[] = [
    ...LISTS.flatMap((field) => one[field].map((value) => ({ field, key: value.id, value }))),
    ...SETS.flatMap((field) => one[field].map((key) => ({ field, key, value: true }))),
    ...RECORDS.flatMap((field) =>
      Object.entries(one[field]).map(([key, value]) => ({ field, key, value })),
    ),
    ...cutUnits(one.cut),
    ...Object.entries(one)
      .filter(([field, value]) => !APART.has(field) && value !== undefined)
      .map(([field, value]) => ({ field, key: '', value })),
    ...lists.map((list) => ({ field: 'list', key: list.id, value: { ...list, changed: 0 } })),
  ];
  return new Map(units.map((unit) => [`${unit.field}/${unit.key}`, unit]));
}

/** The project of these units, in their order; its id and version are those of another. */
export function projectOf(units: Units, { id, version }: Project, changed: number): Project {
  const byField = Map.groupBy(units.values(), ({ field }) => field);
  const of = (field: string): readonly MergeUnit[] => byField.get(field) ?? [];
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
export function listsOf(units: Units, were: readonly CutList[], changed: number): CutList[] {
  const byId = new Map(were.map((list) => [list.id, list]));
  return [...units.values()].flatMap(({ field, value }) => {
    if (field !== 'list') return [];
    const list = { ...(value as CutList), changed };
    const was = byId.get(list.id);
    const isSame =
      was !== undefined && JSON.stringify({ ...was, changed }) === JSON.stringify(list);
    return [isSame ? was : list];
  });
}
