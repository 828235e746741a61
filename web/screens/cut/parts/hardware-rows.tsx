import { en } from '../../../language/en/cut-list.ts';
import { area } from '../../../language/language.ts';
import type { CutHardware } from '../../../planner/schema/cut-list.ts';

const { hardware: words } = area('cutList', en);

/** Hardware of a list in the shopping list. */
export function HardwareRows(props: {
  readonly rows: readonly CutHardware[];
  readonly onRemove: ((row: CutHardware) => void) | undefined;
}) {
  const { rows, onRemove } = props;
  return rows.map((row) => (
    <li key={row.id} className="row">
      <span className="row__main buy">
        <span className="row__count">
          <b>{row.quantity}</b> ×
        </span>
        <span className="row__what">
          <strong>{row.name}</strong>
          <span className="remark">{words.kind}</span>
        </span>
      </span>
      {onRemove !== undefined && (
        <button
          type="button"
          className="button button--plain"
          aria-label={words.removeNamed(row.name)}
          onClick={() => onRemove(row)}
        >
          {words.remove}
        </button>
      )}
    </li>
  ));
}
