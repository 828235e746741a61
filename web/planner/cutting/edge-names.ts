import { readYesOrNo } from './cell-words.ts';
import { EDGES, type Edge } from './edge-banding.ts';

/** A thickness, and one with the width of its tape behind it. */
const THICKNESS = /^(\d+(?:[.,]\d+)?) ?(mm|cm|in|"|″)(?: [x×] .+)?$/i;
const LONGEST = 80;

export interface NamedTape {
  readonly name: string;
  /** With its unit, as typed; empty where the file does not say. */
  readonly thickness: string;
}

/** `2 mm` of `2 mm x 23 mm`; undefined where it is no thickness. */
function thicknessIn(text: string): string | undefined {
  const [, figure, unit] = THICKNESS.exec(text) ?? [];
  return figure === undefined || unit === undefined ? undefined : `${figure} ${unit}`;
}

/** What a name says of a thickness itself, as `1 mm oak` does. */
function namedThickness(name: string): string {
  const words = name.split(/\s+/);
  const said = words.map((word, i) => thicknessIn(word) ?? thicknessIn(`${word} ${words[i + 1]}`));
  return said.find((one) => one?.endsWith('mm') === true) ?? '';
}

/**
 * The tape that a cell names; undefined for an edge that is left bare. OpenCutList writes
 * `Oak (2 mm x 23 mm)`, thickness by width.
 */
export function readTapeName(cell: string): NamedTape | undefined {
  const text = cell.trim().slice(0, LONGEST);
  // An edge can be said to have a tape, or none, without naming it.
  const isTaped = readYesOrNo(text);
  if (text === '' || text.toLowerCase() === 'null' || isTaped === false) return undefined;
  if (isTaped === true) return { name: '', thickness: '' };
  const at = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const behind = at < 0 ? undefined : thicknessIn(text.slice(at + 1, -1).trim());
  if (behind !== undefined) return { name: text.slice(0, at).trim(), thickness: behind };
  return { name: text, thickness: namedThickness(text) };
}

/** A tape as a file names it, its thickness behind it, so that reading it gives the same again. */
export function writeTapeName({ name, thickness }: NamedTape, unnamed: string): string {
  const called = name.trim() === '' ? unnamed : name.trim();
  return thickness === '' ? called : `${called} (${thickness})`;
}

export type NamedBands = Readonly<Partial<Record<Edge, NamedTape>>>;

/** The bands of a part by what their tapes are called; undefined where no edge has one. */
export function readBandCells(cell: (edge: Edge) => string): NamedBands | undefined {
  const bands: Partial<Record<Edge, NamedTape>> = {};
  for (const edge of EDGES) {
    const tape = readTapeName(cell(edge));
    if (tape !== undefined) bands[edge] = tape;
  }
  return Object.keys(bands).length === 0 ? undefined : bands;
}
