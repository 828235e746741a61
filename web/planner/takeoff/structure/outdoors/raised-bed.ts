import { mm, toMm, type Length } from '../../../measure/units/units.ts';
import { up } from '../lookup.ts';

/** Soil at rest presses a side with half its weight: 0.5 × 14 kN/m³ of damp garden soil, N/mm² a mm of depth. */
const PRESSURE = 7e-6;
/** C16 softwood that stays wet and loaded, N/mm²: 8000 ÷ (1 + 2.0) (EN 338; EN 1995-1-1, service class 3). */
const STIFFNESS = 8000 / 3;
/** What a side may bow in the end (trade practice). */
export const MOST_BOW = mm(5);

/** One span on its own, and the end span of a board that runs on past stakes (beam tables). */
const SINGLE = 384 / 5;
const CONTINUOUS = 145;

/** Into how many spans posts part the side of a bed so that its lowest board bows no more than `MOST_BOW`. */
export function sideBays(span: Length, thickness: Length, height: Length): number {
  const stiff = (STIFFNESS * toMm(thickness) ** 3 * toMm(MOST_BOW)) / 12;
  const reach = (beam: number): number => ((beam * stiff) / (PRESSURE * toMm(height))) ** 0.25;
  const size = toMm(span);
  return size <= reach(SINGLE) ? 1 : Math.max(2, up(size / reach(CONTINUOUS)));
}

/** A post stands in the ground by half of what it holds up, and this at least (trade practice). */
const LEAST_DEPTH = mm(300);
export const stakeDepth = (height: Length): Length =>
  mm(Math.max(toMm(LEAST_DEPTH), toMm(height) / 2));

/** The soil ends this far below the rim; stone lies so deep on clay (trade practice). */
export const BELOW_RIM = mm(50);
export const DRAINAGE = mm(50);
/** Of the fill by volume: topsoil, compost, and grit that drains it (RHS and merchants' guides). */
export const FILL = { topsoil: 0.6, compost: 0.3, grit: 0.1 } as const;
/** Who reaches a bed from both sides reaches its middle up to this width, four feet. */
export const REACH = mm(1220);
