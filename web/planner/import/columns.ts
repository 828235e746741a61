import { unitNamed, type LengthUnit } from '../measure/units/parse-length.ts';
import { PANEL_EDGES, type PanelEdge } from '../cutting/edge-banding.ts';
import headers from './words/header-words.json' with { type: 'json' };
import kindWords from './words/material-kinds.json' with { type: 'json' };

/** Meanings of columns. If a title has several meanings, the first free one in this order wins. */
const COLUMNS = [
  'cutLength',
  'cutWidth',
  'length',
  'width',
  'thickness',
  'quantity',
  'materialKind',
  'material',
  'name',
  'turns',
  'grain',
  ...PANEL_EDGES,
  'enabled',
  'price',
  'height',
  'depth',
  'size',
] as const;
export type Column = (typeof COLUMNS)[number] | PanelEdge;

/** Meanings that the user can assign to a column. */
export const ASSIGNABLE = [
  'length',
  'width',
  'thickness',
  'quantity',
  'name',
  'material',
  'turns',
  'grain',
  ...PANEL_EDGES,
  'size',
  'cutLength',
  'cutWidth',
] as const satisfies readonly Column[];
export type AssignableColumn = (typeof ASSIGNABLE)[number];

/** Index of each column, from 0. */
export type Columns = Partial<Record<Column, number>>;

/** Columns whose cells contain one size. */
export const SIZE_COLUMNS = ['length', 'width', 'cutLength', 'cutWidth', 'thickness'] as const;

/** Key of a title: its lower-case letters and digits without accents, in any script. */
const bare = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Title without text in brackets, such as `(0 = No / 1 = Yes)`. */
const unbracketed = (title: string): string => title.replace(/[([][^)\]]*[)\]]?/g, ' ');

interface Title {
  /** Keys to look up: the full title, without brackets, and without its unit. */
  readonly names: readonly string[];
  readonly unit: LengthUnit | undefined;
}

/** Reads a title and its unit, at the end or in brackets: `Length (mm)`, `Width cm`, `length_in`. */
function titleOf(cell: string): Title {
  const title = cell.slice(0, 120);
  const inBrackets = /[([]\s*([\p{L}"'″′]{1,8})\.?\s*[)\]]/u.exec(title)?.[1];
  const behind = /[\s_.,/:-]([\p{L}"'″′]{1,8})$/u.exec(unbracketed(title).trim())?.[1];
  const unit = unitNamed(inBrackets ?? '') ?? unitNamed(behind ?? '');
  const plain = unbracketed(title).trim();
  const withoutUnit =
    behind === undefined || unitNamed(behind) === undefined
      ? plain
      : plain.slice(0, -behind.length);
  return { names: [bare(title), bare(plain), bare(withoutUnit)], unit };
}

interface Meaning {
  readonly column: Column;
  /** Position among the titles of its column; the lowest wins. */
  readonly rank: number;
}

/** Possible meanings by the key of a title. */
const MEANINGS: ReadonlyMap<string, readonly Meaning[]> = Map.groupBy(
  COLUMNS.flatMap((column) =>
    headers.titles
      .flatMap(({ columns }) => {
        const said: Readonly<Partial<Record<string, readonly string[]>>> = columns;
        return said[column] ?? [];
      })
      .map((title, rank) => ({ title: bare(title), column, rank })),
  ),
  ({ title }) => title,
);

/** True if a cell is the title of a column in any supported language. */
export const isTitle = (cell: string): boolean =>
  titleOf(cell).names.some((name) => MEANINGS.has(name));

export interface Header {
  readonly columns: Columns;
  /** Unit in each title; undefined for a title without one. */
  readonly units: readonly (LengthUnit | undefined)[];
  /** Index after the `size` column and the untitled columns that continue it. */
  readonly sizeEnd: number;
}

/** Uses the columns for height and depth as the missing length, width or thickness, in this order. */
function fillSizes(found: Columns): Columns {
  const { height, depth, ...columns } = found;
  const spare = [height, depth].filter((at) => at !== undefined);
  const filled = { ...columns };
  for (const side of ['length', 'width', 'thickness'] as const) {
    if (found.size !== undefined) break;
    const isCut =
      side !== 'thickness' && columns[side === 'length' ? 'cutLength' : 'cutWidth'] !== undefined;
    if (filled[side] !== undefined || isCut) continue;
    const at = spare.shift();
    if (at !== undefined) filled[side] = at;
  }
  return filled;
}

/** True for a number or a size. A row with such a cell is not a header. */
const isNumber = (cell: string): boolean =>
  /^[~(]?\d[\d.,/\s"'″′-]*(?:mm|cm|m|in|ft)?$/i.test(cell.slice(0, 40));

/** Reads a row as a header; undefined if it is not the header of a cut list. */
export function readHeader(cells: readonly string[]): Header | undefined {
  if (cells.some(isNumber)) return undefined;
  const titles = cells.map(titleOf);
  const meant = titles.flatMap(({ names }, at) =>
    names.flatMap((name) => (MEANINGS.get(name) ?? []).map((meaning) => ({ ...meaning, at }))),
  );
  const found: Columns = {};
  const taken = new Set<number>();
  for (const column of meant.length < 2 ? [] : COLUMNS) {
    const own = meant.filter((one) => one.column === column && !taken.has(one.at));
    const [first, ...others] = own;
    if (first === undefined) continue;
    const { at } = others.reduce((best, one) => (one.rank < best.rank ? one : best), first);
    found[column] = at;
    taken.add(at);
  }
  const columns = fillSizes(found);
  const { length, cutLength, width, cutWidth, size } = columns;
  const isLong = (length ?? cutLength ?? size) !== undefined;
  const isWide = (width ?? cutWidth) !== undefined;
  if (!isLong || !(isWide || columns.quantity !== undefined)) return undefined;
  const after = cells.findIndex((cell, at) => at > (size ?? cells.length) && cell !== '');
  return {
    columns,
    units: titles.map(({ unit }) => unit),
    sizeEnd: after < 0 ? cells.length : after,
  };
}

/** Kind of the material or item in a row. */
export type MaterialKind = 'solid' | 'sheet' | 'dimensional' | 'edge' | 'hardware' | 'veneer';

const KINDS: ReadonlyMap<string, string> = new Map(
  Object.values(kindWords.kinds).flatMap((words) =>
    Object.entries(words).map(([kind, word]) => [bare(word), kind] as const),
  ),
);
const KIND_NAMES: readonly MaterialKind[] = [
  'solid',
  'sheet',
  'dimensional',
  'edge',
  'hardware',
  'veneer',
];

/** Kind of material that a cell names; undefined for an unknown word or an empty cell. */
export const readKind = (cell: string): MaterialKind | undefined =>
  KIND_NAMES.find((kind) => kind === KINDS.get(bare(cell)));
