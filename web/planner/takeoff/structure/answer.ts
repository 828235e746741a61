import type { Amount } from '../why.ts';
import type { Rule } from './rule.ts';

/** Who decides where our tables end. */
export type Ask = 'engineer' | 'building-office' | 'maker';

/** What went past the end of a table. */
export type Limited =
  | 'age'
  | 'area'
  | 'board'
  | 'depth'
  | 'height'
  | 'humidity'
  | 'length'
  | 'load'
  | 'overhang'
  | 'place'
  | 'section'
  | 'spacing'
  | 'span'
  | 'temperature'
  | 'wall'
  | 'weight';

/** Which quantity, and the last value that the table holds; undefined where it has no row at all. */
export interface Beyond {
  readonly what: Limited;
  readonly limit: Amount | undefined;
}

/**
 * What a table or formula says and by which rule; or that it ends here, where, and whom to ask.
 * Nothing is extrapolated.
 */
export type Answer<T> =
  | { readonly ok: true; readonly value: T; readonly rule: Rule }
  | { readonly ok: false; readonly rule: Rule; readonly ask: Ask; readonly beyond: Beyond };

export const found = <T>(rule: Rule, value: T): Answer<T> => ({ ok: true, value, rule });

export const beyond = (rule: Rule, ask: Ask, what: Limited, limit?: Amount): Answer<never> => ({
  ok: false,
  rule,
  ask,
  beyond: { what, limit },
});
