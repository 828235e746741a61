import { BED_WEIGHT, wallBears } from '../../takeoff/structure/tile-bed.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { areaWeight, tileDrawings, tileFigures } from '../kit/tiling/layout.ts';
import { tileWarnings } from '../kit/tiling/warnings.ts';
import { card } from './card.ts';
import { en } from './en.ts';
import { fieldsIn, type Asked } from './fields.ts';
import { tileWalls, type WallJob } from './layout.ts';
import { wallSteps } from './steps.ts';

/** Tile a wall: walls laid tile by tile round doors and windows, to a height, with all that holds them. */
export const job = defineJob({
  card,
  // A page draws its example: half the height keeps it light.
  example: { metric: { high: '1.2 m' }, imperial: { high: '4 ft' } },
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const whole = tileWalls(asked);
    if (whole === undefined) return { figures: [], steps: [], drawings: [] };
    return {
      figures: tileFigures(whole),
      steps: wallSteps(asked, whole),
      drawings: tileDrawings(whole),
      warnings: [...loadWarnings(asked, whole), ...tileWarnings(whole)],
    };
  },
});

/** Tiles too heavy for the wall go on boards; too heavy for boards too, they go nowhere. */
function loadWarnings({ words }: Asked, whole: WallJob): readonly Warning[] {
  const { weight, backed, bears } = whole;
  if (bears.ok) return [];
  const shown = areaWeight(weight + BED_WEIGHT, whole);
  const rule = 'bs-5385-1';
  return backed && wallBears('cement-board', weight).ok
    ? [{ rule, severity: 'warn', message: words.backed(shown), field: 'ground' }]
    : [{ rule, severity: 'stop', message: words.tooHeavy(shown), field: 'thickness' }];
}
