import { formatArea, formatLength } from '../../measure/units/units.ts';
import type { PaperLayout } from '../../takeoff/walls/hang-paper.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { paperDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { hangOn, paperedOf, tightTrim } from './layout.ts';
import { paperSteps } from './steps.ts';

/** Hang wallpaper: drop by drop round the walls, cut from rolls with the pattern matched. */
export const job = defineJob({
  card,
  heeds: ['wall'],
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const hung = hangOn(inputs);
    if (!hung.ok) {
      return { problems: { rollLength: words.dropTooLong(formatLength(hung.drop, locale)) } };
    }
    const papered = paperedOf(inputs, hung);
    return {
      figures: figures(words.figures, {
        walls: formatArea(papered.area, locale),
        drops: String(hung.value.drops.length),
        rolls: String(hung.value.rolls.length),
      }),
      steps: paperSteps(inputs, papered),
      drawings: paperDrawings(inputs, papered),
      warnings: tightWarnings(inputs, hung.value),
    };
  },
});

/** Warning that less trim saves rolls; the user decides. */
function tightWarnings(inputs: Inputs, layout: PaperLayout): readonly Warning[] {
  const { words, locale } = inputs;
  const tight = tightTrim(inputs, layout);
  if (tight === undefined) return [];
  const shown = formatLength(tight.trim, locale);
  const message = words.tight(shown, tight.rolls, layout.rolls.length);
  return [
    {
      rule: 'wallpaper-trim',
      severity: 'warn',
      field: 'trim',
      message,
      fix: { field: 'trim', value: shown },
    },
  ];
}
