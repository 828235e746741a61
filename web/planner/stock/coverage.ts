import { LABEL_UNITS } from './label-units.ts';
import type { Coverage } from './shelf.ts';

/** Coverage of a label in m² per litre or kilogram for one coat: 325 sq ft per gallon is 7.98. */
export const coverage = ({ area, areaUnit, per }: Coverage): number =>
  (area * LABEL_UNITS[areaUnit][1]) / LABEL_UNITS[per][1];
