import type { Material } from '../../takeoff/material.ts';
import { mm } from '../../measure/units.ts';
import { OPENING_SAND, TURF_THICK } from '../../takeoff/structure/lawn.ts';
import type { Drawing } from '../kit/contract.ts';
import { areaDrawing } from '../kit/drawings.ts';
import { layersDrawing } from '../kit/layers-drawing.ts';
import type { Whole } from './bill.ts';

/** The lawn with every strip of turf, or its area, and a cut through what was spread. */
export function lawnDrawings(asked: Whole, materials: readonly Material[]): readonly Drawing[] {
  const { words, place, turf, values, locale } = asked;
  const counts = materials.map(({ id }) => id);
  const area = areaDrawing('lawn', words.drawing.name, counts, place.region, place.area, locale);
  const layers = [
    { id: 'turf', name: words.drawing.turf, depth: turf === undefined ? mm(0) : TURF_THICK },
    { id: 'soil', name: words.drawing.soil, depth: values.soil },
    { id: 'sand', name: words.drawing.sand, depth: values.clay ? OPENING_SAND : mm(0) },
  ].filter(({ depth }) => depth > 0);
  return [
    turf === undefined
      ? area
      : {
          ...area,
          pieces: turf.layout.laid[0] ?? [],
          says: words.drawing.says(turf.layout.whole, turf.layout.cut, turf.layout.tiles),
        },
    ...(layers.length === 0 ? [] : [layersDrawing(layers, locale)]),
  ];
}
