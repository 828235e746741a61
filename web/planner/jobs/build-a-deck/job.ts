import {
  formatArea,
  formatLength,
  length,
  mm,
  toMm,
  type Length,
} from '../../measure/units/units.ts';
import { boardSpacingMetric } from '../../takeoff/structure/deck/deck-metric.ts';
import { boardSpacingUs } from '../../takeoff/structure/deck/deck-us-joists.ts';
import { LEAST_RIM } from '../../takeoff/structure/deck/guard-posts.ts';
import { deckPermit } from '../../takeoff/structure/permits.ts';
import type { Figure, Warning } from '../kit/contract.ts';
import { withSpareScrews } from '../kit/bill.ts';
import { defineJob, figures, warningOf } from '../kit/define-job.ts';
import { deckDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn, type Inputs } from './fields.ts';
import { boardOf, deckOf, spacingOf, type Deck, type Pads } from './layout.ts';
import { ledgerApart, type DeckJob } from './lines.ts';
import { edgeSolids } from './edge-scene.ts';
import { deckSays, frameSolids } from './scene.ts';
import { deckSteps } from './steps.ts';

/** Build a deck: boards, frame, footings, stairs and guard, as high as it is and as its boards ask for. */
export const job = defineJob({
  card,
  words: messages,
  fields: fieldsIn,
  takeOff(given) {
    const inputs = { ...given, bill: withSpareScrews(given.bill) };
    const { place, words, locale } = inputs;
    const shown = figures(words.figures, { deck: formatArea(place.area, locale) });
    if (place.shape !== 'right-angled') {
      return { figures: shown, problems: { lay: words.rightAngled } };
    }
    const warnings = warningsOf(inputs);
    const answer = deckOf(inputs);
    if (!answer.ok) {
      if ('lowest' in answer) {
        const low = words.tooLow(formatLength(answer.lowest, locale));
        return { figures: shown, problems: { height: low } };
      }
      const stops = warningOf(answer.stops, 'stop', undefined, locale);
      return { figures: shown, steps: [], drawings: [], warnings: [...warnings, ...stops] };
    }
    const { deck } = answer;
    const whole = { ...inputs, deck };
    const frame = frameSolids(whole);
    const drawings = deckDrawings(whole, frame);
    return {
      figures: [...shown, ...figuresOf(deck, words)],
      steps: deckSteps(whole),
      drawings,
      scene: { says: deckSays(whole, drawings), solids: [...frame, ...edgeSolids(whole)] },
      warnings: [
        ...warnings,
        ...airWarnings(inputs, deck),
        ...railingWarnings(inputs, deck),
        ...stairWarnings(inputs, deck),
        ...ledgerWarnings(whole),
      ],
    };
  },
});

function figuresOf({ boards, frame }: Deck, words: Inputs['words']): readonly Figure[] {
  const isLow = frame.kind === 'low';
  return figures(words.figures, {
    rows: String(boards.rows),
    joists: String((isLow ? frame.low : frame.raised).joists),
    ...(isLow ? { pads: String(frame.low.pads) } : { posts: String(frame.raised.posts) }),
  });
}

function warningsOf(inputs: Inputs): readonly Warning[] {
  const { values, words, locale, home, place, shelf } = inputs;
  const permit = deckPermit(home.country, {
    height: values.height,
    area: place.area,
    attached: values.stands === 'ledger',
    inFront: false,
    atExit: false,
    listed: false,
  });
  // The gate of the first step asks for the location.
  const isHigh = !permit.ok && (permit.beyond.what === 'height' || permit.beyond.what === 'area');
  const board = boardOf(shelf, values);
  return [
    ...(isHigh ? warningOf(permit, 'warn', 'height', locale) : []),
    ...(values.heavy
      ? [{ rule: 'deck-load', severity: 'stop', message: words.heavy, field: 'heavy' } as const]
      : []),
    ...spacingWarnings(inputs),
    ...(Math.abs(board.width - values.boardWidth) > mm(10)
      ? [
          {
            rule: 'shelf-width',
            severity: 'warn',
            message: words.otherBoard(formatLength(board.width, locale)),
            fix: { field: 'boardWidth', value: formatLength(board.width, locale) },
            field: 'boardWidth',
          } as const,
        ]
      : []),
  ];
}

/** Where boards are laid on joists farther apart than they bear, it is not to be built so. */
function spacingWarnings({ values, words, locale, region, shelf }: Inputs): readonly Warning[] {
  const lay = values.lay === 'diagonal' ? 'diagonal' : 'straight';
  const thick = toMm(boardOf(shelf, values).thickness) >= 32;
  const wood = thick ? 'softwood-32' : 'softwood-28';
  const isWood = values.material === 'softwood';
  const most =
    region === 'us'
      ? boardSpacingUs(isWood ? 'wood-5/4' : 'composite', lay)
      : boardSpacingMetric(isWood ? wood : region === 'cn' ? 'composite-cn' : 'composite', lay);
  if (spacingOf(values) <= most) return [];
  return [
    {
      rule: 'deck-board-span',
      severity: 'stop',
      message: words.tooWide(formatLength(most, locale)),
      field: lay === 'diagonal' ? 'diagonalSpacing' : 'straightSpacing',
    },
  ];
}

/** Least height of boards, joists of a width, and the pedestals under them. */
const leastHigh = ({ board }: Deck, pads: Pads, joist: number): Length =>
  mm(Math.ceil(toMm(length(board.thickness + joist + (pads.pedestal.width ?? mm(0))))));

/** The slabs of a lower deck are dug in. */
function airWarnings({ values, words, locale }: Inputs, deck: Deck): readonly Warning[] {
  const { frame } = deck;
  if (frame.kind !== 'low') return [];
  const least = leastHigh(deck, frame.pads, frame.low.joist.width);
  if (values.height >= least) return [];
  const message = words.thin(formatLength(least, locale));
  return [{ rule: 'deck-air', severity: 'warn', message, field: 'height' }];
}

/** Height from which the rims of a low deck are deep enough for the bolts of a railing, and air is under them. */
function railingWarnings({ words, locale, region, shelf }: Inputs, deck: Deck): readonly Warning[] {
  const { frame, guard } = deck;
  const rim = LEAST_RIM[region === 'us' ? 'us' : 'metric'];
  if (guard === undefined || frame.kind === 'raised' || frame.low.joist.width >= rim) return [];
  const widths = shelf['structural-timber'].variants.map(({ width }) => width);
  const deep = Math.min(...widths.filter((width) => width >= rim));
  const least = formatLength(leastHigh(deck, frame.pads, deep), locale);
  return [
    {
      rule: 'deck-railing',
      severity: 'warn',
      message: words.shallow(least),
      field: 'height',
      fix: { field: 'height', value: least },
    },
  ];
}

const stairWarnings = ({ locale }: Inputs, { flights }: Deck): readonly Warning[] =>
  flights === undefined ? [] : warningOf(flights.stringers, 'stop', 'stairs', locale);

const ledgerWarnings = (whole: DeckJob): readonly Warning[] =>
  whole.values.stands === 'ledger'
    ? warningOf(ledgerApart(whole), 'stop', 'stands', whole.locale)
    : [];
