import { mm, type Length } from '../../measure/units/units.ts';

/** Lengths of strips for sale, and as a tape shows them. */
export interface StripLengths {
  /** The longest strip for sale; longer runs are joined. */
  readonly longest: Length;
  /** The finest length that a tape shows. */
  readonly grid: Length;
  /** The finest where two equal parts share an odd mark. */
  readonly half: Length;
}

/** Shorter rests of a joined strip look like patches, mm (our estimate). */
const LEAST_JOINED = mm(400);
/** Minimum height of a panel and length of a strip. */
export const LEAST_PANEL = mm(40);

/** Borders of equal parts, each where a tape shows it, so that the parts differ by no more than its finest mark. */
export function borders(
  from: number,
  to: number,
  parts: number,
  { grid, half }: Pick<StripLengths, 'grid' | 'half'>,
): readonly number[] {
  const mark = parts === 2 ? half : grid;
  return Array.from({ length: parts + 1 }, (_, i) =>
    i === parts ? to : from + Math.round(((to - from) * i) / parts / mark) * mark,
  );
}

/** Rest of a run after removing parts, without stubs. */
export function without(
  from: number,
  to: number,
  taken: readonly { readonly from: number; readonly to: number }[],
): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let at = from;
  for (const one of taken.toSorted((a, b) => a.from - b.from)) {
    if (one.to <= at || one.from >= to) continue;
    if (one.from > at) found.push([at, one.from]);
    at = Math.max(at, one.to);
  }
  if (at < to) found.push([at, to]);
  return found.filter(([a, b]) => b - a >= LEAST_PANEL);
}

/**
 * A run in pieces for sale: complete lengths and a rest, because rests of several runs come out of one length. If the rest
 * would be a stub, the piece before it is as much shorter as the last one needs.
 */
export function joined(
  from: number,
  to: number,
  { longest, grid }: StripLengths,
): readonly (readonly [number, number])[] {
  const whole = Math.floor(longest / grid) * grid;
  const count = Math.max(1, Math.ceil((to - from) / whole));
  const lastFrom = from + Math.floor((to - from - LEAST_JOINED) / grid) * grid;
  const ends = [
    ...Array.from({ length: count }, (_, i) =>
      i > 0 && i === count - 1 ? Math.min(from + i * whole, lastFrom) : from + i * whole,
    ),
    to,
  ];
  return ends.slice(1).map((end, i) => [ends[i] ?? from, end] as const);
}
