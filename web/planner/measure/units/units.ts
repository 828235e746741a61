import { en } from '../../../language/en/measuring.ts';
import type { Denominator, Locale } from '../../../language/locale.ts';

declare const unit: unique symbol;

/** An integer with its unit in the type, so that millimetres and pence cannot be mixed. */
export type Branded<Unit extends string> = number & { readonly [unit]: Unit };

/**
 * A length on the grid of 1/320 mm. The grid holds 0.05 mm and 1/64 inch (127 steps) exactly, so metric and imperial
 * measurements stay exact.
 */
export type Length = Branded<'1/320 mm'>;

/** An area on the same grid, in squares of 1/320 mm; exact up to about 290 m × 290 m. */
export type Area = Branded<'(1/320 mm)²'>;

/** Money in the smallest unit of its currency (pence, cents). */
export type Cents = Branded<'cents'>;

/** A volume of poured or spread material, millilitres. */
export type Millilitres = Branded<'ml'>;

/** A valid value, or a message that the user can act on. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

const PER_MM = 320;
const PER_INCH = 8128;

/** Millimetres (fractions allowed) to the grid, rounded to the nearest step. */
export const mm = (value: number): Length => Math.round(value * PER_MM) as Length;

/** Inches (fractions allowed) to the grid, rounded to the nearest step. */
export const inches = (value: number): Length => Math.round(value * PER_INCH) as Length;

/** Exact to the grid's 0.003125 mm. */
export const toMm = (length: Length): number => length / PER_MM;

export const toInches = (length: Length): number => length / PER_INCH;

/** A number of grid steps that is a length, such as a sum of lengths. */
export const length = (steps: number): Length => steps as Length;

export const rectangle = (a: Length, b: Length): Area => (a * b) as Area;

/** A number of grid squares that is an area, such as a difference of areas. */
export const toArea = (squares: number): Area => squares as Area;

export const toSquareMetres = (squares: Area): number => squares / (PER_MM * 1000) ** 2;

export const toSquareFeet = (squares: Area): number => squares / (PER_INCH * 12) ** 2;

/** Litres (fractions allowed) to whole millilitres, rounded to the nearest. */
export const litres = (value: number): Millilitres => Math.round(value * 1000) as Millilitres;

/** An amount in the currency's smallest unit. */
export const cents = (value: number): Cents => value as Cents;

const wordsIn = (locale: Locale) => locale.words('measuring', en);

const decimal = (value: number, digits: 0 | 1 | 3): string =>
  roundDecimal(value, digits).toFixed(digits);

/** Feet, inches and a reduced fraction, rounded to the nearest 1/denominator inch: `8′ 3 1/2″`. */
function feetAndInches(value: Length, denominator: Denominator): string {
  const parts = Math.round(toInches(value) * denominator);
  const whole = Math.floor(parts / denominator);
  let top = parts % denominator;
  let bottom: number = denominator;
  while (top > 0 && top % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  const feet = Math.floor(whole / 12);
  const inch = whole % 12;
  const inchText = [inch > 0 || top === 0 ? String(inch) : '', top > 0 ? `${top}/${bottom}` : ''];
  // A line never breaks within a length: 1 and 1/2, or feet and inches, would be read separately.
  const tail = `${inchText.filter(Boolean).join('\u00a0')}″`;
  if (feet === 0) return tail;
  return parts % (12 * denominator) === 0 ? `${feet}′` : `${feet}′\u00a0${tail}`;
}

/** A length as on a tape measure: `2515 mm` to 0.1 mm, or `8′ 3 1/2″` to 1/denominator. */
export function formatLength(
  value: Length,
  locale: Locale,
  denominator: Denominator = locale.fraction,
): string {
  if (locale.units === 'imperial') return feetAndInches(value, denominator);
  const tenths = Math.round(toMm(value) * 10) / 10;
  return `${decimal(tenths, Number.isInteger(tenths) ? 0 : 1)}\u00a0mm`;
}

/** A depth to an eighth of an inch: it is poured, laid or left free, not cut. */
export const formatDepth = (value: Length, locale: Locale): string =>
  formatLength(value, locale, locale.fraction > 8 ? 8 : locale.fraction);

/** Metres to 1 mm, in whole centimetres without a third digit: `4.02`, `3.385`. */
const metres = (value: Length): string => decimal(toMm(value) / 1000, 3).replace(/0$/, '');

/** A length in a drawing: `4.02 m` to 1 mm, or `13′ 2 1/4″`. */
export const formatDimension = (value: Length, locale: Locale): string =>
  locale.units === 'imperial' ? feetAndInches(value, locale.fraction) : `${metres(value)}\u00a0m`;

/** A length of an example room to 1 cm, which is not a size to cut to: `3.39 m`, or as any other in inches. */
export const formatExampleSize = (value: Length, locale: Locale): string =>
  formatDimension(
    locale.units === 'imperial' ? value : length(Math.round(value / mm(10)) * mm(10)),
    locale,
  );

/** An area to 0.1 m², or to a full square foot. */
export function formatArea(value: Area, locale: Locale): string {
  return locale.units === 'imperial'
    ? wordsIn(locale).squareFeet(decimal(toSquareFeet(value), 0))
    : `${decimal(toSquareMetres(value), 1)}\u00a0m²`;
}

/** A small area to 0.01 m², or to 0.1 square foot. */
export function formatFineArea(value: Area, locale: Locale): string {
  return locale.units === 'imperial'
    ? wordsIn(locale).squareFeet(decimal(toSquareFeet(value), 1))
    : `${roundDecimal(toSquareMetres(value), 2).toFixed(2)}\u00a0m²`;
}

/**
 * Rounds by the decimal digits, halves away from zero: 1.005 to two decimals is 1.01. Same results as
 * `Intl.NumberFormat`, whose first use on a page takes a slow phone 80 ms.
 */
export function roundDecimal(value: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(Math.abs(value)).split('e');
  const whole = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  return (Math.sign(value) * whole) / 10 ** digits;
}
