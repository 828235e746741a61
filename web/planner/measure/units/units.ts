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
