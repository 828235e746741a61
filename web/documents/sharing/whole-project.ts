import { joinSeen, pointerOf, type Versions, type MergedVersions } from '../history/versions.ts';
import { CUT_LIST_PREFIX, PROJECT_PREFIX } from '../store/device-storage.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import type { Project } from '../../planner/schema/project.ts';

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

/** Field of a project that holds its lists by id. */
export const LISTS = 'lists';

const under = (list: CutList): string => pointerOf([LISTS, list.id]);

/** Versions of a project and its lists as of one document; undefined if this phone has none. */
export function versionsOfWhole(
  { one, lists }: WholeProject,
  versionsOf: (key: string) => Versions | undefined,
): Versions | undefined {
  const own = versionsOf(PROJECT_PREFIX + one.id);
  if (own === undefined) return undefined;
  let { seen } = own;
  const stamps = new Map(Object.entries(own.stamps));
  for (const list of lists) {
    const its = versionsOf(CUT_LIST_PREFIX + list.id);
    for (const [pointer, order] of Object.entries(its?.stamps ?? {})) {
      stamps.set(under(list) + pointer, order);
    }
    seen = joinSeen(seen, its?.seen ?? {});
  }
  return { stamps: Object.fromEntries(stamps), seen };
}

/** Versions of a project and its lists, by storage key. */
export function versionsByKey(
  { one, lists }: WholeProject,
  { stamps, seen }: MergedVersions,
): readonly (readonly [string, MergedVersions])[] {
  const all = Object.entries(stamps);
  const pick = (prefix: string) =>
    all.flatMap(([pointer, order]) =>
      pointer === prefix || pointer.startsWith(`${prefix}/`)
        ? [[pointer.slice(prefix.length), order] as const]
        : [],
    );
  const root = all.filter(([pointer]) => pointer === '');
  return [
    [
      PROJECT_PREFIX + one.id,
      {
        stamps: Object.fromEntries(all.filter(([pointer]) => !pointer.startsWith(`/${LISTS}/`))),
        seen,
      },
    ],
    ...lists.map((list) => {
      const its = Object.fromEntries([...root, ...pick(under(list))]);
      return [CUT_LIST_PREFIX + list.id, { stamps: its, seen }] as const;
    }),
  ];
}
