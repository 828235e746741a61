/** Unit of an amount in a take-off: `Material.unit` of web/planner/takeoff/material.ts. */
export type NeedUnit = 'ml' | 'g' | 'mm' | 'm²/1000' | 'piece';

/**
 * Units on labels, each with the take-off unit and the conversion factor (international yard and pound; US gallon
 * and short ton; exact except `floz`).
 */
export const LABEL_UNITS = {
  L: ['ml', 1000],
  ml: ['ml', 1],
  m3: ['ml', 1_000_000],
  gal: ['ml', 3785.411_784],
  qt: ['ml', 946.352_946],
  floz: ['ml', 29.573_53],
  ft3: ['ml', 28_316.846_592],
  yd3: ['ml', 764_554.857_984],
  kg: ['g', 1000],
  g: ['g', 1],
  t: ['g', 1_000_000],
  lb: ['g', 453.592_37],
  oz: ['g', 28.349_523_125],
  ton: ['g', 907_184.74],
  m: ['mm', 1000],
  mm: ['mm', 1],
  ft: ['mm', 304.8],
  in: ['mm', 25.4],
  yd: ['mm', 914.4],
  m2: ['m²/1000', 1000],
  ft2: ['m²/1000', 92.903_04],
  piece: ['piece', 1],
} as const satisfies Readonly<Record<string, readonly [NeedUnit, number]>>;

export type LabelUnit = keyof typeof LABEL_UNITS;

/** Coverage of a label in m² per litre or kilogram for one coat: 325 sq ft per gallon is 7.98. */
export const coverage = ({
  area,
  areaUnit,
  per,
}: {
  readonly area: number;
  readonly areaUnit: LabelUnit;
  readonly per: LabelUnit;
}): number => (area * LABEL_UNITS[areaUnit][1]) / LABEL_UNITS[per][1];
