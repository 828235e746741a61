import type { Rectangle } from './contract.ts';

/**
 * Edges of a panel that can be banded, with the unrotated panel's length from left to right: `l1` is the bottom edge,
 * the front; `l2` the top; `w1` the left end and `w2` the right end. Trade lists call them length 1 and 2, width 1 and
 * 2.
 */
export const PANEL_EDGES = ['l1', 'l2', 'w1', 'w2'] as const;
export type PanelEdge = (typeof PANEL_EDGES)[number];

/** Id of the tape on each edge; empty if the edge is bare. */
export type Bands = Readonly<Record<PanelEdge, string>>;

export const NO_BANDS: Bands = { l1: '', l2: '', w1: '', w2: '' };

/** A valid tape; millimetres. */
export interface Tape {
  readonly id: string;
  readonly name: string;
  readonly thickness: number;
  /** Price per metre, in the smallest unit of the currency; null if unknown. */
  readonly price: number | null;
}

/** Tapes that reduce the size to cut: none, all, or thick ones. */
export const DEDUCTIONS = ['thick', 'all', 'none'] as const;
export type Deduction = (typeof DEDUCTIONS)[number];

/**
 * A tape of at least this thickness reduces the size to cut by default, millimetres. OpenCutList deducts every tape
 * (`edge_decremented`, its usual tape is 2 mm); iron-on tape of 0.3 to 0.45 mm is below the accuracy of a saw.
 */
export const THICK = 0.5;

/**
 * Additional length of a strip for trimming both ends flush, millimetres. OpenCutList's allowance for edge banding
 * (`length_increase` of its material attributes).
 */
export const STRIP_ALLOWANCE = 50;

interface Sides {
  readonly length: number;
  readonly width: number;
}

export const isBanded = (bands: Bands): boolean => PANEL_EDGES.some((edge) => bands[edge] !== '');

/** Deduction of a tape from its side. */
const deducted = (tape: Tape | undefined, deduction: Deduction): number => {
  if (tape === undefined || deduction === 'none') return 0;
  return deduction === 'all' || tape.thickness >= THICK ? tape.thickness : 0;
};

/**
 * Size to cut so that a part has its finished size with its tapes. Bands along the width are at the ends and shorten
 * the length. Zero or negative if the tapes are thicker than the part.
 */
export function bandedSize(
  { length, width }: Sides,
  bands: Bands,
  tapes: ReadonlyMap<string, Tape>,
  deduction: Deduction,
): Sides {
  const off = (edge: PanelEdge): number => deducted(tapes.get(bands[edge]), deduction);
  return {
    length: exact(length - off('w1') - off('w2')),
    width: exact(width - off('l1') - off('l2')),
  };
}

/** Removes binary rounding errors; far finer than the grid of lengths. */
const exact = (millimetres: number): number => Math.round(millimetres * 1e6) / 1e6;

/** Amount of a tape for a list. */
export interface TapeNeed {
  readonly tape: Tape;
  /** Number of the tape in its list, from 1: its label while it has no name. */
  readonly number: number;
  /** Additional length of a strip, millimetres. */
  readonly allowance: number;
  readonly strips: number;
  /** Including the allowance of every strip, millimetres. */
  readonly length: number;
  /** Smallest unit of the currency, rounded up; null without a price. */
  readonly cost: number | null;
}

interface BandedPart extends Sides {
  readonly quantity: number;
  readonly bands: Bands;
}

/** Amount of each tape for the parts, in the tapes' order, without unused tapes. */
export function tapeNeeds(
  parts: readonly BandedPart[],
  tapes: Iterable<Tape>,
  allowance: number,
): readonly TapeNeed[] {
  return [...tapes].flatMap((tape, i) => {
    let [strips, length] = [0, 0];
    for (const part of parts) {
      for (const edge of PANEL_EDGES.filter((one) => part.bands[one] === tape.id)) {
        const side = edge === 'l1' || edge === 'l2' ? part.length : part.width;
        strips += part.quantity;
        length += part.quantity * (side + allowance);
      }
    }
    if (strips === 0) return [];
    const cost = tape.price === null ? null : Math.ceil((tape.price * length) / 1000 - 1e-6);
    return [{ tape, number: i + 1, allowance, strips, length, cost }];
  });
}

/** Sum over several lists that share their tapes, in the order of the tapes. */
export function addNeeds(needs: readonly TapeNeed[]): readonly TapeNeed[] {
  const sums = new Map<string, TapeNeed>();
  for (const need of needs) {
    const before = sums.get(need.tape.id);
    const { strips = 0, length = 0, cost = 0 } = before ?? {};
    sums.set(need.tape.id, {
      ...need,
      strips: strips + need.strips,
      length: length + need.length,
      cost: cost === null || need.cost === null ? null : cost + need.cost,
    });
  }
  return [...sums.values()].toSorted((a, b) => a.number - b.number);
}

/** Short text of the banded edges for a label: `L2 W1` is two edges along the length and one along the width. */
export function bandsInShort(bands: Readonly<Partial<Record<PanelEdge, unknown>>>): string {
  const count = (...edges: readonly PanelEdge[]): number =>
    edges.filter((edge) => Boolean(bands[edge])).length;
  const [long, wide] = [count('l1', 'l2'), count('w1', 'w2')];
  return [long > 0 ? `L${long}` : '', wide > 0 ? `W${wide}` : ''].filter(Boolean).join(' ');
}

/** Ends of a line: x1, y1, x2, y2. */
export type EdgeLine = readonly [number, number, number, number];

/** Position of each edge after a clockwise quarter rotation. */
const TURNED: Readonly<Record<PanelEdge, PanelEdge>> = { l1: 'w1', l2: 'w2', w1: 'l2', w2: 'l1' };

/**
 * Lines that mark the banded edges of a piece on its sheet, `inset` inside its edges; the bands are those of the
 * unrotated part. Narrow pieces have them nearer to the edge.
 */
export function bandLines(
  piece: Rectangle & { readonly turned: boolean },
  bands: Bands,
  inset: number,
): readonly EdgeLine[] {
  const { x, y, length, width } = piece;
  const gap = Math.min(inset, length / 6, width / 6);
  const [left, right, top, bottom] = [x + gap, x + length - gap, y + gap, y + width - gap];
  const lines: Readonly<Record<PanelEdge, EdgeLine>> = {
    l1: [left, bottom, right, bottom],
    l2: [left, top, right, top],
    w1: [left, top, left, bottom],
    w2: [right, top, right, bottom],
  };
  return PANEL_EDGES.filter((edge) => bands[edge] !== '').map(
    (edge) => lines[piece.turned ? TURNED[edge] : edge],
  );
}
