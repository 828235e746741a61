import type { Locale } from '../../language/locale.ts';
import { en as enAmounts } from '../../language/en/amounts.ts';
import { formatArea } from '../../measure/format-length.ts';
import { roundDecimal } from '../../measure/round-decimal.ts';
import { length, litres, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { LITRES_PER_GALLON } from '../../takeoff/paint.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/paint-rates.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import { firstCoat, TOUCH_UP, woodCoats, type Asked, type Layer, type Painted } from './layout.ts';

/** Everything that is brushed on or used up, paint first. */
export function paintBill(asked: Asked, painted: Painted): readonly Material[] {
  const { values } = asked;
  return [
    ...painted.layers.flatMap((layer) => paintLine(asked, layer)),
    ...(values.barePlaster ? firstCoatLine(asked, painted) : []),
    ...woodLines(asked, painted),
    ...stainLines(asked),
    ...groundLines(asked, painted),
    ...edgeLines(asked, painted),
    ...rollerLines(asked, painted),
    ...safetyLines(asked.bill, asked.words.why),
  ];
}

const figure = (value: number): string => roundDecimal(value, 1).toFixed(1);

const volume = (millilitres: number, locale: Locale): string => {
  const words = locale.words('amounts', enAmounts);
  return locale.units === 'imperial'
    ? words.gallons(figure(millilitres / 1000 / LITRES_PER_GALLON))
    : words.litres(figure(millilitres / 1000));
};

function paintLine({ bill, words, locale }: Asked, layer: Layer): readonly Material[] {
  const amount = paintFor(layer.area, layer.coats, layer.coverage);
  return bill.packs(layer.product, {
    amount,
    called: layer.colour,
    slack: { amount: TOUCH_UP, for: 'repair' },
    why: words.why.paint(volume(amount, locale), formatArea(layer.area, locale), layer.coats),
  });
}

const firstCoatLine = ({ bill, words, locale, shelf }: Asked, painted: Painted) =>
  bill.packs('mist-paint', {
    amount: firstCoat(painted.area, shelf),
    why: words.why.mist(formatArea(painted.area, locale)),
  });

/** A bottle for the knots of a room, a tin for its stains (trade practice). */
const KNOTTING = litres(0.125);
const STAIN_BLOCKER = litres(0.4);

function woodLines(asked: Asked, { wood }: Painted): readonly Material[] {
  const { bill, words, locale, shelf, values } = asked;
  if (wood === 0) return [];
  const shown = formatArea(wood, locale);
  const coats = woodCoats(shelf);
  const isBare = values.woodwork === 'bare';
  const need = (product: 'wood-primer' | 'undercoat' | 'trim-paint', times: number): number => {
    const usual = PAINT_RATES[product === 'trim-paint' ? 'gloss' : product];
    return paintFor(wood, times, labelCoverage(shelf, product, usual));
  };
  const sheets = Math.ceil(toSquareMetres(wood) / 5);
  const { variants } = shelf['paint-brush'];
  return [
    ...(isBare && bill.sold('knotting') === 'knotting'
      ? bill.packs('knotting', { amount: KNOTTING, why: words.why.knots })
      : []),
    ...(isBare
      ? bill.packs('wood-primer', {
          amount: need('wood-primer', 1),
          why: words.why.woodPrimer(shown),
        })
      : []),
    ...(coats === 1
      ? bill.packs('undercoat', { amount: need('undercoat', 1), why: words.why.undercoat(shown) })
      : []),
    ...bill.packs('trim-paint', {
      amount: need('trim-paint', coats),
      why: words.why.woodTop(shown, coats),
    }),
    ...bill.packs('wet-sandpaper', {
      amount: sheets,
      variant: variantGraded(shelf['wet-sandpaper'].variants, 240),
      why: words.why.wetSand(shown),
    }),
    ...(bill.sold('tack-cloth') === 'tack-cloth'
      ? bill.packs('tack-cloth', { amount: 1, why: words.why.tack })
      : []),
    ...[25, 50].flatMap((wide) =>
      bill.packs('paint-brush', {
        amount: 1,
        variant: variantNearest(variants, 'width', mm(wide)),
        why: words.why.brushes,
      }),
    ),
    ...bill.packs('mini-roller-sleeve', { amount: 2, why: words.why.miniSleeves }),
  ];
}

/** One line for stains and, where shops sell no knotting, for knots. */
function stainLines({ bill, words, values }: Asked): readonly Material[] {
  const onKnots =
    values.woodwork === 'bare' && bill.sold('knotting') === 'stain-blocker' ? KNOTTING : 0;
  const onStains = values.stains ? STAIN_BLOCKER : 0;
  return bill.packs('stain-blocker', {
    amount: onKnots + onStains,
    why: values.stains ? words.why.stain : words.why.knots,
  });
}

/** To wash, fill and sand: half a litre for 60 m², half a kilo for 20 m², a sheet for 8 m². */
function groundLines({ bill, words, locale, shelf }: Asked, painted: Painted) {
  const metres = toSquareMetres(painted.area);
  const shown = formatArea(painted.area, locale);
  const { variants } = shelf.sandpaper;
  const grits = new Set([variantGraded(variants, 120), variantGraded(variants, 180)]);
  return [
    ...bill.packs('wall-cleaner', { amount: (metres * 500) / 60, why: words.why.cleaner(shown) }),
    ...bill.packs('rags', { amount: 2, why: words.why.rags }),
    ...bill.packs('filler', { amount: (metres * 500) / 20, why: words.why.filler(shown) }),
    ...[...grits].flatMap((variant) =>
      bill.packs('sandpaper', {
        amount: Math.ceil(metres / 8 / grits.size),
        variant,
        why: words.why.sand(shown),
      }),
    ),
  ];
}

/** Round a door or window runs so much edge. */
const ROUND_OPENING = mm(5000);
/** A tube of caulk closes so much. */
const TUBE = mm(20_000);

function edgeLines({ bill, words, locale }: Asked, { run, openings, floor }: Painted) {
  const edges = length(run + openings * ROUND_OPENING);
  const taped = length(edges + run);
  return [
    ...bill.packs('caulk', {
      amount: edges / TUBE,
      why: words.why.caulk(roundRun(edges, locale)),
    }),
    ...bill.packs('masking-tape', {
      amount: toMm(taped),
      why: words.why.tape(roundRun(taped, locale)),
    }),
    ...bill.packs('dust-sheet', {
      amount: toSquareMetres(floor) * 1000,
      why: words.why.sheets(formatArea(floor, locale)),
    }),
    ...bill.packs('masking-film', { amount: 20_000, why: words.why.film }),
  ];
}

function rollerLines({ bill, words }: Asked, { layers }: Painted) {
  const paints = layers.length;
  return [
    ...bill.packs('roller-sleeve', { amount: paints + 1, why: words.why.sleeves(paints) }),
    ...bill.packs('tray-liner', { amount: paints, why: words.why.liners(paints) }),
    ...bill.packs('cling-film', { amount: 1, why: words.why.wrap }),
  ];
}
