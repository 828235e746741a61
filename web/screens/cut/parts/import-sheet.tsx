import { useEffect, useId, useMemo, useReducer } from 'react';
import { takeShared } from '../../../app/offline/shared-in.ts';
import { previewTable } from '../../../planner/import/preview-table.ts';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { MOST_MATERIALS, MOST_ROWS, type CutList } from '../../../planner/schema/cut-list.ts';
import { changeMaterial } from '../../../planner/schema/cut-materials.ts';
import { changeCutList } from '../../../documents/store/cut-list-store.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { toast, toastEdit } from '../../../ui/controls/toast.tsx';
import { kindOf, withHardware, withImported, withMaterials } from './add-imported.ts';
import { ColumnHeads } from './column-heads.tsx';
import { ImportPreview } from './import-preview.tsx';
import {
  ALL,
  chosenKind,
  readImport,
  reduceImport,
  startImport,
  listUnit,
  type ImportAction,
  type ImportReading,
  type ImportState,
} from './import-state.ts';
import { listParts } from './imported-parts.ts';
import { openListFile, type OpenedFile } from './open-list-file.ts';
import { startMaterial } from './start-material.ts';
import { useLongList } from './use-long-list.ts';
import type { CutListState } from '../use-cuts.ts';

const { import: words, parts: listWords } = cutListWords;

const UNITS = (['mm', 'cm', 'in'] as const).map((value) => ({
  value,
  label: value === 'in' ? words.inches : value,
}));

interface Step {
  readonly state: ImportState;
  readonly dispatch: (action: ImportAction) => void;
}

/** Text field and buttons to type, paste or open a list. */
function BroughtText({ state, dispatch, hint }: Step & { readonly hint: string }) {
  const id = useId();
  const paste = async (): Promise<void> => {
    try {
      dispatch({ type: 'take', text: await navigator.clipboard.readText() });
    } catch {
      dispatch({ type: 'refuse-paste' });
    }
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (file !== undefined) dispatch({ type: 'open', opened: await openListFile(file) });
  };
  return (
    <>
      <label className="paste__label" htmlFor={`${id}-text`}>
        {words.label}
      </label>
      <textarea
        id={`${id}-text`}
        className="paste"
        rows={6}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={hint}
        value={state.text}
        onChange={(event) => dispatch({ type: 'take', text: event.target.value })}
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
            accept=".csv,.xlsx,.ods,.tsv,.txt,.md,.json,text/csv,text/plain,text/markdown,text/tab-separated-values,application/json"
            onChange={(event) => void open(event.target.files?.[0])}
          />
        </label>
      </div>
      {state.isPasteRefused && <Wrong>{words.noPaste}</Wrong>}
      {state.refusal !== undefined && <Wrong>{words.refused[state.refusal]}</Wrong>}
    </>
  );
}

const Wrong = ({ children }: { readonly children: string }) => (
  <p className="note note--wrong" role="alert">
    {children}
  </p>
);

/** The user's choices for the list: sheet of a workbook, columns, unit, kind and material. */
function Choices({
  state,
  dispatch,
  reading,
  isFresh,
}: Step & { readonly reading: ImportReading; readonly isFresh: boolean }) {
  const { text, assigned } = state;
  const table = useMemo(() => previewTable(text, assigned), [text, assigned]);
  const { materials } = reading;
  return (
    <>
      {state.sheets.length > 1 && (
        <Choice
          legend={words.sheet}
          value={String(state.sheet)}
          options={state.sheets.map(({ name }, i) => ({ value: String(i), label: name }))}
          onChange={(sheet) => dispatch({ type: 'sheet', sheet: Number(sheet) })}
        />
      )}
      {table !== undefined && (
        <ColumnHeads
          table={table}
          onAssign={(at, column) => dispatch({ type: 'assign', at, column })}
        />
      )}
      <Choice
        legend={words.unit}
        value={reading.unit}
        options={UNITS}
        onChange={(its) => dispatch({ type: 'unit', unit: its })}
      />
      {isFresh && text.trim() !== '' && (
        <Choice
          legend={words.kind}
          value={reading.kind}
          options={[
            { value: 'linear', label: words.boards },
            { value: 'sheet', label: words.sheets },
          ]}
          onChange={(kind) => dispatch({ type: 'kind', kind })}
        />
      )}
      {materials.length > 1 && (
        <Choice
          legend={words.material}
          value={reading.chosen}
          options={[
            { value: ALL, label: words.all },
            ...materials.map((one) => ({ value: one, label: one || words.noMaterial })),
          ]}
          onChange={(material) => dispatch({ type: 'material', material })}
        />
      )}
    </>
  );
}

/** Opens the list that another app shared. An empty one does not replace typed text. */
function useShared(isShared: boolean, dispatch: Step['dispatch']): void {
  useEffect(() => {
    if (!isShared) return;
    const take = async (): Promise<void> => {
      const opened = await openListFile(await takeShared());
      // After a reload the shared list is no longer there.
      if (opened.kind !== 'text' || opened.text !== '') dispatch({ type: 'open', opened });
    };
    void take();
  }, [isShared, dispatch]);
}

/** Sheet to import a list of another tool, with a preview of the parts. */
export function ImportSheet(props: {
  readonly cuts: CutListState;
  /** The list with all its materials, and the id of the one that is shown. */
  readonly whole: CutList;
  readonly inHand: string;
  /** List that the user pasted or dropped to open this sheet. */
  readonly brought: OpenedFile;
  /** True if another app shared a list that is not opened yet. */
  readonly isShared: boolean;
  /** Stores text that the user has not added yet; called with '' after adding. */
  readonly onKeep: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { cuts, whole, inHand, brought, isShared, onKeep, onClose } = props;
  const { list, locale } = cuts;
  const [state, dispatch] = useReducer(reduceImport, brought, startImport);
  useShared(isShared, dispatch);
  const { isPending, lines } = useLongList({
    text: state.text,
    unit: listUnit(state, locale),
    kind: chosenKind(state, list),
  });
  const reading = useMemo(
    () => readImport(isPending ? { ...state, text: '' } : state, { list, whole, locale, lines }),
    [state, list, whole, locale, lines, isPending],
  );
  const { result, kind, parts, isEach, fits, hasRoom } = reading;
  const isFresh = list.parts.length === 0;
  const listed = useMemo(
    () => listParts(list, isEach ? kindOf(parts) : kind, parts, locale).parts,
    [list, isEach, parts, kind, locale],
  );
  const add = (): void => {
    if (!result.ok) return;
    const imported = result.value;
    const each = { imported, parts, kind: isFresh ? state.kind : undefined, locale };
    const withParts = (now: CutList): CutList =>
      isEach
        ? withMaterials(now, inHand, each, startMaterial)
        : changeMaterial(now, inHand, (view) =>
            withImported(view, kind, imported, { parts, locale }),
          );
    changeCutList(whole.id, (now) =>
      withHardware(parts.length === 0 ? now : withParts(now), imported.hardware),
    );
    onKeep('');
    onClose();
    toastEdit(words.added(parts.length));
  };
  const close = (): void => {
    onKeep(state.text);
    onClose();
    if (state.text.trim() !== '') toast(words.kept);
  };
  const hasHardware = result.ok && result.value.hardware.length > 0;
  const canAdd = (parts.length > 0 || hasHardware) && fits && hasRoom;

  return (
    <Sheet title={words.title} onClose={close} closing={canAdd ? words.notNow : undefined}>
      <BroughtText
        state={state}
        dispatch={dispatch}
        hint={list.kind === 'sheet' ? words.sheetHint : words.boardHint}
      />
      {isPending && <p role="status">{words.reading}</p>}
      <Choices state={state} dispatch={dispatch} reading={reading} isFresh={isFresh} />
      {!isPending && state.text.trim() !== '' && !result.ok && <Wrong>{result.reason}</Wrong>}
      {result.ok && (
        <ImportPreview
          imported={result.value}
          listed={listed}
          onAnswer={(group, answer) => dispatch({ type: 'answer', group, answer })}
        />
      )}
      {!fits && <Wrong>{listWords.full(MOST_ROWS)}</Wrong>}
      {!hasRoom && <Wrong>{words.fullMaterials(MOST_MATERIALS)}</Wrong>}
      {canAdd && (
        <div className="sheet__act">
          <button type="button" className="button button--main" onClick={add}>
            {parts.length > 0 ? words.add(parts.length) : words.addHardware}
          </button>
        </div>
      )}
    </Sheet>
  );
}
