import type { Product } from '../../stock/products.ts';
import { formatArea, formatDimension } from '../../measure/units/format-length.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { length, rectangle } from '../../measure/units/units.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { block, wallDrawing } from '../kit/drawings.ts';
import { figures } from '../kit/figures.ts';
import { card } from './card.ts';
import { en } from './en.ts';
import { fieldsIn, type Asked } from './fields.ts';
import { coatedOf, FOOT, type Coated } from './layout.ts';
import { outsideSteps } from './steps.ts';

/** Paint or stain a fence, or the boards of a shed or a house, with all that the wood needs first. */
export const job = defineJob({
  card,
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const coated = coatedOf(asked);
    return {
      figures: figures(words.figures, {
        wood: formatArea(coated.area, locale),
        run: formatDimension(coated.run, locale),
      }),
      steps: outsideSteps(asked, coated),
      drawings: drawingsOf(asked, coated),
    };
  },
});

/** A wall less its openings; each stretch of a fence with the foot that gets preservative. */
function drawingsOf(
  { place, values, words, locale }: Asked,
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
    const middle = { x: long / 2, y: (FOOT + high) / 2 };
    return {
      id: `stretch-${i}`,
      name: words.drawing.stretch(place.stretches.length === 1 ? undefined : i + 1),
      counts: [...counts, 'wood-preserver'],
      surface: [boxRing({ x0: 0, y0: 0, x1: long, y1: high })],
      seen: 'wall',
      on: { stretch: i },
      colour: values.colour,
      pieces: [block(0, 0, long, FOOT), block(0, FOOT, long, length(high - FOOT), true)],
      notes: [{ at: middle, text: sides === 1 ? face : `${face} × 2` }],
      says: words.drawing.says(
        formatDimension(long, locale),
        formatDimension(high, locale),
        face,
        sides,
      ),
    };
  });
}
