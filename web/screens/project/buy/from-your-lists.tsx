import { Link } from 'react-router-dom';
import { useSyncExternalStore } from 'react';
import { en } from '../../../language/en/project.ts';
import { area } from '../../../language/language.ts';
import { listCutLists, NO_CUT_LISTS } from '../../../documents/store/cut-list-store.ts';
import { subscribe } from '../../../documents/store/device-storage.ts';
import { HardwareRows } from '../../cut/parts/hardware-rows.tsx';

const { buying: words } = area('project', en);

/** Hardware of the cut lists that the user put on the shopping list of a project. */
export function FromYourLists({ project }: { readonly project: string }) {
  const found = useSyncExternalStore(subscribe, listCutLists, () => NO_CUT_LISTS);
  const lists = found.flatMap((one) =>
    one.kind === 'list' && one.list.project === project && (one.list.hardware ?? []).length > 0
      ? [one.list]
      : [],
  );
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
