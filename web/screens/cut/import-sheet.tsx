import { useEffect, useId, useMemo, useState } from 'react';
import { takeSharedText } from '../../app/offline/shared-list.ts';
import { previewTable, type Assigned } from '../../cutting/import/header-table.ts';
import { importCutList } from '../../cutting/import/import-cut-list.ts';
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
import { joins, kindOf, withImported, withMaterials } from './add-imported.ts';
import { ColumnHeads } from './column-heads.tsx';
import { ImportPreview } from './import-preview.tsx';
import { listParts } from './imported-parts.ts';
import { readListFile } from './read-list-file.ts';
import { startMaterial } from './start-material.ts';
import type { Cuts } from './use-cuts.ts';

const { import: words, parts: listWords } = area('cutList', en);

type FileUnit = Extract<LengthUnit, 'mm' | 'cm' | 'in'>;

const UNITS = (['mm', 'cm', 'in'] as const).map((value) => ({
  value,
  label: value === 'in' ? words.inches : value,
}));

/** All materials of a file; no material is called so. */
const ALL = '*';

/** Pastes or opens a list of another tool, shows how it was understood, and adds it. */
export function ImportSheet(props: {
  readonly cuts: Cuts;
  /** The list with all its materials, and the id of the one that is shown. */
  readonly whole: CutList;
  readonly inHand: string;
  /** What was pasted or dropped before it opened. */
  readonly brought: string;
  /** Whether another app shared a list, which waits to be taken. */
  readonly isShared: boolean;
  readonly onClose: () => void;
}) {
  const { cuts, whole, inHand, brought, isShared, onClose } = props;
  const { list, change, locale } = cuts;
  const id = useId();
  const [text, setText] = useState(brought);
  const [isPasteRefused, setPasteRefused] = useState(false);
  const [unit, setUnit] = useState<FileUnit>(locale.units === 'imperial' ? 'in' : 'mm');
  const [material, setMaterial] = useState(ALL);
  const isFresh = list.parts.length === 0;
  const [kind, setKind] = useState<CutKind>();
  const [assigned, setAssigned] = useState<Assigned>({});
  const table = useMemo(() => previewTable(text, assigned), [text, assigned]);
  const read = useMemo(() => {
    const asKept = importCutList(text, unit, kind ?? list.kind, locale, assigned);
    // A fresh list becomes what the file is: where parts have widths they are cut from sheets.
    const hasWidths = asKept.ok && asKept.value.parts.some(({ width }) => width !== '');
    const guess: CutKind = kind ?? (isFresh && hasWidths ? 'sheet' : list.kind);
    const isAsKept = guess === (kind ?? list.kind);
    const result = isAsKept ? asKept : importCutList(text, unit, guess, locale, assigned);
    return { kind: guess, result };
  }, [text, unit, kind, list.kind, isFresh, locale, assigned]);
  const imported = read.result.ok ? read.result.value : undefined;
  const materials = [...new Set(imported?.parts.map((part) => part.material) ?? [])];
  const chosen = materials.includes(material) ? material : ALL;
  const parts = (imported?.parts ?? []).filter(
    (part) => chosen === ALL || part.material === chosen,
  );
  // Panels in a list of boards would lose their widths.
  const isEach = (chosen === ALL && materials.length > 1) || !joins(list, parts);
  const fits = list.parts.length + parts.length <= MOST_ROWS;
  const isRoom =
    !isEach ||
    whole.more.length + new Set(parts.map((part) => part.material)).size <= MOST_MATERIALS;

  const take = (now: string): void => {
    setText(now);
    // What was said of columns was said of another table.
    setAssigned({});
  };
  useEffect(() => {
    if (!isShared) return;
    const takeShared = async (): Promise<void> => {
      const shared = await takeSharedText();
      // A reload finds nothing any more; what is typed by then stays.
      if (shared !== '') setText(shared);
    };
    void takeShared();
  }, [isShared]);
  const open = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) take(await readListFile(file));
  };
  const paste = async (): Promise<void> => {
    try {
      take(await navigator.clipboard.readText());
      setPasteRefused(false);
    } catch {
      setPasteRefused(true);
    }
  };
  const add = (): void => {
    if (imported === undefined) return;
    if (isEach) {
      const each = { imported, parts, kind: isFresh ? kind : undefined, locale };
      changeCutList(whole.id, (now) => withMaterials(now, inHand, each, startMaterial));
    } else {
      change((now) => withImported(now, read.kind, imported, { parts, locale }));
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
        onChange={(event) => take(event.target.value)}
      />
      <div className="pair">
        <button type="button" className="button" onClick={() => void paste()}>
          {words.paste}
        </button>
        <label className="button paste__file">
          {words.open}
          <input
            type="file"
            className="unseen"
            accept=".csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
      </div>
      {isPasteRefused && (
        <p className="note note--wrong" role="alert">
          {words.noPaste}
        </p>
      )}
      {table !== undefined && (
        <ColumnHeads
          table={table}
          onAssign={(at, column) => setAssigned((now) => ({ ...now, [at]: column }))}
        />
      )}
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
      {imported !== undefined && (
        <ImportPreview
          imported={imported}
          listed={listParts(list, isEach ? kindOf(parts) : read.kind, parts, locale).parts}
        />
      )}
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
