import { formatDepth } from '../../measure/units/units.ts';
import type { JobDrawing, Note, Sparse } from '../kit/contract.ts';
import { layersDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';

/** Every slab in its place with the way the water runs, and a cut through all layers. */
export function patioDrawings(inputs: Inputs, patio: Patio): Sparse<JobDrawing> {
  const { words, place, values, locale } = inputs;
  const { layout } = patio;
  return [
    {
      id: 'slabs',
      name: words.drawing.name,
      counts: ['paving-slab', 'diamond-blade'],
      surface: place.region,
      seen: 'plan',
      on: 'floor',
      pieces: layout.laid[0] ?? [],
      cuts: true,
      notes: fallNotes(inputs, patio),
      says: words.drawing.says(
        layout.whole,
        layout.cut,
        layout.cutFrom,
        formatDepth(patio.drop, locale),
      ),
    },
    layersDrawing(
      [
        { products: ['paving-slab'], name: words.drawing.slab, depth: patio.thickness },
        {
          products: ['sharp-sand', 'cement'],
          name: words.fields.bedding.options[values.bedding],
          depth: patio.bed,
        },
        { products: ['sub-base'], name: words.drawing.base, depth: patio.base },
      ],
      locale,
    ),
  ];
}

/** Position of a note between the high side and the low one. */
const HIGH = 0.08;
const LOW = 0.92;

function fallNotes({ words, values, locale }: Inputs, patio: Patio): readonly Note[] {
  const { x0, y0, x1, y1 } = patio.box;
  const at = (part: number): Note['at'] =>
    patio.runs === 'y'
      ? { x: (x0 + x1) / 2, y: y0 + (y1 - y0) * part }
      : { x: x0 + (x1 - x0) * part, y: (y0 + y1) / 2 };
  return [
    { at: at(HIGH), text: values.house ? words.drawing.house : words.drawing.high },
    { at: at(LOW), text: words.drawing.low(formatDepth(patio.drop, locale)) },
  ];
}
