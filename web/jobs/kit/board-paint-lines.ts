import { area, mm, toSquareMetres, type Area } from '../../measure/units.ts';
import type { Shelf } from '../../stock/shelf.ts';
import { PAINT_RATES, paintFor } from '../../takeoff/structure/paint-rates.ts';
import type { Bill } from './bill.ts';
import { labelCoverage } from './label-coverage.ts';

/** Edges are primed twice: a tenth more. */
const EDGES = 1.1;
const COATS = 2;
/** m² that a sheet of abrasive smooths. */
const SMOOTHED = 2;

/** What faces of bare board take to be sanded, primed and painted twice, each a line that a step may take. */
export const boardPaintLines = (
  { bill, shelf }: { readonly bill: Bill; readonly shelf: Shelf },
  faces: Area,
  why: Readonly<Record<'sand' | 'primer' | 'paint' | 'sleeves' | 'brush', string>>,
) => ({
  sand: bill.pack('sandpaper', toSquareMetres(faces) / SMOOTHED, why.sand, {
    like: { grade: 180 },
  }),
  primer: bill.pack(
    'wood-primer',
    paintFor(
      area(Math.round(faces * EDGES)),
      1,
      labelCoverage(shelf, 'wood-primer', PAINT_RATES['wood-primer']),
    ),
    why.primer,
  ),
  paint: bill.pack(
    'trim-paint',
    paintFor(faces, COATS, labelCoverage(shelf, 'trim-paint', PAINT_RATES.gloss)),
    why.paint,
  ),
  sleeves: bill.pack('mini-roller-sleeve', 2, why.sleeves),
  // For corners and edges.
  brush: bill.pack('paint-brush', 1, why.brush, { like: { width: mm(50) } }),
});
