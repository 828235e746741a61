import { BED_WEIGHT, wallBears } from '../../takeoff/structure/tile-bed.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { areaWeight, tileDrawings, tileFigures } from '../kit/tiling/layout.ts';
import { tileWarnings } from '../kit/tiling/warnings.ts';
import { en } from './en.ts';
import { fieldsIn, type Asked } from './fields.ts';
import { tileWalls, type WallJob } from './layout.ts';
import { wallSteps } from './steps.ts';

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
    const job = tileWalls(asked);
    if (job === undefined) return { figures: [], steps: [], drawings: [] };
    return {
      figures: tileFigures(job),
      steps: wallSteps(asked, job),
      drawings: tileDrawings(job),
      warnings: [...loadWarnings(asked, job), ...tileWarnings(job)],
    };
  },
});

/** Tiles too heavy for the wall go on boards; too heavy for boards too, they go nowhere. */
function loadWarnings({ words }: Asked, job: WallJob): readonly Warning[] {
  const { weight, backed, bears } = job;
  if (bears.ok) return [];
  const shown = areaWeight(weight + BED_WEIGHT, job);
  const rule = 'bs-5385-1';
  return backed && wallBears('cement-board', weight).ok
    ? [{ rule, severity: 'warn', message: words.backed(shown), field: 'ground' }]
    : [{ rule, severity: 'stop', message: words.tooHeavy(shown), field: 'thickness' }];
}
