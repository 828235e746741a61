import { isThickness, recordsWarning, thickerThan } from '../kit/walls/shelf-boards.ts';
import { formatLength, mm, toMm } from '../../measure/units/units.ts';
import { downTo } from '../../takeoff/walls/shelves.ts';
import type { Warning } from '../kit/contract.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { formatGrams } from '../kit/format-sizes.ts';
import { shelfDrawings, shelfScene } from './pictures.ts';
import { wallWarnings } from '../kit/walls/wall-fixing.ts';
import { card } from './card.ts';
import { leftOver } from './clear.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import {
  boardOf,
  builtOf,
  loadOf,
  PINS_HOLD,
  type Built,
  isFixed,
  shelfLength,
  shownSag,
} from './layout.ts';
import { canBeSawn } from './lines.ts';
import { shelfSteps } from './steps.ts';

/** Build shelves or an open unit for an alcove from sheets, stiff enough for their load. */
export const job = defineJob({
  card,
  example: {
    metric: { width: '1200 mm', height: '2000 mm', depth: '300 mm' },
    imperial: { width: '48 in', height: '80 in', depth: '12 in' },
  },
  words: messages,
  remedies: {
    // The user cannot choose the material of a wall.
    'wall-fixing': { fields: [], ask: 'maker' },
    'shelf-sag': { fields: ['uprights', 'lip', 'thickness', 'board', 'hold'] },
  },
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale } = inputs;
    const least = thickerThan('joined', inputs, inputs.values.board, boardOf(inputs));
    if (least !== undefined) {
      return { problems: { thickness: words.tooThin(formatLength(least, locale)) } };
    }
    const built = builtOf(inputs);
    if (built === 'narrow') return { problems: { width: words.nothingLeft } };
    if (built === 'low') return { problems: { shelves: words.tooMany } };
    if (!canBeSawn(inputs, built)) return { problems: { depth: words.tooLarge } };
    const warnings = warningsOf(inputs, built);
    if (!built.planned.sag.ok || (isFixed(built) && !built.fixing.ok)) {
      return { figures: [], steps: [], drawings: [], warnings };
    }
    const scene = shelfScene(inputs, built);
    return {
      figures: figures(words.figures, {
        shelf: formatLength(shelfLength(built), locale),
        clear: formatLength(leftOver(inputs, built).height, locale),
        span: formatLength(built.planned.span, locale),
        sag: shownSag(inputs, built, 'first'),
      }),
      steps: shelfSteps(inputs, built),
      drawings: shelfDrawings(inputs, built, scene),
      scene,
      warnings,
    };
  },
});

function warningsOf(inputs: Inputs, built: Built): readonly Warning[] {
  const { values, words, locale } = inputs;
  const sold = boardOf(inputs).thickness;
  const isOther = !isThickness(inputs, sold, values.thickness);
  const { sag } = built.planned;
  const left = leftOver(inputs, built);
  const fixing = isFixed(built) ? wallWarnings(inputs, built.fixing) : [];
  return [
    ...warningOf(
      sag,
      'stop',
      sag.ok || sag.beyond.what === 'load' ? 'weight' : 'thickness',
      locale,
    ),
    ...sagWarnings(inputs, built),
    ...fixing,
    ...pinWarnings(inputs, built),
    ...recordsWarning(inputs, left.height, (clear, disc, paper) =>
      words.lowForRecords(left.under, clear, disc, paper),
    ),
    ...(isOther
      ? [
          {
            rule: 'shelf-thickness',
            severity: 'warn',
            field: 'thickness',
            message: words.otherBoard(formatLength(sold, locale)),
            fix: { field: 'thickness', value: formatLength(sold, locale) },
          } as const,
        ]
      : []),
  ];
}

/** Sag over L/600 although every allowed change was tried, and final failure. */
function sagWarnings(inputs: Inputs, built: Built): readonly Warning[] {
  const { words, locale } = inputs;
  const { planned, bare } = built;
  if (!planned.sag.ok || planned.sag.value.verdict === 'good' || !bare.ok) return [];
  const fails = planned.sag.value.verdict === 'fails';
  return [
    {
      rule: 'shelf-sag',
      severity: fails ? 'stop' : 'warn',
      field: 'uprights',
      message: words.sags(
        formatLength(planned.span, locale),
        shownSag(inputs, built, 'first'),
        shownSag(inputs, built, 'final'),
        formatLength(downTo(bare.value, mm(1)), locale),
        fails,
        planned.hasLip,
      ),
    },
  ];
}

function pinWarnings(inputs: Inputs, { isUnit: unit, planned }: Built): readonly Warning[] {
  const { values, words, locale } = inputs;
  const kilos = (loadOf(inputs) * toMm(planned.span)) / 1000;
  if (!unit || values.hold !== 'pins' || kilos <= PINS_HOLD) return [];
  return [
    {
      rule: 'shelf-pin',
      severity: 'stop',
      field: 'hold',
      message: words.pins(formatGrams(PINS_HOLD * 1000, locale)),
    },
  ];
}
