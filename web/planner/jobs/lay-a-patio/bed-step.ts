import { formatLength, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { beddingGrams, DENSITY } from '../../takeoff/structure/outdoors/granular.ts';
import type { JobStep } from '../kit/contract.ts';
import { UNEVEN_GROUND } from '../kit/steps/groundwork.ts';
import { formatTemperature } from '../kit/format-sizes.ts';
import { step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';
import { PATIO, MORTAR, PACE, type PatioShared } from './shared.ts';

/** Minutes to set the mixer up and try a batch; the rest is mixed while the slabs are laid. */
const TRIAL = 30;

/** Minutes to mix mortar for all slabs besides the first batch. */
export const mixingMinutes = ({ place }: Pick<Inputs, 'place'>): number =>
  Math.max(0, minutesFor(toSquareMetres(place.area), PACE.screed) - TRIAL);

/** A first batch of mortar, or sand drawn off level. */
export function bedStep(
  { words, place, values, bill, locale }: Inputs,
  { bed }: Patio,
  { gloves, wetGloves, glasses, mask }: PatioShared,
): JobStep {
  const { steps, why } = words;
  const deep = formatLength(bed, locale);
  const metres = toSquareMetres(place.area);
  const minutes = minutesFor(metres, PACE.screed);
  if (values.bedding === 'sand') {
    const amount = Math.ceil(metres * toMm(bed) * DENSITY['sharp-sand'] * 1000);
    return step('bed', steps.sand, [deep], {
      minutes,
      work: works(needs(PATIO, 'compacted'), does('bed', PATIO)),
      takes: [bill.pack('sharp-sand', amount, why.sand(deep), { slack: UNEVEN_GROUND }), gloves],
      tools: ['wheelbarrow', 'rake', 'screed-rails', 'tamping-beam', 'level-long'],
    });
  }
  const { cement, sand } = beddingGrams(place.area, bed);
  return step('bed', steps.mortar, [formatTemperature(5, locale), formatTemperature(25, locale)], {
    minutes: TRIAL,
    work: { ...works(needs(PATIO, 'compacted'), does('assemble', MORTAR)), dust: 'silica' },
    takes: [
      bill.pack('sharp-sand', sand, why.mortarSand(deep), { slack: UNEVEN_GROUND }),
      bill.pack('cement', cement, why.cement, { slack: UNEVEN_GROUND }),
      wetGloves,
      glasses,
      mask,
    ],
    tools: ['mixer', 'bucket', 'spade', 'wheelbarrow'],
  });
}
