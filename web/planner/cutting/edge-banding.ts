import type { Rectangle } from './contract.ts';

/**
 * The edges of a panel that can be banded. As the panel is drawn unturned, its length from left to
 * right: `l1` is the edge at the bottom, the front; `l2` the one at the top; `w1` stands at the left
 * end and `w2` at the right one. In lists of the trade they are length 1 and 2, width 1 and 2.
 */
export const EDGES = ['l1', 'l2', 'w1', 'w2'] as const;
export type Edge = (typeof EDGES)[number];

/** The tape on each edge, by its id; empty where the edge is left bare. */
export type Bands = Readonly<Record<Edge, string>>;

export const NO_BANDS: Bands = { l1: '', l2: '', w1: '', w2: '' };

/** A tape as understood: millimetres. */
export interface Tape {
  readonly id: string;
  readonly name: string;
  readonly thickness: number;
  /** For a metre, in the smallest unit of the currency; null where it is not known. */
  readonly price: number | null;
}

/** Which tapes are taken off the size that is cut: none, all, or those that are thick. */
export const DEDUCTIONS = ['thick', 'all', 'none'] as const;
export type Deduction = (typeof DEDUCTIONS)[number];

/**
 * From this thickness on a tape is taken off unless the person says otherwise, millimetres. OpenCutList
 * takes every tape off (`edge_decremented`, its usual tape is 2 mm); iron-on tape of 0.3 to 0.45 mm is
 * less than a saw is set to.
 */
export const THICK = 0.5;

/**
 * What a strip is cut longer than its edge, to be trimmed flush at both ends, millimetres. OpenCutList's
 * own allowance for edge banding (`length_increase` of its material attributes).
 */
export const STRIP_ALLOWANCE = 50;

interface Sides {
  readonly length: number;
  readonly width: number;
}

export const isBanded = (bands: Bands): boolean => EDGES.some((edge) => bands[edge] !== '');

/** What of a tape is taken off the side that it is stuck on. */
const deducted = (tape: Tape | undefined, deduction: Deduction): number => {
  if (tape === undefined || deduction === 'none') return 0;
  return deduction === 'all' || tape.thickness >= THICK ? tape.thickness : 0;
};

/**
 * The size to cut so that a part has its finished size with its tapes on. Bands along the width stand at
 * the ends and shorten the length. May be nothing or less where the tapes are thicker than the part.
 */
export function bandedSize(
  { length, width }: Sides,
  bands: Bands,
  tapes: ReadonlyMap<string, Tape>,
  deduction: Deduction,
): Sides {
  const off = (edge: Edge): number => deducted(tapes.get(bands[edge]), deduction);
  return {
    length: exact(length - off('w1') - off('w2')),
    width: exact(width - off('l1') - off('l2')),
  };
}

/** Without the noise of sums in binary; far finer than the grid of lengths. */
const exact = (millimetres: number): number => Math.round(millimetres * 1e6) / 1e6;

/** How much of a tape a list takes. */
export interface TapeNeed {
  readonly tape: Tape;
  /** Of the tape in its list, from 1: what it is called by while it has no name. */
  readonly number: number;
  /** What a strip is longer than its edge, millimetres. */
  readonly allowance: number;
  readonly strips: number;
  /** With the allowance of every strip, millimetres. */
  readonly length: number;
  /** In the smallest unit of the currency, rounded up; null without a price. */
  readonly cost: number | null;
}

interface BandedPart extends Sides {
  readonly quantity: number;
  readonly bands: Bands;
}

/** What of each tape the parts take, in the tapes' order; tapes that no edge has are left out. */
export function tapeNeeds(
  parts: readonly BandedPart[],
  tapes: Iterable<Tape>,
  allowance: number,
): readonly TapeNeed[] {
  return [...tapes].flatMap((tape, i) => {
    let [strips, length] = [0, 0];
    for (const part of parts) {
      for (const edge of EDGES.filter((one) => part.bands[one] === tape.id)) {
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

/** What several lists that share their tapes take of each, in the order of the tapes. */
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

/** Where bands are, in short, for a label: `L2 W1` is two edges along the length and one along the width. */
export function bandsInShort(bands: Readonly<Partial<Record<Edge, unknown>>>): string {
  const count = (...edges: readonly Edge[]): number =>
    edges.filter((edge) => Boolean(bands[edge])).length;
  const [long, wide] = [count('l1', 'l2'), count('w1', 'w2')];
  return [long > 0 ? `L${long}` : '', wide > 0 ? `W${wide}` : ''].filter(Boolean).join(' ');
}

/** From one end of a line to the other: x1, y1, x2, y2. */
export type Line = readonly [number, number, number, number];

/** Where each edge of a panel lies once it is turned by a quarter, clockwise. */
const TURNED: Readonly<Record<Edge, Edge>> = { l1: 'w1', l2: 'w2', w1: 'l2', w2: 'l1' };

/**
 * The lines that mark the banded edges of a piece as it lies on its sheet, `inset` inside its edges; the
 * bands are those of the part, unturned. Narrow pieces have them closer to the edge.
 */
export function bandLines(
  piece: Rectangle & { readonly turned: boolean },
  bands: Bands,
  inset: number,
): readonly Line[] {
  const { x, y, length, width } = piece;
  const gap = Math.min(inset, length / 6, width / 6);
  const [left, right, top, bottom] = [x + gap, x + length - gap, y + gap, y + width - gap];
  const lines: Readonly<Record<Edge, Line>> = {
    l1: [left, bottom, right, bottom],
    l2: [left, top, right, top],
    w1: [left, top, left, bottom],
    w2: [right, top, right, bottom],
  };
  return EDGES.filter((edge) => bands[edge] !== '').map(
    (edge) => lines[piece.turned ? TURNED[edge] : edge],
  );
}
