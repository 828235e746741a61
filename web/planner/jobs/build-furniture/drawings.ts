import { formatLength } from '../../measure/units/format-length.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import type { Length } from '../../measure/units/units.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block } from '../kit/drawings.ts';
import type { Whole } from './lines.ts';
import { SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import { roomFor, wallFor } from './fit.ts';
import type { Part } from './panel.ts';

/** What a plane across an axis cuts through: what sinks into another is drawn plain, below what it sinks into. */
const cutAt = (parts: readonly Part[], axis: 0 | 1, at: number): readonly Part[] =>
  parts.filter((one) => one.at[axis] < at && at < one.at[axis] + one.size[axis]);

const isSunk = ({ sunk }: Part): boolean => sunk.some((deep) => deep > 0);

/** Where it stands or hangs on its wall, beside doors and windows. */
function wallDrawings(asked: Whole, shown: (size: Length) => string): readonly JobDrawing[] {
  const { words, place, values, built } = asked;
  const wall = wallFor(place, values.walls);
  if (wall === undefined) return [];
  const { width, height, kind } = built.design;
  const room = roomFor(wall, kind, height);
  return [
    {
      id: 'wall',
      name: words.drawing.wall,
      counts: [],
      surface: wall.region,
      seen: 'wall',
      on: { wall: wall.id },
      pieces: [block(room.at + Math.floor((room.width - width) / 2), room.above, width, height)],
      says: words.drawing.wallSays(shown(width), shown(height)),
    },
  ];
}

/** Cut through from side to side, and from front to back. */
export function furnitureDrawings(asked: Whole): readonly JobDrawing[] {
  const { words, locale, built, values } = asked;
  const { parts, design, units } = built;
  const { width, height, depth, kind } = design;
  const shown = (size: Length): string => formatLength(size, locale);
  const section = (axis: 0 | 1, at: number) => {
    const across = axis === 1 ? 0 : 1;
    return cutAt(parts, axis, at).map((one) =>
      block(one.at[across], one.at[2], one.size[across], one.size[2], isSunk(one)),
    );
  };
  const surface = (wide: number) => [boxRing({ x0: 0, y0: 0, x1: wide, y1: height })];
  // Beside the middle, where doors meet and uprights stand.
  const beside = Math.round((0.3 * width) / units);
  const middle = kind === 'planter' ? design.deck.thickness + 1 : Math.round(0.47 * depth);
  return [
    {
      id: 'front',
      name: words.drawing.front,
      counts:
        kind === 'planter'
          ? ['deck-board', 'batten']
          : [SHELF_PRODUCTS[values.board], 'back-board', 'plywood', 'structural-timber'],
      surface: surface(width),
      seen: 'wall',
      pieces: section(1, middle),
      says: words.drawing.frontSays(shown(width), shown(height)),
    },
    {
      id: 'side',
      name: words.drawing.side,
      counts:
        kind === 'planter'
          ? ['deck-board', 'batten']
          : [SHELF_PRODUCTS[values.board], 'back-board', 'plywood', 'structural-timber'],
      surface: surface(depth),
      seen: 'wall',
      pieces: section(0, beside),
      says: words.drawing.sideSays(shown(depth), shown(height)),
    },
    ...wallDrawings(asked, shown),
  ];
}
