import { useId, useMemo, useState } from 'react';
import type { Imported } from '../../cutting/import/imported.ts';
import { importCutList } from '../../cutting/import/import-cut-list.ts';
import { bandsInShort } from '../../cutting/edge-banding.ts';
import { en as enEdging } from '../../language/en/edging.ts';
import { en } from '../../language/en/cut-list.ts';
import { area } from '../../language/language.ts';
import type { LengthUnit } from '../../measure/parse-length.ts';
import {
  MOST_MATERIALS,
  MOST_ROWS,
  type CutKind,
  type CutList,
} from '../../projects/schema/cut-list.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { Sheet } from '../../ui/controls/sheet.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { changeCutList } from '../../projects/stores/cut-list-store.ts';
import { withImported, withMaterials } from './add-imported.ts';
import { startMaterial } from './start-material.ts';
import type { Cuts } from './use-cuts.ts';

const edgingWords = area('edging', enEdging);
const { import: words, parts: listWords } = area('cutList', en);

type FileUnit = Extract<LengthUnit, 'mm' | 'cm' | 'in'>;

const UNITS = (['mm', 'cm', 'in'] as const).map((value) => ({
  value,
  label: value === 'in' ? words.inches : value,
}));

/** All materials of a file; no material is called so. */
const ALL = '*';

const SHOWN = 8;

/** What was understood and what was not, row by row. */
function Preview(props: { readonly imported: Imported; readonly parts: Imported['parts'] }) {
  const { imported, parts } = props;
  const { rejected } = imported;
  const numbered = parts.slice(0, SHOWN).map((part, n) => ({ n, part }));
  return (
    <>
      <p className="remark" role="status">
        {words.understood(imported.format, parts.length, imported.stock.length, rejected.length)}
      </p>
      <ul className="rows">
        {rejected.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={line} className="row">
            <span className="row__main">
              <span>{words.line(line, text)}</span>
              <span className="remark remark--wrong">{reason}</span>
            </span>
          </li>
        ))}
        {rejected.length > SHOWN && (
          <li className="row remark">{words.more(rejected.length - SHOWN)}</li>
        )}
        {numbered.map(({ n, part }) => (
          <li key={n} className="row">
            <span className="row__main row__main--counted">
              <span className="row__count">
                <b>{part.quantity}</b> ×
              </span>
              <span className="row__what">
                <strong>{[part.length, part.width].filter(Boolean).join(' × ')}</strong>
                <span className="remark">
                  {part.name}
                  {!part.turns && words.grainKept}
                  {part.bands !== undefined && ` ${edgingWords.banded(bandsInShort(part.bands))}`}
                </span>
              </span>
            </span>
          </li>
        ))}
        {parts.length > SHOWN && <li className="row remark">{words.more(parts.length - SHOWN)}</li>}
      </ul>
    </>
  );
}

/** Pastes or opens a list of another tool, shows how it was understood, and adds it. */
export function ImportSheet(props: {
  readonly cuts: Cuts;
  /** The list with all its materials, and the id of the one that is shown. */
  readonly whole: CutList;
  readonly inHand: string;
  readonly onClose: () => void;
}) {
  const { cuts, whole, inHand, onClose } = props;
  const { list, change, locale } = cuts;
  const id = useId();
  const [text, setText] = useState('');
  const [unit, setUnit] = useState<FileUnit>(locale.units === 'imperial' ? 'in' : 'mm');
  const [material, setMaterial] = useState(ALL);
  const isFresh = list.parts.length === 0;
  const [kind, setKind] = useState<CutKind>();
  const read = useMemo(() => {
    const asKept = importCutList(text, unit, kind ?? list.kind, locale);
    // A fresh list becomes what the file is: where parts have widths they are cut from sheets.
    const hasWidths = asKept.ok && asKept.value.parts.some(({ width }) => width !== '');
    const guess: CutKind = kind ?? (isFresh && hasWidths ? 'sheet' : list.kind);
    return { kind: guess, result: importCutList(text, unit, guess, locale) };
  }, [text, unit, kind, list.kind, isFresh, locale]);
  const imported = read.result.ok ? read.result.value : undefined;
  const materials = [...new Set(imported?.parts.map((part) => part.material) ?? [])];
  const chosen = materials.includes(material) ? material : ALL;
  const parts = (imported?.parts ?? []).filter(
    (part) => chosen === ALL || part.material === chosen,
  );
  const isEach = chosen === ALL && materials.length > 1;
  const fits = list.parts.length + parts.length <= MOST_ROWS;
  const isRoom = !isEach || whole.more.length + materials.length <= MOST_MATERIALS;

  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setText(file.size > 2_000_000 ? '\n'.repeat(6000) : await file.text());
  };
  const add = (): void => {
    if (imported === undefined) return;
    if (isEach) {
      const each = { imported, parts, kind };
      changeCutList(whole.id, (now) => withMaterials(now, inHand, each, startMaterial));
    } else {
      change((now) => withImported(now, read.kind, imported, parts));
    }
    onClose();
    toastEdit(words.added(parts.length));
  };

  return (
    <Sheet title={words.title} onClose={onClose}>
      <label className="paste__label" htmlFor={`${id}-text`}>
        {words.label}
      </label>
      <textarea
        id={`${id}-text`}
        className="paste"
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={list.kind === 'sheet' ? words.sheetHint : words.boardHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <label className="button paste__file">
        {words.open}
        <input
          type="file"
          className="unseen"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <Choice legend={words.unit} value={unit} options={UNITS} onChange={setUnit} />
      {isFresh && text.trim() !== '' && (
        <Choice
          legend={words.kind}
          value={read.kind}
          options={[
            { value: 'linear', label: words.boards },
            { value: 'sheet', label: words.sheets },
          ]}
          onChange={setKind}
        />
      )}
      {materials.length > 1 && (
        <Choice
          legend={words.material}
          value={chosen}
          options={[
            { value: ALL, label: words.all },
            ...materials.map((one) => ({ value: one, label: one || words.noMaterial })),
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
      {!fits && (
        <p className="note note--wrong" role="alert">
          {listWords.full(MOST_ROWS)}
        </p>
      )}
      {!isRoom && (
        <p className="note note--wrong" role="alert">
          {words.fullMaterials(MOST_MATERIALS)}
        </p>
      )}
      {parts.length > 0 && fits && isRoom && (
        <button type="button" className="button button--main" onClick={add}>
          {words.add(parts.length)}
        </button>
      )}
    </Sheet>
  );
}
