import {
  inches,
  mm,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import { rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { interpolate, up } from '../lookup.ts';
import type { Region } from '../../../stock/region.ts';

/**
 * Longest side in mm, kg/m² of adhesive and notch of the trowel; back-buttering included from 600. Past 1200 the notch
 * and the bed stay the same (makers of large tiles: 12 mm and a buttered back).
 */
const SIDES = [100, 200, 300, 450, 600, 900, 1200, 1800];
const KILOS = [2.2, 3.3, 4.4, 5.5, 6.7, 7.8, 8.5, 8.5];
const NOTCHES = [4, 6, 8, 10, 10, 12, 12, 12];
/** Longest side of a tile that is laid by hand. */
const LONGEST = mm(1800);

/** Each of these adds a tenth. */
export type TileUse = 'wall' | 'floor' | 'outdoors' | 'wet';

/** kg/m² of adhesive that fills hollows of this average depth. */
export const fillWeight = (deep: Length): number => 1.5 * toMm(deep);

/**
 * kg/m² of adhesive by the longest side: about 0.55 × notch (TAL and trade notch tables), interpolated, a tenth more on
 * floors, outdoors and in wet areas, 1.5 kg per mm of an uneven wall. Below 100 mm as 100; mosaic on sheets 2.5.
 * Limited beyond 1800 mm.
 */
export function adhesiveRate(
  side: Length,
  place: TileUse,
  uneven: Length = mm(0),
): StructuralAnswer<number> {
  const rule = 'tile-adhesive';
  const kilos = interpolate(SIDES, KILOS, toMm(side));
  if (kilos === undefined) return beyond(rule, 'maker', 'length', { is: 'length', value: LONGEST });
  return found(rule, kilos * (place === 'wall' ? 1 : 1.1) + fillWeight(uneven));
}

/** Notch of the trowel for a side, the next one up. */
export function trowelNotch(side: Length): StructuralAnswer<Length> {
  const at = SIDES.findIndex((longest) => toMm(side) <= longest);
  const notch = NOTCHES[at];
  return notch === undefined
    ? beyond('tile-adhesive', 'maker', 'length', { is: 'length', value: LONGEST })
    : found('tile-adhesive', mm(notch));
}

/** Adhesive for a surface, grams. */
export const adhesiveGrams = (surface: Area, kilos: number): number =>
  up(toSquareMetres(surface) * kilos * 1000);

/** Longest side from which the back of floor tiles is buttered too, and past which that of wall tiles; `COVERAGE` is the minimum share of a tile in adhesive (ANSI A108.5; stone on dry walls too: TCNA). */
export const BACK_BUTTER_FROM = mm(300);
export const COVERAGE = { dry: 0.8, wet: 0.95, stone: 0.95, floor: 0.95 } as const;

export interface TileFormat {
  readonly length: Length;
  readonly width: Length;
  readonly thickness: Length;
}

/**
 * kg/m² of grout: (A + B) ÷ (A·B) × thickness × joint × 1.6 with all sizes in mm. Source: makers' formula; agrees with
 * Sika's coverage table within 7 %.
 */
function groutRate(tile: TileFormat, joint: Length): number {
  const [a, b] = [toMm(tile.length), toMm(tile.width)];
  return ((a + b) / (a * b)) * toMm(tile.thickness) * toMm(joint) * 1.6;
}

/** Grout for a surface, grams, with 10 % more. */
export const groutGrams = (surface: Area, tile: TileFormat, joint: Length): number =>
  up(groutRate(tile, joint) * 1000 * toSquareMetres(surface) * 1.1);

/**
 * Minimum joint. ANSI A108.02: 1/16 in; with a side over 15 in, rectified 1/8 in and others 3/16 in. BS 5385-1:2018: 2
 * mm, and 3 mm from 0.1 m².
 */
export function leastJoint(
  tile: { readonly length: Length; readonly width: Length; readonly rectified: boolean },
  standard: 'ansi' | 'bs',
): Length {
  const long = Math.max(tile.length, tile.width);
  if (standard === 'ansi') {
    if (long <= inches(15)) return inches(1 / 16);
    return tile.rectified ? inches(1 / 8) : inches(3 / 16);
  }
  const large = toMm(tile.length) * toMm(tile.width) >= 100_000 || long > mm(600);
  return mm(large ? 3 : 2);
}

/** ANSI A108.02: maximum offset of rows is a third if a side exceeds 15 in. */
export const greatestOffset = (longest: Length): number => (longest > inches(15) ? 1 / 3 : 1 / 2);

/** Maximum hollow in mm over a length: 3 mm in 3 m for sides over 15 in, otherwise 6. */
export const flatness = (longest: Length) => ({
  hollow: mm(longest > inches(15) ? 3 : 6),
  over: mm(3000),
});

/** Material of the wall behind the tiles. */
export type TileGround =
  | 'plaster'
  | 'plasterboard'
  | 'fibre-board'
  | 'cement-board'
  | 'foam-board'
  | 'masonry'
  | 'ply';

/**
 * BS 5385-1:2018, kg/m² with adhesive and grout: gypsum plaster 20, bare 12.5 mm plasterboard 32; boards by their
 * makers, the usual minimum. Plywood, formerly 30, is no longer a base for wall tiles.
 */
const HOLDS: Record<Exclude<TileGround, 'masonry' | 'ply'>, number> = {
  plaster: 20,
  plasterboard: 32,
  'fibre-board': 40,
  'cement-board': 50,
  'foam-board': 60,
};

/** kg/m² of the bed, which counts with the tiles, at least. */
export const BED_WEIGHT = 5;

/**
 * kg/m² of the bed of wall tiles of this length: large ones lie in more. Without the tenth more of wet areas, most of
 * which is scraped off again.
 */
export function bedWeight(longest: Length): number {
  const bed = adhesiveRate(longest, 'wall');
  return Math.max(BED_WEIGHT, bed.ok ? bed.value : 0);
}

/** kg/m² of tiles per mm of thickness (millcot's table: ceramic 10 mm 17, porcelain 23, stone 27). */
const TILE_DENSITY = { ceramic: 1.7, porcelain: 2.35, stone: 2.7 } as const;

export const tileWeight = (kind: keyof typeof TILE_DENSITY, thickness: Length): number =>
  TILE_DENSITY[kind] * toMm(thickness);

/** Load of tiles and bed on a wall, kg/m², if the wall carries it; masonry has no limit here. */
export function wallBears(
  ground: TileGround,
  tiles: number,
  bed: number = BED_WEIGHT,
): StructuralAnswer<number> {
  const rule = 'bs-5385-1';
  const load = tiles + bed;
  if (ground === 'masonry') return found(rule, load);
  if (ground === 'ply') return beyond(rule, 'maker', 'board');
  const most = HOLDS[ground];
  return load <= most + 1e-9
    ? found(rule, load)
    : beyond(rule, 'maker', 'weight', rate(most, 'kg/m²'));
}

/** Distance of movement joints on floors: indoors, heated, outdoors (BS 5385-3, TTA). US TCNA EJ171: 25 ft
 * indoors, 12 ft at most in sun, moisture or warmth, 8 outdoors. */
const MOVEMENT = {
  metric: { indoors: mm(8000), heated: mm(5000), outdoors: mm(3000) },
  us: { indoors: inches(300), heated: inches(144), outdoors: inches(96) },
} as const;

export const movementBays = (
  system: keyof typeof MOVEMENT,
  place: keyof (typeof MOVEMENT)['metric'],
  run: Length,
): number => Math.max(1, up(run / MOVEMENT[system][place]));

/** Wider floors have a joint around the edge. */
export const PERIMETER_JOINT_FROM = mm(2000);

/** Levelling compound, kg/m² per mm. */
export const LEVELLING_KILOS = 1.6;

/** Waterproofing rules of a region. */
export interface WetRoom {
  /** Waterproofing of two coats, kg/m². */
  readonly kilos: number;
  /** Height of a floor's waterproofing on its walls. */
  readonly upstand: Length;
  /** Least fall of a floor to its drain; 0 if bathrooms have no drain in the floor. */
  readonly fall: number;
  /** Minimum height of waterproofing at a shower or bath. */
  readonly height: Length;
  /** Hours of the flood test before tiling; 0 if not required. */
  readonly flood: number;
  /** True if gypsum board or plaster may be behind the tiles of a shower or bath. */
  readonly gypsum: boolean;
}

/**
 * UK: makers' tanking sheets, 100 mm up (BS 5385-4). US: IRC 2024 R702.4.2 lists the backers of tub and shower walls,
 * gypsum board is none; 6 ft up (R307.2); floors by makers' sheets. EU: DIN 18534-1, W1-I, 50 mm above the finished
 * floor, which is 20 mm above the membrane; 200 mm above the shower's outlet. China: JGJ 298 (1.5 mm thick, 250 mm up,
 * at least 24 h of water; 1 % of fall to the drain), in practice 300 mm and 48 h; 2 m behind showers (GB 55030).
 */
export const WET_ROOMS: Readonly<Record<Region, WetRoom>> = {
  uk: { kilos: 1.2, upstand: mm(100), fall: 0, height: mm(1800), flood: 0, gypsum: true },
  us: { kilos: 1.2, upstand: inches(3), fall: 0, height: inches(72), flood: 0, gypsum: false },
  eu: { kilos: 1.2, upstand: mm(70), fall: 0, height: mm(2000), flood: 0, gypsum: true },
  cn: { kilos: 1.8, upstand: mm(300), fall: 0.01, height: mm(2000), flood: 48, gypsum: true },
};

/** Waterproofing of wet walls past the enclosure. */
export const PAST_SHOWER = mm(300);
