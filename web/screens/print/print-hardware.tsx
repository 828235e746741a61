import { words as projectWords } from '../../language/page/project.ts';
import type { CutHardware } from '../../planner/schema/cut-list.ts';

const { buying: words } = projectWords;

/** Hardware of cut lists on paper, with a box to tick each off. */
export function PrintHardware({ rows }: { readonly rows: readonly CutHardware[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{words.fromList}</h2>
      <ul className="print__rows">
        {rows.map(({ id, name, quantity, bought }) => (
          <li key={id} className="print__row">
            <span className={bought === true ? 'print__tick print__tick--done' : 'print__tick'} />
            <span className="print__count">{quantity} ×</span>
            <span className="print__what">
              <b>{name}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
