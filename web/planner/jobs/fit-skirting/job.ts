import { formatDimension } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { skirtingDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { fit, type Fitted } from './layout.ts';
import { skirtingSteps } from './steps.ts';

/** Fit skirting and, if wanted, architraves: wall to wall between the doorways. */
export const job = defineJob({
  card,
  uses: ['doors', 'doorPlaces', 'doorHeights'],
  renews: ['skirting'],
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const fitted = fit(inputs);
    return {
      figures: figures(words.figures, {
        run: formatDimension(fitted.run, locale),
        around: fitted.around && formatDimension(fitted.aroundRun, locale),
      }),
      steps: skirtingSteps(inputs, fitted),
      drawings: skirtingDrawings(inputs, fitted),
      warnings: tooLongWarnings(inputs, fitted),
    };
  },
});

/** Warning of doorways that are too large for any architrave length. */
function tooLongWarnings({ words }: Inputs, { around }: Fitted): readonly Warning[] {
  if (around === undefined || around.tooLong === 0) return [];
  const message = words.tooLong(around.tooLong);
  return [{ rule: 'architrave-length', severity: 'warn', field: 'architrave', message }];
}
