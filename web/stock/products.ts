import type { ProductFacts } from './shelf.ts';

/**
 * Everything that our jobs buy, by a key that never changes: projects keep prices under it. The unit is
 * that of a take-off's need. `lacking`: regions whose shops do not keep it, where the shelf says what
 * a job buys instead.
 */
export const PRODUCTS = {
  'wall-paint': { form: 'packs', aisle: 'paint', unit: 'ml' },
  'mist-paint': { form: 'packs', aisle: 'paint', unit: 'ml', lacking: ['us', 'eu', 'cn'] },
  'wall-primer': { form: 'packs', aisle: 'paint', unit: 'ml' },
  plasterboard: { form: 'sheets', aisle: 'building' },
  stud: { form: 'lengths', aisle: 'timber', lacking: ['cn'] },
  'steel-stud': { form: 'lengths', aisle: 'building' },
  'floor-tile': { form: 'packs', aisle: 'tiles', unit: 'piece' },
  'wood-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'concrete-mix': { form: 'packs', aisle: 'building', unit: 'ml' },
} as const satisfies Readonly<Record<string, ProductFacts>>;

export type Product = keyof typeof PRODUCTS;
