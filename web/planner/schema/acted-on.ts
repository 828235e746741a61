import { key, type Kept, list, object, record, size } from './schema.ts';

const counts = record(size);

/** Parts of the plan that the user acted on, so that a later change of the rules can be compared with it. */
export const readActedOn = object({
  /** Version of the rules that made the plan. */
  rules: size,
  /** Number of each offer, bought ones too, by line of the list. */
  lines: record(counts),
  /** Number of each piece to cut, by line of the list. */
  pieces: record(counts),
  /** Keys of the steps, in the order of the work. */
  steps: list(key, Infinity),
});
export type ActedOn = Kept<typeof readActedOn>;
