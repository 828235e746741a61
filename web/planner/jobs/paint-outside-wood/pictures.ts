import type { Inputs } from './fields.ts';
import { type Coated, FOOT } from './layout.ts';
import type { JobDrawing } from '../kit/contract.ts';
import type { Product } from '../../stock/products.ts';
import { wallDrawing, block } from '../kit/drawings.ts';
import {
  formatArea,
  formatDimension,
  rectangle,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';

/** Boards of a fence as drawn: their width, and the most of a long one. */
const BOARD = mm(140);
const MOST_BOARDS = 90;

/** Upright boards, each with the foot that gets preservative; stain without a named colour shows the wood. */
function boardsOn(long: Length, high: Length, values: Inputs['values']): readonly LaidPiece[] {
  const count = Math.min(MOST_BOARDS, Math.ceil(long / BOARD));
  const wide = long / count;
  const shown =
    values.finish === 'stain' && values.colour === '' ? ({ look: 'larch' } as const) : {};
  return Array.from({ length: count }, (_, i) => [
    block(i * wide, 0, wide, FOOT, true, 'wood-preserver'),
    { ...block(i * wide, FOOT, wide, high - FOOT, true), ...shown },
  ]).flat();
}

/** A wall less its openings; each stretch of a fence with its boards. */
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
      pieces: boardsOn(long, high, values),
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
