import {
  inches,
  length,
  litres,
  mm,
  type Length,
  type Millilitres,
} from '../../../measure/units/units.ts';
import { rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { interpolate, up } from '../lookup.ts';

/** Use of a slab. */
export type SlabUse = 'path' | 'patio' | 'shed' | 'garage' | 'car-drive' | 'van-drive' | 'hot-tub';

export interface Slab {
  readonly thickness: Length;
  readonly subBase: Length;
  readonly mesh: boolean;
  /** A 1200-gauge sheet below it. */
  readonly membrane: boolean;
}

const slab = (thickness: number, subBase: number, mesh = false, membrane = false): Slab => ({
  thickness: mm(thickness),
  subBase: mm(subBase),
  mesh,
  membrane,
});

/** Trade practice for house slabs on firm ground (Concrete Society and merchants' guides; estimates). */
const SLABS: Record<SlabUse, Slab> = {
  path: slab(75, 75),
  patio: slab(100, 100),
  shed: slab(100, 100, false, true),
  garage: slab(125, 150, true, true),
  'car-drive': slab(125, 150, true),
  'van-drive': slab(150, 200, true),
  'hot-tub': slab(150, 150, true),
};

/** US: full inches (ACI 332 for slabs, at least 4 in; drives 5 in on 6). */
const SLABS_US: Record<SlabUse, readonly [thickness: number, subBase: number]> = {
  path: [4, 4],
  patio: [4, 4],
  shed: [4, 4],
  garage: [5, 6],
  'car-drive': [5, 6],
  'van-drive': [6, 8],
  'hot-tub': [6, 6],
};

/** Thickness and sub-base of a slab by its use. */
export function slabFor(use: SlabUse, system: 'metric' | 'us'): Slab {
  if (system === 'metric') return SLABS[use];
  const [thickness, subBase] = SLABS_US[use];
  return { ...SLABS[use], thickness: inches(thickness), subBase: inches(subBase) };
}

/** Laps of A142 sheets, and of American ones of 6 × 6 in: a square and 2 in (ACI 318); concrete cover 40 mm. */
export const MESH = { lap: { metric: mm(300), us: inches(8) }, cover: mm(40) } as const;

/** Minimum fall of a slab, away from the house (1/80 to 1/60 is usual). */
export const SLAB_FALL = 1 / 80;

/** Maximum side of a slab without a joint. */
export const mostBay = (thickness: Length): Length => length(Math.min(30 * thickness, mm(4500)));

/**
 * Bays along the length and along the width of a rectangle: of at most 30 × thickness and 4.5 m (CSA A23.1: 24–36 ×; US 2–3 ft per inch, here 2.5), the
 * long side at most 1.5 × the short.
 */
export function baysIn(
  sides: readonly [Length, Length],
  thickness: Length,
): readonly [number, number] {
  const most = mostBay(thickness);
  let bays = sides.map((side) => Math.max(1, up(side / most))) as [number, number];
  for (
    let ratio = ratioOf(sides, bays);
    Math.abs(ratio) > 1.5 + 1e-9;
    ratio = ratioOf(sides, bays)
  ) {
    bays = ratio > 0 ? [bays[0] + 1, bays[1]] : [bays[0], bays[1] + 1];
  }
  return bays;
}

/** Ratio of the long to the short side of a bay; negative if the second side is longer. */
function ratioOf(sides: readonly [Length, Length], bays: readonly [number, number]): number {
  const [a, b] = [sides[0] / bays[0], sides[1] / bays[1]];
  return a >= b ? a / b : -b / a;
}

/**
 * Best way to mix a volume: by hand from bags up to 0.3 m³, with a mixer up to 0.75 m³, otherwise ready-mixed: a load
 * (1 m³, 1 yd³) then costs about half of the bags, or less.
 */
export function howToMix(volume: Millilitres): 'barrow' | 'mixer' | 'ready-mix' {
  if (volume <= litres(300)) return 'barrow';
  return volume <= litres(750) ? 'mixer' : 'ready-mix';
}

/** Share of the 28-day strength by day at 20 °C (Portland cement; calendar-uk.co.uk). */
const DAYS = [0, 1, 3, 7, 14, 28];
const STRENGTH = [0, 0.16, 0.4, 0.65, 0.9, 0.99];

const MATURITY = 'nurse-saul';
const [COLDEST, HOTTEST] = [5, 30];

/**
 * Curing time relative to 20 °C: 30 ÷ (T + 10), Nurse and Saul's maturity with its usual datum of −10 °C (ASTM C1074).
 * Limited below 5 °C and above 30 °C: do not pour.
 */
export function slowerThanAt20(celsius: number): StructuralAnswer<number> {
  if (celsius > HOTTEST) return beyond(MATURITY, 'maker', 'temperature', rate(HOTTEST, '°C'));
  if (celsius >= COLDEST) return found(MATURITY, 30 / (celsius + 10));
  return beyond(MATURITY, 'maker', 'temperature', rate(COLDEST, '°C'));
}

/** Share of the final strength after some days at a temperature; limited beyond the equivalent of 28 days at 20 °C. */
export function strengthAfter(days: number, celsius: number): StructuralAnswer<number> {
  const slower = slowerThanAt20(celsius);
  if (!slower.ok) return slower;
  const share = interpolate(DAYS, STRENGTH, days / slower.value);
  return share === undefined
    ? beyond(MATURITY, 'maker', 'age', rate(28, 'd'))
    : found(MATURITY, share);
}

/** Hours at 20 °C before a slab may carry each load. */
const WAITS = { walk: 48, shed: 168, car: 168, full: 672 } as const;
export type SlabLoad = keyof typeof WAITS;

/** Hours, rounded up, until a slab carries the load at a temperature. */
export function hoursUntil(load: SlabLoad, celsius: number): StructuralAnswer<number> {
  const slower = slowerThanAt20(celsius);
  return slower.ok ? found(slower.rule, up(WAITS[load] * slower.value)) : slower;
}
