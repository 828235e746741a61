import { boundsOf, type Region } from '../measure/polygon.ts';
import { clipRegion } from '../measure/polygon-clip.ts';
import { mm, type Length } from '../measure/units.ts';
import { defineJob } from './contract.ts';
import { layAndGrout, TILE_FIELDS, TILE_TOOLS, tileSurfaces } from './tiling.ts';

/** The part of a wall from one height to another. */
function band(region: Region, from: Length, high: Length): Region {
  const bounds = boundsOf(region);
  return clipRegion(region, { ...bounds, y0: from, y1: Math.min(bounds.y1, from + high) });
}

/** Tile a wall: walls laid tile by tile round doors and windows, to a height. */
export const tileAWall = defineJob({
  slug: 'tile-a-wall',
  title: 'Tile a wall',
  summary:
    'Lay the tiles on your own walls before you buy: whole and cut tiles counted, cut-offs used again, adhesive and grout to match.',
  phase: 'tiles',
  places: ['room', 'wall'],
  fields: {
    walls: { kind: 'surfaces', label: 'Walls to tile', of: ['walls'], usual: 'all' },
    from: {
      kind: 'length',
      label: 'From the floor',
      usual: mm(0),
      least: mm(0),
      most: mm(3000),
      source: 'For a splashback: the worktop’s height.',
    },
    high: {
      kind: 'length',
      label: 'Tiled height',
      usual: mm(12_000),
      least: mm(50),
      most: mm(12_000),
      source: 'To the ceiling unless you say less.',
    },
    ...TILE_FIELDS,
  },
  counts: [
    'Tiles: laid on each wall with their joints, round its doors and windows. Whole and cut ones are counted; a cut-off is used again where it keeps the tile’s own edges towards its neighbours.',
    'The start moves where a cut would be narrower than 50 mm.',
    'Adhesive: 3 kg/m² on walls, 6 for tiles over 600 mm (trade notch tables).',
    'Grout: (length + width) ÷ (length × width) × thickness × joint × 1.6 kg/m², and 10 % more (makers’ formula).',
    'Spares: 5 % unless you choose otherwise. Boxes hold what the label says.',
  ],
  pitfalls: [
    'Fresh plaster or paint that flakes: tiles come off with it. Plaster carries about 20 kg/m², plasterboard 32; heavier tiles need a cement board.',
    'A bath or floor taken as level: it never is. Start from a level batten.',
    'Slivers in the corner you look at: set out first, start where the drawing says.',
    'In a shower, grout is not waterproof: seal the wall behind the tiles first.',
  ],
  takeOff: (_, values, system) =>
    tileSurfaces(
      values.walls.walls
        .map((wall) => ({
          id: wall.id,
          name: `Wall ${wall.id}`,
          region: band(wall.region, values.from, values.high),
        }))
        .filter(({ region }) => region.length > 0),
      values,
      'wall',
      system,
    ),
  tools: () => [...TILE_TOOLS, 'Straight batten'],
  steps: (_, amount) => [
    {
      id: 'prepare',
      title: 'Prepare the wall',
      detail: 'Take off what is loose, fill hollows over 5 mm, prime.',
      safety:
        'Switch off the power before you loosen sockets and switches. Check for pipes and cables before you drill.',
      minutes: 60,
      dryMinutes: 120,
    },
    ...layAndGrout(amount, 'wall'),
  ],
});
