/** Millimetres; the width is 0 for what is cut to length only. */
interface Sides {
  readonly length: number;
  readonly width: number;
}

/** Millimetres; undefined where a file does not say it. */
export interface Said {
  readonly length: number | undefined;
  readonly width: number | undefined;
}

/** What a file says of the sizes of a part. */
export interface SaidSizes {
  /** With the tapes on its edges. */
  readonly finished: Said;
  /** What is cut: without the tapes, and larger where the part is trimmed later. */
  readonly cut: Said;
}

/** The size of a part as a list keeps it, so that it cuts what the file says. */
export interface FinishedSize extends Sides {
  /** What it is cut larger on each side, to be trimmed later. */
  readonly rough: number;
  /** True if it is the size to cut with the tapes put on, since no allowance alike on all sides makes it. */
  readonly isCutSize: boolean;
}

/** Files round to tenths; less than half of one is no allowance. */
const NO_ALLOWANCE = 0.05;
/** More on a side is no allowance; a list takes no more. */
const LARGEST_ALLOWANCE = 200;

/** Without the noise of sums in binary. */
const exact = (millimetres: number): number => Math.round(millimetres * 1e4) / 1e4;

/**
 * The finished size of a part, where `off` is what its list takes off for the tapes: sizes to cut have it put
 * on, so that taking it off gives them again. What a size to cut is larger than that is the allowance.
 */
export function finishedSize({ finished, cut }: SaidSizes, off: Sides): FinishedSize {
  const sides = (['length', 'width'] as const).filter(
    (side) => finished[side] !== undefined || cut[side] !== undefined,
  );
  const larger = sides.map((side) => {
    const [whole, sawn] = [finished[side], cut[side]];
    return whole === undefined || sawn === undefined ? 0 : sawn + off[side] - whole;
  });
  const [least, most] = [Math.min(...larger), Math.max(...larger)];
  const isAllowance = most > NO_ALLOWANCE;
  const isEven = most - least <= NO_ALLOWANCE && most / 2 <= LARGEST_ALLOWANCE;
  const sizeOf = (side: keyof Sides): number => {
    const [whole, sawn] = [finished[side], cut[side]];
    const taped = sawn === undefined ? undefined : sawn + off[side];
    if (isAllowance && !isEven) return exact(Math.max(whole ?? 0, taped ?? 0));
    return exact(whole ?? taped ?? 0);
  };
  return {
    length: sizeOf('length'),
    width: sizeOf('width'),
    rough: isAllowance && isEven ? exact(most / 2) : 0,
    isCutSize: isAllowance && !isEven,
  };
}
