import { key, type Kept, list, object, optional, record, size } from './schema.ts';

const counts = record(size);
const texts = list(key, Infinity);

/** Parts of the plan that the user acted on, so that a later change of the rules can be compared with it. */
export const readActedOn = object({
  /** Version of the rules that made the plan. */
  rules: size,
  /** Version of the rules at the first purchase, cut or done step; `rules` if absent. */
  since: optional((value) => (typeof value === 'number' ? size(value) : undefined)),
  /** Digest of the sizes and answers that the plan was made from. */
  inputs: optional(key),
  /** True if the user keeps this plan for what was bought, cut and done, while the inputs stay. */
  kept: optional((value) => (value === true ? value : undefined)),
  /** Notices of unsafe rules that the user has read; see `noticeId`. */
  read: optional((value) => (Array.isArray(value) ? texts(value) : undefined)),
  /** Number of each offer, bought ones too, by line of the list. */
  lines: record(counts),
  /** Number of each piece to cut, by line of the list. */
  pieces: record(counts),
  /** Keys of the steps, in the order of the work. */
  steps: texts,
});
export type ActedOn = Kept<typeof readActedOn>;
