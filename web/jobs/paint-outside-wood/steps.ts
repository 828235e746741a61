import { mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, warmth } from '../kit/round-size.ts';
import type { ToolId } from '../kit/tools.ts';
import { finishOf, FOOT, isHigh, isSanded, type Asked, type Coated } from './layout.ts';

/** Minutes at 20 °C (makers' labels): wood after washing two days, preservative a day, primer and water-based coats. */
const DRY = { washed: 2880, filler: 240, preserved: 1440, primed: 960, coat: 240 };

/** m² an hour of one careful first-timer; m an hour along the foot. */
const PACE = { wash: 20, sand: 12, brush: 30, prime: 12, coat: 12, foot: 15, cover: 15 };

/** What the air must be like (makers' labels): °C, and hours without rain. */
const AIR = { least: 8, most: 25 };

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

/** From the forecast to the date on the tin. */
export const outsideSteps = (asked: Asked, coated: Coated): readonly Step[] => [
  ...look(asked),
  ...clean(asked, coated),
  ...protect(asked, coated),
  ...coats(asked, coated),
  ...finish(asked),
];

function look({ words, locale, values }: Asked): readonly Step[] {
  const { forecast, drop } = words.steps;
  return [
    {
      id: 'forecast',
      ...forecast,
      detail: forecast.detail(warmth(AIR.least, locale), warmth(AIR.most, locale)),
      minutes: 15,
    },
    {
      id: 'drop',
      title: drop.title,
      detail: values.state === 'new' ? drop.fresh : drop.old,
      check: drop.check,
      minutes: 15,
      tools: ['moisture-meter'],
    },
  ];
}

const highTools = (coated: Coated): readonly ToolId[] => only<ToolId>(isHigh(coated), 'stepladder');
const highGate = (coated: Coated) => only<'height'>(isHigh(coated), 'height');

function clean(asked: Asked, coated: Coated): readonly Step[] {
  const { words, values } = asked;
  const { cover, wash, mend, scrape, brush } = words.steps;
  const metres = toSquareMetres(coated.area);
  const lead = only<'lead'>(values.state === 'painted', 'lead');
  return [
    {
      id: 'cover',
      ...cover,
      minutes: minutesFor(toMm(coated.run) / 1000, PACE.cover),
      uses: ['dust-sheet', 'masking-film', 'masking-tape'],
      tools: ['scissors'],
    },
    {
      id: 'wash',
      ...wash,
      minutes: minutesFor(metres, PACE.wash),
      dryMinutes: DRY.washed,
      slower: 'drying',
      uses: ['exterior-cleaner', 'waterproof-gloves', 'safety-glasses'],
      tools: ['bucket', 'broom', 'hose', ...highTools(coated)],
      gates: [...lead, ...highGate(coated)],
    },
    {
      id: 'mend',
      title: mend.title,
      detail: isSanded(values) ? mend.filled : mend.rough,
      check: mend.check,
      minutes: 30,
      ...(isSanded(values)
        ? { dryMinutes: DRY.filler, slower: 'drying' as const, uses: ['wood-filler'] as const }
        : {}),
      tools: ['hammer', 'screwdriver', ...only<ToolId>(isSanded(values), 'filling-knife')],
    },
    isSanded(values)
      ? {
          id: 'sand',
          title: scrape.title,
          detail: values.state === 'painted' ? scrape.painted : scrape.detail,
          check: scrape.check,
          safety: scrape.safety,
          minutes: minutesFor(metres, PACE.sand),
          uses: ['sandpaper', 'dust-mask', 'safety-glasses', 'rags'],
          tools: ['filling-knife', 'sanding-block', ...highTools(coated)],
          gates: [...lead, ...highGate(coated)],
        }
      : {
          id: 'brush',
          ...brush,
          minutes: minutesFor(metres, PACE.brush),
          uses: ['dust-mask', 'safety-glasses', 'rags'],
          tools: ['broom', ...highTools(coated)],
          gates: [...highGate(coated)],
        },
  ];
}

function protect({ words, locale, values }: Asked, coated: Coated): readonly Step[] {
  const { preserve, prime, mix } = words.steps;
  return [
    {
      id: 'preserve',
      ...preserve,
      detail: preserve.detail(roundSize(toMm(FOOT), locale)),
      minutes: minutesFor((toMm(coated.run) * coated.sides) / 1000, PACE.foot),
      dryMinutes: DRY.preserved,
      slower: 'drying',
      uses: ['wood-preserver', 'paint-brush', 'waterproof-gloves'],
      tools: ['spade'],
    },
    ...only<Step>(coated.primed > 0, {
      id: 'prime',
      title: prime.title,
      detail: values.state === 'new' ? prime.all : prime.spots,
      check: prime.check,
      minutes: minutesFor(toSquareMetres(coated.primed), PACE.prime),
      dryMinutes: DRY.primed,
      slower: 'drying',
      uses: ['wood-primer', 'knotting', 'paint-brush'],
      tools: ['paint-kettle', ...highTools(coated)],
      gates: [...highGate(coated)],
    }),
    {
      id: 'mix',
      ...mix,
      minutes: 15,
      uses: [finishOf(values)],
      tools: ['bucket', 'paint-kettle'],
    },
  ];
}

const coats = ({ words, values }: Asked, coated: Coated): readonly Step[] =>
  Array.from({ length: values.coats }, (_, i): Step => {
    const { coat } = words.steps;
    return {
      id: `coat-${i + 1}`,
      title: coat.title(i + 1),
      detail: i === 0 ? coat.first : coat.next,
      check: i === values.coats - 1 ? coat.last : coat.check,
      safety: isHigh(coated) ? coat.high : coat.safety,
      minutes: minutesFor(toSquareMetres(coated.area), PACE.coat),
      dryMinutes: DRY.coat,
      slower: 'drying',
      uses: [finishOf(values), 'paint-brush', 'cling-film', 'rags', 'waterproof-gloves'],
      tools: ['paint-kettle', ...highTools(coated)],
      gates: [...highGate(coated)],
    };
  });

/** Soil and leaves are kept so far below the boards. */
const CLEAR = mm(50);

const finish = ({ words, values, locale }: Asked): readonly Step[] => {
  const { clear, foot, keep } = words.steps;
  return [
    { id: 'clear', ...clear, minutes: 30, gates: ['fire'], uses: ['rags'], tools: ['bucket'] },
    {
      id: 'foot',
      ...foot,
      detail: foot.detail(roundSize(toMm(CLEAR), locale)),
      minutes: 20,
      tools: ['spade'],
    },
    { id: 'keep', title: keep.title, detail: keep[values.finish], minutes: 15 },
  ];
};
