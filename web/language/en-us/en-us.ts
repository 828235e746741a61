import type { Translation } from '../locale.ts';
import { products } from './products.ts';
import { tools } from './tools.ts';

/** American English: what differs from British, by area. */
export const enUs: Translation = { products, tools };
