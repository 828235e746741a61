/** The parts of a shop, in the order of a list: what the job is made of, what goes with it, tools, and safety last. */
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
