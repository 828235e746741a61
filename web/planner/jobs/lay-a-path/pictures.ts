import { insetRegion } from '../../measure/outline/inset-region.ts';
import { mm } from '../../measure/units/units.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Sparse } from '../kit/contract.ts';
import { areaDrawing, layersDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import { TOPS, type Path } from './layout.ts';

/** Thickness of an edging as drawn. */
const EDGING = mm(80);

/** The ground with its edging, a slab with its joints, and a cut through all layers. */
export function pathDrawings(
  { words, place, values, locale }: Inputs,
  path: Path,
): Sparse<JobDrawing> {
  const top = TOPS[values.top];
  const counts = [...top, 'geotextile', 'weed-membrane', 'damp-membrane', 'gravel-grid'] as const;
  const area = areaDrawing('ground', words.ground, counts, place.region, place.area, locale);
  const bays = path.slab?.joints.bays;
  const inner = values.edging ? insetRegion(place.region, EDGING) : undefined;
  // The inner ring turns the other way, so that its area is left out.
  const kerb: LaidPiece = {
    shape: [...place.region, ...(inner ?? []).map((ring) => ring.toReversed())],
    whole: true,
    from: 1,
    of: 'path-edging',
  };
  const ground: LaidPiece = { shape: inner ?? place.region, whole: true, from: 0 };
  return [
    {
      ...area,
      ...(bays === undefined
        ? { pieces: inner === undefined ? [ground] : [ground, kerb] }
        : {
            pieces: bays.map((shape, from) => ({ shape, whole: true, from })),
            says: words.slabSays(bays.length),
          }),
    },
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
