import {
  toArea,
  inches,
  length,
  rectangle,
  toSquareFeet,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import { long, rate, square } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import type { WoodGroup } from './deck-us-joists.ts';
import { cell, columnFor, up } from '../lookup.ts';

export type PostUs = '4x4' | '6x6';

/** Load of a post. */
export interface PostLoadUs {
  readonly group: WoodGroup;
  readonly area: Area;
  /** psf: the larger of live load and ground snow load. */
  readonly load: number;
}

const squareFoot = rectangle(inches(12), inches(12));

/** IRC 2021 Table R507.4: southern pine 4x4 at 40 psf, inches by area carried in sq ft. */
const SMALL_AREAS = [20, 40, 60, 80, 100, 120, 140, 160];
const SMALL_POST = [168, 164, 132, 113, 100, 89, 81, 74];

/**
 * AWC DCA 6 Table 4 (copy of Everett WA, read from a scan): 6x6 at 40 psf, feet by area carried, which is 0.75 × joist
 * span × beam span there. Each group has the lowest column of its species. Lower than the 14 ft that IRC 2021 gives 6x6
 * posts at 40 psf; its full table was not available.
 */
const LARGE_AREAS = [63, 75, 90, 108, 120, 126, 135, 147, 162, 168];
const LARGE_POST: Record<WoodGroup, readonly number[]> = {
  'southern-pine': [14, 14, 14, 14, 13, 13, 12, 11, 11, 10],
  'fir-spruce': [14, 14, 12, 11, 10, 9, 8, 7, 6, 5],
  'cedar-redwood': [14, 12, 10, 8, 6, 5, 2, 2, 2, 2],
};

/**
 * Maximum height of a post for its load. A heavier load counts as a larger area in the 40 psf tables: the post carries
 * its sum with only 10 psf of dead load.
 */
export function postHeightUs(on: PostLoadUs, post: PostUs): StructuralAnswer<Length> {
  const carried = (toSquareFeet(on.area) * (Math.max(40, on.load) + 10)) / 50;
  if (post === '4x4') {
    const rule = 'irc-r507.4';
    if (on.group !== 'southern-pine') return beyond(rule, 'building-office', 'section');
    const column = columnFor(SMALL_AREAS, carried - 1e-9);
    if (column === undefined)
      return beyond(rule, 'engineer', 'area', square(toArea(160 * squareFoot)));
    return found(rule, inches(cell(SMALL_POST, SMALL_AREAS, column)));
  }
  const rule = 'dca6-table-4';
  const column = columnFor(LARGE_AREAS, carried - 1e-9);
  if (column === undefined)
    return beyond(rule, 'engineer', 'area', square(toArea(168 * squareFoot)));
  return found(rule, inches(12 * cell(LARGE_POST[on.group], LARGE_AREAS, column)));
}

/** The default 6x6, if it may have the wanted height. */
export function postUs(on: PostLoadUs, height: Length): StructuralAnswer<PostUs> {
  const most = postHeightUs(on, '6x6');
  if (!most.ok) return most;
  if (height > most.value) return beyond(most.rule, 'engineer', 'height', long(most.value));
  return found(most.rule, '6x6');
}

/** AWC DCA 6: taller posts are braced to the beam at 45°. */
export const KNEE_BRACE_ABOVE = inches(24);

/** IRC Table R401.4.1, presumptive bearing values in psf. */
const SOIL_PSF = { clay: 1500, sand: 2000, gravel: 3000 } as const;
export type Soil = keyof typeof SOIL_PSF;

export interface FootingUs {
  /** Side of a square footing, and diameter of a round one. */
  readonly side: Length;
  readonly diameter: Length;
  readonly thickness: Length;
}

/**
 * A plain concrete footing: area = (load + 10 psf) × area carried ÷ soil; side at least 12 in, diameter at least 14 in,
 * thickness at least half of the projection past a 6x6 post and 6 in, all rounded up to inches. Formula and minimums of
 * IRC Table R507.3.1, whose rows are equal or an inch smaller. Limited to 160 sq ft and 70 psf, as the table.
 */
export function footingUs(carried: Area, load: number, soil: Soil): StructuralAnswer<FootingUs> {
  const rule = 'irc-r507.3.1';
  if (!(load <= 70)) return beyond(rule, 'engineer', 'load', rate(70, 'psf'));
  if (!(carried <= 160 * squareFoot)) {
    return beyond(rule, 'engineer', 'area', square(toArea(160 * squareFoot)));
  }
  const squareInches = (144 * toSquareFeet(carried) * (Math.max(40, load) + 10)) / SOIL_PSF[soil];
  const side = Math.max(12, up(Math.sqrt(squareInches)));
  const diameter = Math.max(14, up(Math.sqrt((4 * squareInches) / Math.PI)));
  const thickness = Math.max(6, Math.round((up(Math.sqrt(squareInches)) - 5.5) / 2));
  return found(rule, {
    side: inches(side),
    diameter: inches(diameter),
    thickness: inches(thickness),
  });
}

/** IRC R403.1.4: the bottom is 12 in below the ground, and below the frost line. */
export const footingDepthUs = (frostLine: Length): Length =>
  length(Math.max(inches(12), frostLine));

/** IRC R507.3 exception: pier blocks on the ground without a frost footing. */
export const mayStandOnBlocks = (deck: {
  readonly attached: boolean;
  readonly area: Area;
  readonly floorAboveGround: Length;
}): boolean =>
  !deck.attached && deck.area <= 200 * squareFoot && deck.floorAboveGround <= inches(20);
