import type { Inputs } from './fields.ts';
import { type Coated, FOOT } from './layout.ts';
import type { JobDrawing } from '../kit/contract.ts';
import type { Product } from '../../stock/products.ts';
import { wallDrawing, block } from '../kit/drawings.ts';
import { formatArea, formatDimension, rectangle, length } from '../../measure/units/units.ts';
import { boxRing } from '../../measure/outline/polygon.ts';

/** A wall less its openings; each stretch of a fence with the foot that gets preservative. */
export function drawingsOf(
  { place, values, words, locale }: Inputs,
  { sides }: Coated,
): readonly JobDrawing[] {
  const counts: readonly Product[] = [
    'exterior-stain',
    'exterior-paint',
    'wood-primer',
    'exterior-cleaner',
  ];
  if (place.kind === 'wall') {
    return [{ ...wallDrawing(place.wall, counts, locale), colour: values.colour }];
  }
  const high = values.height;
  return place.stretches.map((long, i) => {
    const face = formatArea(rectangle(long, high), locale);
    const painted = sides === 1 ? face : `${face}\u00a0×\u00a02`;
    return {
      id: `stretch-${i}`,
      name: words.drawing.stretch(place.stretches.length === 1 ? undefined : i + 1),
      counts: [...counts, 'wood-preserver'],
      surface: [boxRing({ x0: 0, y0: 0, x1: long, y1: high })],
      seen: 'wall',
      on: { stretch: i },
      colour: values.colour,
      pieces: [block(0, 0, long, FOOT), block(0, FOOT, long, length(high - FOOT), true)],
      dimensions: [{ side: 'top', from: 0, to: long, text: painted, isName: true }],
      says: words.drawing.says(
        formatDimension(long, locale),
        formatDimension(high, locale),
        face,
        sides,
      ),
    };
  });
}
