import { formatArea, formatDimension } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { coatedOf } from './layout.ts';
import { outsideSteps } from './steps.ts';
import { drawingsOf } from './pictures.ts';

/** Paint or stain a fence, or the boards of a shed or a house, with all that the wood needs first. */
export const job = defineJob({
  card,
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const coated = coatedOf(inputs);
    return {
      figures: figures(words.figures, {
        wood: formatArea(coated.area, locale),
        run: formatDimension(coated.run, locale),
      }),
      steps: outsideSteps(inputs, coated),
      warnings: warningsOf(inputs),
      drawings: drawingsOf(inputs, coated),
    };
  },
});

/** Stain does not hold on old paint. */
function warningsOf({ values, words }: Inputs): readonly Warning[] {
  if (values.state !== 'painted' || values.finish !== 'stain') return [];
  const message = words.stainOverPaint;
  return [{ rule: 'stain-over-paint', severity: 'stop', field: 'finish', message }];
}
