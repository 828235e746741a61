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
    'lay-a-patio': {
      title: 'Lay a paver patio',
      summary:
        'Every paver laid from the house line with its cuts and its slope, and the gravel, sand or mortar and joints under and between them.',
    },
    'lay-a-lawn': {
      title: 'Lay sod or seed a lawn',
      summary:
        'Rolls of sod laid strip by strip on your own outline, or seed by the pound, with the soil, fertilizer and water that they need.',
    },
  },
  materials,
  products,
  tools,
};
