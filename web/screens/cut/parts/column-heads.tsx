import { ASSIGNABLE, type AssignableColumn } from '../../../planner/import/columns.ts';
import type { TablePreview } from '../../../planner/import/preview-table.ts';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { words as edgingWords } from '../../../language/page/edging.ts';

const { edges } = edgingWords;
const { columns: words } = cutListWords;

const LABELS: Readonly<Record<AssignableColumn, string>> = { ...words.names, ...edges };

/** First rows of an imported table; the user selects the meaning of each column in its head. */
export function ColumnHeads(props: {
  readonly table: TablePreview;
  readonly onAssign: (column: number, what: AssignableColumn | null) => void;
}) {
  const { rows, columns } = props.table;
  const heads = columns.map((what, at) => ({ what, at }));
  const numbered = rows.map((cells, row) => ({
    row,
    cells: cells.map((cell, at) => ({ at, cell })),
  }));
  return (
    <div className="columns" role="group" aria-label={words.title}>
      <table className="columns__table">
        <thead>
          <tr>
            {heads.map(({ what, at }) => (
              <th key={at} scope="col">
                <select
                  className="columns__head"
                  aria-label={words.column(at + 1)}
                  value={what ?? ''}
                  onChange={(event) =>
                    props.onAssign(at, ASSIGNABLE.find((one) => one === event.target.value) ?? null)
                  }
                >
                  <option value="">{words.none}</option>
                  {ASSIGNABLE.map((one) => (
                    <option key={one} value={one}>
                      {LABELS[one]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered.map(({ row, cells }) => (
            <tr key={row}>
              {cells.map(({ at, cell }) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
