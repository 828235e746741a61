import { en as enPlan } from '../language/en/job-plan.ts';
import { en } from '../language/en/tile-a-wall.ts';
import type { Locale } from '../language/locale.ts';
import { boundsOf, type Region } from '../measure/polygon.ts';
import { clipRegion } from '../measure/polygon-clip.ts';
import { mm, type Length } from '../measure/units.ts';
import { defineJob, jobIn } from './old-contract.ts';
import { layAndGrout, tileFields, tileSurfaces, tileTools } from './tiling.ts';

const planIn = (locale: Locale) => locale.words('jobPlan', enPlan);
const wordsIn = (locale: Locale) => locale.words('tileAWall', en);

/** The part of a wall from one height to another. */
function band(region: Region, from: Length, high: Length): Region {
  const bounds = boundsOf(region);
  return clipRegion(region, { ...bounds, y0: from, y1: Math.min(bounds.y1, from + high) });
}

/** Tile a wall: walls laid tile by tile round doors and windows, to a height. */
export const tileAWall = jobIn((locale) =>
  defineJob(
    {
      slug: 'tile-a-wall',
      phase: 'tiles',
      places: ['room', 'wall'],
      fields: {
        walls: {
          kind: 'surfaces',
          label: wordsIn(locale).fields.walls.label,
          of: ['walls'],
          usual: 'all',
        },
        from: {
          kind: 'length',
          label: wordsIn(locale).fields.from.label,
          usual: mm(0),
          least: mm(0),
          most: mm(3000),
          source: wordsIn(locale).fields.from.source,
        },
        high: {
          kind: 'length',
          label: wordsIn(locale).fields.high.label,
          usual: mm(12_000),
          least: mm(50),
          most: mm(12_000),
          source: wordsIn(locale).fields.high.source,
        },
        ...tileFields(locale),
      },
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff: (_, values) =>
        tileSurfaces(
          values.walls.walls
            .map((wall) => ({
              id: wall.id,
              name: planIn(locale).wall(wall.id),
              region: band(wall.region, values.from, values.high),
            }))
            .filter(({ region }) => region.length > 0),
          values,
          'wall',
          locale,
        ),
      tools: () => [...tileTools(locale), ...wordsIn(locale).tools],
      steps: (_, amount) => [
        {
          id: 'prepare',
          ...wordsIn(locale).steps.prepare,

          minutes: 60,
          dryMinutes: 120,
        },
        ...layAndGrout(amount, 'wall', locale),
      ],
    },
    locale,
  ),
);
