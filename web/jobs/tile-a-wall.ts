import { en as enPlan } from '../language/en/job-plan.ts';
import { en } from '../language/en/tile-a-wall.ts';
import { area } from '../language/language.ts';
import { boundsOf, type Region } from '../measure/polygon.ts';
import { clipRegion } from '../measure/polygon-clip.ts';
import { mm, type Length } from '../measure/units.ts';
import { defineJob } from './contract.ts';
import { layAndGrout, TILE_FIELDS, TILE_TOOLS, tileSurfaces } from './tiling.ts';

const planWords = area('jobPlan', enPlan);
const words = area('tileAWall', en);

/** The part of a wall from one height to another. */
function band(region: Region, from: Length, high: Length): Region {
  const bounds = boundsOf(region);
  return clipRegion(region, { ...bounds, y0: from, y1: Math.min(bounds.y1, from + high) });
}

/** Tile a wall: walls laid tile by tile round doors and windows, to a height. */
export const tileAWall = defineJob({
  slug: 'tile-a-wall',
  title: words.title,
  summary: words.summary,
  phase: 'tiles',
  places: ['room', 'wall'],
  fields: {
    walls: { kind: 'surfaces', label: words.fields.walls.label, of: ['walls'], usual: 'all' },
    from: {
      kind: 'length',
      label: words.fields.from.label,
      usual: mm(0),
      least: mm(0),
      most: mm(3000),
      source: words.fields.from.source,
    },
    high: {
      kind: 'length',
      label: words.fields.high.label,
      usual: mm(12_000),
      least: mm(50),
      most: mm(12_000),
      source: words.fields.high.source,
    },
    ...TILE_FIELDS,
  },
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff: (_, values, system) =>
    tileSurfaces(
      values.walls.walls
        .map((wall) => ({
          id: wall.id,
          name: planWords.wall(wall.id),
          region: band(wall.region, values.from, values.high),
        }))
        .filter(({ region }) => region.length > 0),
      values,
      'wall',
      system,
    ),
  tools: () => [...TILE_TOOLS, ...words.tools],
  steps: (_, amount) => [
    {
      id: 'prepare',
      ...words.steps.prepare,

      minutes: 60,
      dryMinutes: 120,
    },
    ...layAndGrout(amount, 'wall'),
  ],
});
