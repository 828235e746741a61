import type {
  CutRequest,
  LinearPartInput,
  LinearStockInput,
  Rectangle,
  SheetPartInput,
  SheetStockInput,
} from '../../cutting/contract.ts';
import { MOST_LINEAR_PIECES as MOST_LENGTHS } from '../../cutting/request/request-linear.ts';
import { MOST_SHEET_PIECES as MOST_PANELS } from '../../cutting/request/request-sheet.ts';
import type { TapeNeed } from '../../cutting/edge-banding.ts';
import { leftToCut } from '../../cutting/plan/left-to-cut.ts';
import { mm, toMm } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import { parsePrice } from '../../shopping/money.ts';
import { parseOffcut } from '../../shopping/own-stock.ts';
import { readTypedDefects } from '../../shopping/sheet-defects.ts';
import type { CutKind, CutList, CutPart, CutStock } from '../../schema/cut-list.ts';
import type { Offcut } from '../../schema/offcut.ts';
import { DemandReader } from './demand-reader.ts';
import { inTheEngine, sawOf, type Trim } from './saw-demand.ts';
import { cutSizeOf, edgingNeeds, readEdging, type Banded, type Edging } from './edging-demand.ts';
import type { Locale } from '../../../language/locale.ts';
import { type Currency, REGIONS } from '../../stock/region.ts';

/** A part as understood, by the size that it is cut to; millimetres. */
export interface DemandPart extends Banded {
  readonly id: string;
  readonly name: string;
  readonly length: number;
  readonly width: number;
  /** Wanted in all, those already cut included. */
  readonly quantity: number;
  readonly turns: boolean;
}

/** A cut list as read: the request for the search, and messages about unreadable fields. */
export interface CutDemand {
  /** Remaining parts to cut; undefined if there is nothing to plan. */
  readonly request: CutRequest | undefined;
  readonly parts: readonly DemandPart[];
  /** Own offcuts that the plan may use, half-typed ones too. */
  readonly offcuts: readonly Offcut[];
  /** True if the stock has prices; otherwise the least material is best. */
  readonly priced: boolean;
  /** Stock rows that can be cut from. */
  readonly stock: number;
  /** Length of each tape that the edges need. */
  readonly edging: readonly TapeNeed[];
  /** Sentences by field: `parts.<id>.length`, `stock.<id>.price`, `kerf`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly kerf: number;
  readonly trim: Trim;
}

export interface DemandOptions {
  readonly locale: Locale;
  /** Currency of the prices; one with two decimals by default. */
  readonly currency?: Currency;
  /** Own offcuts of the list's material. */
  readonly offcuts?: readonly Offcut[];
}

const isBlank = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() === '');

function readPart(
  reader: DemandReader,
  row: CutPart,
  list: CutList,
  edging: Edging,
): DemandPart | undefined {
  const { id, name, turns } = row;
  if (isBlank(name, row.length, row.width, row.quantity)) return undefined;
  const length = reader.size(`parts.${id}.length`, row.length, reader.words.typeLength);
  const width =
    list.kind === 'sheet' ? reader.size(`parts.${id}.width`, row.width, reader.words.typeWidth) : 0;
  const quantity = reader.count(`parts.${id}.quantity`, row.quantity, 1, 1) ?? 1;
  if (length === undefined || width === undefined) return undefined;
  if (reader.problems.has(`parts.${id}.quantity`)) return undefined;
  const size = cutSizeOf(reader, list, edging, row, { length, width });
  const spare = row.spare === true || list.spare === true ? 1 : 0;
  return size && { id, name: name.trim(), ...size, quantity: quantity + spare, turns };
}

export interface ReadStock extends SheetStockInput {
  readonly length: number;
  readonly width: number;
  readonly price: number | null;
  readonly quantity: number | null;
  readonly defects?: readonly Rectangle[];
}

/** Empty for a sheet without damage. */
type Defects = Pick<ReadStock, 'defects'>;

function readDamage(
  reader: DemandReader,
  { id, defects = [] }: CutStock,
  sheet: { readonly length: number; readonly width: number },
): Defects {
  const size = { length: mm(sheet.length), width: mm(sheet.width) };
  const read = readTypedDefects(defects, size, reader.locale);
  if (!read.ok) reader.problems.set(`stock.${id}.${read.at}`, read.reason);
  return read.ok && read.value.length > 0 ? { defects: read.value } : {};
}

function readStock(reader: DemandReader, row: CutStock, kind: CutKind): ReadStock | undefined {
  const { id } = row;
  if (isBlank(row.length, row.width, row.price, row.quantity)) return undefined;
  const length = reader.size(`stock.${id}.length`, row.length, reader.words.typeLength);
  const width =
    kind === 'sheet' ? reader.size(`stock.${id}.width`, row.width, reader.words.typeWidth) : 0;
  const price = isBlank(row.price)
    ? null
    : (reader.keep(`stock.${id}.price`, parsePrice(row.price, reader.locale, reader.currency)) ??
      null);
  const typed = reader.count(`stock.${id}.quantity`, row.quantity, null, 0);
  if (length === undefined || width === undefined) return undefined;
  const damage = kind === 'sheet' ? readDamage(reader, row, { length, width }) : {};
  const quantity = damage.defects === undefined ? typed : (typed ?? 1);
  if ([...reader.problems.keys()].some((field) => field.startsWith(`stock.${id}.`))) {
    return undefined;
  }
  return { id, length, width, price, quantity, ...damage };
}

function ownStock(reader: DemandReader, kind: CutKind, offcuts: readonly Offcut[]): ReadStock[] {
  return offcuts.flatMap((offcut) => {
    if (isBlank(offcut.length, offcut.width, offcut.amount)) return [];
    const read = parseOffcut(offcut, kind === 'sheet' ? 'sheets' : 'lengths', reader.locale);
    if (!read.ok) {
      reader.problems.set(`offcuts.${offcut.id}.${read.at}`, read.reason);
      return [];
    }
    const { id, quantity, length, width, defects } = read.value;
    const sides = { length: toMm(length), width: width === undefined ? 0 : toMm(width) };
    const damage = defects === undefined ? {} : { defects };
    return [{ id, quantity, price: 0, ...sides, ...damage }];
  });
}

function stockOf(
  reader: DemandReader,
  list: CutList,
): readonly (ReadStock & { readonly isUsedUp: boolean })[] {
  const rows = list.stock.flatMap((row) => readStock(reader, row, list.kind) ?? []);
  const priced = rows.some(({ price }) => price !== null);
  return rows.flatMap((row) => {
    if (priced && row.price === null) {
      reader.problems.set(`stock.${row.id}.price`, reader.words.unpriced);
      return [];
    }
    const used = list.done.filter(({ board }) => board.stock === row.id).length;
    const quantity = row.quantity === null ? null : Math.max(0, row.quantity - used);
    // A row of none says that none is left; one that is used up is no more.
    return [{ ...row, quantity, isUsedUp: quantity === 0 && row.quantity !== 0 }];
  });
}

/** Parts up to the limit of the search; parts beyond it get a message. */
function notTooMany(reader: DemandReader, kind: CutKind, parts: readonly DemandPart[]) {
  const most = kind === 'sheet' ? MOST_PANELS : MOST_LENGTHS;
  let pieces = 0;
  return parts.filter(({ id, quantity }) => {
    const fits = pieces + quantity <= most;
    if (fits) pieces += quantity;
    else {
      reader.problems.set(`parts.${id}.quantity`, reader.words.tooMany(most));
    }
    return fits;
  });
}

/** Works out from what was typed what is still to be cut and from what; pure. */
export function cutDemand(list: CutList, options: DemandOptions): CutDemand {
  const reader = new DemandReader(options.locale, options.currency ?? REGIONS.uk.currency);
  const edging = readEdging(reader, list);
  const parts = list.parts.flatMap((row) => readPart(reader, row, list, edging) ?? []);
  const stock = stockOf(reader, list);
  const offcuts = (options.offcuts ?? []).filter(({ id }) => !list.without.includes(id));
  const left = notTooMany(
    reader,
    list.kind,
    leftToCut(
      parts,
      list.done.map(({ board }) => board),
    ),
  );
  const shelf = [
    ...ownStock(reader, list.kind, offcuts),
    ...stock.flatMap(({ isUsedUp, ...row }) => (isUsedUp ? [] : [row])),
  ];
  const { kerf, trim } = sawOf(reader, list, shelf);
  const request =
    left.length === 0 || shelf.length === 0
      ? undefined
      : toRequest(list, reader, { kerf, trim, parts: left, stock: shelf });
  return {
    request,
    parts,
    offcuts,
    priced: stock.some(({ price }) => price !== null),
    stock: stock.length,
    edging: edgingNeeds(edging, parts),
    problems: Object.fromEntries(reader.problems),
    kerf,
    trim,
  };
}

interface Wanted {
  readonly kerf: number;
  readonly trim: Trim;
  readonly parts: readonly DemandPart[];
  readonly stock: readonly ReadStock[];
}

function toRequest(list: CutList, reader: DemandReader, wanted: Wanted): CutRequest {
  const { kerf, trim } = wanted;
  if (list.kind === 'sheet') {
    const stages = list.stages === 'any' ? null : list.stages === '2' ? 2 : 3;
    const parts = wanted.parts.map(({ id, length, width, quantity, turns }): SheetPartInput => {
      return { id, length, width, quantity, rotate: turns };
    });
    return {
      kind: 'sheet',
      kerf,
      trim: inTheEngine(trim, 'sheet'),
      stages,
      firstCut: list.firstCut,
      stock: wanted.stock,
      parts,
    };
  }
  const face = reader.saw('face', list.face, mm(0));
  const mitres = mitresOf(list, reader, { face, parts: wanted.parts });
  const isMitred = face > 0 && Object.keys(mitres).length > 0;
  if (face === 0 && Object.keys(mitres).length > 0) {
    reader.problems.set('face', reader.words.noFace);
  }
  const parts = wanted.parts.map(({ id, length, quantity }): LinearPartInput => {
    const mitre = isMitred ? entryOf(mitres, id) : undefined;
    return { id, length, quantity, ...(mitre === undefined ? {} : { mitre }) };
  });
  const stock = wanted.stock.map(({ id, length, price, quantity }): LinearStockInput => {
    return { id, length, price, quantity };
  });
  return {
    kind: 'linear',
    kerf,
    trim: inTheEngine(trim, 'linear'),
    ...(isMitred ? { face } : {}),
    stock,
    parts,
  };
}

type Mitres = Readonly<Record<string, { readonly start: number; readonly end: number }>>;

const tangent = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

function mitresOf(
  list: CutList,
  reader: DemandReader,
  wanted: { readonly face: number; readonly parts: readonly DemandPart[] },
): Mitres {
  const mitred = list.parts.flatMap((row) => {
    const start = reader.degrees(`parts.${row.id}.mitreStart`, row.mitreStart);
    const end = reader.degrees(`parts.${row.id}.mitreEnd`, row.mitreEnd);
    if (start === 0 && end === 0) return [];
    const part = wanted.parts.find(({ id }) => id === row.id);
    const run = wanted.face * (tangent(start) + tangent(end));
    if (part !== undefined && run > part.length) {
      reader.problems.set(`parts.${row.id}.mitreStart`, reader.words.longMitres);
      return [];
    }
    return [[row.id, { start, end }] as const];
  });
  return Object.fromEntries(mitred);
}
