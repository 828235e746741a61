import { useId, useMemo, useState } from 'react';
import type { Imported } from '../../cutting/import/imported.ts';
import { importCutList } from '../../cutting/import/import-cut-list.ts';
import type { LengthUnit } from '../../measure/parse-length.ts';
import { newPart, newStock, type CutKind, type CutList } from '../../projects/cut-list.ts';
import { Choice } from '../../ui/choice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.tsx';
import { count } from './in-words.ts';
import type { Cuts } from './use-cuts.ts';

type FileUnit = Extract<LengthUnit, 'mm' | 'cm' | 'in'>;

const UNITS: readonly { readonly value: FileUnit; readonly label: string }[] = [
  { value: 'mm', label: 'mm' },
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'inches' },
];

const SHOWN = 8;
const newId = (): string => crypto.randomUUID().slice(0, 8);

/** The list with what was imported put to it; its empty fields take what the file says. */
function withImported(list: CutList, kind: CutKind, imported: Imported, parts: Imported['parts']) {
  const stock = imported.stock.filter(
    (row) => !list.stock.some(({ length, width }) => length === row.length && width === row.width),
  );
  return {
    ...list,
    kind,
    name: list.name || imported.name,
    material: list.material || (parts[0]?.material ?? ''),
    kerf: list.kerf || imported.kerf,
    trim: list.trim || imported.trim,
    parts: [
      ...list.parts,
      ...parts.map(({ name, length, width, quantity, turns }) => {
        return { ...newPart(newId()), name, length, width, quantity, turns };
      }),
    ],
    stock: [...list.stock, ...stock.map((row) => ({ ...newStock(newId()), ...row }))],
  };
}

/** What was understood and what was not, row by row. */
function Preview(props: { readonly imported: Imported; readonly parts: Imported['parts'] }) {
  const { imported, parts } = props;
  const { rejected } = imported;
  const numbered = parts.slice(0, SHOWN).map((part, n) => ({ n, part }));
  return (
    <>
      <p className="row__why" role="status">
        {imported.format}: {count(parts.length, 'part')}
        {imported.stock.length > 0 && ` and ${count(imported.stock.length, 'board')}`} understood
        {rejected.length > 0 && `, ${count(rejected.length, 'row')} not`}.
      </p>
      <ul className="rows">
        {rejected.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={line} className="row">
            <span className="row__main">
              <span>
                Line {line}: {text}
              </span>
              <span className="row__why row__why--wrong">{reason}</span>
            </span>
          </li>
        ))}
        {rejected.length > SHOWN && (
          <li className="row row__why">and {rejected.length - SHOWN} more</li>
        )}
        {numbered.map(({ n, part }) => (
          <li key={n} className="row">
            <span className="row__main shop">
              <span className="shop__count">
                <b>{part.quantity}</b> ×
              </span>
              <span className="shop__what">
                <strong>{[part.length, part.width].filter(Boolean).join(' × ')}</strong>
                <span className="row__why">
                  {part.name}
                  {!part.turns && ' (grain kept)'}
                </span>
              </span>
            </span>
          </li>
        ))}
        {parts.length > SHOWN && <li className="row row__why">and {parts.length - SHOWN} more</li>}
      </ul>
    </>
  );
}

/** Pastes or opens a list of another tool, shows how it was understood, and adds it. */
export function ImportSheet({
  cuts,
  onClose,
}: {
  readonly cuts: Cuts;
  readonly onClose: () => void;
}) {
  const { list, change, units } = cuts;
  const id = useId();
  const [text, setText] = useState('');
  const [unit, setUnit] = useState<FileUnit>(units === 'imperial' ? 'in' : 'mm');
  const [material, setMaterial] = useState('');
  const isFresh = list.parts.length === 0;
  const [kind, setKind] = useState<CutKind>();
  const read = useMemo(() => {
    const asKept = importCutList(text, unit, kind ?? list.kind);
    // A fresh list becomes what the file is: where parts have widths they are cut from sheets.
    const hasWidths = asKept.ok && asKept.value.parts.some(({ width }) => width !== '');
    const guess: CutKind = kind ?? (isFresh && hasWidths ? 'sheet' : list.kind);
    return { kind: guess, result: importCutList(text, unit, guess) };
  }, [text, unit, kind, list.kind, isFresh]);
  const imported = read.result.ok ? read.result.value : undefined;
  const materials = [...new Set(imported?.parts.map((part) => part.material) ?? [])];
  const parts = (imported?.parts ?? []).filter(
    (part) => !materials.includes(material) || part.material === material,
  );

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setText(file.size > 2_000_000 ? '\n'.repeat(6000) : await file.text());
  };
  const add = (): void => {
    if (imported === undefined) return;
    change((now) => withImported(now, read.kind, imported, parts));
    onClose();
    toast(`${count(parts.length, 'part')} added`, () => change(() => list));
  };

  return (
    <Sheet title="Paste or import" onClose={onClose}>
      <label className="field__label" htmlFor={`${id}-text`}>
        One part a line, such as 4 x 735 leg; or a file of CutList Optimizer, Cutlist Evo,
        optiCutter or OpenCutList
      </label>
      <textarea
        id={`${id}-text`}
        className="paste"
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={list.kind === 'sheet' ? '2 x 720 x 560 side' : '4 x 735 leg'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label className="button paste__file">
        Open a file
        <input
          type="file"
          className="unseen"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <Choice legend="Numbers without a unit are" value={unit} options={UNITS} onChange={setUnit} />
      {isFresh && text.trim() !== '' && (
        <Choice
          legend="They are cut from"
          value={read.kind}
          options={[
            { value: 'linear', label: 'Boards' },
            { value: 'sheet', label: 'Sheets' },
          ]}
          onChange={setKind}
        />
      )}
      {materials.length > 1 && (
        <Choice
          legend="A list is of one material; take"
          value={material}
          options={[
            { value: '*', label: 'All' },
            ...materials.map((one) => ({ value: one, label: one || 'none named' })),
          ]}
          onChange={setMaterial}
        />
      )}
      {text.trim() !== '' && !read.result.ok && (
        <p className="note note--wrong" role="alert">
          {read.result.reason}
        </p>
      )}
      {imported !== undefined && <Preview imported={imported} parts={parts} />}
      {parts.length > 0 && (
        <button type="button" className="button button--main" onClick={add}>
          Add {count(parts.length, 'part')}
        </button>
      )}
    </Sheet>
  );
}
