// Percentages that remain in quantities: each is a material's own waste or a measured share, with its source.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const PLANNER = join(import.meta.dirname, '../../../web/planner');

/**
 * - `waste`: some of the material breaks, tears, settles or is lost.
 * - `share`: a measured share of a surface or a thing, not an addition.
 * - `limit`: decides something; no quantity depends on it.
 * - `lap`: replaces laps and cuts that are not laid out yet.
 */
type Kind = 'waste' | 'share' | 'limit' | 'lap';

const KNOWN: Readonly<Record<string, readonly [value: number, kind: Kind, source: string]>> = {
  'jobs/board-a-loft/floor-lines.ts BROKEN': [
    0.05,
    'waste',
    'panels break or are cut wrong: trade',
  ],
  'jobs/build-a-deck/board-steps.ts straight': [0.05, 'waste', 'split ends: trade practice'],
  'jobs/build-a-deck/board-steps.ts diagonal': [0.1, 'waste', 'split ends, angled cuts: trade'],
  'jobs/build-a-deck/frame-steps.ts FLASHED': [1.1, 'lap', 'overlaps of flashing: trade practice'],
  'jobs/build-a-deck/rules-metric.ts CONTINUOUS': [1.25, 'limit', 'span of continuous boards'],
  'jobs/build-a-raised-bed/layout.ts LONGER_BAY': [1.02, 'limit', 'bow of a longer bay: 0.4 mm'],
  'jobs/build-a-stud-wall/kerb.ts SPILLED': [0.05, 'waste', 'spilled, left in buckets: estimate'],
  'jobs/build-furniture/hardware.ts IN_EDGE': [
    0.31,
    'limit',
    'width of a screw in an edge: trade practice',
  ],
  'takeoff/material.ts share': [0.1, 'waste', 'bent and lost nails and screws: trade practice'],
  'jobs/kit/bill.ts share': [0.02, 'waste', 'bent and lost screws of decks and fences: trade'],
  'jobs/kit/finish/paint.ts EDGES': [1.1, 'share', 'edges take primer twice: makers'],
  'jobs/kit/finish/plasterboard.ts DAB': [
    0.2,
    'limit',
    'millilitres of paint on a screw head: estimate',
  ],
  'jobs/kit/finish/woodwork.ts MOULDED': [1.3, 'share', 'surface of panelled doors'],
  'jobs/kit/finish/woodwork.ts WHOLE_WINDOW': [1.2, 'share', 'frame and board of a window: trade'],
  'jobs/kit/place/along-wall.ts BAND': [0.035, 'limit', 'drawn width'],
  'jobs/kit/steps/groundwork.ts share': [0.1, 'waste', 'uneven ground: trade practice'],
  'jobs/kit/steps/groundwork.ts share 2': [
    0.15,
    'waste',
    'soil and compost settle: trade practice',
  ],
  'takeoff/structure/indoors/floor-covering.ts AMPLE': [
    0.25,
    'limit',
    'tiles left that are spares enough: estimate',
  ],
  'jobs/kit/tiling/layout.ts NOMINAL': [0.02, 'limit', 'label of a tile against its size'],
  'jobs/kit/tiling/lines.ts GEL_LOST': [1.15, 'waste', 'gel left in nozzle and tube: trade'],
  'jobs/lay-a-lawn/steps.ts TORN': [0.05, 'waste', 'rolls tear or dry out: growers'],
  'jobs/lay-a-lawn/steps.ts share': [0.1, 'waste', 'seed that does not grow: growers'],
  'jobs/lay-a-path/loose-steps.ts GRID_CUTS': [1.05, 'lap', 'cuts of gravel grids: makers'],
  'jobs/lay-a-path/slab-steps.ts share': [
    0.08,
    'waste',
    'concrete lost in mixing, low spots: trade',
  ],
  'jobs/paint-outside-wood/layout.ts SCRAPED_BARE': [0.25, 'share', 'old paint that flakes'],
  'jobs/paint-woodwork/layout.ts SANDED_BARE': [0.05, 'share', 'edges sanded bare: estimate'],
  'jobs/paint-woodwork/steps.ts BLOCKER_COATS': [1.1, 'share', 'spots blocked twice: estimate'],
  'jobs/panel-a-wall/layout.ts UNSEEN': [
    0.1,
    'limit',
    'part of a mark of the tape that a saw loses',
  ],
  'jobs/panel-a-wall/steps.ts JOINTED': [1.1, 'share', 'slopes of the joints of boards: estimate'],
  'takeoff/a-little-less.ts share': [0.04, 'limit', 'saving that is worth a hint'],
  'takeoff/ceilings/strip-places.ts OUT_OF_SQUARE': [
    0.1,
    'limit',
    'slant of a wall that a strip follows: estimate',
  ],
  'takeoff/structure/indoors/paint-rates.ts LAPPED': [1.1, 'share', 'surface of lapped boards'],
  'takeoff/structure/indoors/paint-rates.ts MIST_WATER': [
    0.3,
    'share',
    'water in a mist coat: makers',
  ],
  'takeoff/structure/indoors/plasterboard.ts TAPE_PER_SQUARE_METRE': [
    1.35,
    'share',
    'metres of joint for each m²: makers',
  ],
  'takeoff/material.ts DUST': [0.05, 'limit', 'error of rounding, of a mark of the tape'],
  'takeoff/material.ts WASHER': [0.3, 'limit', 'thickness of a washer: ISO 7094'],
  'takeoff/structure/outdoors/granular.ts ORDER_MORE': [
    1.1,
    'waste',
    'loss in uneven ground: trade',
  ],
  'takeoff/structure/outdoors/granular.ts LOOSE_FACTOR': [1.25, 'limit', 'loose volume for skip'],
  'takeoff/structure/outdoors/fence-rules.ts CODE_SHARE': [
    1.2,
    'limit',
    'moment of a post by the code, kNm, of 1.8 at failure',
  ],
};

const isMessages = (path: string): boolean => /\/(?:en|en-us|zh)\.ts$/.test(path);

const sources = ['jobs', 'takeoff'].flatMap((folder) =>
  readdirSync(join(PLANNER, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(PLANNER, folder, path))
    .filter((path) => !isMessages(path)),
);

/** Constants and shares that may be a percentage: up to 35 %, or a factor up to 1.35. */
const PERCENTAGE =
  /(?:const ([A-Z_]+)(?: as number)? = |\b(share|straight|diagonal): )(0\.(?:[0-2]\d*|3[0-5]?)|1\.(?:[0-2]\d*|3[0-5]?))\b/g;

function found(): Readonly<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const path of sources) {
    for (const [, name = '', field = '', value] of readFileSync(path, 'utf8').matchAll(
      PERCENTAGE,
    )) {
      const key = `${relative(PLANNER, path)} ${name || field}`;
      all[key in all ? `${key} 2` : key] = Number(value);
    }
  }
  return all;
}

test('percentages in quantities are listed with their source', () => {
  const known = Object.entries(KNOWN).map(([key, [value]]) => [key, value] as const);
  expect(found()).toEqual(Object.fromEntries(known));
});

test('no indoor job adds a percentage for laps and cuts', () => {
  const laps = Object.entries(KNOWN).filter(([, [, kind]]) => kind === 'lap');
  expect(laps.map(([key]) => key.split('/')[1])).toEqual(['build-a-deck', 'lay-a-path']);
});
