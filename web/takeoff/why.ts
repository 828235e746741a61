import type { Area, Length, Millilitres } from '../measure/units.ts';

/** A number in a sentence, with what it measures, so that the screen shows it in its own units. */
export type Amount =
  | { readonly is: 'count'; readonly value: number }
  | { readonly is: 'length'; readonly value: Length }
  | { readonly is: 'area'; readonly value: Area }
  | { readonly is: 'volume'; readonly value: Millilitres }
  | { readonly is: 'grams'; readonly value: number }
  | { readonly is: 'rate'; readonly value: number; readonly unit: string };

/**
 * How a number came about: a sentence with `{slots}` and the amount that stands in each. The
 * sentence is the same in every system of units; only the amounts are shown differently.
 */
export interface Why {
  readonly says: string;
  readonly with: Readonly<Record<string, Amount>>;
}

export const count = (value: number): Amount => ({ is: 'count', value });
export const long = (value: Length): Amount => ({ is: 'length', value });
export const square = (value: Area): Amount => ({ is: 'area', value });
export const liquid = (value: Millilitres): Amount => ({ is: 'volume', value });
export const grams = (value: number): Amount => ({ is: 'grams', value });
export const rate = (value: number, unit: string): Amount => ({ is: 'rate', value, unit });

/** The sentence with its amounts as the caller shows them. */
export const tellWhy = (why: Why, show: (amount: Amount) => string): string =>
  why.says.replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    const amount = why.with[name];
    return amount === undefined ? slot : show(amount);
  });
