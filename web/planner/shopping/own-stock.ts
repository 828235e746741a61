import { en } from '../../language/en/shopping.ts';
import type { Locale, UnitSystem } from '../../language/locale.ts';
import { parseNumber } from '../measure/units/parse-number.ts';
import { partUnit, readSide } from '../measure/units/read-size.ts';
import { mm, type Length, type Result } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import type { StockAtHand } from './cut-request.ts';
import { readTypedDefects, type TypedDefect } from './sheet-defects.ts';

const wordsIn = (locale: Locale) => locale.words('shopping', en);

/** Prefix of the stock id of an own offcut in a cut request. */
export const OFFCUT_PREFIX = 'offcut:';

/** Something left from earlier, as typed. */
export interface OwnInput {
  readonly id: string;
  readonly material: string;
  readonly amount: string;
}

/** An offcut's sides as typed. */
export interface OffcutInput {
  readonly id: string;
  readonly length: string;
  readonly width: string;
  /** Number of pieces; empty is one. */
  readonly amount: string;
  readonly defects?: readonly TypedDefect[];
}

/** Litres a US gallon, kilograms a pound: how shops state what is left in a tin or a bag. */
const GALLON = 3785.411_784;
const POUND = 453.592_37;

const UNITS: Readonly<Record<PackedMaterial['unit'], Readonly<Record<string, number>>>> = {
  ml: { ml: 1, cl: 10, l: 1000, litre: 1000, litres: 1000, gal: GALLON, qt: GALLON / 4 },
  g: { g: 1, kg: 1000, t: 1_000_000, lb: POUND, lbs: POUND },
  mm: { mm: 1, cm: 10, m: 1000, ft: 304.8 },
  'm²/1000': { '': 1000, 'm²': 1000, m2: 1000, sqm: 1000, sqft: 92.903_04 },
  piece: { '': 1 },
};

const BARE: Readonly<Record<PackedMaterial['unit'], Readonly<Record<UnitSystem, string>>>> = {
  ml: { metric: 'l', imperial: 'gal' },
  g: { metric: 'kg', imperial: 'lb' },
  mm: { metric: 'm', imperial: 'ft' },
  'm²/1000': { metric: 'm²', imperial: 'sqft' },
  piece: { metric: '', imperial: '' },
};

/** Unit of an amount without one: litres, pounds, … */
export const amountUnit = (unit: PackedMaterial['unit'], locale: Locale): string =>
  BARE[unit][locale.units];

/**
 * Reads an amount of what is poured or counted (`1.5`, `1.5 L`, `2 gal`) into the material's own
 * unit, rounded down: what is left in a tin is never more than it says.
 */
export function parseAmount(
  typed: string,
  unit: PackedMaterial['unit'],
  locale: Locale,
): Result<number> {
  const match = /^([\d.,]+)\s*([a-z²]*2?)\.?$/i.exec(typed.trim());
  const word = match?.[2]?.toLowerCase() ?? '';
  const factor = entryOf(UNITS[unit], word === '' ? BARE[unit][locale.units] : word);
  const number = parseNumber(match?.[1] ?? '', { least: 0, most: 100_000 }, locale);
  if (factor === undefined || !number.ok) {
    return { ok: false, reason: wordsIn(locale).noAmount(BARE[unit][locale.units]) };
  }
  return { ok: true, value: Math.floor(number.value * factor + 1e-6) };
}

/** An offcut's sides and number, or the field that is wrong and why. */
export type ReadOffcut =
  | { readonly ok: true; readonly value: StockAtHand }
  | {
      readonly ok: false;
      readonly at: 'length' | 'width' | 'amount' | `defects.${string}`;
      readonly reason: string;
    };

/** Reads an offcut as it was typed; an empty amount is one piece. */
export function parseOffcut(
  own: OffcutInput,
  form: 'lengths' | 'sheets',
  locale: Locale,
): ReadOffcut {
  const sides: Partial<Record<'length' | 'width', Length>> = {};
  for (const at of form === 'sheets' ? (['length', 'width'] as const) : (['length'] as const)) {
    if (own[at].trim() === '')
      return {
        ok: false,
        at,
        reason: at === 'length' ? wordsIn(locale).noLength : wordsIn(locale).noWidth,
      };
    const side = readSide(own[at], partUnit(locale), locale);
    if (!side.ok) return { ...side, at };
    sides[at] = side.value;
  }
  const amount = own.amount.trim() === '' ? '1' : own.amount;
  const quantity = parseNumber(amount, { least: 1, most: 999, whole: true }, locale);
  if (!quantity.ok) return { ...quantity, at: 'amount' };
  const { length = mm(0), width } = sides;
  const value = { id: OFFCUT_PREFIX + own.id, quantity: quantity.value, length };
  if (width === undefined) return { ok: true, value };
  const defects = readTypedDefects(own.defects ?? [], { length, width }, locale);
  if (!defects.ok) return defects;
  return {
    ok: true,
    value: { ...value, width, ...(defects.value.length > 0 && { defects: defects.value }) },
  };
}
