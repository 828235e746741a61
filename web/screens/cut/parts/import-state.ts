import { importCutList } from '../../../planner/import/import-cut-list.ts';
import type { Answers, Imported, ImportedPart } from '../../../planner/import/imported.ts';
import type { AssignableColumn } from '../../../planner/import/columns.ts';
import type { Assigned } from '../../../planner/import/read-table.ts';
import type { TextReading } from '../../../planner/import/reading/read-text.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Result } from '../../../planner/measure/units/units.ts';
import {
  MOST_MATERIALS,
  MOST_ROWS,
  type CutKind,
  type CutList,
} from '../../../planner/schema/cut-list.ts';
import { kindOfText } from '../../../planner/import/spreadsheet/file-kind.ts';
import type { SheetText } from '../../../planner/import/spreadsheet/read-workbook.ts';
import { joins } from './add-imported.ts';
import type { FileUnit } from './long-list.ts';
import type { OpenedFile, FileRefusal } from './open-list-file.ts';

/** Choice of all materials of a file; no material has this name. */
export const ALL = '*';

/** Text of an imported list and the user's choices for it. */
export interface ImportState {
  readonly text: string;
  /** True if the browser refused access to the clipboard. */
  readonly isPasteRefused: boolean;
  /** Sheets of an opened workbook; `sheet` is the index of the one to read. */
  readonly sheets: readonly SheetText[];
  readonly sheet: number;
  /** Reason for not opening a file. */
  readonly refusal?: FileRefusal;
  /** Unit of numbers without one; omitted until the user chooses it. */
  readonly unit?: FileUnit;
  /** Omitted until the user chooses it: the kind that fits the list applies. */
  readonly kind?: CutKind;
  readonly material: string;
  readonly assigned: Assigned;
  readonly answers: Answers;
}

export type ImportAction =
  | { readonly type: 'take'; readonly text: string }
  | { readonly type: 'open'; readonly opened: OpenedFile }
  | { readonly type: 'sheet'; readonly sheet: number }
  | { readonly type: 'refuse-paste' }
  | { readonly type: 'unit'; readonly unit: FileUnit }
  | { readonly type: 'kind'; readonly kind: CutKind }
  | { readonly type: 'material'; readonly material: string }
  | { readonly type: 'assign'; readonly at: number; readonly column: AssignableColumn | null }
  | { readonly type: 'answer'; readonly group: string; readonly answer: number | 'none' };

/** Inches in imperial regions, unless a number has four digits: no part is 1000 inches long. */
const likelyUnit = (text: string, { units }: Locale): FileUnit =>
  units === 'imperial' && !/(?<![\d.,])[1-9]\d{3}(?!\d)/.test(text) ? 'in' : 'mm';

const EMPTY: ImportState = {
  text: '',
  isPasteRefused: false,
  sheets: [],
  sheet: 0,
  material: ALL,
  assigned: {},
  answers: {},
};

/** Replaces the text, and resets columns and answers, which belong to the previous text. */
function withText(state: ImportState, text: string): ImportState {
  const { refusal: _, ...others } = state;
  const fresh = { ...others, isPasteRefused: false, assigned: {}, answers: {} };
  const kind = kindOfText(text);
  // Some apps copy the bytes of a file.
  if (kind === 'text') return { ...fresh, text };
  return { ...fresh, text: '', refusal: kind === 'xlsx' || kind === 'ods' ? 'zip' : kind };
}

function withOpened(state: ImportState, opened: OpenedFile): ImportState {
  const fresh = { ...state, sheets: [], sheet: 0 };
  if (opened.kind === 'text') return withText(fresh, opened.text);
  if (opened.kind === 'refused') return { ...withText(fresh, ''), refusal: opened.reason };
  return { ...withText(fresh, opened.sheets[0]?.text ?? ''), sheets: opened.sheets };
}

export const startImport = (opened: OpenedFile): ImportState => withOpened(EMPTY, opened);

export function reduceImport(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'take':
      return withText({ ...state, sheets: [], sheet: 0 }, action.text);
    case 'open':
      return withOpened(state, action.opened);
    case 'sheet': {
      const { sheet } = action;
      return { ...withText(state, state.sheets[sheet]?.text ?? ''), sheet };
    }
    case 'refuse-paste':
      return { ...state, isPasteRefused: true };
    case 'unit':
      return { ...state, unit: action.unit };
    case 'kind':
      return { ...state, kind: action.kind };
    case 'material':
      return { ...state, material: action.material };
    case 'assign':
      return { ...state, assigned: { ...state.assigned, [action.at]: action.column } };
    case 'answer':
      return { ...state, answers: { ...state.answers, [action.group]: action.answer } };
  }
}

/** Result of reading an imported list. */
export interface ImportReading {
  readonly kind: CutKind;
  readonly unit: FileUnit;
  readonly result: Result<Imported>;
  readonly materials: readonly string[];
  /** One of `materials`, or `ALL`. */
  readonly chosen: string;
  readonly parts: readonly ImportedPart[];
  /** True if parts are added by material, not to the material in hand: panels among boards would lose their widths. */
  readonly isEach: boolean;
  /** True if the list has room for the parts; `hasRoom` is the same for the materials. */
  readonly fits: boolean;
  readonly hasRoom: boolean;
}

export const listUnit = (state: ImportState, locale: Locale): FileUnit =>
  state.unit ?? likelyUnit(state.text, locale);

/** Kind that the user has chosen, here or for the parts that the list already has. */
export const chosenKind = (
  { kind }: ImportState,
  { parts, kind: own }: CutList,
): CutKind | undefined => kind ?? (parts.length > 0 ? own : undefined);

interface Onto {
  /** Lines of a long list, if a worker has read them. */
  readonly lines?: TextReading | undefined;
  /** The material in hand as a list, and the list with all its materials. */
  readonly list: CutList;
  readonly whole: CutList;
  readonly locale: Locale;
}

/** Reads the text as the chosen kind; the kind of a list with parts is chosen. */
function readAs(state: ImportState, { list, locale, lines }: Onto) {
  const { text, assigned, answers } = state;
  const unit = listUnit(state, locale);
  const kind = chosenKind(state, list);
  const result = importCutList(text, unit, kind, locale, assigned, answers, lines);
  return { unit, kind: kind ?? (result.ok ? result.value.kind : list.kind), result };
}

/** Reads an imported list with the user's choices. */
export function readImport(state: ImportState, onto: Onto): ImportReading {
  const { list, whole } = onto;
  const read = readAs(state, onto);
  const all = read.result.ok ? read.result.value.parts : [];
  const materials = [...new Set(all.map(({ material }) => material))];
  const chosen = materials.includes(state.material) ? state.material : ALL;
  const parts = all.filter(({ material }) => chosen === ALL || material === chosen);
  const isEach = (chosen === ALL && materials.length > 1) || !joins(list, parts);
  const own = new Set(parts.map(({ material }) => material));
  return {
    ...read,
    materials,
    chosen,
    parts,
    isEach,
    fits: list.parts.length + parts.length <= MOST_ROWS,
    hasRoom: !isEach || whole.more.length + own.size <= MOST_MATERIALS,
  };
}
