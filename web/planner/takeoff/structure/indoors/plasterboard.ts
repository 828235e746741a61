import {
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import { long } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { up } from '../lookup.ts';

export type BoardMarket = 'uk' | 'eu' | 'us' | 'cn';

/** Upright in Europe; sideways in the US up to 9 ft, for fewer joints; across the joists on ceilings. */
export const boardsRun = (market: BoardMarket, height: Length): 'upright' | 'sideways' =>
  market === 'us' && height <= inches(108) ? 'sideways' : 'upright';

/**
 * Distance of screws. UK: walls 300, outside corners 200, ceilings 230, board ends 150 (British Gypsum's White Book).
 * EU: DIN 18181, 250 and 170. US: GA-216, 16 and 12 in.
 */
export const SCREW_SPACING = {
  uk: { wall: mm(300), ceiling: mm(230), end: mm(150), corner: mm(200) },
  eu: { wall: mm(250), ceiling: mm(170), end: mm(170), corner: mm(200) },
  us: { wall: inches(16), ceiling: inches(12), end: inches(12), corner: inches(12) },
  cn: { wall: mm(250), ceiling: mm(170), end: mm(170), corner: mm(200) },
} as const;

/** Distance of screws in a wall; American ones stand closer on studs over 16 in apart (GA-216, IRC table R702.3.5). */
export const wallScrews = (market: BoardMarket, studs: Length): Length =>
  market === 'us' && studs > inches(16) ? inches(12) : SCREW_SPACING[market].wall;

/** Minimum strip next to a full board; otherwise that board is cut back (trade practice). */
export const LEAST_STRIP = { uk: mm(150), eu: mm(150), us: inches(6), cn: mm(150) } as const;

/** Board and 22 mm into timber, or 10 mm through metal, rounded up to the next length for sale. */
export function screwLength(boards: Length, into: 'timber' | 'metal'): Length {
  const least = toMm(boards) + (into === 'timber' ? 22 : 10);
  return mm([25, 32, 35, 38, 42, 50, 60, 75].find((sold) => sold >= least) ?? up(least));
}

/**
 * m of tape and kg of ready-mixed compound per m², for three coats (0.053 lb/sq ft per coat; 11–13.5 gal/1000 sq ft).
 */
export const TAPE_PER_SQUARE_METRE = 1.35;
export const COMPOUND_PER_SQUARE_METRE = 0.78;

/** kg of putty per m² for two coats over a complete surface: 20 kg cover 8 to 12 m² (practice in China). */
export const PUTTY_PER_SQUARE_METRE = 2;

/** Tape for a surface, mm. */
export const tapeLength = (surface: Area): Length =>
  length(Math.ceil(toSquareMetres(surface) * TAPE_PER_SQUARE_METRE * mm(1000)));

/** Widths of the three coats over a joint; a butt joint is feathered 200 mm on each side. */
export const COAT_WIDTHS = [mm(150), mm(250), mm(300)] as const;

/**
 * Skim plaster 2 mm thick: m² per bag of 25 kg, the low end; days until paint on board and on backing plaster
 * (estimates).
 */
export const SKIM = { squareMetresPerBag: 8, paintableDays: { board: 7, backing: 28 } } as const;

/**
 * Maximum distance of joists or battens for ceiling boards of 12.5 mm or ½ in: UK 450 without noggins between joists
 * (NHBC 9.2.4, table 5), DIN 18181 500 with boards across, US 24 in for sag-resistant ceiling boards across (IRC Table
 * R702.3.5), China 400.
 */
const CEILING_SPACING = { uk: mm(450), eu: mm(500), us: inches(24), cn: mm(400) } as const;

/**
 * Maximum distance for ceiling boards that lie along their supports: 420 in Germany (DIN 18181), 16 in for ½ in in the US
 * (GA-216), both as the trade quotes them and not read in the standards; UK and China 400 (assumed).
 */
const SPACING_ALONG = { uk: mm(400), eu: mm(420), us: inches(16), cn: mm(400) } as const;

/** True if a piece of a ceiling board may lie with its length along its supports. */
export const bearsAlong = (market: BoardMarket, spacing: Length): boolean =>
  spacing <= SPACING_ALONG[market];

export const mostSpacing = (market: BoardMarket): Length => CEILING_SPACING[market];

/**
 * Greatest spacing of joists that battens lie across. EU: DIN 18181, 24 × 48 mm up to 0.15 kN/m²; China's are thicker.
 * UK: joists of floors (trade practice). US: 1 × 3 furring (GA-216).
 */
const BATTEN_SPAN = { uk: mm(600), eu: mm(750), us: inches(24), cn: mm(750) } as const;

/** Spacing of joists that the battens of a ceiling reach over. */
export function battenSpan(market: BoardMarket, spacing: Length): StructuralAnswer<Length> {
  const most = BATTEN_SPAN[market];
  return spacing <= most
    ? found('batten-span', most)
    : beyond('batten-span', 'maker', 'spacing', long(most));
}

/** Spacing that carries the boards of a ceiling; beyond it the ceiling needs battens. */
export function ceilingSpacing(market: BoardMarket, spacing: Length): StructuralAnswer<Length> {
  const most = CEILING_SPACING[market];
  return spacing <= most
    ? found('board-spacing', most)
    : beyond('board-spacing', 'maker', 'spacing', long(most));
}
