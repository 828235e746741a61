import { formatArea } from '../../measure/units/units.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { floorDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn } from './fields.ts';
import { laidOf, layOn, plankOf } from './layout.ts';
import { floorSteps } from './steps.ts';

/** Lay a laminate or vinyl plank floor, row by row. */
export const job = defineJob({
  card,
  uses: ['doors', 'doorPlaces'],
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const plank = plankOf(inputs);
    const planks = layOn(inputs, plank);
    if (!planks.ok) return { problems: { gap: words.problems[planks.reason] } };
    const laid = laidOf(inputs, plank, planks.value);
    const { tight } = planks.value;
    return {
      figures: figures(words.figures, {
        floor: formatArea(laid.area, locale),
        planks: String(planks.value.planks),
      }),
      steps: floorSteps(inputs, laid),
      drawings: floorDrawings(inputs, laid),
      warnings:
        tight === 0
          ? []
          : [{ rule: 'stagger', severity: 'warn', field: 'stagger', message: words.tight(tight) }],
    };
  },
});
