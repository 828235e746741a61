import { formatDepth } from '../../measure/units/units.ts';
import type { Dimension, JobDrawing, Sparse } from '../kit/contract.ts';
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
      dimensions: fallNames(inputs, patio),
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

/** Names of the high side and of the low one. */
function fallNames({ words, values, locale }: Inputs, patio: Patio): readonly Dimension[] {
  const { x0, y0, x1, y1 } = patio.box;
  const isDown = patio.runs === 'y';
  const [from, to] = isDown ? [x0, x1] : [y0, y1];
  const name = (side: Dimension['side'], text: string) =>
    ({ side, from, to, text, isName: true }) as const;
  return [
    name(isDown ? 'top' : 'left', values.house ? words.drawing.house : words.drawing.high),
    name(isDown ? 'bottom' : 'right', words.drawing.low(formatDepth(patio.drop, locale))),
  ];
}
