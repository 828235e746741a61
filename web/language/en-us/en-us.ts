import type { Translation } from '../locale.ts';
import { materials } from './materials.ts';
import { products } from './products.ts';
import { settings } from './settings.ts';
import { storey } from './storey.ts';
import { tools } from './tools.ts';

/** American English: what differs from British, by area. */
export const enUs: Translation = {
  materials,
  products,
  settings,
  storey,
  tools,
};
