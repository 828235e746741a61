import {
  toArea,
  length,
  mm,
  rectangle,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import { long, square } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { cell, columnFor, up } from '../lookup.ts';

/** Strength classes of EN 338. */
export type Grade = 'c16' | 'c24';
/** Nominal, mm; dry timber measures 97, 122, 147, 170 and 195. */
export type JoistDepth = 100 | 125 | 150 | 175 | 200;
export type BeamDepth = 150 | 175 | 200;

export const JOIST_DEPTHS = [100, 125, 150, 175, 200] as const satisfies JoistDepth[];
export const BEAM_DEPTHS = [150, 175, 200] as const satisfies BeamDepth[];
const SPACINGS = [300, 400, 450, 600] as const;
const CARRIED = [900, 1200, 1500, 1800, 2100, 2400, 3000] as const;

/**
 * Treated softwood joists 47 mm thick, clear span in mm at 300, 400, 450 and 600 mm spacing, for 1.5 kN/m² and 0.25 of
 * boards, wet (E and strength × 0.8), deflection 0.003 of the span. By BS 5268-2 (E mean 8800 and 10800, bending 5.3
 * and 7.5 N/mm²), rounded down to 50 mm; the two shallow rows reduced further for 1.4 kN of a walker; C24 47 × 150 at
 * 300 by the trade's 3.47 m (deckingnetwork.co.uk).
 */
const JOIST_SPANS: Record<Grade, Record<JoistDepth, readonly number[]>> = {
  c16: {
    100: [2000, 1850, 1750, 1450],
    125: [2600, 2450, 2350, 2100],
    150: [3300, 3000, 2850, 2500],
    175: [3800, 3450, 3300, 2850],
    200: [4350, 3950, 3750, 3250],
  },
  c24: {
    100: [2100, 1950, 1850, 1600],
    125: [2750, 2550, 2450, 2250],
    150: [3450, 3200, 3100, 2800],
    175: [4050, 3700, 3600, 3250],
    200: [4650, 4250, 4100, 3750],
  },
};

/**
 * Two joists of 47 mm bolted together (M12 and toothed plates or structural screws at 600 mm: an estimate of trade
 * practice), span in mm by the width of deck carried; the same method with E minimum × 1.14 for two members. Q-Deck's
 * two 44 × 145 at 1.8 m: 2.07 m (C16), 2.24 m (C24).
 */
const BEAM_SPANS: Record<Grade, Record<BeamDepth, readonly number[]>> = {
  c16: {
    150: [2650, 2400, 2200, 2050, 1900, 1750, 1600],
    175: [3050, 2750, 2550, 2350, 2150, 2050, 1800],
    200: [3500, 3150, 2900, 2650, 2450, 2300, 2050],
  },
  c24: {
    150: [2850, 2550, 2400, 2250, 2150, 2050, 1900],
    175: [3250, 2950, 2750, 2600, 2450, 2350, 2150],
    200: [3750, 3400, 3150, 3000, 2850, 2700, 2450],
  },
};

const RULE = 'bs-5268-deck';

export interface JoistsMetric {
  readonly grade: Grade;
  /** Centre distance; between two columns the wider one counts. */
  readonly spacing: Length;
  /** `eu`: 45 mm wide and 145 deep for 150, 0.97 of the span of 47 mm. */
  readonly section: 'uk' | 'eu';
}

/** Maximum clear span of a deck joist. Limited beyond 600 mm spacing. */
export function joistSpanMetric(joists: JoistsMetric, depth: JoistDepth): StructuralAnswer<Length> {
  const spacing = columnFor(SPACINGS, toMm(joists.spacing));
  if (spacing === undefined) return beyond(RULE, 'engineer', 'spacing', long(mm(600)));
  const span = cell(JOIST_SPANS[joists.grade][depth], SPACINGS, spacing);
  return found(RULE, mm(joists.section === 'eu' ? Math.floor(span * 0.97) : span));
}

/** Maximum span of a doubled beam between posts, by the width of deck that it carries. */
export function beamSpanMetric(
  grade: Grade,
  carried: Length,
  depth: BeamDepth,
  section: 'uk' | 'eu' = 'uk',
): StructuralAnswer<Length> {
  const column = columnFor(CARRIED, toMm(carried));
  if (column === undefined) return beyond(RULE, 'engineer', 'span', long(mm(3000)));
  const span = cell(BEAM_SPANS[grade][depth], CARRIED, column);
  // As for joists: deflection governs these spans, and 45 × 145 has equal stiffness over 0.97 of them.
  return found(RULE, mm(section === 'eu' ? Math.floor(span * 0.97) : span));
}

/** Overhang past the beam: at most a quarter of the span and 450 mm (trade practice). */
export const overhangMetric = (span: Length): Length =>
  length(Math.min(mm(450), Math.floor(span / 4)));

export const NOGGIN_ROWS = mm(1500);

/**
 * Maximum joist spacing for boards laid straight: UK boards of 27–28 and 32 mm; composite usually this, its label
 * decides; China's boards of 140 × 25 take 300 to 350. Diagonal boards: 0.7 of that.
 */
const BOARD_SPACINGS = {
  'softwood-28': 400,
  'softwood-32': 600,
  composite: 400,
  'composite-cn': 350,
} as const;
export type DeckBoardMetric = keyof typeof BOARD_SPACINGS;

export const boardSpacingMetric = (board: DeckBoardMetric, lay: 'straight' | 'diagonal'): Length =>
  mm(Math.floor(BOARD_SPACINGS[board] * (lay === 'diagonal' ? 0.7 : 1)));

/** Share of a point load that one bearer carries; boards transfer the rest to its neighbours. */
const BORNE_ALONE = 0.75;
/**
 * Maximum distance of pads: a frame settles unevenly beyond it (trade practice: 1.2–1.5 m). For softwood of 45 × 70 mm,
 * which bends and twists while drying, German dealers say 0.5 m (betterwood.de; 0.8 m for hardwood of that size).
 */
const padsApart = (deep: number, wide: number): number => (deep <= 70 && wide <= 45 ? 500 : 1500);

/**
 * Span of a bearer on edge between pads, by the method of the table above: 1.5 kN/m² and 0.25 of boards, deflection
 * 0.003 of the span, and 1.4 kN of a walker in the middle. Wet, rounded down to 50 mm, at most the distance of pads.
 * Applies to sections of 40–80 by 60–120 mm without a table; unmarked grades count as C16.
 */
export function bearerSpan(
  { width, thickness }: { readonly width: Length; readonly thickness: Length },
  grade: Grade,
  spacing: Length,
): StructuralAnswer<Length> {
  const [deep, wide] = [toMm(width), toMm(thickness)];
  if (deep < 60 || deep > 120 || wide < 40 || wide > 80) {
    return beyond(RULE, 'engineer', 'section');
  }
  if (spacing > mm(600)) return beyond(RULE, 'engineer', 'spacing', long(mm(600)));
  const [stiffness, strength] = grade === 'c24' ? [10_800, 7.5] : [8800, 5.3];
  const load = (1.75 * toMm(spacing)) / 1000;
  const sag = Math.cbrt((0.003 * 384 * 0.8 * stiffness * (wide * deep ** 3)) / 12 / (5 * load));
  const bends = 0.8 * 1.1 * strength * (300 / deep) ** 0.11 * ((wide * deep ** 2) / 6);
  const spread = Math.sqrt((8 * bends) / load);
  const man = (4 * bends) / (1400 * BORNE_ALONE);
  const most = Math.min(sag, spread, man, padsApart(deep, wide));
  return found(RULE, mm(Math.floor(most / 50) * 50));
}

/** Bearers of low frames on pads, as sold by region; the one with the fewest pads first. */
export const LOW_FRAMES = {
  uk: ['47 × 100 mm'],
  eu: ['60 × 100 mm', '45 × 70 mm'],
  cn: ['45 × 95 mm', '50 × 70 mm'],
} as const;

/** Rows of noggins between the rims of a block of a depth. */
export const nogginRowsMetric = (deep: Length): number => Math.max(0, up(deep / NOGGIN_ROWS) - 1);

export interface PostMetric {
  /** Side of the square post. */
  readonly side: Length;
  readonly braced: boolean;
}

/**
 * Posts in ground contact (UC4): 100 × 100 to 1.8 m and 4.5 m², otherwise 150 × 150; braced above 0.6 m. Estimates of
 * trade practice: limited to 3 m and 9 m², because no source was found beyond.
 */
export function postMetric(height: Length, carried: Area): StructuralAnswer<PostMetric> {
  const rule = 'uk-deck-post';
  if (height > mm(3000)) return beyond(rule, 'engineer', 'height', long(mm(3000)));
  if (toSquareMetres(carried) > 9) {
    return beyond(rule, 'engineer', 'area', square(squareMetres(9)));
  }
  const small = height <= mm(1800) && toSquareMetres(carried) <= 4.5;
  return found(rule, { side: mm(small ? 100 : 150), braced: height > mm(600) });
}

const squareMetres = (value: number): Area => toArea(value * rectangle(mm(1000), mm(1000)));

/** Bearing capacity of soil without a test, kN/m²: soft clay, and firm clay, sand or gravel. */
const SOIL = { soft: 75, firm: 100 } as const;

export interface PadMetric {
  readonly side: Length;
  readonly depth: Length;
}

/**
 * A square pad under a post: side = √(2.0 kN/m² × area ÷ soil), at least 300 mm, rounded up to 50; 450 mm deep, 600 on
 * clay, and below the frost line. Limited to 9 m², as the post.
 */
export function padMetric(
  carried: Area,
  soil: keyof typeof SOIL,
  ground: { readonly clay: boolean; readonly frostLine: Length },
): StructuralAnswer<PadMetric> {
  const rule = 'uk-deck-pad';
  if (toSquareMetres(carried) > 9) {
    return beyond(rule, 'engineer', 'area', square(squareMetres(9)));
  }
  const side = Math.sqrt((2 * toSquareMetres(carried)) / SOIL[soil]) * 1000;
  const depth = Math.max(mm(ground.clay ? 600 : 450), ground.frostLine);
  return found(rule, { side: mm(Math.max(300, up(side / 50) * 50)), depth: length(depth) });
}

/**
 * A wall plate is fixed with M10–M12 resin anchors at 400–600 mm, staggered, on packers, with the deck 150 mm below the
 * damp-proof course (UK practice; the course must not be bridged).
 */
export const WALL_PLATE = { anchorEvery: mm(400), packer: mm(10), belowDpc: mm(150) } as const;
