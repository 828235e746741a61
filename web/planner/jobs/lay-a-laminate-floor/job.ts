import { formatArea, formatLength, mm } from '../../measure/units/units.ts';
import { compact, type Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { floorDrawings } from './pictures.ts';
import { newSkirtingWarning } from '../kit/place/renewed.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, usualGap, type Inputs } from './fields.ts';
import { laidOf, layOn, plankOf, type Laid } from './layout.ts';
import { floorSteps } from './steps.ts';

/** Gap under which a floating floor meets its walls when it swells (makers: 5 mm for vinyl, 8 for laminate). */
const LEAST_GAP = { laminate: mm(8), vinyl: mm(5) } as const;

/** Beading is at least this much wider than the gap that it hides. */
const COVERED = mm(2);

function wideGap({ words, values, locale }: Inputs, { beading }: Laid): Warning | false {
  const wide = beading?.section.thickness ?? mm(0);
  return (
    beading !== undefined &&
    values.gap > wide - COVERED && {
      rule: 'floating-floor',
      severity: 'stop',
      field: 'edge',
      message: words.wideGap(formatLength(wide, locale)),
      fix: { field: 'edge', value: 'skirting' },
    }
  );
}

function narrowGap({ words, values, region, locale }: Inputs): Warning | false {
  const usual = formatLength(usualGap(region), locale);
  return (
    values.gap < LEAST_GAP[values.kind] && {
      rule: 'floating-floor',
      severity: 'warn',
      field: 'gap',
      message: words.narrowGap(usual),
      fix: { field: 'gap', value: usual },
    }
  );
}

/** Lay a laminate or vinyl plank floor, row by row. */
export const job = defineJob({
  card,
  uses: ['doors', 'doorPlaces'],
  heeds: ['skirting'],
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
      warnings: compact<Warning>([
        tight > 0 && {
          rule: 'stagger',
          severity: 'warn',
          field: 'stagger',
          message: words.tight(tight),
        },
        narrowGap(inputs),
        wideGap(inputs, laid),
        newSkirtingWarning(inputs, laid.beading !== undefined, {
          field: 'edge',
          value: 'skirting',
          message: words.newSkirting,
        }),
      ]),
    };
  },
});
