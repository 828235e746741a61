import { formatArea } from '../../measure/units/units.ts';
import { isSloped } from '../../measure/places/place.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { ceilingDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { boarded, type Ceiling } from './layout.ts';
import { ceilingSteps } from './steps.ts';

/** Board a ceiling: boards laid across joists or battens, their ends on them, joints staggered and filled. */
export const job = defineJob({
  card,
  uses: ['slope'],
  words: messages,
  remedies: {
    'board-spacing': { fields: ['onto'] },
  },
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const ceiling = boarded(inputs);
    return {
      figures: figures(words.figures, {
        area: formatArea(ceiling.area, locale),
        boards: String(ceiling.layout.sheets),
      }),
      steps: ceilingSteps(inputs, ceiling),
      drawings: ceilingDrawings(inputs, ceiling),
      warnings: [
        ...warningOf(ceiling.spacing, 'stop', 'spacing', locale).map((one) => ({
          ...one,
          message: locale.format.sentences([one.message, words.battenIt]),
        })),
        ...(ceiling.span === undefined ? [] : warningOf(ceiling.span, 'warn', 'spacing', locale)),
        ...rafterWarnings(inputs, ceiling),
      ],
    };
  },
});

/** Warning that rafters have their own spacing: the field is for joists. */
const rafterWarnings = ({ place, words }: Inputs, { onto }: Ceiling): readonly Warning[] =>
  isSloped(place) && onto !== 'slab'
    ? [{ rule: 'rafters', severity: 'warn', field: 'spacing', message: words.onSlopes }]
    : [];
