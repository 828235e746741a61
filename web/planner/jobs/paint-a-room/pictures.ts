import type { Locale } from '../../../language/locale.ts';
import { formatArea } from '../../measure/units/units.ts';
import { isSloped, type Room } from '../../measure/places/place.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { areaDrawing, wallDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import type { Painted } from './layout.ts';

/** The planes of a sloped ceiling on its plan, each with the area that it has itself. */
const planesOf = ({ planes }: Room, locale: Locale): Pick<JobDrawing, 'pieces' | 'notes'> => ({
  pieces: planes.map(({ under }, from) => ({ shape: under, whole: true, from })),
  notes: planes.map(({ under, area }) => {
    const { x0, y0, x1, y1 } = boundsOf(under);
    return { at: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, text: formatArea(area, locale) };
  }),
});

/** Each wall as it is painted, its openings left out, and the ceiling as the floor's plan. */
export const paintDrawings = (
  { place, values, words, locale }: Inputs,
  { layers }: Painted,
): readonly JobDrawing[] =>
  layers.flatMap(({ product, area }): readonly JobDrawing[] => {
    const counts = [product, 'mist-paint', 'wall-cleaner', 'filler', 'sandpaper'] as const;
    if (product === 'wall-paint') {
      return values.surfaces.walls.map((wall) => ({
        ...wallDrawing(wall, counts, locale),
        colour: values.colour,
      }));
    }
    if (place.kind !== 'room') return [];
    const whole = areaDrawing(
      'ceiling',
      words.ceiling,
      counts,
      place.floor,
      area,
      locale,
      'ceiling',
    );
    return [isSloped(place) ? { ...whole, ...planesOf(place, locale) } : whole];
  });
