import { formatArea } from '../../measure/units/units.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { paintDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Surface } from './fields.ts';
import { paintedOf } from './layout.ts';
import { paintSteps } from './steps.ts';

/** Paint a room: walls, ceiling and woodwork by area, in the cheapest tins, with all that it takes. */
export const job = defineJob({
  card,
  heeds: ['skirting'],
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const painted = paintedOf(inputs);
    const shown = (surface: Surface): string | undefined => {
      const layer = painted.layers.find((one) => one.surface === surface);
      return layer && formatArea(layer.area, locale);
    };
    return {
      figures: figures(words.figures, {
        wall: shown('wall'),
        ceiling: shown('ceiling'),
        wood: painted.wood > 0 ? formatArea(painted.wood, locale) : undefined,
      }),
      steps: painted.layers.length === 0 ? [] : paintSteps(inputs, painted),
      drawings: paintDrawings(inputs, painted),
    };
  },
});
