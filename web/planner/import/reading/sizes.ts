import type { Measure } from './measure.ts';
import sizes from './sizes.json' with { type: 'json' };
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

/** Only small numbers share a neighbour's metres or feet; in `45 x 1.2 m`, 45 is in the unit of the list. */
function shares(measure: Measure, unit: Unit, list: ListReading): boolean {
  if (unit !== 'm' && unit !== 'ft') return true;
  if (unit === 'ft' && measure.isWhole && list.unit === 'in') return false;
  return (
    measure.value < sizes.limits.sharedMetres &&
    (!measure.isWhole || list.unit !== 'mm' || unit === 'm')
  );
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

/** A side of timber in the inches that yards name: 2 and 4 of `2x4`. */
export const isNominalSide = ({ value, unit, marks }: Measure): boolean =>
  sizes.nominalInches.includes(value) &&
  !marks.has('range') &&
  (unit === undefined || unit === 'in');

/** True for a nominal side without a unit. */
export const isBareSide = (measure: Measure): boolean =>
  measure.unit === undefined && isNominalSide(measure);

const isOneOf = (usual: readonly number[], mm: number): boolean =>
  usual.some((one) => Math.abs(one - mm) < sizes.tolerance);
export const isUsualThickness = (mm: number): boolean => isOneOf(sizes.sheets, mm);
export const isTimberSide = (mm: number): boolean => isOneOf(sizes.timber, mm);
