import { formatLength, length } from '../../measure/units/units.ts';
import { type Warning, compact } from '../kit/contract.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { formatGrams, formatRoundSize } from '../kit/format-sizes.ts';
import { hangDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { hang, PAST_STUD, WIRE_MOST, type Hanging } from './layout.ts';
import { hangSteps } from './steps.ts';

/** Hang something on a wall: the wall and the weight decide the fixing, away from cables. */
export const job = defineJob({
  card,
  heeds: ['wall', 'tiles'],
  words: messages,
  remedies: {
    'wall-fixing': { fields: [], ask: 'maker' },
  },
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, values, locale } = inputs;
    const hanging = hang(inputs);
    if (hanging === undefined) {
      return { problems: { [values.along > 0 ? 'along' : 'width']: words.noRoom } };
    }
    const { points, load, between, made } = hanging;
    return {
      figures: figures(words.figures, {
        fixings: String(points.length),
        load: formatGrams(Math.ceil(load * 10) * 100, locale),
        between: between > 0 ? formatLength(between, locale) : undefined,
      }),
      steps: made === undefined ? [] : hangSteps(inputs, hanging, made),
      drawings: hangDrawings(inputs, hanging),
      warnings: warningsOf(inputs, hanging),
    };
  },
});

/** Past the table, or past the shelf: whom to ask, and what holds more. A fixing where cables may run. */
function warningsOf(
  { words, locale, values }: Inputs,
  { fixing, inZone, kind, kilos, made, columns }: Hanging,
): readonly Warning[] {
  const more =
    kind === 'board' || kind === 'stud' ? words.across(formatRoundSize(18, locale)) : words.anchor;
  return [
    ...warningOf(fixing, 'stop', 'weight', locale).map((one) => ({
      ...one,
      message: `${one.message} ${more}`,
    })),
    ...compact<Warning>([
      fixing.ok &&
        made === undefined && {
          rule: fixing.rule,
          severity: 'stop',
          field: 'weight',
          message: words.anchor,
        },
      values.thing === 'shelf' &&
        columns === 1 && {
          rule: 'one-stud',
          severity: 'stop',
          field: 'width',
          message: words.oneStud(
            formatLength(length(values.studs + 2 * PAST_STUD), locale),
            formatRoundSize(18, locale),
          ),
        },
      values.thing === 'flat' &&
        columns === 1 &&
        kilos > WIRE_MOST && {
          rule: 'one-stud',
          severity: 'stop',
          field: 'weight',
          message: words.oneWire(
            formatGrams(WIRE_MOST * 1000, locale),
            formatRoundSize(18, locale),
          ),
        },
      values.tiled &&
        values.wet && {
          rule: 'waterproofing',
          severity: 'warn',
          ask: 'plan',
          message: words.wetHoles,
        },
      inZone && { rule: 'cable-zone', severity: 'warn', field: 'along', message: words.inZone },
    ]),
  ];
}
