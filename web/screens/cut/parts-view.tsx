import { useState } from 'react';
import { useSearchParams } from '../../app/router.ts';
import { newPart, type CutKind, type CutPart } from '../../projects/cut-list.ts';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { count, sides } from './in-words.ts';
import { PartRow } from './part-row.tsx';
import { PartSheet } from './part-sheet.tsx';
import type { Cuts } from './use-cuts.ts';

const newId = (): string => crypto.randomUUID().slice(0, 8);

const KINDS: readonly { readonly value: CutKind; readonly label: string }[] = [
  { value: 'linear', label: 'Boards to length' },
  { value: 'sheet', label: 'Sheets' },
];

/** Name, material and kind of a list of one's own; a project's list has them from its job. */
function Head({ cuts }: { readonly cuts: Cuts }) {
  const { list, change } = cuts;
  return (
    <>
      <div className="fields">
        <div className="fields__cell">
          <Field
            id="list-name"
            label="What is it for"
            value={list.name}
            placeholder="Workbench"
            onChange={(name) => change((now) => ({ ...now, name }))}
          />
        </div>
        <div className="fields__cell">
          <Field
            id="list-material"
            label="Material"
            value={list.material}
            placeholder={list.kind === 'sheet' ? 'Birch ply 18 mm' : 'CLS 38 × 63'}
            onChange={(material) => change((now) => ({ ...now, material }))}
          />
        </div>
      </div>
      <Choice
        legend="What is cut"
        value={list.kind}
        options={KINDS}
        onChange={(kind) => change((now) => ({ ...now, kind }))}
      />
    </>
  );
}

/** The parts that jobs want, which are changed there. */
function GivenParts({ cuts }: { readonly cuts: Cuts }) {
  const { given, demand, letters, units } = cuts;
  if (given.length === 0) return null;
  return (
    <ul className="rows">
      {given.map(({ id, name, quantity, from }) => {
        const part = demand.parts.find((one) => one.id === id);
        return (
          <li key={id} className="row">
            <span className="row__main shop">
              <span className="shop__count">
                <b>{quantity}</b> × {part === undefined ? '' : sides(part, units)}
              </span>
              <span className="shop__what">
                <strong>
                  {letters[id]} {name}
                </strong>
                <span className="row__why">from {from}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The table of parts: its last row is always an empty one to type into. */
export function PartsView(props: { readonly cuts: Cuts; readonly onImport: () => void }) {
  const { cuts } = props;
  const { list, change, demand } = cuts;
  const [blank, setBlank] = useState(newId);
  const [search, setSearch] = useSearchParams();
  const opened = list.parts.find(({ id }) => id === search.get('part'));
  const isBlankThere = list.parts.some(({ id }) => id === blank);
  const rows = isBlankThere ? list.parts : [...list.parts, newPart(blank)];
  const pieces = demand.parts.reduce((sum, { quantity }) => sum + quantity, 0);

  const changeRow = (id: string, update: Partial<CutPart>): void => {
    if (id === blank) setBlank(newId());
    change((now) => {
      const known = now.parts.some((row) => row.id === id);
      const parts = known ? now.parts : [...now.parts, newPart(id)];
      return { ...now, parts: parts.map((row) => (row.id === id ? { ...row, ...update } : row)) };
    });
  };
  const remove = (row: CutPart): void => {
    const at = list.parts.findIndex(({ id }) => id === row.id);
    setSearch({}, { replace: true });
    change((now) => ({ ...now, parts: now.parts.filter(({ id }) => id !== row.id) }));
    toast(`${row.name.trim() || 'Part'} removed`, () =>
      change((now) => ({ ...now, parts: now.parts.toSpliced(at, 0, row) })),
    );
  };

  return (
    <>
      {list.project === '' && <Head cuts={cuts} />}
      <h2 className="group">
        {demand.parts.length === 0
          ? 'Parts'
          : `Parts: ${count(pieces, 'piece')} of ${count(demand.parts.length, 'kind')}`}
      </h2>
      <GivenParts cuts={cuts} />
      <form className="table" onSubmit={(event) => event.preventDefault()}>
        <div
          className={list.kind === 'sheet' ? 'table-head table-row--sheet' : 'table-head'}
          aria-hidden="true"
        >
          <span>Qty</span>
          <span>Length</span>
          {list.kind === 'sheet' && <span>Width</span>}
          <span className="table-head__name">Name</span>
        </div>
        <ul className="table__rows">
          {rows.map((row, i) => (
            <PartRow
              key={row.id}
              cuts={cuts}
              row={row}
              number={i + 1}
              onChange={(update) => changeRow(row.id, update)}
              {...(row.id === blank && !isBlankThere
                ? {}
                : { onMore: () => setSearch({ part: row.id }) })}
            />
          ))}
        </ul>
      </form>
      <button type="button" className="button" onClick={props.onImport}>
        Paste or import a list
      </button>
      {opened !== undefined && (
        <PartSheet
          cuts={cuts}
          row={opened}
          onChange={(update) => changeRow(opened.id, update)}
          onRemove={() => remove(opened)}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    </>
  );
}
