import { litres, toSquareMetres, type Area, type Millilitres } from '../measure/units.ts';

/** Litres a US gallon. */
export const LITRES_PER_GALLON = 3.785_411_784;

/** Square feet in a square metre, for coverage as US tins state it. */
const SQUARE_FEET = 10.763_910_4;

/** m²/L from sq ft/US gal. */
export const coverageFromImperial = (squareFeetPerGallon: number): number =>
  squareFeetPerGallon / SQUARE_FEET / LITRES_PER_GALLON;

/**
 * Paint for an area: area × coats ÷ coverage (m² a litre and coat), rounded up to the millilitre.
 * Source: makers' data sheets (Dulux Trade, Harris, Envirograf), which span 7.5 to 12 m²/L.
 */
export function paintNeed(surface: Area, coats: number, coverage: number): Millilitres {
  const exact = (toSquareMetres(surface) * coats) / coverage;
  // A hair below the next millilitre is rounding noise of the division, not paint.
  return litres(Math.ceil(exact * 1000 - 1e-6) / 1000);
}
