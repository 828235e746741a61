import { en } from '../en/products.ts';

/** American English where it differs from British. */
export const products: typeof en = {
  ...en,
  names: {
    ...en.names,
    'wall-paint': 'flat latex wall paint',
    'mist-paint': 'flat latex, thinned first coat',
    'wall-primer': 'drywall primer',
    plasterboard: 'drywall',
    stud: 'stud',
    'steel-stud': 'steel stud',
    'concrete-mix': 'concrete mix',
  },
};
