import { formatArea } from '../../measure/format-length.ts';
import { area, litres, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import { finishOf, FOOT, isSanded, ratesOf, type Asked, type Coated } from './layout.ts';

/** Everything that is brushed on or used up, in the order of the steps' weight: the finish first. */
export const outsideBill = (asked: Asked, coated: Coated): readonly Material[] => [
  ...finishLine(asked, coated),
  ...primerLines(asked, coated),
  ...woodLines(asked, coated),
  ...mendLines(asked, coated),
  ...coverLines(asked, coated),
  ...brushLines(asked),
  ...safetyLines(asked.bill, asked.words.why),
];

function finishLine({ bill, words, values, shelf, locale }: Asked, coated: Coated) {
  return bill.packs(finishOf(values), {
    amount: paintFor(coated.area, values.coats, ratesOf(values, shelf)),
    called: values.colour,
    why: words.why.finish(formatArea(coated.area, locale), values.coats),
  });
}

/** A bottle for the knots of a fence or a wall (trade practice). */
const KNOTTING = litres(0.125);

function primerLines({ bill, words, shelf, locale }: Asked, { primed }: Coated) {
  if (primed === 0) return [];
  const rate = labelCoverage(shelf, 'wood-primer', PAINT_RATES['wood-primer']);
  return [
    ...bill.packs('wood-primer', {
      amount: paintFor(primed, 1, rate),
      why: words.why.primer(formatArea(primed, locale)),
    }),
    // Where shops use the primer itself on knots, it is on the bill already.
    ...(bill.sold('knotting') === 'wood-primer'
      ? []
      : bill.packs('knotting', { amount: KNOTTING, why: words.why.knots })),
  ];
}

/** The foot and the ends are soaked twice. */
const SOAKED = 2;

function woodLines({ bill, words, shelf, locale }: Asked, coated: Coated) {
  const foot = area(coated.run * FOOT * coated.sides);
  return [
    ...bill.packs('exterior-cleaner', {
      amount: paintFor(coated.area, 1, labelCoverage(shelf, 'exterior-cleaner', 8)),
      why: words.why.cleaner(formatArea(coated.area, locale)),
    }),
    ...bill.packs('wood-preserver', {
      amount: paintFor(foot, SOAKED, labelCoverage(shelf, 'wood-preserver', 8)),
      why: words.why.preserver(roundRun(coated.run, locale), roundSize(toMm(FOOT), locale)),
    }),
  ];
}

/** A sheet of each grit for 8 m², 100 g of filler for 10 m² (trade practice). */
const SHEET = 8;
const FILLER = 10;

function mendLines({ bill, words, values, shelf, locale }: Asked, coated: Coated) {
  if (!isSanded(values)) return [];
  const metres = toSquareMetres(coated.area);
  const shown = formatArea(coated.area, locale);
  const { variants } = shelf.sandpaper;
  const grits = new Set([variantGraded(variants, 80), variantGraded(variants, 120)]);
  return [
    ...bill.packs('wood-filler', { amount: metres * FILLER, why: words.why.filler(shown) }),
    ...[...grits].flatMap((variant) =>
      bill.packs('sandpaper', {
        amount: Math.ceil(metres / SHEET),
        variant,
        why: words.why.sand(shown),
      }),
    ),
  ];
}

/** Along the foot lies a strip of sheet so wide, on each side that is painted. */
const BESIDE = mm(1000);

function coverLines({ bill, words, locale }: Asked, { run, sides, top }: Coated) {
  const ground = area(run * BESIDE * sides);
  return [
    ...bill.packs('dust-sheet', {
      amount: toSquareMetres(ground) * 1000,
      why: words.why.sheets(roundRun(run, locale)),
    }),
    ...bill.packs('masking-film', {
      amount: toSquareMetres(area(run * BESIDE)) * 1000,
      why: words.why.film,
    }),
    ...bill.packs('masking-tape', {
      amount: toMm(run) + 2 * toMm(top),
      why: words.why.tape(roundRun(run, locale)),
    }),
  ];
}

function brushLines({ bill, words, shelf }: Asked) {
  const { variants } = shelf['paint-brush'];
  return [
    ...[100, 50].flatMap((wide) =>
      bill.packs('paint-brush', {
        amount: 1,
        variant: variantNearest(variants, 'width', mm(wide)),
        why: words.why.brushes,
      }),
    ),
    ...bill.packs('rags', { amount: 4, why: words.why.rags }),
    ...bill.packs('cling-film', { amount: 1, why: words.why.wrap }),
  ];
}
