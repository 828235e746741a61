import { clipRegion } from '../../measure/polygon-clip.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { Material } from '../../takeoff/material.ts';
import type { Drawing } from '../kit/contract.ts';
import { areaDrawing } from '../kit/drawings.ts';
import { layersDrawing } from '../kit/layers-drawing.ts';
import type { Whole } from './bill.ts';

/** The ground, a slab with its joints, and a cut through all layers. */
export function pathDrawings(asked: Whole, materials: readonly Material[]): readonly Drawing[] {
  const { words, place, path, values, locale } = asked;
  const counts = materials.map(({ id }) => id);
  const area = areaDrawing('ground', words.ground, counts, place.region, place.area, locale);
  const bays = path.slab?.bays ?? [];
  const pieces = bays
    .map((box, i): LaidPiece => ({ shape: clipRegion(place.region, box), whole: true, from: i }))
    .filter(({ shape }) => shape.length > 0);
  const layers = [
    { id: 'top', name: words.fields.top.options[values.top], depth: path.depth },
    { id: 'blinding', name: words.layers.blinding, depth: path.blinding },
    { id: 'base', name: words.layers.base, depth: path.base },
  ];
  return [
    path.slab === undefined ? area : { ...area, pieces, says: words.slabSays(pieces.length) },
    layersDrawing(
      layers.filter(({ depth }) => depth > 0),
      locale,
    ),
  ];
}
