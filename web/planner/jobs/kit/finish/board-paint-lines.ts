import { area, mm, toSquareMetres, type Area } from '../../../measure/units/units.ts';
import type { Shelf } from '../../../stock/shelf.ts';
import type { Bill } from '../bill.ts';
import { coating } from './coating.ts';

/** Edges are primed twice: a tenth more. */
const EDGES = 1.1;
const COATS = 2;
/** m² that a sheet of abrasive smooths. */
const SMOOTHED = 2;

/** What faces of bare board take to be sanded, primed and painted twice, each a line that a step may take. */
export const boardPaintLines = (
  asked: { readonly bill: Bill; readonly shelf: Shelf },
  faces: Area,
  why: Readonly<Record<'sand' | 'primer' | 'paint' | 'sleeves' | 'brush', string>>,
) => ({
  sand: asked.bill.pack('sandpaper', toSquareMetres(faces) / SMOOTHED, why.sand, {
    like: { grade: 180 },
  }),
  primer: coating(asked, 'wood-primer', area(Math.round(faces * EDGES)), 1, why.primer),
  paint: coating(asked, 'trim-paint', faces, COATS, why.paint),
  sleeves: asked.bill.oneFor('mini-roller-sleeve', ['wood-primer', 'trim-paint'], why.sleeves),
  // For corners and edges.
  brush: asked.bill.pack('paint-brush', 1, why.brush, { like: { width: mm(50) } }),
});
