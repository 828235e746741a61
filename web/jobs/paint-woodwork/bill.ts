import { formatArea } from '../../measure/format-length.ts';
import { litres, length, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { Product } from '../../stock/products.ts';
import type { Material } from '../../takeoff/material.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun } from '../kit/round-size.ts';
import {
  blockerOf,
  finishOf,
  gritsOf,
  isOil,
  isTested,
  isUndercoated,
  type Asked,
  type Painted,
} from './layout.ts';

/** Everything that is brushed on or used up, paint first. */
export const woodworkBill = (asked: Asked, painted: Painted): readonly Material[] => [
  ...finishLine(asked, painted),
  ...underLines(asked, painted),
  ...groundLines(asked, painted),
  ...coverLines(asked, painted),
  ...brushLines(asked),
  ...kitLines(asked),
];

/** What stays in a jar for touch-ups. */
const TOUCH_UP = litres(0.1);

function finishLine({ bill, words, values, shelf, locale }: Asked, { area }: Painted) {
  const product = finishOf(values);
  return bill.packs(product, {
    amount: paintFor(area, values.coats, labelCoverage(shelf, product, PAINT_RATES.gloss)),
    called: values.colour,
    slack: { amount: TOUCH_UP, for: 'repair' },
    why: words.why.finish(formatArea(area, locale), values.coats),
  });
}

/** A bottle for the knots of a room (trade practice). */
const KNOTTING = litres(0.125);

function underLines(asked: Asked, { primed, wood, area }: Painted): readonly Material[] {
  const { bill, words, values, shelf, locale } = asked;
  const { state } = values;
  const blocker = blockerOf(asked);
  const rate = (product: Product): number =>
    labelCoverage(shelf, product, PAINT_RATES['wood-primer']);
  return [
    // Where shops use the primer itself on knots, it is on the bill already.
    ...(state === 'bare' && bill.sold('knotting') !== 'wood-primer'
      ? bill.packs('knotting', { amount: KNOTTING, why: words.why.knots })
      : []),
    ...bill.packs('wood-primer', {
      amount: primed === 0 ? 0 : paintFor(primed, 1, rate('wood-primer')),
      why: words.why.primer(formatArea(primed, locale), state === 'bare'),
    }),
    ...(state === 'stained'
      ? bill.packs(blocker, {
          amount: paintFor(wood, 1, rate(blocker)),
          why: words.why.blocker(formatArea(wood, locale)),
        })
      : []),
    ...(isUndercoated(asked)
      ? bill.packs('undercoat', {
          amount: paintFor(area, 1, rate('undercoat')),
          why: words.why.undercoat(formatArea(area, locale)),
        })
      : []),
  ];
}

/** Half a litre of cleaner washes 60 m², a sheet of each grit does 5 m², 100 g of filler 10 m² (trade practice). */
const CLEANER = 500 / 60;
const SHEET = 5;
const FILLER = 10;
/** A tube of caulk closes so much. */
const TUBE = mm(20_000);

function groundLines(asked: Asked, { area, edges }: Painted) {
  const { bill, words, locale } = asked;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const { coarse, fine, wet } = gritsOf(asked);
  const sheets = Math.ceil(metres / SHEET);
  return [
    ...bill.packs('wall-cleaner', { amount: metres * CLEANER, why: words.why.cleaner(shown) }),
    ...bill.packs('wood-filler', { amount: metres * FILLER, why: words.why.filler(shown) }),
    ...[...new Set([coarse, fine])].flatMap((variant) =>
      bill.packs('sandpaper', { amount: sheets, variant, why: words.why.sand(shown) }),
    ),
    ...bill.packs('wet-sandpaper', {
      amount: sheets,
      variant: wet,
      why: words.why.wetSand(shown),
    }),
    ...bill.packs('caulk', {
      amount: edges / TUBE,
      why: words.why.caulk(roundRun(edges, locale)),
    }),
  ];
}

/** Along skirting lies a strip of sheet so wide, under each side of a door so much, in thousandths of a m². */
const BESIDE = mm(1000);
const UNDER_DOOR = 2000;
/** Beside what has no foot of its own, a banister or a radiator, one such piece. */
const LEAST_SHEET = 2000;

function coverLines({ bill, words, locale }: Asked, { run, faces, edges, panes }: Painted) {
  // Along the floor, where frames and skirting meet the wall, and round panes.
  const taped = length(run + edges + panes);
  return [
    ...bill.packs('dust-sheet', {
      amount: Math.max(LEAST_SHEET, toMm(run) * (toMm(BESIDE) / 1000) + faces * UNDER_DOOR),
      why: words.why.sheets,
    }),
    ...bill.packs('masking-tape', {
      amount: toMm(taped),
      why: words.why.tape(roundRun(taped, locale)),
    }),
  ];
}

/** To wash brush and roller after each coat of solvent-based paint (our estimate). */
const SPIRIT = litres(0.25);

function brushLines(asked: Asked) {
  const { bill, words, values, shelf } = asked;
  const { variants } = shelf['paint-brush'];
  const coats = values.coats + (isUndercoated(asked) ? 1 : 0);
  return [
    ...[25, 50].flatMap((wide) =>
      bill.packs('paint-brush', {
        amount: 1,
        variant: variantNearest(variants, 'width', mm(wide)),
        why: words.why.brushes,
      }),
    ),
    ...bill.packs('mini-roller-sleeve', { amount: coats, why: words.why.sleeves(coats) }),
    ...(bill.sold('tack-cloth') === 'tack-cloth'
      ? bill.packs('tack-cloth', { amount: 1, why: words.why.tack })
      : []),
    ...(isOil(values)
      ? bill.packs('white-spirit', { amount: coats * SPIRIT, why: words.why.spirit(coats) })
      : []),
    ...bill.packs('rags', { amount: 4, why: words.why.rags }),
    ...bill.packs('cling-film', { amount: 1, why: words.why.wrap }),
  ];
}

/** A swab for each kind of part, and one that proves the kit. */
const SWABS = 4;

function kitLines(asked: Asked) {
  const { bill, words } = asked;
  const isOld = isTested(asked);
  return [
    ...(isOld ? bill.packs('lead-test', { amount: SWABS, why: words.why.leadTest }) : []),
    ...bill.packs('waterproof-gloves', { amount: 1, why: words.why.gloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: words.why.glasses }),
    ...bill.packs(isOld ? 'silica-mask' : 'dust-mask', {
      amount: 1,
      why: isOld ? words.why.leadMask : words.why.mask,
    }),
  ];
}
