/** Which steps of `npm test` run, and what narrows them. */
export interface Chosen {
  readonly chosen: ReadonlySet<string>;
  /** Parts of the paths of test files. */
  readonly filters: readonly string[];
  /** Such as `--shard=1/3`, for the test runner. */
  readonly options: readonly string[];
}

/** What a step needs that comes before it. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  'size budget': ['build'],
  worker: ['build'],
  'end-to-end': ['build', 'browser'],
};
const SHORT: Readonly<Record<string, string>> = {
  e2e: 'end-to-end',
  names: 'names out of texts',
  size: 'size budget',
};

/** Reads the arguments of `npm test`: names of steps, words for their tests, options. None: every step. */
export function chooseSteps(args: readonly string[], steps: readonly string[]): Chosen {
  const options = args.filter((arg) => arg.startsWith('-'));
  const words = args.filter((arg) => !arg.startsWith('-')).map((word) => SHORT[word] ?? word);
  const named = words.filter((word) => steps.includes(word));
  const all = named.length > 0 ? named : steps;
  return {
    chosen: new Set(all.flatMap((step) => [...(NEEDS[step] ?? []), step])),
    filters: words.filter((word) => !steps.includes(word)),
    options,
  };
}
