import { en } from './en.ts';
import { mm } from '../../measure/units.ts';
import { adhesiveRate, tileWeight } from '../../takeoff/structure/tile-bed.ts';
import type { Asked } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { tileFields } from '../kit/tiling/fields.ts';
import { floorBill, type FloorJob } from './floor.ts';
import { floorSteps } from './steps.ts';
import { layTileJob, tileDrawings, tileFigures } from '../kit/tiling/layout.ts';
import { tileWarnings } from '../kit/tiling/warnings.ts';
import { warningOf } from '../kit/warnings.ts';

const fieldsIn = (asked: Asked<typeof en>) => {
  const { words, region, shelf } = asked;
  const { fields } = words;
  const { tileLength, tileWidth, joint, pattern, ...more } = tileFields(asked, 'floor');
  return {
    tileLength,
    tileWidth,
    joint,
    pattern,
    base: { kind: 'choice', ...fields.base, usual: region === 'us' ? 'timber' : 'concrete' },
    under: {
      kind: 'choice',
      ...fields.under,
      more: true,
      when: () => shelf['decoupling-mat'].form !== 'not-sold',
    },
    hollow: {
      kind: 'length',
      ...fields.hollow,
      usual: mm(0),
      least: mm(0),
      most: mm(40),
      more: true,
    },
    heated: { kind: 'toggle', ...fields.heated, usual: false, more: true },
    ...more,
  } as const;
};

/** Tile a floor: the whole floor of a room, tile by tile, with what lies under it and round it. */
export const tileAFloor = defineJob({
  slug: 'tile-a-floor',
  phase: 'tiles',
  places: ['room'],
  uses: ['doors'],
  // A page draws and lists its example: few large tiles keep it light.
  example: { tileLength: '600 mm', tileWidth: '600 mm' },
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { values, locale, place, words } = asked;
    const laid = layTileJob(asked, 'floor', values, [
      { id: 'floor', name: words.floor, region: place.floor },
    ]);
    const job: FloorJob = { ...laid, words, values, place };
    const materials = floorBill(job);
    return {
      figures: tileFigures(job),
      materials,
      steps: floorSteps(job, tileWeight(values.made, laid.thickness)),
      drawings: tileDrawings(
        job,
        materials.map(({ id }) => id),
      ),
      warnings: [
        ...warningOf(adhesiveRate(job.longest, 'floor'), 'stop', 'tileLength', locale),
        ...tileWarnings(job),
      ],
    };
  },
});
