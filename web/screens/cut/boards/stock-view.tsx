import { useState } from 'react';
import { useSettings } from '../../../documents/settings/settings.ts';
import { newId } from '../../../platform/new-id.ts';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { words as damageWords } from '../../../language/page/damage.ts';
import { partUnit } from '../../../planner/measure/units/read-size.ts';
import { toMm } from '../../../planner/measure/units/units.ts';
import { newStock, type CutStock } from '../../../planner/schema/cut-list.ts';
import { withDefects } from '../../../planner/schema/offcut.ts';
import { keepOffcuts } from '../../../documents/store/offcut-store.ts';
import { offcutsFor } from '../../../planner/project/cuts/offcuts-for.ts';
import type { MarkedSheet } from './damage/damaged-sheet.tsx';
import { DamagedSheets } from './damage/damaged-sheets.tsx';
import { shopSizes, stockOfSize } from '../../../documents/settings/shop-stock.ts';
import { Toggle } from '../../../ui/controls/fields/choice.tsx';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { Cell, echoOf } from '../parts/cell.tsx';
import { boardName, sides } from '../in-words.ts';
import { OwnOffcuts } from './own-offcuts.tsx';
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
function StockRow({ cuts, row, number, onChange, onRemove }: StockRowProps) {
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

type Sized = Pick<CutStock, 'length' | 'width'>;
const isSized = ({ length, width }: Sized): boolean => length.trim() !== '' && width.trim() !== '';
/** Size as typed; if both sides are in millimetres, with one unit: `2440 × 1220 mm`. */
const sizeText = ({ length, width }: Sized): string =>
  `${width.endsWith(' mm') ? length.replace(/ mm$/, '') : length}\u00a0×\u00a0${width}`;

/** Stock with a size, and offcuts, for marking damage. */
const sheetsOf = ({ list, change, rack }: CutListState): readonly MarkedSheet[] => [
  ...list.stock.filter(isSized).map((row): MarkedSheet => ({
    ...row,
    name: sizeText(row),
    defects: row.defects ?? [],
    put: (defects) =>
      change((now) => ({
        ...now,
        stock: now.stock.map((one) => (one.id === row.id ? withDefects(one, defects) : one)),
      })),
  })),
  ...offcutsFor(list, rack)
    .filter(isSized)
    .map((offcut): MarkedSheet => ({
      ...offcut,
      name: damageWords.offcut(sizeText(offcut)),
      defects: offcut.defects ?? [],
      put: (defects) => keepOffcuts([withDefects(offcut, defects)]),
    })),
];

/** Available stock: sizes and prices of the shop, own offcuts, and the saw. */
export function StockView({ cuts }: { readonly cuts: CutListState }) {
  const { list, change, locale } = cuts;
  const settings = useSettings();
  const sheet = list.kind === 'sheet';
  const [blank, setBlank] = useState(newId);
  const isBlankThere = list.stock.some(({ id }) => id === blank);
  if (isBlankThere) setBlank(newId());
  const rows = isBlankThere ? list.stock : [...list.stock, newStock(blank)];

  const changeRow = (id: string, update: Partial<CutStock>): void => {
    change((now) => {
      const known = now.stock.some((row) => row.id === id);
      const stock = known ? now.stock : [...now.stock, newStock(id)];
      return { ...now, stock: stock.map((row) => (row.id === id ? { ...row, ...update } : row)) };
    });
  };
  const remove = (row: CutStock): void => {
    change((now) => ({ ...now, stock: now.stock.filter(({ id }) => id !== row.id) }));
    toastEdit(words.removed);
  };
  const add = (row: CutStock): void =>
    change((now) => ({ ...now, stock: [...now.stock, { ...row, id: newId() }] }));
  const usual = shopSizes(list.kind, settings, locale).map((size) => {
    const row = stockOfSize('usual', size, locale);
    const there = list.stock.find(
      (one) =>
        one.defects === undefined &&
        one.length === row.length &&
        (!sheet || one.width === row.width),
    );
    return { size, row, there };
  });

  const marked = sheet ? sheetsOf(cuts) : [];

  return (
    <>
      <h2 className="group">{sheet ? words.sheets : words.boards}</h2>
      <div className="toggles" role="group" aria-label={words.usual}>
        {usual.map(({ size: { length, width }, row, there }) => (
          <Toggle
            key={`${length} ${width}`}
            label={`+ ${(sheet ? sides : boardName)({ length: toMm(length), width: toMm(width) }, locale)}`}
            pressed={there !== undefined}
            onChange={() => (there === undefined ? add(row) : remove(there))}
          />
        ))}
      </div>
      <form
        className={sheet ? 'table table--stock-sheet' : 'table table--stock'}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="table-head" aria-hidden="true">
          <span>{words.heads.length}</span>
          {sheet && <span>{words.heads.width}</span>}
          <span>{words.heads.price}</span>
          <span>{words.heads.quantity}</span>
        </div>
        <ul className="table__rows">
          {rows.map((row, i) => (
            <StockRow
              key={row.id}
              cuts={cuts}
              row={row}
              number={i + 1}
              onChange={(update) => changeRow(row.id, update)}
              {...(row.id === blank && !isBlankThere ? {} : { onRemove: () => remove(row) })}
            />
          ))}
        </ul>
      </form>
      <p className="remark">{words.note}</p>
      <OwnOffcuts
        user={list}
        rack={cuts.rack}
        without={list.without}
        problems={cuts.demand.problems}
        locale={locale}
        onLeave={(id, leave) =>
          change((now) => ({
            ...now,
            without: [...now.without.filter((one) => one !== id), ...(leave ? [id] : [])],
          }))
        }
      />
      {marked.length > 0 && (
        <DamagedSheets sheets={marked} trim={cuts.demand.trim} locale={locale} />
      )}
    </>
  );
}
