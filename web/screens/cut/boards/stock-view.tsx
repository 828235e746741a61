import { useState } from 'react';
import { useSettings } from '../../../documents/settings/settings.ts';
import { newId } from '../../../platform/new-id.ts';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { toMm } from '../../../planner/measure/units/units.ts';
import { newStock, type CutStock } from '../../../planner/schema/cut-list.ts';
import { DamagedSheets } from './damage/damaged-sheets.tsx';
import { shopSizes, stockOfSize } from '../../../documents/settings/shop-stock.ts';
import { Toggle } from '../../../ui/controls/fields/choice.tsx';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { boardName, sides } from '../in-words.ts';
import { OwnOffcuts } from './own-offcuts.tsx';
import { StockBoardRow } from './stock-row.tsx';
import type { CutListState } from '../use-cuts.ts';

const { stock: words } = cutListWords;

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
            <StockBoardRow
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
      {sheet && <DamagedSheets cuts={cuts} />}
    </>
  );
}
