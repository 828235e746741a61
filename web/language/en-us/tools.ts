import type { Translation } from '../locale.ts';

export const tools: NonNullable<Translation['tools']> = {
  'utility-knife': 'utility knife',
  'level-short': 'torpedo level',
  'level-long': 'long level',
  'filling-knife': 'putty knife and scraper',
  'paint-kettle': 'paint pail',
  torch: 'flashlight',
  spanner: 'wrench',
  spade: 'shovel',
  'mitre-saw': 'miter saw',
};
