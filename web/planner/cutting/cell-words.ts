import { PANEL_EDGES, type PanelEdge } from './edge-banding.ts';
import words from '../import/words/cell-words.json' with { type: 'json' };

const { no, yes, fixed, free, along, across, either } = words;

/** Words in one string, separated by bars. */
const setOf = (all: string): ReadonlySet<string> => new Set(all.split(' | '));

const NO = setOf(no);
const YES = setOf(yes);
const FIXED = setOf(fixed);
const FREE = setOf(free);
const ALONG = setOf(along);
const ACROSS = setOf(across);
const EITHER = setOf(either);

const plain = (cell: string): string => cell.normalize('NFKC').trim().toLowerCase();

/** Meaning of a yes/no cell; undefined for other texts and empty cells. */
export function readYesOrNo(cell: string): boolean | undefined {
  const word = plain(cell);
  if (NO.has(word)) return false;
  return YES.has(word) ? true : undefined;
}

/**
 * Orientation of a part: free, with the grain along its length or its width, or along one of them that the text leaves
 * open.
 */
export type Lie = 'free' | 'along' | 'across' | 'either';

function wayOf(word: string): Lie | undefined {
  if (word === '' || FREE.has(word)) return 'free';
  if (ALONG.has(word) || FIXED.has(word)) return 'along';
  if (ACROSS.has(word)) return 'across';
  return EITHER.has(word) ? 'either' : undefined;
}

/** Meaning of a cell about rotation; undefined for unknown words. An empty cell allows it. */
export function readTurns(cell: string): Lie | undefined {
  const way = wayOf(plain(cell));
  if (way !== undefined) return way;
  const may = readYesOrNo(cell);
  return may === undefined ? undefined : may ? 'free' : 'along';
}

/** Meaning of a cell about grain: a direction or none; undefined for unknown words. */
export function readGrain(cell: string): Lie | undefined {
  const way = wayOf(plain(cell));
  if (way !== undefined) return way;
  const hasGrain = readYesOrNo(cell);
  return hasGrain === undefined ? undefined : hasGrain ? 'along' : 'free';
}

/** A thickness, possibly followed by the width of the tape. */
const THICKNESS = /^(\d+(?:[.,]\d+)?) ?(mm|cm|in|"|″)(?: [x×] .+)?$/i;
const LONGEST = 80;

export interface NamedTape {
  readonly name: string;
  /** Thickness with its unit, as entered; empty if the file has none. */
  readonly thickness: string;
}

/** `2 mm` of `2 mm x 23 mm`; undefined if it is not a thickness. */
function thicknessIn(text: string): string | undefined {
  const [, figure, unit] = THICKNESS.exec(text) ?? [];
  return figure === undefined || unit === undefined ? undefined : `${figure} ${unit}`;
}

/** Thickness within a name, as in `1 mm oak`. */
function namedThickness(name: string): string {
  const texts = name.split(/\s+/);
  const said = texts.map((text, i) => thicknessIn(text) ?? thicknessIn(`${text} ${texts[i + 1]}`));
  return said.find((one) => one?.endsWith('mm') === true) ?? '';
}

/** Tape named in a cell; undefined for a bare edge. OpenCutList writes `Oak (2 mm x 23 mm)`, thickness by width. */
export function readTapeName(cell: string): NamedTape | undefined {
  const text = cell.trim().slice(0, LONGEST);
  // A cell may say only that an edge has a tape, or none.
  const isTaped = readYesOrNo(text);
  if (text === '' || text.toLowerCase() === 'null' || isTaped === false) return undefined;
  if (isTaped === true) return { name: '', thickness: '' };
  const at = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const behind = at < 0 ? undefined : thicknessIn(text.slice(at + 1, -1).trim());
  if (behind !== undefined) return { name: text.slice(0, at).trim(), thickness: behind };
  return { name: text, thickness: namedThickness(text) };
}

/** Name of a tape followed by its thickness; `readTapeName` reads it back. */
export function writeTapeName({ name, thickness }: NamedTape, unnamed: string): string {
  const called = name.trim() === '' ? unnamed : name.trim();
  return thickness === '' ? called : `${called} (${thickness})`;
}

export type NamedBands = Readonly<Partial<Record<PanelEdge, NamedTape>>>;

/** Bands of a part by the names of its tapes; undefined if no edge has one. */
export function readBandCells(cell: (edge: PanelEdge) => string): NamedBands | undefined {
  const bands: Partial<Record<PanelEdge, NamedTape>> = {};
  for (const edge of PANEL_EDGES) {
    const tape = readTapeName(cell(edge));
    if (tape !== undefined) bands[edge] = tape;
  }
  return Object.keys(bands).length === 0 ? undefined : bands;
}
