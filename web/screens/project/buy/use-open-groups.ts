import { createStore, useStore } from '../../../platform/store.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

/** Groups that a person opened or folded, by project and aisle: kept while the app is open. */
const turned = createStore<Readonly<Record<string, boolean>>>({});

/** Which groups of a list are open: as they were left, else as is usual. */
export function useOpenGroups(project: string) {
  const all = useStore(turned);
  return {
    isOpen: (group: string, usual: boolean): boolean =>
      entryOf(all, `${project}/${group}`) ?? usual,
    turn: (group: string, isOpen: boolean): void =>
      turned.set({ ...turned.get(), [`${project}/${group}`]: isOpen }),
  };
}
