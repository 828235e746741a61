import {
  bandedSize,
  PANEL_EDGES,
  NO_BANDS,
  type Bands,
  type PanelEdge,
  type Tape,
} from '../../../planner/cutting/edge-banding.ts';
import type { NamedBands, NamedTape } from '../../../planner/cutting/cell-words.ts';
import { finishedSize, type Said } from '../../../planner/import/finished-size.ts';
import type { ImportedPart } from '../../../planner/import/imported.ts';
import { sawUnit } from '../../../planner/jobs/kit/steps/workshop.ts';
import type { Locale } from '../../../language/locale.ts';
import { parseLength } from '../../../planner/measure/units/parse-length.ts';
import { toMm } from '../../../planner/measure/units/units.ts';
import { newId } from '../../../platform/new-id.ts';
import {
  MOST_TAPES,
  newTape,
  type CutKind,
  type CutList,
  type CutTape,
} from '../../../planner/schema/cut-list.ts';

/** An imported part, converted for a list. */
export interface ListedPart {
  /** Part with finished sizes, from which the list derives the file's sizes to cut. */
  readonly part: ImportedPart;
  /** Ids of the tapes on its edges; undefined if the file has no data on edges. */
  readonly bands: Bands | undefined;
  /** Allowance per side, with its unit; empty if there is none. */
  readonly rough: string;
  /** True if its size is the size to cut plus tapes, because the allowance differs between length and width. */
  readonly isCutSize: boolean;
  /** True if a tape is omitted because the list is full. */
  readonly isTapeLeftOff: boolean;
}

const plain = (text: string): string => text.trim().toLowerCase();

/** Tapes of a list; adds the file's tapes that it does not have. */
class Tapes {
  readonly all: CutTape[];
  readonly #locale: Locale;

  constructor(list: CutList, locale: Locale) {
    this.all = [...list.tapes];
    this.#locale = locale;
  }

  /** Finds or adds a tape; undefined if the list is full. */
  of({ name, thickness }: NamedTape): CutTape | undefined {
    const same = this.all.find(
      (tape) =>
        plain(tape.name) === plain(name) &&
        (thickness === '' || tape.thickness === '' || plain(tape.thickness) === plain(thickness)),
    );
    if (same !== undefined || this.all.length >= MOST_TAPES) return same;
    const tape = { ...newTape(newId()), name, thickness };
    this.all.push(tape);
    return tape;
  }

  /** Tape with its thickness in mm; 0 if it is missing or invalid, so that nothing is deducted. */
  measured(edge: PanelEdge, { name, thickness }: NamedTape): Tape {
    const read = parseLength(thickness, sawUnit(this.#locale), this.#locale);
    return { id: edge, name, thickness: read.ok ? toMm(read.value) : 0, price: null };
  }
}

/** Edges of a part: tape ids in the list, all tapes by edge for the deduction, and edges whose tape does not fit the list. */
function edgesOf(named: NamedBands, tapes: Tapes) {
  const bands = { ...NO_BANDS };
  const measured = new Map<string, Tape>();
  const dropped: PanelEdge[] = [];
  for (const edge of PANEL_EDGES) {
    const said = named[edge];
    if (said === undefined) continue;
    const tape = tapes.of(said);
    if (tape === undefined) dropped.push(edge);
    bands[edge] = tape?.id ?? '';
    measured.set(edge, tapes.measured(edge, tape ?? said));
  }
  return { bands, measured, dropped };
}

const ON_ALL: Bands = { l1: 'l1', l2: 'l2', w1: 'w1', w2: 'w2' };

/** Amount by which tapes reduce a size, mm. */
function takenOff(tapes: ReadonlyMap<string, Tape>, list: CutList, kind: CutKind) {
  // A board that is only cut to length has no edges to band.
  if (kind === 'linear') return { length: 0, width: 0 };
  const { length, width } = bandedSize({ length: 0, width: 0 }, ON_ALL, tapes, list.deduct);
  return { length: -length, width: -width };
}

/** Size of a part that is only cut to length. */
const long = ({ length }: Said): Said => ({ length, width: undefined });

function listed(part: ImportedPart, list: CutList, kind: CutKind, tapes: Tapes): ListedPart {
  const named = part.bands;
  const { bands, measured, dropped } = edgesOf(named ?? {}, tapes);
  const own = {
    bands: named === undefined ? undefined : bands,
    isTapeLeftOff: dropped.length > 0,
  };
  if (part.sizes === undefined) return { part, ...own, rough: '', isCutSize: false };
  const { finished, cut } = part.sizes;
  const sizes = kind === 'sheet' ? part.sizes : { finished: long(finished), cut: long(cut) };
  const size = finishedSize(sizes, takenOff(measured, list, kind));
  // The list cannot deduct an omitted tape, so its thickness is deducted here.
  const missing = new Map([...measured].filter(([edge]) => dropped.some((one) => one === edge)));
  const less = takenOff(missing, list, kind);
  const text = (side: 'length' | 'width', typed: string): string => {
    if (sizes.finished[side] === undefined && sizes.cut[side] === undefined) return typed;
    const now = Math.round((size[side] - less[side]) * 1e4) / 1e4;
    return Math.abs(now - (finished[side] ?? cut[side] ?? 0)) < 1e-3 ? typed : `${now} mm`;
  };
  return {
    part: { ...part, length: text('length', part.length), width: text('width', part.width) },
    ...own,
    rough: size.rough === 0 ? '' : `${size.rough} mm`,
    isCutSize: size.isCutSize,
  };
}

/** Converts imported parts for a list, and returns its tapes after that. `loose` are tapes that the file lists as rows. */
export function listParts(
  list: CutList,
  kind: CutKind,
  parts: readonly ImportedPart[],
  locale: Locale,
  loose: readonly NamedTape[] = [],
): { readonly parts: readonly ListedPart[]; readonly tapes: readonly CutTape[] } {
  const tapes = new Tapes(list, locale);
  const own = parts.map((part) => listed(part, list, kind, tapes));
  // Added last, so that a tape that a part names is not added twice.
  for (const tape of loose) tapes.of(tape);
  return { parts: own, tapes: tapes.all };
}
