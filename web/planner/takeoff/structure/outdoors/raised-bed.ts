import { inches, mm, toMm, type Length } from '../../../measure/units/units.ts';
import { up } from '../lookup.ts';

/** Soil at rest presses a side with half its weight: 0.5 × 14 kN/m³ of damp garden soil, N/mm² per mm of depth. */
const PRESSURE = 7e-6;
/** C16 softwood, wet and loaded permanently, N/mm²: 8000 ÷ (1 + 2.0) (EN 338; EN 1995-1-1, service class 3). */
const STIFFNESS = 8000 / 3;
/** Maximum final bow of a side (trade practice). */
export const MOST_BOW = mm(5);

/** A single span, and the end span of a continuous board (beam tables). */
const SINGLE = 384 / 5;
const CONTINUOUS = 145;

/** Number of spans between posts so that the lowest board bows by at most `MOST_BOW`. */
export function sideBays(span: Length, thickness: Length, height: Length): number {
  const stiff = (STIFFNESS * toMm(thickness) ** 3 * toMm(MOST_BOW)) / 12;
  const reach = (beam: number): number => ((beam * stiff) / (PRESSURE * toMm(height))) ** 0.25;
  const size = toMm(span);
  return size <= reach(SINGLE) ? 1 : Math.max(2, up(size / reach(CONTINUOUS)));
}

/** A post is in the ground by half of the supported height, and at least this (trade practice). */
const LEAST_DEPTH = mm(300);
export const stakeDepth = (height: Length): Length =>
  mm(Math.max(toMm(LEAST_DEPTH), toMm(height) / 2));

/**
 * Sides are tied to each other above this height, and longer than this: a post 300 mm deep in loam holds the active
 * pressure of 250 mm of soil, 0.12 kN (Broms), and no more. Above `every` each post is tied.
 */
const TIES = { above: mm(300), every: mm(500), apart: mm(1800) } as const;

/** Numbers of the posts of a side, from the corner post 0, that a tie joins to the opposite side. */
export function tiedPosts(span: Length, bays: number, height: Length): readonly number[] {
  if (height <= TIES.above || span <= TIES.apart) return [];
  const step = height > TIES.every || (2 * span) / bays > TIES.apart ? 1 : 2;
  const ties = up(bays / step) - 1;
  return Array.from({ length: ties }, (_, i) => Math.round(((i + 1) * bays) / (ties + 1)));
}

/** Height of the soil below the rim; depth of stone on clay (trade practice). */
export const BELOW_RIM = mm(50);
export const DRAINAGE = mm(50);
/** Fill by volume: topsoil, compost, and grit for drainage (RHS and merchants' guides). */
export const FILL = { topsoil: 0.6, compost: 0.3, grit: 0.1 } as const;
/** Maximum width for reaching the middle from both sides, four feet. */
export const REACH = { metric: mm(1220), us: inches(48) } as const;
