import { Link } from 'react-router-dom';
import { words as projectWords } from '../../../language/page/project.ts';
import type { CutList, CutHardware } from '../../../planner/schema/cut-list.ts';
import { HardwareRows } from '../../cut/parts/hardware-rows.tsx';
import { useMemo, useSyncExternalStore } from 'react';
import { listCutLists, NO_CUT_LISTS } from '../../../documents/store/cut-list-store.ts';
import { subscribe } from '../../../documents/store/device-storage.ts';

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

const { buying: words } = projectWords;

/** Hardware of the cut lists that the user put on the shopping list of a project. */
export function FromYourLists({ lists }: { readonly lists: readonly CutList[] }) {
  return lists.map((list) => (
    <section key={list.id} aria-label={words.fromList}>
      <h2 className="group">
        {words.fromList}{' '}
        <Link className="group__end" to={`/project/cut/${list.id}`}>
          {list.name.trim() || list.material.trim() || words.openList}
        </Link>
      </h2>
      <ul className="rows">
        <HardwareRows list={list} canRemove={false} />
      </ul>
    </section>
  ));
}
