import type { Measure } from './measures.ts';
import type { Unit } from './vocabulary.ts';

/** The user's choices for a list. */
export interface ListReading {
  readonly kind: 'linear' | 'sheet';
  /** Unit of numbers without one. */
  readonly unit: Unit;
}

export const MM_PER_UNIT: Readonly<Record<Unit, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  in: 25.4,
  ft: 304.8,
};

const inUnit = ({ value, grouped }: Measure, unit: Unit): number => {
  // Lists have no thousandths of a millimetre, so 2,515 mm are thousands.
  const isGrouped = unit === 'mm' && grouped !== undefined && !(value >= 100 && grouped % 10 === 0);
  return (isGrouped ? grouped : value) * MM_PER_UNIT[unit];
};

/** Only numbers below this share a neighbour's metres or feet; in `45 x 1.2 m`, 45 is in the unit of the list. */
const MOST_SHARED = 8;

function shares(measure: Measure, unit: Unit, list: ListReading): boolean {
  if (unit !== 'm' && unit !== 'ft') return true;
  if (unit === 'ft' && measure.isWhole && list.unit === 'in') return false;
  return measure.value < MOST_SHARED && (!measure.isWhole || list.unit !== 'mm' || unit === 'm');
}

/** Sizes of a chain, mm. One unit can apply to all, as in `120 x 60 cm`. */
export function sharedUnits(measures: readonly Measure[], list: ListReading): readonly number[] {
  return measures.map((measure, i) => {
    if (measure.unit !== undefined) return inUnit(measure, measure.unit);
    const after = measures.slice(i + 1).find(({ unit }) => unit !== undefined)?.unit;
    const before = measures.slice(0, i).findLast(({ unit }) => unit !== undefined)?.unit;
    const unit = [after, before].find((one) => one !== undefined && shares(measure, one, list));
    return inUnit(measure, unit ?? list.unit);
  });
}

const NOMINAL: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 8, 10, 12]);

/** A side of timber in the inches that yards name: 2 and 4 of `2x4`. */
export const isNominalSide = ({ value, unit, upTo }: Measure): boolean =>
  NOMINAL.has(value) && upTo === undefined && (unit === undefined || unit === 'in');

/** Usual thicknesses of sheets, mm, those of inches among them. */
const SHEETS = [
  3, 3.2, 4, 5, 6, 6.35, 8, 9, 9.5, 10, 12, 12.7, 15, 15.9, 16, 18, 19, 20, 21, 22, 24, 25, 25.4,
  27, 28, 30, 32, 35, 38, 40,
];
export const isUsualThickness = (mm: number): boolean =>
  SHEETS.some((usual) => Math.abs(usual - mm) < 0.3);

/** Sides of planed and sawn timber in shops, mm. */
const TIMBER = [
  10, 12, 15, 16, 18, 19, 20, 21, 22, 24, 25, 27, 28, 30, 34, 35, 36, 38, 40, 44, 45, 47, 48, 50,
  54, 58, 60, 63, 65, 68, 69, 70, 73, 75, 80, 87, 89, 90, 94, 95, 96, 98, 100, 115, 120, 125, 140,
  145, 147, 148, 150, 160, 170, 175, 184, 195, 200, 220, 225, 235, 240,
];
export const isTimberSide = (mm: number): boolean =>
  TIMBER.some((usual) => Math.abs(usual - mm) < 0.5);
