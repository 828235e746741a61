import {
  inches,
  length,
  mm,
  rectangle,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../measure/units.ts';
import { long } from '../why.ts';
import { beyond, found, type Answer } from './answer.ts';
import { up } from './lookup.ts';

export type BoardMarket = 'uk' | 'eu' | 'us' | 'cn';

const size = (width: Length, height: Length) => ({ width, length: height });

/** As shops keep them, the usual one first. */
export const BOARD_SIZES = {
  uk: [
    size(mm(1200), mm(2400)),
    size(mm(900), mm(1800)),
    size(mm(1200), mm(2700)),
    size(mm(1200), mm(3000)),
  ],
  eu: [
    size(mm(1250), mm(2500)),
    size(mm(1250), mm(2000)),
    size(mm(1250), mm(2600)),
    size(mm(600), mm(2000)),
  ],
  us: [size(inches(48), inches(96)), size(inches(48), inches(120)), size(inches(48), inches(144))],
  cn: [size(mm(1200), mm(2400)), size(mm(1200), mm(3000))],
} as const;

/** kg/m² by thickness: 12.5 mm is 8–9; ½ in is 1.6 lb/sq ft (makers' sheets; 9.5 and 15 in proportion). */
export const BOARD_WEIGHT = {
  '9.5': 6.8,
  '12.5': 9,
  '15': 10.8,
  'us-half': 7.8,
  'us-5/8': 10.7,
} as const;

/** Upright in Europe; sideways in the US up to 9 ft, for fewer joints; across the joists on ceilings. */
export const boardsRun = (market: BoardMarket, height: Length): 'upright' | 'sideways' =>
  market === 'us' && height <= inches(108) ? 'sideways' : 'upright';

/**
 * From screw to screw. UK: walls 300, outside corners 200, ceilings 230, board ends 150 (British
 * Gypsum's White Book). EU: DIN 18181, 250 and 170. US: GA-216, 16 and 12 in.
 */
export const SCREW_SPACING = {
  uk: { wall: mm(300), ceiling: mm(230), end: mm(150), corner: mm(200) },
  eu: { wall: mm(250), ceiling: mm(170), end: mm(170), corner: mm(200) },
  us: { wall: inches(16), ceiling: inches(12), end: inches(12), corner: inches(12) },
  cn: { wall: mm(250), ceiling: mm(170), end: mm(170), corner: mm(200) },
} as const;

/** From a screw to the board's bound and cut edge at least. */
export const SCREW_EDGE = { bound: mm(10), cut: mm(13) } as const;

/** Board and 22 mm into timber, or 10 mm through metal, to the next length sold. */
export function screwLength(boards: Length, into: 'timber' | 'metal'): Length {
  const least = toMm(boards) + (into === 'timber' ? 22 : 10);
  return mm([25, 32, 35, 38, 42, 50, 60, 75].find((sold) => sold >= least) ?? up(least));
}

export interface BoardScrews {
  /** The board across and along the studs or joists. */
  readonly across: Length;
  readonly along: Length;
  readonly supports: Length;
  /** From screw to screw within the board, and on its two edges or ends that lie on a support. */
  readonly screws: Length;
  readonly edges: Length;
}

/**
 * Screws of a boarded surface, 10 % more for those that are dropped: a board's rows on its supports,
 * a screw at either end of each row, times the boards' number with fractions. For a bill before the
 * layout, whose own count is better.
 */
export function screwsByArea(surface: Area, on: BoardScrews): number {
  const inner = (on.across / on.supports - 1) * (on.along / on.screws + 1);
  const edge = 2 * (on.along / on.edges + 1);
  return up((surface / (on.across * on.along)) * (inner + edge) * 1.1);
}

/** m of tape and kg of ready-mixed compound a m², for three coats (0.053 lb/sq ft a coat; 11–13.5 gal/1000 sq ft). */
export const TAPE_PER_SQUARE_METRE = 1.35;
export const COMPOUND_PER_SQUARE_METRE = 0.78;
/** UK: bagged joint filler, then joint cement, kg/m² (estimates of trade practice). */
export const UK_JOINTS = { filler: 0.25, cement: 0.3 } as const;

/** Finish levels 3 to 5 of GA-214: lb of compound a 4 × 8 sheet, and for each butt joint and foot of bead. */
const COMPOUND_LB = { 3: 4.5, 4: 7, 5: 10.5 } as const;
const KILOS = 0.453_592_37;

/** Ready-mixed compound in grams for a surface by the finish wanted. */
export function compoundGrams(
  surface: Area,
  finish: keyof typeof COMPOUND_LB,
  more: { readonly buttJoints: number; readonly bead: Length },
): number {
  const sheets = surface / rectangle(inches(48), inches(96));
  const pounds =
    sheets * COMPOUND_LB[finish] + 1.5 * more.buttJoints + (0.5 * more.bead) / inches(12);
  return up(pounds * KILOS * 1000);
}

/** Tape in mm for a surface. */
export const tapeLength = (surface: Area): Length =>
  length(Math.ceil(toSquareMetres(surface) * TAPE_PER_SQUARE_METRE * mm(1000)));

/** Widths of the three coats over a joint; a butt joint is feathered 200 mm each side. */
export const COAT_WIDTHS = [mm(150), mm(250), mm(300)] as const;

/** Hours for a coat of drying compound: 24 at 20 °C and half-dry air, 48 at 10 °C or damp air. */
export function coatHours(celsius: number, humidity: number): number {
  if (celsius <= 10 || humidity >= 80) return 48;
  const cold = Math.max(0, (20 - celsius) / 10);
  const damp = Math.max(0, (humidity - 50) / 30);
  return up(24 * (1 + Math.max(cold, damp)));
}

/** Skim plaster 2 mm thick: m² from a bag of 25 kg, the low end; days until paint on board and on backing plaster (estimates). */
export const SKIM = { squareMetresPerBag: 8, paintableDays: { board: 7, backing: 28 } } as const;

/**
 * Joists or battens over a ceiling's boards of 12.5 mm or ½ in stand no farther apart: UK 400 (trade practice), DIN
 * 18181 500 with boards across, GA-216 16 in under water-based texture, China 400.
 */
const CEILING_SPACING = { uk: mm(400), eu: mm(500), us: inches(16), cn: mm(400) } as const;

/** What holds the boards of a ceiling so far apart; the next is to batten it. */
export function ceilingSpacing(market: BoardMarket, spacing: Length): Answer<Length> {
  const most = CEILING_SPACING[market];
  return spacing <= most
    ? found('board-spacing', most)
    : beyond('board-spacing', 'maker', 'spacing', long(most));
}
