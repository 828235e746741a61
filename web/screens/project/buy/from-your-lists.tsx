import { Link } from 'react-router-dom';
import { words as projectWords } from '../../../language/page/project.ts';
import type { CutList } from '../../../planner/schema/cut-list.ts';
import { HardwareRows } from '../../cut/parts/hardware-rows.tsx';

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
