import { formatArea, formatDimension } from '../../measure/units/units.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn } from './fields.ts';
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
      drawings: drawingsOf(inputs, coated),
    };
  },
});
