import { drainWarnings } from '../kit/steps/groundwork.ts';
import { formatLength, mm } from '../../measure/units/units.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { patioDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { patioOf, type Patio } from './layout.ts';
import { patioSteps } from './steps.ts';

/** Lay a patio of slabs: each in its place from the house line, with its cuts, its fall and every layer below. */
export const job = defineJob({
  card,
  words: messages,
  remedies: {
    'planning-gb': { fields: [], ask: 'building-office' },
  },
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const patio = patioOf(inputs);
    // A circle has no side at the house.
    const own = { ...inputs, values: { ...inputs.values, house: patio.atHouse > 0 } };
    return {
      figures: figures(words.figures, {
        slabs: String(patio.layout.tiles),
        dig: formatLength(patio.dig, locale),
      }),
      steps: patioSteps(own, patio),
      drawings: patioDrawings(own, patio),
      warnings: [...thinWarnings(inputs, patio), ...drainWarnings(inputs)],
    };
  },
});

/** Thinner slabs crack where sand gives way (makers’ laying instructions). */
const LEAST_ON_SAND = mm(30);

function thinWarnings({ values, words, locale }: Inputs, { thickness }: Patio): readonly Warning[] {
  if (values.bedding === 'mortar' || thickness >= LEAST_ON_SAND) return [];
  const message = words.thin(formatLength(LEAST_ON_SAND, locale));
  return [{ rule: 'thin-slab', severity: 'warn', message, field: 'bedding' }];
}
