import { en as enPlan } from '../../language/en/job-plan.ts';
import { en } from './en.ts';
import { boundsOf, type Region } from '../../measure/polygon.ts';
import { clipRegion } from '../../measure/polygon-clip.ts';
import { inches, mm, type Length } from '../../measure/units.ts';
import { adhesiveRate, BED_WEIGHT } from '../../takeoff/structure/tile-bed.ts';
import type { Asked, ListedTakeOff, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { tileFields } from '../kit/tiling/fields.ts';
import { areaWeight, layTileJob, tileDrawings, tileFigures } from '../kit/tiling/layout.ts';
import { wallBill, wallLoad, type WallJob } from './wall.ts';
import { wallSteps } from './steps.ts';
import { tileWarnings } from '../kit/tiling/warnings.ts';
import { warningOf } from '../kit/warnings.ts';

/** Two sides of a shower tray; in the US a tub in its alcove. */
const WET_RUN = { us: inches(120), other: mm(2400) };

/** What most kitchens and bathrooms of a region are walled with. */
const USUAL_GROUND = {
  uk: 'plaster',
  us: 'plasterboard',
  eu: 'plaster',
  cn: 'masonry',
} as const;

const isWet = ({ wet }: Readonly<Record<string, unknown>>): boolean =>
  wet === 'shower' || wet === 'bath';

const fieldsIn = (asked: Asked<typeof en>) => {
  const { words, region } = asked;
  const { fields } = words;
  const { tileLength, tileWidth, joint, pattern, ...more } = tileFields(asked, 'wall');
  return {
    walls: { kind: 'surfaces', ...fields.walls, of: ['walls'], usual: 'all' },
    from: { kind: 'length', ...fields.from, usual: mm(0), least: mm(0), most: mm(3000) },
    high: {
      kind: 'length',
      ...fields.high,
      usual: mm(12_000),
      unbounded: true,
      least: mm(50),
      most: mm(12_000),
    },
    tileLength,
    tileWidth,
    joint,
    pattern,
    ground: {
      kind: 'choice',
      ...fields.ground,
      usual: USUAL_GROUND[region],
    },
    wet: { kind: 'choice', ...fields.wet },
    wetRun: {
      kind: 'length',
      ...fields.wetRun,
      usual: region === 'us' ? WET_RUN.us : WET_RUN.other,
      least: mm(300),
      most: mm(12_000),
      scale: 'room',
      when: isWet,
    },
    pipes: {
      kind: 'number',
      ...fields.pipes,
      usual: 2,
      least: 0,
      most: 8,
      whole: true,
      more: true,
      when: isWet,
    },
    uneven: {
      kind: 'length',
      ...fields.uneven,
      usual: mm(0),
      least: mm(0),
      most: mm(10),
      more: true,
    },
    ...more,
  } as const;
};

/** The part of a wall from one height to another. */
function band(region: Region, from: Length, high: Length): Region {
  const bounds = boundsOf(region);
  return clipRegion(region, { ...bounds, y0: from, y1: Math.min(bounds.y1, from + high) });
}

const EMPTY: ListedTakeOff = { figures: [], materials: [], steps: [], drawings: [] };

/** Tile a wall: walls laid tile by tile round doors and windows, to a height, with all that holds them. */
export const tileAWall = defineJob({
  slug: 'tile-a-wall',
  phase: 'tiles',
  places: ['wall', 'room'],
  // A page draws its example: half the height keeps it light.
  example: { high: '1.2 m' },
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { values, locale, place } = asked;
    const tiled = values.walls.walls
      .map((wall) => ({ wall, region: band(wall.region, values.from, values.high) }))
      .filter(({ region }) => region.length > 0);
    const surfaces = tiled.map(({ wall, region }) => ({
      id: wall.id,
      name: locale.words('jobPlan', enPlan).wall(wall.id),
      region,
    }));
    if (surfaces.length === 0) return EMPTY;
    const laid = layTileJob(asked, 'wall', values, surfaces);
    const load = wallLoad(laid, values.ground);
    const job: WallJob = {
      ...laid,
      words: asked.words,
      values,
      place,
      walls: tiled.map(({ wall }) => wall),
      ...load,
      backed: !load.bears.ok && (values.ground === 'plaster' || values.ground === 'plasterboard'),
    };
    const materials = wallBill(job);
    return {
      figures: tileFigures(job),
      materials,
      steps: wallSteps(job),
      drawings: tileDrawings(
        job,
        materials.map(({ id }) => id),
      ),
      warnings: [
        ...loadWarnings(job),
        ...warningOf(adhesiveRate(job.longest, 'wall'), 'stop', 'tileLength', locale),
        ...tileWarnings(job),
      ],
    };
  },
});

/** Tiles too heavy for the wall go on boards; too heavy for boards too, they go nowhere. */
function loadWarnings(job: WallJob): readonly Warning[] {
  const { words, weight, backed, bears } = job;
  const shown = areaWeight(weight + BED_WEIGHT, job);
  const rule = 'bs-5385-1';
  const onBoard = wallLoad(job, 'cement-board').bears;
  if (bears.ok) return [];
  if (backed && onBoard.ok) {
    return [{ rule, severity: 'warn', message: words.backed(shown), field: 'ground' }];
  }
  return [{ rule, severity: 'stop', message: words.tooHeavy(shown), field: 'thickness' }];
}
