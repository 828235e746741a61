import { mm } from '../../measure/units/units.ts';
import { OPENING_SAND, TURF_THICK } from '../../takeoff/structure/outdoors/lawn.ts';
import type { JobDrawing, Sparse } from '../kit/contract.ts';
import { areaDrawing, layersDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import type { Turf } from './layout.ts';

/** The lawn with every strip of turf, or its area, and a cut through what was spread. */
export function lawnDrawings(
  { words, place, values, locale, region }: Inputs,
  turf: Turf | undefined,
): Sparse<JobDrawing> {
  const { drawing } = words;
  const counts = ['lawn-turf', 'grass-seed', 'lawn-fertiliser'] as const;
  const area = areaDrawing('lawn', drawing.name, counts, place.region, place.area, locale);
  return [
    turf === undefined
      ? area
      : {
          ...area,
          pieces: turf.layout.laid[0] ?? [],
          cuts: true,
          says: drawing.says(turf.layout.whole, turf.layout.cut, turf.layout.tiles),
        },
    layersDrawing(
      [
        { products: ['lawn-turf'], name: drawing.turf, depth: turf ? TURF_THICK : mm(0) },
        { products: ['topsoil'], name: drawing.soil, depth: values.soil },
        {
          products: [region === 'us' ? 'compost' : 'sharp-sand'],
          name: region === 'us' ? drawing.compost : drawing.sand,
          depth: values.clay ? OPENING_SAND : mm(0),
        },
      ],
      locale,
    ),
  ];
}
