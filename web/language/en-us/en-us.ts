import type { Translation } from '../locale.ts';
import { materials } from './materials.ts';
import { products } from './products.ts';
import { tools } from './tools.ts';

/** American English: what differs from British, by area. */
export const enUs: Translation = {
  jobList: {
    'board-a-loft': {
      title: 'Floor and insulate an attic',
      summary:
        'Insulation to the R-value that your code asks for, and a floor raised over it on legs, every panel laid out and every leg counted.',
    },
  },
  materials,
  products,
  tools,
};
