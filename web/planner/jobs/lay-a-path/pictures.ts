import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Sparse } from '../kit/contract.ts';
import { areaDrawing, layersDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import { TOPS, type Path } from './layout.ts';

/** The ground, a slab with its joints, and a cut through all layers. */
export function pathDrawings(
  { words, place, values, locale }: Inputs,
  path: Path,
): Sparse<JobDrawing> {
  const top = TOPS[values.top];
  const counts = [...top, 'geotextile', 'weed-membrane', 'damp-membrane', 'gravel-grid'] as const;
  const area = areaDrawing('ground', words.ground, counts, place.region, place.area, locale);
  const bays = path.slab?.joints.bays ?? [];
  const pieces = bays.map((shape, i): LaidPiece => ({ shape, whole: true, from: i }));
  return [
    path.slab === undefined ? area : { ...area, pieces, says: words.slabSays(pieces.length) },
    layersDrawing(
      [
        { products: top, name: words.fields.top.options[values.top], depth: path.depth },
        { products: ['sharp-sand'], name: words.layers.blinding, depth: path.blinding },
        { products: ['sub-base'], name: words.layers.base, depth: path.base },
      ],
      locale,
    ),
  ];
}
