export const LITRES_PER_GALLON = 3.785_411_784;

/** Square feet per square metre, for coverage on US tins. */
const SQUARE_FEET = 10.763_910_4;

/** m²/L from sq ft/US gal. */
export const coverageFromImperial = (squareFeetPerGallon: number): number =>
  squareFeetPerGallon / SQUARE_FEET / LITRES_PER_GALLON;

/** sq ft/US gal from m²/L. */
export const coverageToImperial = (squareMetresPerLitre: number): number =>
  squareMetresPerLitre * SQUARE_FEET * LITRES_PER_GALLON;
