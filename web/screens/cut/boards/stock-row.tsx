import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { partUnit } from '../../../planner/measure/units/read-size.ts';
import type { CutStock } from '../../../planner/schema/cut-list.ts';
import { Cell, echoOf } from '../parts/cell.tsx';
import { RemoveButton, RowFoot, SizeCells } from '../parts/table-row.tsx';
import type { CutListState } from '../use-cuts.ts';

const { stock: words } = cutListWords;

interface StockRowProps {
  readonly cuts: CutListState;
  readonly row: CutStock;
  readonly number: number;
  readonly onChange: (change: Partial<CutStock>) => void;
  /** Absent for the empty row at the end. */
  readonly onRemove?: () => void;
}

/** One size of the shop: its sides, price and count. */
export function StockBoardRow({ cuts, row, number, onChange, onRemove }: StockRowProps) {
  const sheet = cuts.list.kind === 'sheet';
  const id = `stock-${row.id}`;
  const bare = partUnit(cuts.locale);
  const problem = (field: string): string | undefined =>
    cuts.demand.problems[`stock.${row.id}.${field}`];
  const fields = ['length', 'width', 'price', 'quantity'] as const;
  const wrong = fields.find((field) => problem(field) !== undefined);
  const inDamage = Object.entries(cuts.demand.problems).find(([at]) =>
    at.startsWith(`stock.${row.id}.defects.`),
  )?.[1];
  const echo = echoOf(sheet ? [row.length, row.width] : [row.length], bare, cuts.locale);
  const note = wrong === undefined ? (inDamage ?? echo) : problem(wrong);
  return (
    <li className="table-row">
      <SizeCells
        id={id}
        sheet={sheet}
        size={row}
        labels={words}
        number={number}
        hints={words.hints}
        bare={bare}
        problem={problem}
        onChange={onChange}
      />
      <Cell
        id={`${id}-price`}
        label={words.price(number)}
        mode="decimal"
        placeholder={words.hints.price}
        value={row.price}
        problem={problem('price')}
        onChange={(price) => onChange({ price })}
      />
      <CellLabel of="price" />
      <Cell
        id={`${id}-quantity`}
        label={words.quantity(number)}
        mode="numeric"
        placeholder={row.defects === undefined ? words.hints.quantity : '1'}
        value={row.quantity}
        problem={problem('quantity')}
        onChange={(quantity) => onChange({ quantity })}
      />
      <CellLabel of="quantity" />
      {onRemove === undefined ? (
        <span className="table-row__gap" />
      ) : (
        <RemoveButton label={words.remove(number)} onRemove={onRemove} />
      )}
      <RowFoot
        id={id}
        note={note}
        wrong={wrong === undefined ? inDamage !== undefined : row[wrong] !== ''}
        keysLabel={words.keys(number)}
        locale={cuts.locale}
      />
    </li>
  );
}

const CellLabel = ({ of }: { readonly of: 'price' | 'quantity' }) => (
  <span className={`table-row__label table-row__label--${of}`} aria-hidden="true">
    {words.heads[of]}
  </span>
);
