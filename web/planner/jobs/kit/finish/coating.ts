import type { Area } from '../../../measure/units/units.ts';
import type { Shelf } from '../../../stock/shelf.ts';
import type { Why } from '../../../takeoff/why.ts';
import { PAINT_RATES, paintFor } from '../../../takeoff/structure/indoors/paint-rates.ts';
import type { Bill } from '../bill.ts';
import { labelCoverage } from './label-coverage.ts';

/** m² a litre and coat where a label says nothing (trade practice). */
const USUAL = {
  'wood-primer': PAINT_RATES['wood-primer'],
  'wall-primer': PAINT_RATES.plasterboard,
  'wallpaper-primer': 10,
  'stain-blocker': PAINT_RATES['wood-primer'],
  undercoat: PAINT_RATES.undercoat,
  'trim-paint': PAINT_RATES.gloss,
  'clear-varnish': PAINT_RATES.gloss,
  'wood-preserver': 8,
  'exterior-cleaner': 8,
} as const;

/** What so many coats on a surface take of it, by its label. */
export const coating = (
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  product: keyof typeof USUAL,
  surface: Area,
  coats: number,
  why: Why | string,
  called = '',
) =>
  bill.pack(product, paintFor(surface, coats, labelCoverage(shelf, product, USUAL[product])), why, {
    called,
  });
