import { formatArea, formatDimension } from '../../measure/units/units.ts';
import { compact } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { woodworkDrawings } from './pictures.ts';
import { newSkirtingWarning } from '../kit/place/renewed.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn } from './fields.ts';
import { isOil, paintedOf } from './layout.ts';
import { woodworkSteps } from './steps.ts';

/** Paint doors, frames, windows and skirting, with what their old coat or bare wood needs first. */
export const job = defineJob({
  card,
  uses: ['doors', 'doorPlaces', 'doorHeights', 'windows'],
  heeds: ['skirting'],
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale, values } = inputs;
    const painted = paintedOf(inputs);
    if (painted.area === 0) return { problems: { doors: words.nothing } };
    return {
      figures: figures(words.figures, {
        area: formatArea(painted.area, locale),
        faces: painted.faces > 0 ? String(painted.faces) : undefined,
        run: painted.run > 0 ? formatDimension(painted.run, locale) : undefined,
      }),
      steps: woodworkSteps(inputs, painted),
      drawings: woodworkDrawings(inputs, painted),
      warnings: compact([
        newSkirtingWarning(inputs, painted.run > 0, {
          field: 'skirting',
          value: false,
          message: words.newSkirting,
        }),
        isOil(values) && {
          rule: 'solvent-vapour',
          severity: 'warn',
          field: 'paint',
          message: words.vapour,
        },
        values.state === 'bare' &&
          values.sides === 'one' &&
          painted.faces > 0 && {
            rule: 'one-bare-face',
            severity: 'warn',
            field: 'sides',
            message: words.oneFace,
          },
      ]),
    };
  },
});
