import { createStore, useStore } from '../../../platform/store.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

/** Groups that the user opened or closed, by project and aisle, until the app is closed. */
const turned = createStore<Readonly<Record<string, boolean>>>({});

/** State of a list's groups: the user's choice, else the default. */
export function useOpenGroups(project: string) {
  const all = useStore(turned);
  return {
    isOpen: (group: string, usual: boolean): boolean =>
      entryOf(all, `${project}/${group}`) ?? usual,
    turn: (group: string, isOpen: boolean): void =>
      turned.set({ ...turned.get(), [`${project}/${group}`]: isOpen }),
  };
}
