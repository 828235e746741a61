import { formatDimension, formatLength, mm } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { coveredOf } from './layout.ts';
import { pipeSteps } from './steps.ts';
import { sectionOf } from './pictures.ts';

/** Insulate a hot-water pipe: sleeves for the run, its bends and branches, with tape and ties. */
export const job = defineJob({
  card,
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const covered = coveredOf(inputs);
    return {
      figures: figures(inputs.words.figures, {
        run: formatDimension(covered.run, inputs.locale),
        joints: String(covered.joints),
      }),
      steps: pipeSteps(inputs, covered),
      drawings: [sectionOf(inputs, covered)],
      warnings: warningsOf(inputs),
    };
  },
});

/** GEG, annex 8: to 22 mm inside a pipe, 20 mm of 0.035 W/(m·K). */
const GERMAN_LEAST = mm(20);

function warningsOf({ values, words, locale, home }: Inputs): readonly Warning[] {
  if (home.country !== 'de' || values.wall >= GERMAN_LEAST) return [];
  const message = words.thin(formatLength(GERMAN_LEAST, locale));
  return [{ rule: 'pipe-lagging', severity: 'warn', field: 'wall', message }];
}
