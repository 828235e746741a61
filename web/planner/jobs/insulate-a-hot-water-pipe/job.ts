import { formatDimension, formatLength } from '../../measure/units/format-length.ts';
import { mm } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { figures } from '../kit/results.ts';
import { card } from './card.ts';
import { en } from './en.ts';
import { fieldsIn, type Asked } from './fields.ts';
import { coveredOf } from './layout.ts';
import { pipeSteps } from './steps.ts';
import { sectionOf } from './pictures.ts';

/** Insulate a hot-water pipe: sleeves for the run, its bends and branches, with tape and ties. */
export const job = defineJob({
  card,
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const covered = coveredOf(asked);
    return {
      figures: figures(asked.words.figures, {
        run: formatDimension(covered.run, asked.locale),
        joints: String(covered.joints),
      }),
      steps: pipeSteps(asked, covered),
      drawings: [sectionOf(asked, covered)],
      warnings: warningsOf(asked),
    };
  },
});

/** GEG, annex 8: to 22 mm inside a pipe, 20 mm of 0.035 W/(m·K). */
const GERMAN_LEAST = mm(20);

function warningsOf({ values, words, locale, home }: Asked): readonly Warning[] {
  if (home.country !== 'de' || values.wall >= GERMAN_LEAST) return [];
  const message = words.thin(formatLength(GERMAN_LEAST, locale));
  return [{ rule: 'pipe-lagging', severity: 'warn', field: 'wall', message }];
}
