import { defineJob } from '../kit/define-job.ts';
import { layTileJob, tileDrawings, tileFigures } from '../kit/tiling/layout.ts';
import { tileWarnings } from '../kit/tiling/warnings.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn } from './fields.ts';
import { floorSteps } from './steps.ts';

/** Tile the floor of a room, with its base and edges. */
export const job = defineJob({
  card,
  uses: ['doors'],
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
      warnings: tileWarnings(whole),
    };
  },
});
