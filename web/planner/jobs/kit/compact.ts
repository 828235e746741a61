/** A list of which some may be left out: `[planks, isVinyl && hooks]`. */
export type Sparse<T> = readonly (T | false | undefined)[];

/** Items of a list without `false` and `undefined`. */
export const compact = <T>(some: Sparse<T>): readonly T[] =>
  some.filter((one): one is T => one !== false && one !== undefined);
