import {
  inches,
  litres,
  mm,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
  type Millilitres,
} from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import { up } from '../lookup.ts';

/**
 * t/m³ in place: Type 1 (crusher run) compacted; the others as placed. Loose Type 1 in a lorry is 1.85 (civilsir,
 * tradecalcs; sand, soil and gravel trade practice). Bark and compost are sold by volume: their weight changes with the
 * rain.
 */
export const DENSITY = { 'type-1': 2.1, gravel: 1.6, 'sharp-sand': 1.6, topsoil: 1.3 } as const;
export type Granular = keyof typeof DENSITY;

/** Order factor for uneven ground and loss. */
const ORDER_MORE = 1.1;

/**
 * Grams to order for a surface and its finished depth: **compacted** depth for Type 1, whose density is the compacted
 * one, so nothing is added for compaction; 10 % more to order.
 */
export const granularGrams = (surface: Area, depth: Length, kind: Granular): number =>
  up(toSquareMetres(surface) * toMm(depth) * DENSITY[kind] * ORDER_MORE * 1000);

/** Loose volume of compacted Type 1: for the skip and the barrow, never for the weight. */
export const LOOSE_FACTOR = 1.25;

/** Layer to compact at once, and passes of a plate of 80–100 kg. */
export const COMPACTION = { layer: mm(100), passes: 5 } as const;
/** Layers to compact; one of 4 in is one of 100 mm. */
export const layersOf = (depth: Length): number =>
  Math.max(1, up((depth - mm(2)) / COMPACTION.layer));

/** Bark, compost and soil by volume: litres = m² × mm. */
export const looseVolume = (surface: Area, depth: Length): Millilitres =>
  litres(up(toSquareMetres(surface) * toMm(depth) * 1000) / 1000);

/**
 * Minimum compacted stone: `path` and `patio` on firm ground, `clay` under a patio on clay, `drive` under cars. UK and
 * China by merchants' guides; US full inches (ICPI); the EU's frost needs 200 mm for walking and 300 under cars or on
 * clay (German garden trade: 200 to 300, 400 and more in total under cars).
 */
export const SUB_BASES: Readonly<
  Record<Region, Readonly<Record<'path' | 'patio' | 'clay' | 'drive', Length>>>
> = {
  uk: { path: mm(75), patio: mm(100), clay: mm(150), drive: mm(150) },
  us: { path: inches(4), patio: inches(4), clay: inches(6), drive: inches(6) },
  eu: { path: mm(200), patio: mm(200), clay: mm(300), drive: mm(300) },
  cn: { path: mm(75), patio: mm(100), clay: mm(150), drive: mm(150) },
};

/** Bedding mortar 1:5, g/m² at 40 mm: 80 kg, including 14 of cement (trade practice). */
const MORTAR = { at: mm(40), kilos: 80, cement: 14 } as const;

export interface Mortar {
  readonly cement: number;
  readonly sand: number;
}

/** Cement and sharp sand of a full bed, grams. */
export function beddingGrams(surface: Area, depth: Length): Mortar {
  const times = toSquareMetres(surface) * (depth / MORTAR.at) * 1000;
  return { cement: up(times * MORTAR.cement), sand: up(times * (MORTAR.kilos - MORTAR.cement)) };
}

/** Jointing, grams: (L + W) ÷ (L·W) × depth × joint × 1.9 t/m³. */
export function jointingGrams(
  surface: Area,
  slab: { readonly length: Length; readonly width: Length },
  depth: Length,
  joint: Length,
): number {
  const [a, b] = [toMm(slab.length), toMm(slab.width)];
  const kilos = ((a + b) / (a * b)) * toMm(depth) * toMm(joint) * 1.9;
  return up(toSquareMetres(surface) * kilos * 1000);
}

/** Joints by slab: rough stone 8–12 mm, sawn or porcelain 3–5. */
export const SLAB_JOINTS = { riven: mm(10), sawn: mm(5) } as const;
/** Height of paving below the damp-proof course. */
export const BELOW_DPC = mm(150);
/** Falls away from the house: rough stone, smooth. */
export const PAVING_FALL = { rough: 1 / 60, smooth: 1 / 80 } as const;
