import { formatArea, formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { DENSITY, looseVolume } from '../../takeoff/structure/granular.ts';
import { FEED, OPENING_SAND, SEED, TURF_THICK } from '../../takeoff/structure/lawn.ts';
import { roundSize } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import { spoilLines } from '../kit/spoil.ts';
import type { Asked, Turf } from './layout.ts';

/** A lawn with its turf, if it is one of turf, and all that it was asked with. */
export interface Whole extends Asked {
  readonly turf: Turf | undefined;
}

/** Everything that is spread, laid or sown, in the order of the steps. */
export const lawnBill = (asked: Whole): readonly Material[] => [
  ...setOut(asked),
  ...soilLines(asked),
  ...grassLines(asked),
];

function setOut({ bill, words, place, values, locale }: Whole): Material[] {
  const { why } = words;
  return [
    ...bill.packs('string-line', { amount: toMm(place.perimeter) * 1.2, why: why.string }),
    ...bill.packs('marking-pegs', { amount: 8, why: why.pegs }),
    ...safetyLines(bill, why, 'work-gloves'),
    ...(values.old && values.takeAway
      ? spoilLines(bill, place.area, TURF_THICK, why.spoil, locale)
      : []),
  ];
}

/** Soil sinks as it settles, and ground is never as flat as a drawing (trade practice). */
const SETTLING = 0.15;
const UNEVEN = 0.1;

function soilLines({ bill, words, place, values, locale }: Whole): Material[] {
  const { why } = words;
  const metres = toSquareMetres(place.area);
  const shown = formatArea(place.area, locale);
  const soil = looseVolume(place.area, values.soil);
  const sand = Math.ceil(metres * toMm(OPENING_SAND) * DENSITY['sharp-sand'] * 1000);
  return [
    ...(values.clay
      ? bill.packs('sharp-sand', {
          amount: sand,
          slack: { amount: Math.ceil(sand * UNEVEN), for: 'uneven' },
          why: why.sand(roundSize(toMm(OPENING_SAND), locale)),
        })
      : []),
    ...bill.packs('topsoil', {
      amount: soil,
      slack: { amount: Math.ceil(soil * SETTLING), for: 'settling' },
      why: why.soil(formatLength(values.soil, locale), shown),
    }),
    ...bill.packs('lawn-fertiliser', { amount: metres * FEED, why: why.feed(shown) }),
  ];
}

/** Rolls tear, and dry out where they lie too long; some seed does not come up (growers’ guides). */
const TORN = 0.05;
const BARE = 0.1;

function grassLines({ bill, words, place, turf, locale }: Whole): Material[] {
  const { why } = words;
  if (turf === undefined) {
    const amount = Math.ceil(toSquareMetres(place.area) * SEED);
    return bill.packs('grass-seed', {
      amount,
      slack: { amount: Math.ceil(amount * BARE), for: 'repair' },
      why: why.seed(formatArea(place.area, locale)),
    });
  }
  const { layout, roll } = turf;
  const each = roll.packs[0].holds;
  return bill.packs('lawn-turf', {
    amount: layout.tiles * each,
    variant: roll,
    slack: { amount: Math.ceil(layout.tiles * TORN) * each, for: 'breakage' },
    why: why.turf(layout.tiles, layout.whole, layout.cut),
  });
}
