import { useState } from 'react';
import { useSettings } from '../../projects/settings/settings.ts';
import { newId } from '../../platform/new-id.ts';
import { en } from '../../language/en/cut-list.ts';
import { area } from '../../language/language.ts';
import { partUnit } from '../../measure/read-size.ts';
import { toMm } from '../../measure/units.ts';
import { newStock, type CutStock } from '../../projects/schema/cut-list.ts';
import { shopSizes, stockOfSize } from '../../projects/settings/shop-stock.ts';
import { LengthKeys, useKeysOpen } from '../../ui/controls/length-keys.tsx';
import { Toggle } from '../../ui/controls/toggle.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { Cell, echoOf } from './cell.tsx';
import { stockName } from './in-words.ts';
import { OwnOffcuts } from './own-offcuts.tsx';
import { SawFields } from './saw-fields.tsx';
import type { Cuts } from './use-cuts.ts';

const { stock: words } = area('cutList', en);

interface StockRowProps {
  readonly cuts: Cuts;
  readonly row: CutStock;
  readonly number: number;
  readonly onChange: (change: Partial<CutStock>) => void;
  /** Absent on the empty row at the end. */
  readonly onRemove?: () => void;
}

/** One size that the shop sells: its sides, its price, and how many there are. */
function StockRow({ cuts, row, number, onChange, onRemove }: StockRowProps) {
  const sheet = cuts.list.kind === 'sheet';
  const id = `stock-${row.id}`;
  const bare = partUnit(cuts.locale);
  const problem = (field: string): string | undefined =>
    cuts.demand.problems[`stock.${row.id}.${field}`];
  const fields = ['length', 'width', 'price', 'quantity'] as const;
  const wrong = fields.find((field) => problem(field) !== undefined);
  const echo = echoOf(sheet ? [row.length, row.width] : [row.length], bare, cuts.locale);
  const note = wrong === undefined ? echo : problem(wrong);
  const lengthOpen = useKeysOpen(`${id}-length`);
  const widthOpen = useKeysOpen(`${id}-width`);
  return (
    <li className={sheet ? 'table-row table-row--stock-sheet' : 'table-row table-row--stock'}>
      {(sheet ? (['length', 'width'] as const) : (['length'] as const)).map((side) => (
        <Cell
          key={side}
          id={`${id}-${side}`}
          label={words[side](number)}
          mode="decimal"
          placeholder={words.hints[side]}
          value={row[side]}
          bare={bare}
          problem={problem(side)}
          onChange={(text) => onChange({ [side]: text })}
        />
      ))}
      <Cell
        id={`${id}-price`}
        label={words.price(number)}
        mode="decimal"
        placeholder={words.hints.price}
        value={row.price}
        problem={problem('price')}
        onChange={(price) => onChange({ price })}
      />
      <Cell
        id={`${id}-quantity`}
        label={words.quantity(number)}
        mode="numeric"
        placeholder={words.hints.quantity}
        value={row.quantity}
        problem={problem('quantity')}
        onChange={(quantity) => onChange({ quantity })}
      />
      {onRemove === undefined ? (
        <span className="table-row__gap" />
      ) : (
        <button
          type="button"
          className="table-row__more"
          aria-label={words.remove(number)}
          onClick={onRemove}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      )}
      <p
        id={`${id}-note`}
        data-spoken=""
        className={
          wrong !== undefined && row[wrong] !== ''
            ? 'table-row__note row__why--wrong'
            : 'table-row__note'
        }
      >
        {note}
      </p>
      {(lengthOpen || widthOpen) && (
        <LengthKeys
          id={`${id}-${widthOpen ? 'width' : 'length'}`}
          label={words.keys(number)}
          locale={cuts.locale}
        />
      )}
    </li>
  );
}

/** What there is to cut from: the shop's sizes and prices, own offcuts, and the saw. */
export function StockView({ cuts }: { readonly cuts: Cuts }) {
  const { list, change, locale } = cuts;
  const settings = useSettings();
  const sheet = list.kind === 'sheet';
  const [blank, setBlank] = useState(newId);
  const isBlankThere = list.stock.some(({ id }) => id === blank);
  const rows = isBlankThere ? list.stock : [...list.stock, newStock(blank)];

  const changeRow = (id: string, update: Partial<CutStock>): void => {
    if (id === blank) setBlank(newId());
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
      (one) => one.length === row.length && (!sheet || one.width === row.width),
    );
    return { size, row, there };
  });

  return (
    <>
      <h2 className="group">{sheet ? words.sheets : words.boards}</h2>
      <div className="toggles" role="group" aria-label={words.usual}>
        {usual.map(({ size: { length, width }, row, there }) => (
          <Toggle
            key={`${length} ${width}`}
            label={`+ ${stockName({ length: toMm(length), width: toMm(width) }, locale)}`}
            pressed={there !== undefined}
            onChange={() => (there === undefined ? add(row) : remove(there))}
          />
        ))}
      </div>
      <form className="table" onSubmit={(event) => event.preventDefault()}>
        <div
          className={sheet ? 'table-head table-row--stock-sheet' : 'table-head table-row--stock'}
          aria-hidden="true"
        >
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
      <p className="row__why">{words.note}</p>
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
      <SawFields cuts={cuts} />
    </>
  );
}
