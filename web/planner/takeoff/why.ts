import type { en } from '../../language/en/takeoff.ts';
import type { Area, Length, Millilitres } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';

type Words = typeof en;

/** A sentence or a unit: a text, or a function of a language's messages. */
type Phrase = string | ((words: Words) => string);

/** A number in a sentence with its kind, so that the screen shows it in its own units. */
export type Amount =
  | { readonly is: 'count'; readonly value: number }
  | { readonly is: 'length'; readonly value: Length }
  | { readonly is: 'area'; readonly value: Area }
  | { readonly is: 'volume'; readonly value: Millilitres }
  | { readonly is: 'grams'; readonly value: number }
  /** A bending moment, in kNm. */
  | { readonly is: 'moment'; readonly value: number }
  | { readonly is: 'rate'; readonly value: number; readonly unit: Phrase };

/** Origin of a number: a sentence with `{slots}` in any language, and the amount of each slot in any units. */
export interface Why {
  readonly says: (words: Words) => string;
  readonly with: Readonly<Record<string, Amount>>;
}

export const countOf = (value: number): Amount => ({ is: 'count', value });
export const long = (value: Length): Amount => ({ is: 'length', value });
export const square = (value: Area): Amount => ({ is: 'area', value });
export const liquid = (value: Millilitres): Amount => ({ is: 'volume', value });
export const grams = (value: number): Amount => ({ is: 'grams', value });
export const momentAmount = (value: number): Amount => ({ is: 'moment', value });
export const rate = (value: number, unit: Phrase): Amount => ({ is: 'rate', value, unit });

/** The sentence with the amounts as formatted by the caller. */
export const tellWhy = (why: Why, words: Words, show: (amount: Amount) => string): string =>
  why.says(words).replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    const amount = entryOf(why.with, name);
    return amount === undefined ? slot : show(amount);
  });
