import { defineJob } from '../kit/define-job.ts';
import { layTileJob, tileDrawings, tileFigures } from '../kit/tiling/layout.ts';
import { compact, type Warning } from '../kit/contract.ts';
import { tileWarnings } from '../kit/tiling/warnings.ts';
import { newSkirtingWarning } from '../kit/place/renewed.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { floorSteps } from './steps.ts';

/**
 * Stone on wood takes a deflection of 1/720 of the span and a second layer of plywood under its boards (TCNA
 * F250-Stone). Neither is planned, in any region.
 */
const stoneWarnings = ({ values, words }: Inputs): readonly Warning[] =>
  values.base === 'timber' && values.made === 'stone'
    ? [
        {
          rule: 'stone-on-wood',
          severity: 'stop',
          message: words.stoneOnWood,
          field: 'made',
          fix: { field: 'made', value: 'porcelain' },
        },
      ]
    : [];

/** Tile the floor of a room, with its base and edges. */
export const job = defineJob({
  card,
  uses: ['doors'],
  heeds: ['skirting'],
  // A page draws and lists its example: few large tiles keep it light.
  example: {
    metric: { tileLength: '600 mm', tileWidth: '600 mm' },
    imperial: { tileLength: '24 in', tileWidth: '24 in' },
  },
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { values, place, words } = inputs;
    const whole = layTileJob(inputs, 'floor', values, [
      { id: 'floor', name: words.floor, region: place.floor },
    ]);
    return {
      figures: tileFigures(whole),
      steps: floorSteps(inputs, whole),
      drawings: tileDrawings(whole),
      warnings: compact([
        ...stoneWarnings(inputs),
        ...tileWarnings(whole),
        newSkirtingWarning(inputs, values.skirting, {
          field: 'skirting',
          value: false,
          message: words.newSkirting,
        }),
      ]),
    };
  },
});
