/**
 * The parts of a shop as one goes through them: what is small first, what is long and heavy last, the yard at
 * the end.
 */
export const AISLES = [
  'tools',
  'fixings',
  'paint',
  'decorating',
  'tiles',
  'flooring',
  'insulation',
  'building',
  'timber',
  'garden',
] as const;

export type Aisle = (typeof AISLES)[number];
