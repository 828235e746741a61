import { type Target } from '../kit/contract.ts';

/** Minutes of one beginner for each panel, joint and shelf, and for a metre of strip. */
export const SHELF_EACH = {
  panel: 6,
  edge: 8,
  joint: 6,
  lip: 10,
  batten: 20,
  shelf: 15,
  paint: 5,
  varnish: 5,
} as const;

/** Walls of the alcove, its boards and battens, and the unit that they make. */
export const ALCOVE: Target = 'part:alcove';
export const SERVICES: Target = 'part:services';
export const BOARDS: Target = 'part:boards';
export const BATTENS: Target = 'part:battens';
export const LIPS: Target = 'part:lips';
export const STRIPS: Target = 'part:strips';
export const UNIT: Target = 'part:unit';
export const SHELVES: Target = 'part:shelves';
