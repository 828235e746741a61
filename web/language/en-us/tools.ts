import type { Translation } from '../locale.ts';

export const tools: NonNullable<Translation['tools']> = {
  'utility-knife': 'utility knife',
  'level-short': 'torpedo level',
  'level-long': 'long level',
  spanner: 'wrench',
  spade: 'shovel',
  'mitre-saw': 'miter saw',
};
