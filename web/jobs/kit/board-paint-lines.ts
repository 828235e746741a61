import { area, mm, type Area } from '../../measure/units.ts';
import { variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import { PAINT_RATES, paintFor } from '../../takeoff/structure/paint-rates.ts';
import type { Bill } from './bill.ts';
import { labelCoverage } from './label-coverage.ts';

/** Edges are primed twice: a tenth more. */
const EDGES = 1.1;
const COATS = 2;
/** m² that a sheet of abrasive smooths. */
const SMOOTHED = 2;

/** Abrasive for faces of bare board. */
export const boardSandLines = (
  bill: Bill,
  shelf: Shelf,
  faces: Area,
  why: string,
): readonly PackedMaterial[] =>
  bill.packs('sandpaper', {
    amount: faces / area(mm(1000) * mm(1000)) / SMOOTHED,
    variant: variantGraded(shelf.sandpaper.variants, 180),
    why,
  });

/** The brush for corners and edges. */
export const boardBrushLines = (bill: Bill, shelf: Shelf, why: string): readonly PackedMaterial[] =>
  bill.packs('paint-brush', {
    amount: 1,
    variant: variantNearest(shelf['paint-brush'].variants, 'width', mm(50)),
    why,
  });

/** What faces of bare board take to be sanded, primed and painted twice. */
export const boardPaintLines = (
  bill: Bill,
  shelf: Shelf,
  faces: Area,
  why: Readonly<Record<'sand' | 'primer' | 'paint' | 'sleeves' | 'brush', string>>,
): readonly PackedMaterial[] => [
  ...boardSandLines(bill, shelf, faces, why.sand),
  ...bill.packs('wood-primer', {
    amount: paintFor(
      area(Math.round(faces * EDGES)),
      1,
      labelCoverage(shelf, 'wood-primer', PAINT_RATES['wood-primer']),
    ),
    why: why.primer,
  }),
  ...bill.packs('trim-paint', {
    amount: paintFor(faces, COATS, labelCoverage(shelf, 'trim-paint', PAINT_RATES.gloss)),
    why: why.paint,
  }),
  ...bill.packs('mini-roller-sleeve', { amount: 2, why: why.sleeves }),
  ...boardBrushLines(bill, shelf, why.brush),
];
