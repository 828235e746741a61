/** Departments of a shop in the order of a list: materials first, then accessories, tools and safety. */
export const AISLES = [
  'paint',
  'tiles',
  'flooring',
  'insulation',
  'timber',
  'building',
  'garden',
  'decorating',
  'fixings',
  'tools',
  'safety',
] as const;

export type Aisle = (typeof AISLES)[number];
