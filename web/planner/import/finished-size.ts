/** Sizes in mm; the width is 0 for parts that are only cut to length. */
interface Sides {
  readonly length: number;
  readonly width: number;
}

/** Sizes in mm; undefined if the file omits them. */
export interface Said {
  readonly length: number | undefined;
  readonly width: number | undefined;
}

/** Sizes of a part in the file. */
export interface SaidSizes {
  /** Finished size, including the tapes on the edges. */
  readonly finished: Said;
  /** Size to cut: excludes the tapes, includes the allowance of a part that is trimmed later. */
  readonly cut: Said;
}

/** Size of a part in the list, mm. The list derives the file's size to cut from it. */
export interface FinishedSize extends Sides {
  /** Allowance per side for later trimming, mm. */
  readonly rough: number;
  /** True if this is the size to cut plus the tapes, because the allowance differs between length and width. */
  readonly isCutSize: boolean;
}

/** Differences up to this are rounding, mm: files round to 0.1 mm. */
const NO_ALLOWANCE = 0.05;
/** Largest allowance per side that a list accepts, mm. */
const LARGEST_ALLOWANCE = 200;

/** Removes floating-point noise: rounds to 0.0001 mm. */
const exact = (millimetres: number): number => Math.round(millimetres * 1e4) / 1e4;

/**
 * Finished size of a part. `off` is the amount that its list deducts for tapes, mm. It is added to sizes to cut, so that
 * the deduction restores them. The allowance is the amount by which this sum exceeds the finished size.
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
