import { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { inches, mm, toMm, type Length } from '../../measure/units.ts';
import type { Region } from '../../stock/region.ts';
import { boardSpacingMetric } from '../../takeoff/structure/deck-metric.ts';
import { boardSpacingUs } from '../../takeoff/structure/deck-us-joists.ts';
import { deckPermit } from '../../takeoff/structure/permits.ts';
import type { Asked, Figure, Warning } from '../kit/contract.ts';
import { deckBill, ledgerApart, type Whole } from './bill.ts';
import { deckDrawings } from './drawings.ts';
import { boardOf, deckOf, spacingOf, type Asked as DeckAsked, type Deck } from './layout.ts';
import { deckScene } from './scene.ts';
import { deckSteps } from './steps.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LooseValues } from '../kit/fields.ts';
import { FROST } from '../kit/frost.ts';
import { warningOf } from '../kit/warnings.ts';

/** How high most decks are built: two steps in the US, elsewhere as low as can be without asking. */
const HEIGHT: Readonly<Record<Region, Length>> = {
  uk: mm(200),
  us: inches(24),
  eu: mm(200),
  cn: mm(200),
};

const isDiagonal = (values: LooseValues): boolean => values['lay'] === 'diagonal';

const fieldsIn = ({ words, region }: Asked<typeof en>) => {
  const { fields } = words;
  const isUs = region === 'us';
  return {
    height: {
      kind: 'length',
      ...fields.height,
      usual: HEIGHT[region],
      least: mm(50),
      most: mm(4000),
    },
    lay: { kind: 'choice', ...fields.lay },
    material: { kind: 'choice', ...fields.material },
    stands: { kind: 'choice', ...fields.stands },
    boardWidth: {
      kind: 'length',
      ...fields.boardWidth,
      usual: isUs ? inches(5.5) : mm(145),
      least: mm(50),
      most: mm(300),
      more: true,
    },
    straightSpacing: {
      kind: 'length',
      ...fields.straightSpacing,
      usual: isUs ? inches(16) : mm(400),
      least: mm(150),
      most: mm(900),
      more: true,
      when: (values: LooseValues) => !isDiagonal(values),
    },
    diagonalSpacing: {
      kind: 'length',
      ...fields.diagonalSpacing,
      usual: isUs ? inches(12) : mm(280),
      least: mm(150),
      most: mm(900),
      more: true,
      when: isDiagonal,
    },
    stairs: {
      kind: 'number',
      ...fields.stairs,
      usual: 1,
      least: 0,
      most: 3,
      whole: true,
      more: true,
    },
    railing: { kind: 'toggle', ...fields.railing, usual: false, more: true },
    soil: { kind: 'choice', ...fields.soil, more: true },
    frost: {
      kind: 'length',
      ...fields.frost,
      usual: FROST[region],
      least: mm(0),
      most: mm(2500),
      more: true,
    },
    heavy: { kind: 'toggle', ...fields.heavy, usual: false, more: true },
    wood: { kind: 'choice', ...fields.wood, more: true, when: () => isUs },
    load: {
      kind: 'number',
      ...fields.load,
      usual: 40,
      least: 40,
      most: 300,
      more: true,
      when: () => isUs,
    },
  } as const;
};

/** Build a deck: boards, frame, footings, stairs and guard, as high as it is and as its boards ask for. */
export const buildADeck = defineJob({
  slug: 'build-a-deck',
  phase: 'structure',
  places: ['ground'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { place, words, locale } = asked;
    const figures: Figure[] = [
      { id: 'deck', label: words.figures.deck, value: formatArea(place.area, locale) },
    ];
    const nothing = { figures, materials: [], steps: [], drawings: [] };
    if (place.shape !== 'right-angled') {
      return { ...nothing, problems: { lay: words.rightAngled } };
    }
    const warnings = warningsOf(asked);
    const answer = deckOf(asked);
    if (!answer.ok) {
      if ('lowest' in answer) {
        return {
          ...nothing,
          problems: { height: words.tooLow(formatLength(answer.lowest, locale)) },
        };
      }
      return {
        ...nothing,
        warnings: [...warnings, ...warningOf(answer.stops, 'stop', undefined, locale)],
      };
    }
    const { deck } = answer;
    const whole = { ...asked, deck };
    const materials = deckBill(whole);
    const drawings = deckDrawings(
      whole,
      materials.map(({ id }) => id),
    );
    return {
      figures: [...figures, ...figuresOf(deck, words)],
      materials,
      steps: deckSteps({ ...whole, materials }),
      drawings,
      scene: deckScene(whole, drawings),
      warnings: [
        ...warnings,
        ...airWarnings(asked, deck),
        ...stairWarnings(asked, deck),
        ...ledgerWarnings(whole),
      ],
    };
  },
});

function figuresOf({ boards, frame }: Deck, { figures }: typeof en): readonly Figure[] {
  const low = frame.kind === 'low';
  const built = low ? frame.low : frame.raised;
  return [
    { id: 'rows', label: figures.rows, value: String(boards.rows) },
    { id: 'joists', label: figures.joists, value: String(built.joists) },
    low
      ? { id: 'pads', label: figures.pads, value: String(frame.low.pads) }
      : { id: 'posts', label: figures.posts, value: String(frame.raised.posts) },
  ];
}

function warningsOf(asked: DeckAsked): readonly Warning[] {
  const { values, words, locale, home, place, shelf } = asked;
  const permit = deckPermit(home.country, {
    height: values.height,
    area: place.area,
    attached: values.stands === 'ledger',
    inFront: false,
    atExit: false,
    listed: false,
  });
  // Where it stands is asked by the first step's gate in any case.
  const isHigh = !permit.ok && (permit.beyond.what === 'height' || permit.beyond.what === 'area');
  const board = boardOf(shelf, values);
  return [
    ...(isHigh ? warningOf(permit, 'warn', 'height', locale) : []),
    ...(values.heavy
      ? [{ rule: 'deck-load', severity: 'stop', message: words.heavy, field: 'heavy' } as const]
      : []),
    ...spacingWarnings(asked),
    ...(Math.abs(board.width - values.boardWidth) > mm(10)
      ? [
          {
            rule: 'shelf-width',
            severity: 'warn',
            message: words.otherBoard(formatLength(board.width, locale)),
            field: 'boardWidth',
          } as const,
        ]
      : []),
  ];
}

/** Where boards are laid on joists farther apart than they bear, it is not to be built so. */
function spacingWarnings({ values, words, locale, region, shelf }: DeckAsked): readonly Warning[] {
  const lay = values.lay === 'diagonal' ? 'diagonal' : 'straight';
  const thick = toMm(boardOf(shelf, values).thickness) >= 32;
  const wood = thick ? 'softwood-32' : 'softwood-28';
  const isWood = values.material === 'softwood';
  const most =
    region === 'us'
      ? boardSpacingUs(isWood ? 'wood-5/4' : 'composite', lay)
      : boardSpacingMetric(isWood ? wood : 'composite', lay);
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

/** Boards and joists alone take so much; less is dug into the ground. */
function airWarnings(
  { values, words, locale }: DeckAsked,
  { board, frame }: Deck,
): readonly Warning[] {
  if (frame.kind !== 'low') return [];
  const least = mm(Math.ceil(toMm(board.thickness) + toMm(frame.low.joist.width) + 20));
  if (values.height >= least) return [];
  const message = words.thin(formatLength(least, locale));
  return [{ rule: 'deck-air', severity: 'warn', message, field: 'height' }];
}

const stairWarnings = ({ locale }: DeckAsked, { flights }: Deck): readonly Warning[] =>
  flights === undefined ? [] : warningOf(flights.stringers, 'stop', 'height', locale);

const ledgerWarnings = (whole: Whole): readonly Warning[] =>
  whole.values.stands === 'ledger'
    ? warningOf(ledgerApart(whole), 'stop', 'stands', whole.locale)
    : [];
