import { formatDimension, formatLength, mm, type Length } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { coveredOf, type Covered } from './layout.ts';
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
      warnings: warningsOf(inputs, covered),
    };
  },
});

/** GEG, annex 8: to 22 mm inside a pipe 20 mm of 0.035 W/(m·K), to 35 mm inside 30 mm. A pipe of 24 mm outside has 22. */
const germanLeast = (pipe: Length): Length => (pipe > mm(24) ? mm(30) : mm(20));

function warningsOf(
  { values, words, locale, home }: Inputs,
  { pipe }: Covered,
): readonly Warning[] {
  const least = germanLeast(pipe);
  if (home.country !== 'de' || values.wall >= least) return [];
  const message = words.thin(formatLength(least, locale));
  return [{ rule: 'pipe-lagging', severity: 'warn', field: 'wall', message }];
}
