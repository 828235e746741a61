import { formatLength, litres } from '../../measure/units/units.ts';
import { looseVolume } from '../../takeoff/structure/outdoors/granular.ts';
import { REACH } from '../../takeoff/structure/outdoors/raised-bed.ts';
import { liquid } from '../../takeoff/why.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { formatAmount } from '../kit/format-sizes.ts';
import { bedDrawings, bedScene } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { bedOf } from './layout.ts';
import { bedSteps } from './steps.ts';

/** Build a raised bed of boards or sleepers: its sides cut and staked against the soil, and filled by the litre. */
export const job = defineJob({
  card,
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const bed = bedOf(inputs);
    const soil = litres(Math.round(looseVolume(bed.inside, bed.fill) / 1000));
    const scene = bedScene(inputs, bed);
    return {
      figures: figures(words.figures, {
        height: formatLength(bed.height, locale),
        soil: formatAmount(liquid(soil), locale),
      }),
      steps: bedSteps(inputs, bed),
      drawings: bedDrawings(inputs, bed, scene),
      scene,
      warnings: reachWarnings(inputs),
    };
  },
});

/** Warning that the middle of the bed is out of reach. */
function reachWarnings({ values, words, locale, region }: Inputs): readonly Warning[] {
  const reach = REACH[region === 'us' ? 'us' : 'metric'];
  if (Math.min(values.width, values.length) <= reach) return [];
  const message = words.wide(formatLength(reach, locale));
  return [{ rule: 'reach', severity: 'warn', message, field: 'width' }];
}
