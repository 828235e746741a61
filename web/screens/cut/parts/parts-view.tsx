import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { IsReturn } from '../../../app/shell/is-return.ts';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { newId } from '../../../platform/new-id.ts';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { MOST_ROWS, newPart, type CutPart } from '../../../planner/schema/cut-list.ts';
import { unreadIn } from '../../../planner/schema/schema.ts';
import { Growing } from '../../../ui/controls/more.tsx';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { ListHead } from './list-head.tsx';
import { edgedIn, partLeftOut, NO_PROBLEMS, PartFields, wrongRows } from './part-row.tsx';
import { PartSheet } from './part-sheet.tsx';
import type { CutListState } from '../use-cuts.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';

const { part: partWords, parts: words } = cutListWords;

/** Number of rows rendered at once; a kitchen has fewer. */
const PAGE = 150;

/** From this number of rows on, only visible rows are laid out and painted. */
const LONG = 40;

/** Rows on the first screen. */
const SCREENFUL = 8;

/** Last rows that are always rendered: recent input and the empty row. */
const TAIL = 30;

/** Rows up to a limit, the last ones, and those with an error. */
function shownRows(
  rows: readonly CutPart[],
  most: number,
  wrong: ReadonlyMap<string, unknown>,
): readonly { readonly row: CutPart; readonly number: number }[] {
  const numbered = rows.map((row, i) => ({ row, number: i + 1 }));
  if (rows.length <= most) return numbered;
  let left = most;
  return numbered.filter(({ row, number }) => {
    if (number <= most || number > rows.length - TAIL) return true;
    if (!wrong.has(row.id) || left === 0) return false;
    left -= 1;
    return true;
  });
}

/** Table of parts; its last row is always empty, for input. */
export function PartsView(props: {
  readonly cuts: CutListState;
  /** Drawing above the table. */
  readonly sketch: ReactNode;
  readonly onImport: () => void;
}) {
  const { cuts } = props;
  const { list, change, demand } = cuts;
  const isReturn = useContext(IsReturn);
  const [blank, setBlank] = useState(newId);
  const sheet = useSheet('part');
  const opened = list.parts.find(({ id }) => id === sheet.about);
  const isBlankThere = list.parts.some(({ id }) => id === blank);
  if (isBlankThere) setBlank(newId());
  const isFull = list.parts.length >= MOST_ROWS;
  const rows = isBlankThere || isFull ? list.parts : [...list.parts, newPart(blank)];
  const [most, setMost] = useState(PAGE);
  const wrong = wrongRows(demand.problems);
  const numbered = shownRows(rows, most, wrong);
  const hidden = rows.length - numbered.length;
  const unread = unreadIn(list);
  const edged = edgedIn(cuts);
  const pieces = demand.parts.reduce((sum, { quantity }) => sum + quantity, 0);

  const changeRow = useCallback(
    (id: string, update: Partial<CutPart>): void => {
      change((now) => {
        const known = now.parts.some((row) => row.id === id);
        const parts = known ? now.parts : [...now.parts, newPart(id)];
        return { ...now, parts: parts.map((row) => (row.id === id ? { ...row, ...update } : row)) };
      });
    },
    [change],
  );
  const openRow = useRef(sheet.open);
  useEffect(() => {
    openRow.current = sheet.open;
  });
  const more = useCallback((id: string): void => openRow.current(id), []);
  const remove = (row: CutPart): void => {
    sheet.close();
    change((now) => ({ ...now, parts: now.parts.filter(({ id }) => id !== row.id) }));
    toastEdit(words.removed(row.name.trim() || partWords.unnamed));
  };

  return (
    <>
      <ListHead cuts={cuts} />
      {props.sketch}
      <h2 className="group">
        {demand.parts.length === 0 ? words.title : words.counted(pieces, demand.parts.length)}
      </h2>
      <form
        className={list.kind === 'sheet' ? 'table table--part-sheet' : 'table table--part'}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="table-head" aria-hidden="true">
          <span>{words.quantity}</span>
          <span>{words.length}</span>
          {list.kind === 'sheet' && <span>{words.width}</span>}
          <span className="table-head__name">{words.name}</span>
        </div>
        <ul className={numbered.length < LONG ? 'table__rows' : 'table__rows table__rows--long'}>
          <Growing first={SCREENFUL} atOnce={4} isNow={isReturn}>
            {numbered.map(({ row, number }) => (
              <PartFields
                key={row.id}
                row={row}
                number={number}
                sheet={list.kind === 'sheet'}
                locale={cuts.locale}
                letter={entryOf(cuts.letters, row.id)}
                problems={wrong.get(row.id) ?? NO_PROBLEMS}
                edging={edged.get(row.id)}
                leftOut={partLeftOut(cuts, row)}
                onChange={changeRow}
                onMore={row.id === blank && !isBlankThere ? undefined : more}
              />
            ))}
          </Growing>
        </ul>
      </form>
      {hidden > 0 && (
        <button type="button" className="button" onClick={() => setMost(most + PAGE)}>
          {words.showMore(Math.min(PAGE, hidden), list.parts.length)}
        </button>
      )}
      {isFull && <p className="note">{words.full(MOST_ROWS)}</p>}
      {unread > 0 && <p className="note">{words.unread(unread)}</p>}
      <button type="button" className="button" onClick={props.onImport}>
        {words.import}
      </button>
      {opened !== undefined && (
        <PartSheet
          cuts={cuts}
          row={opened}
          onChange={(update) => changeRow(opened.id, update)}
          onRemove={() => remove(opened)}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
