import { inches, mm, type Length } from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import { KINDS, type Kind } from './piece.ts';

type Sizes = readonly [width: number, height: number, depth: number];

/**
 * Usual outer sizes, mm. Base and wall cabinets as kitchens have them (carcass 720 on a plinth or under a ceiling, 560
 * and 300 deep behind their doors), a workbench at the height of the wrist, the others by what they hold.
 */
const METRIC: Readonly<Record<Kind, Sizes>> = {
  bookcase: [800, 1800, 300],
  base: [600, 800, 580],
  wall: [600, 720, 320],
  drawers: [500, 800, 500],
  wardrobe: [1000, 2000, 600],
  workbench: [1200, 900, 600],
  box: [600, 400, 400],
  planter: [800, 400, 400],
};

/** The same in inches (base 34 1/2 × 24 and wall 30 × 12 of American kitchens). */
const IMPERIAL: Readonly<Record<Kind, Sizes>> = {
  bookcase: [32, 72, 12],
  base: [24, 34.5, 24],
  wall: [24, 30, 13],
  drawers: [20, 32, 20],
  wardrobe: [40, 78, 24],
  workbench: [48, 36, 24],
  box: [24, 16, 16],
  planter: [32, 16, 16],
};

const SHELVES: Readonly<Record<Kind, number>> = {
  bookcase: 4,
  base: 1,
  wall: 2,
  drawers: 0,
  wardrobe: 3,
  workbench: 0,
  box: 0,
  planter: 0,
};

const kindOf = (said: unknown): Kind => KINDS.find((one) => one === said) ?? 'bookcase';

const side =
  (at: 0 | 1 | 2) =>
  (kind: unknown, region: Region): Length =>
    region === 'us' ? inches(IMPERIAL[kindOf(kind)][at]) : mm(METRIC[kindOf(kind)][at]);

export const usualWidth = side(0);
export const usualHeight = side(1);
export const usualDepth = side(2);
export const usualShelves = (kind: unknown): number => SHELVES[kindOf(kind)];
