import type { Ring } from '../../measure/outline/polygon.ts';
import type { Inputs } from './fields.ts';
import type { Covered } from './layout.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { dimensionsIn } from '../kit/drawings.ts';
import { formatLength, length } from '../../measure/units/units.ts';

/** Number of sides of a drawn circle. */
const SIDES = 48;

const circle = (middle: number, radius: number): Ring =>
  Array.from({ length: SIDES }, (_, i) => {
    const turn = (2 * Math.PI * i) / SIDES;
    return {
      x: Math.round(middle + radius * Math.cos(turn)),
      y: Math.round(middle + radius * Math.sin(turn)),
    };
  });

/** Pipe and sleeve cut through, to scale. */
export function sectionOf({ words, values, locale }: Inputs, { pipe }: Covered): JobDrawing {
  const wide = pipe + 2 * values.wall;
  const middle = wide / 2;
  const size = dimensionsIn(locale);
  const shown = (side: number): string => formatLength(length(side), locale);
  return {
    id: 'section',
    name: words.drawing.section,
    counts: ['pipe-lagging'],
    surface: [circle(middle, middle)],
    seen: 'wall',
    pieces: [
      {
        shape: [circle(middle, middle), circle(middle, pipe / 2).toReversed()],
        whole: true,
        from: 0,
      },
    ],
    dimensions: [
      size('top', middle - pipe / 2, middle + pipe / 2),
      size('right', middle + pipe / 2, wide),
    ],
    says: words.drawing.says(shown(pipe), shown(values.wall), shown(wide)),
  };
}
