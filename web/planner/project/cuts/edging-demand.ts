import {
  bandedSize,
  isBanded,
  NO_BANDS,
  STRIP_ALLOWANCE,
  tapeNeeds,
  type Bands,
  type Tape,
  type TapeNeed,
} from '../../cutting/edge-banding.ts';
import { sawUnit } from '../../jobs/kit/steps/workshop.ts';
import { parseLength } from '../../measure/units/parse-length.ts';
import { mm, toMm } from '../../measure/units/units.ts';
import { parsePrice } from '../../shopping/money.ts';
import type { CutList, CutPart, CutTape } from '../../schema/cut-list.ts';
import type { DemandReader } from './demand-reader.ts';

const METRES_A_FOOT = 0.3048;

/** The tapes of a list by their id, and what all of them have in common. */
export interface Edging {
  readonly tapes: ReadonlyMap<string, Tape>;
  /** Length that a strip needs beyond its edge, mm. */
  readonly allowance: number;
}

/** No tape is thicker; a board is no tape. */
const THICKEST = mm(10);
const LONGEST_STRIP = mm(500);

/** Thickness of a tape; its last readable one if the text cannot be read. */
function thicknessOf(reader: DemandReader, { id, thickness, good }: CutTape): number {
  const field = `tapes.${id}.thickness`;
  const read = reader.saw(field, thickness, mm(0), {
    most: THICKEST,
    tooMuch: reader.words.thickTape,
  });
  if (!reader.problems.has(field)) return read;
  const before = parseLength(good, sawUnit(reader.locale), reader.locale);
  return before.ok ? toMm(before.value) : 0;
}

/** Reads the tapes of a list: a tape without a thickness takes nothing off, one without a price costs nothing known. */
export function readEdging(reader: DemandReader, list: CutList): Edging {
  const used = list.kind === 'sheet' ? list.tapes : [];
  const a = reader.locale.made === 'imperial' ? METRES_A_FOOT : 1;
  const tapes = used.map((row): [string, Tape] => {
    const { id, name, price } = row;
    const typed =
      price.trim() === ''
        ? undefined
        : reader.keep(`tapes.${id}.price`, parsePrice(price, reader.locale, reader.currency));
    return [
      id,
      {
        id,
        name: name.trim(),
        thickness: thicknessOf(reader, row),
        price: typed === undefined ? null : typed / a,
      },
    ];
  });
  const allowance =
    used.length === 0
      ? STRIP_ALLOWANCE
      : reader.saw('strip', list.strip, mm(STRIP_ALLOWANCE), {
          most: LONGEST_STRIP,
          tooMuch: reader.words.longStrip,
        });
  return { tapes: new Map(tapes), allowance };
}

/** The bands of a part that has tapes of its list on it; a tape that is gone is none. */
function bandsOf({ tapes }: Edging, { bands = NO_BANDS }: CutPart): Bands {
  const known = (id: string): string => (tapes.has(id) ? id : '');
  return {
    l1: known(bands.l1),
    l2: known(bands.l2),
    w1: known(bands.w1),
    w2: known(bands.w2),
  };
}

export interface Sides {
  readonly length: number;
  readonly width: number;
}

/** Size of a part with edge tapes; empty for a part without them. */
export interface Banded {
  readonly bands?: Bands;
  /** Finished size with its tapes, mm, if it differs from the cut size. */
  readonly finished?: Sides;
}

/** Cut and finished size of a part; undefined with a message if the tapes leave nothing of it. */
export function cutSizeOf(
  reader: DemandReader,
  list: CutList,
  edging: Edging,
  row: CutPart,
  finished: Sides,
): (Sides & Banded) | undefined {
  const bands = bandsOf(edging, row);
  const rough = roughOf(reader, list, row);
  if (!isBanded(bands) && rough === 0) return finished;
  const size = largerBy(bandedSize(finished, bands, edging.tapes, list.deduct), rough);
  const isBoard = finished.width === 0;
  if (size.length <= 0 || (size.width <= 0 && !isBoard)) {
    reader.problems.set(
      `parts.${row.id}.${size.length > 0 ? 'width' : 'length'}`,
      reader.words.thickBands,
    );
    return undefined;
  }
  const isSame = size.length === finished.length && size.width === finished.width;
  return { ...size, ...(isBanded(bands) ? { bands } : {}), ...(isSame ? {} : { finished }) };
}

/** More is another part. */
const ROUGHEST = mm(200);

/** Oversize of a part on each side, mm: its own text, or that of its list. */
function roughOf(reader: DemandReader, list: CutList, row: CutPart): number {
  const limit = { most: ROUGHEST, tooMuch: reader.words.tooRough };
  const usual = reader.saw('rough', list.rough ?? '', mm(0), limit);
  return reader.saw(`parts.${row.id}.rough`, row.rough ?? '', mm(usual), limit);
}

/** Larger on both sides of each measure that it has. */
const largerBy = ({ length, width }: Sides, by: number): Sides => {
  return { length: length + 2 * by, width: width === 0 ? 0 : width + 2 * by };
};

/** Length of each tape that the parts of a list need. */
export const edgingNeeds = (
  { tapes, allowance }: Edging,
  parts: readonly (Sides & Banded & { readonly quantity: number })[],
): readonly TapeNeed[] =>
  tapeNeeds(
    parts.flatMap(({ bands, finished, length, width, quantity }) =>
      bands === undefined ? [] : [{ ...(finished ?? { length, width }), quantity, bands }],
    ),
    tapes.values(),
    allowance,
  );
