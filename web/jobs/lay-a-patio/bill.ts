import { formatArea, formatLength } from '../../measure/format-length.ts';
import { length, litres, mm, toMm, toSquareMetres } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { Material, Slack } from '../../takeoff/material.ts';
import {
  beddingGrams,
  DENSITY,
  jointingGrams,
  layersOf,
} from '../../takeoff/structure/granular.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { spoilLines } from '../kit/spoil.ts';
import type { Asked, Patio } from './layout.ts';

/** A patio set out, with all that it was asked with. */
export interface Whole extends Asked {
  readonly patio: Patio;
}

/** Everything that is laid or used up, in the order of the steps. */
export const patioBill = (asked: Whole): readonly Material[] => [
  ...setOut(asked),
  ...groundLines(asked),
  ...bedLines(asked),
  ...slabLines(asked),
  ...edgeLines(asked),
  ...jointLines(asked),
];

function setOut({ bill, words, place }: Whole): Material[] {
  const { why } = words;
  return [
    ...bill.packs('string-line', { amount: toMm(place.perimeter) * 1.2, why: why.string }),
    ...bill.packs('marking-pegs', { amount: 8, why: why.pegs }),
    ...bill.packs('work-gloves', { amount: 1, why: why.gloves }),
    ...bill.packs('waterproof-gloves', { amount: 1, why: why.cementGloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: why.glasses }),
    ...bill.packs('silica-mask', { amount: 2, why: why.mask }),
  ];
}

/** Fabric laps; stone and sand are never as flat as a drawing (trade practice). */
const LAPS = 1.1;
const UNEVEN = 0.1;
const uneven = (amount: number): Slack => ({ amount: Math.ceil(amount * UNEVEN), for: 'uneven' });

function groundLines({ bill, words, place, patio, values, locale }: Whole): Material[] {
  const { why } = words;
  const metres = toSquareMetres(place.area);
  const shown = formatArea(place.area, locale);
  const base = Math.ceil(metres * toMm(patio.base) * DENSITY['type-1'] * 1000);
  return [
    ...(values.takeAway ? spoilLines(bill, place.area, patio.dig, why.spoil, locale) : []),
    ...bill.packs('geotextile', { amount: metres * LAPS * 1000, why: why.fabric(shown) }),
    ...bill.packs('sub-base', {
      amount: base,
      slack: uneven(base),
      why: why.base(formatLength(patio.base, locale), shown, layersOf(patio.base)),
    }),
  ];
}

/** Grams of slurry a square metre of slab: a coat of a brush (makers’ data sheets: 1.5 to 2 kg for 5 m²). */
const PRIMER = 350;

function bedLines({ bill, words, place, patio, values, locale }: Whole): Material[] {
  const { why } = words;
  const deep = formatLength(patio.bed, locale);
  const metres = toSquareMetres(place.area);
  if (values.bedding === 'sand') {
    const amount = Math.ceil(metres * toMm(patio.bed) * DENSITY['sharp-sand'] * 1000);
    return bill.packs('sharp-sand', { amount, slack: uneven(amount), why: why.sand(deep) });
  }
  const { cement, sand } = beddingGrams(place.area, patio.bed);
  return [
    ...bill.packs('sharp-sand', { amount: sand, slack: uneven(sand), why: why.mortarSand(deep) }),
    ...bill.packs('cement', { amount: cement, slack: uneven(cement), why: why.cement }),
    ...bill.packs('slab-primer', { amount: metres * PRIMER, why: why.primer }),
  ];
}

/** Slabs break on the lorry and under the saw (trade practice). */
const BREAKAGE = 0.05;
const BLADE = mm(230);

function slabLines({ bill, words, patio, shelf }: Whole): Material[] {
  const { layout, slab } = patio;
  return [
    ...bill.packs('paving-slab', {
      amount: layout.tiles,
      variant: slab,
      slack: { amount: Math.ceil(layout.tiles * BREAKAGE), for: 'breakage' },
      why: words.why.slabs(layout.whole, layout.cut, layout.cutFrom),
    }),
    ...(layout.cut === 0
      ? []
      : bill.packs('diamond-blade', {
          amount: 1,
          variant: variantNearest(shelf['diamond-blade'].variants, 'width', BLADE),
          why: words.why.blade(layout.cut),
        })),
  ];
}

/** Concrete that holds an edge, a metre; stakes of an edging that is driven in (trade practice). */
const HAUNCH = litres(20);
const STAKES = mm(900);

/** American pavers on sand are held by an edging of plastic or steel; all other edges by concrete. */
export const isDriven = ({ region, values }: Asked): boolean =>
  region === 'us' && values.bedding === 'sand';

function edgeLines(asked: Whole): Material[] {
  const { bill, words, patio, locale } = asked;
  const { why } = words;
  const run = roundRun(patio.free, locale);
  const edge = isDriven(asked)
    ? [
        ...bill.packs('path-edging', { amount: toMm(patio.free), why: why.edging(run) }),
        ...bill.packs('marking-pegs', {
          amount: Math.ceil(patio.free / STAKES),
          why: why.stakes(roundSize(toMm(STAKES), locale)),
        }),
      ]
    : bill.packs('concrete-mix', {
        amount: (toMm(patio.free) / 1000) * HAUNCH,
        why: why.haunch(run),
      });
  return [...bill.packs('edge-foam', { amount: toMm(patio.atHouse), why: why.strip }), ...edge];
}

/** Mortar comes up between slabs: so much of their depth is left to joint. On sand all of it is. */
const JOINT_DEPTH = mm(30);
const SEALER = 8;
const SEAL_COATS = 2;

function jointLines({ bill, words, place, patio, values, shelf, locale }: Whole): Material[] {
  const { why } = words;
  const depth =
    values.bedding === 'sand' ? patio.thickness : length(Math.min(patio.thickness, JOINT_DEPTH));
  const rate = labelCoverage(shelf, 'stone-sealer', SEALER);
  return [
    ...bill.packs('paving-joint', {
      amount: jointingGrams(place.area, values, depth, patio.joint),
      why: why.joint(roundSize(toMm(patio.joint), locale), roundSize(toMm(depth), locale)),
    }),
    ...(values.seal
      ? [
          ...bill.packs('stone-sealer', {
            amount: ((toSquareMetres(place.area) * SEAL_COATS) / rate) * 1000,
            why: why.seal(formatArea(place.area, locale)),
          }),
          ...bill.packs('rags', { amount: 2, why: why.rags }),
        ]
      : []),
  ];
}
