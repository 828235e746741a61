import type { Amount } from '../why.ts';
import type { Rule } from './rule.ts';

/** Authority for cases beyond our tables. */
export type Ask = 'engineer' | 'building-office' | 'maker';

/** Authority or trade that resolves a warning; `plan`: the plan already contains the remedy. */
export type Resolver = Ask | 'electrician' | 'plan';

/** Quantity beyond the end of a table. */
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

/** The quantity and the last value of the table; undefined if it has no row at all. */
export interface Beyond {
  readonly what: Limited;
  readonly limit: Amount | undefined;
}

/** Value of a table or formula with its rule; beyond its limit, the limit and the authority to ask. Never extrapolated. */
export type StructuralAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly rule: Rule }
  | { readonly ok: false; readonly rule: Rule; readonly ask: Ask; readonly beyond: Beyond };

export const found = <T>(rule: Rule, value: T): StructuralAnswer<T> => ({ ok: true, value, rule });

export const beyond = (
  rule: Rule,
  ask: Ask,
  what: Limited,
  limit?: Amount,
): StructuralAnswer<never> => ({
  ok: false,
  rule,
  ask,
  beyond: { what, limit },
});
