import { length, mm } from '../../../measure/units/units.ts';
import { BOTTOM_UP, grooveOf, housingOf, NO_FITTINGS, type Design, type Laid } from '../piece.ts';
import { part, type FurniturePart } from '../parts.ts';

const LEAST = mm(60);

/** Four walls, a bottom in a groove or under them, a lid on top. */
export function box(design: Design): Laid {
  const { width, height, depth, board: t, back, lid, grain } = design;
  const housing = housingOf(design);
  const isGrooved = back === 'groove';
  const floor = isGrooved ? 0 : t;
  const top = height - (lid ? t : 0);
  if (width - 2 * t < LEAST) return { field: 'width', why: 'narrow' };
  if (depth - 2 * t < LEAST) return { field: 'depth', why: 'shallow' };
  if (top - floor - 2 * t < LEAST) return { field: 'height', why: 'low' };
  const groove = isGrooved ? grooveOf(t, grain) - grain : 0;
  // The rim is visible under an open lid, and so are the ends of the front and the back.
  const wall = (y: number, way: -1 | 1): FurniturePart =>
    part('front', {
      at: [0, y, floor],
      size: [width, t, top - floor],
      grain: 0,
      stage: way < 0 ? 'frame' : 'close',
      apart: [0, 0.9 * way, 0],
      banded: ['z1', 'x0', 'x1'],
    });
  const end = (x: number, way: -1 | 1): FurniturePart =>
    part('end', {
      at: [x, t - housing, floor],
      size: [t, depth - 2 * t + 2 * housing, top - floor],
      grain: 1,
      stage: 'frame',
      apart: [0.45 * way, 0, 0],
      banded: ['z1'],
      sunk: [length(housing)],
    });
  const inset = isGrooved ? t - groove : 0;
  return {
    ...NO_FITTINGS,
    parts: [
      wall(0, -1),
      end(0, -1),
      end(width - t, 1),
      part('bottom', {
        at: [inset, inset, isGrooved ? BOTTOM_UP : 0],
        size: [width - 2 * inset, depth - 2 * inset, t],
        grain: 0,
        stage: isGrooved ? 'frame' : 'back',
        apart: [0, 0, -0.6],
        sunk: [length(groove)],
        banded: isGrooved ? [] : ['x0', 'x1', 'y0', 'y1'],
      }),
      wall(depth - t, 1),
      ...(lid
        ? [
            part('lid', {
              at: [0, 0, top],
              size: [width, depth, t],
              grain: 0,
              stage: 'fronts',
              apart: [0, 0, 0.7],
              banded: ['x0', 'x1', 'y0', 'y1'],
            }),
          ]
        : []),
    ],
  };
}
