import { useMemo, useSyncExternalStore } from 'react';
import { listCutLists, NO_CUT_LISTS } from '../../../documents/store/cut-list-store.ts';
import { subscribe } from '../../../documents/store/device-storage.ts';
import type { CutHardware, CutList } from '../../../planner/schema/cut-list.ts';

/** Cut lists whose hardware the user put on the shopping list of a project. */
export function useHardwareLists(project: string): readonly CutList[] {
  const found = useSyncExternalStore(subscribe, listCutLists, () => NO_CUT_LISTS);
  return useMemo(
    () =>
      found.flatMap((one) =>
        one.kind === 'list' && one.list.project === project && (one.list.hardware ?? []).length > 0
          ? [one.list]
          : [],
      ),
    [found, project],
  );
}

export const hardwareOfLists = (lists: readonly CutList[]): readonly CutHardware[] =>
  lists.flatMap(({ hardware }) => hardware ?? []);
