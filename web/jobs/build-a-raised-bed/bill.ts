import { formatLength } from '../../measure/format-length.ts';
import { mm, toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import { variantAtLeast } from '../../stock/choose-variant.ts';
import type { Section } from '../../stock/shelf.ts';
import { inLengths } from '../../takeoff/deck-members.ts';
import type { Material, Slack } from '../../takeoff/material.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import { DENSITY, looseVolume } from '../../takeoff/structure/granular.ts';
import { FILL } from '../../takeoff/structure/raised-bed.ts';
import { liquid } from '../../takeoff/why.ts';
import { showAmount } from '../kit/format-reason.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundSize } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import type { Asked, Bed } from './layout.ts';

/** A bed, with all that it was asked with. */
export interface Whole extends Asked {
  readonly bed: Bed;
}

/** Everything that is built in or filled in, in the order of the steps. */
export const bedBill = (asked: Whole): readonly Material[] => [
  ...setOut(asked),
  ...frameLines(asked),
  ...liningLines(asked),
  ...fillLines(asked),
  ...capLines(asked),
];

/** The string goes round with a fifth more for the diagonals; two pegs a corner. */
function setOut({ bill, words, bed }: Whole): Material[] {
  const { why } = words;
  return [
    ...bill.packs('string-line', {
      amount: 2.4 * (toMm(bed.length) + toMm(bed.width)),
      why: why.string,
    }),
    ...bill.packs('marking-pegs', { amount: 8, why: why.pegs }),
    ...safetyLines(bill, why, 'work-gloves'),
  ];
}

/** m² a litre where a label says nothing; two coats soak into end grain (makers' labels). */
const PRESERVER = 8;
const END_COATS = 2;

const endArea = ({ width, thickness }: Section): number => (toMm(width) * toMm(thickness)) / 1e6;

/** Of all cut ends of sides and posts, in square metres. */
const cutEnds = ({ wood, post, pieces, posts }: Bed): number =>
  2 * (pieceCount(pieces) * endArea(wood.section) + posts * endArea(post));

function frameLines({ bill, words, bed, shelf, locale }: Whole): Material[] {
  const { why } = words;
  const { wood } = bed;
  const rate = labelCoverage(shelf, 'wood-preserver', PRESERVER);
  return [
    ...bill.lengths(wood.product, {
      section: wood.section,
      pieces: bed.pieces,
      why: why.sides(bed.rows, formatLength(bed.height, locale)),
    }),
    ...bill.lengths('fence-post', {
      section: bed.post,
      pieces: [{ name: 'post', length: bed.postLength, quantity: bed.posts }],
      why: why.posts(bed.posts - 4, formatLength(bed.postLength, locale)),
    }),
    ...bill.packs(wood.screws, { amount: bed.screws, variant: wood.screw, why: why.screws }),
    ...bill.packs('wood-preserver', {
      amount: ((cutEnds(bed) * END_COATS) / rate) * 1000,
      why: why.ends,
    }),
  ];
}

/** A tenth for overlaps and folds; staples a metre (trade practice). */
const LAPS = 1.1;
const STAPLES = 30;

function liningLines({ bill, words, bed, locale }: Whole): Material[] {
  const run = toMm(bed.lining) / 1000;
  return [
    ...bill.packs('weed-membrane', {
      amount: run * toMm(bed.height) * LAPS,
      why: words.why.liner(formatLength(bed.height, locale)),
    }),
    ...bill.packs('staples', { amount: Math.ceil(run * STAPLES), why: words.why.staples }),
  ];
}

/** Soil and compost sink as they settle (trade practice). */
const SETTLING = 0.15;
const settling = (amount: number): Slack => ({
  amount: Math.ceil(amount * SETTLING),
  for: 'settling',
});
const UNEVEN = 0.1;

const gramsOf = (bed: Bed, depth: Length, kind: 'gravel' | 'sharp-sand'): number =>
  Math.ceil(toSquareMetres(bed.inside) * toMm(depth) * DENSITY[kind] * 1000);

function fillLines({ bill, words, bed, locale }: Whole): Material[] {
  const { why } = words;
  const volume = looseVolume(bed.inside, bed.fill);
  const whole = showAmount(liquid(volume), locale);
  const stone = gramsOf(bed, bed.stone, 'gravel');
  const grit = Math.ceil(gramsOf(bed, bed.fill, 'sharp-sand') * FILL.grit);
  const part = (product: 'topsoil' | 'compost') => {
    const amount = Math.ceil(volume * FILL[product]);
    return bill.packs(product, { amount, slack: settling(amount), why: why.fill[product](whole) });
  };
  return [
    ...bill.packs('gravel', {
      amount: stone,
      slack: { amount: Math.ceil(stone * UNEVEN), for: 'uneven' },
      why: why.stone(roundSize(toMm(bed.stone), locale)),
    }),
    ...part('topsoil'),
    ...part('compost'),
    ...bill.packs('sharp-sand', { amount: grit, slack: settling(grit), why: why.fill.grit(whole) }),
  ];
}

/** Two screws every so far along the rail. */
const CAP_SCREWS = mm(400);

function capLines({ bill, words, bed, shelf }: Whole): Material[] {
  if (!bed.cap) return [];
  const { variants } = shelf['deck-board'];
  const section = variants.reduce((a, b) => (b.width > a.width ? b : a));
  const longest = bill.longest('deck-board', section);
  const pieces = [bed.length, bed.width].map((run) => {
    const one = inLengths('capping', run, longest);
    return { ...one, quantity: 2 * one.quantity };
  });
  const screws = shelf['exterior-screws'].variants;
  const run = 2 * (bed.length + bed.width);
  return [
    ...bill.lengths('deck-board', { section, pieces, why: words.why.cap }),
    ...bill.packs('exterior-screws', {
      amount: 2 * Math.ceil(run / CAP_SCREWS),
      variant: variantAtLeast(screws, 'length', mm(2.4 * toMm(section.thickness))) ?? screws[0],
      why: words.why.capScrews,
    }),
  ];
}
