import type { Material } from '../../takeoff/material.ts';
import type { Asked, Hanging } from './layout.ts';
import { isMasonry, type Made } from './fixings.ts';

/** Of each kind of fixing so many more: one turns in its hole, one falls behind the board. */
const SPARE = 2;
/** Grams of filler for the test hole and a hole in the wrong place; mm of tape round a bit and over a mark. */
const FILLER = 50;
const TAPE = 1000;

/** Everything that is screwed in or used up, fixings first. */
export function hangBill(asked: Asked, hanging: Hanging, made: Made): readonly Material[] {
  const { bill, words, values } = asked;
  const fixings = hanging.points.length;
  return [
    ...made.parts.flatMap(({ product, variant, each }) =>
      bill.packs(product, {
        amount: fixings * each,
        ...(variant === undefined ? {} : { variant }),
        slack: { amount: SPARE * each, for: 'breakage' },
        why: words.why.fixings(fixings, each),
      }),
    ),
    ...(made.bit === undefined
      ? []
      : bill.packs('masonry-drill-bit', { amount: 1, variant: made.bit, why: words.why.bit })),
    ...(values.thing === 'flat'
      ? [
          ...bill.packs('d-rings', { amount: 2, why: words.why.rings }),
          ...bill.packs('picture-wire', { amount: 1, why: words.why.wire }),
          ...bill.packs('felt-pads', { amount: 4, why: words.why.pads }),
        ]
      : []),
    ...bill.packs('filler', { amount: FILLER, why: words.why.filler }),
    ...bill.packs('masking-tape', { amount: TAPE, why: words.why.tape }),
    ...bill.packs('work-gloves', { amount: 1, why: words.why.gloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: words.why.glasses }),
    ...bill.packs(isMasonry(hanging.kind) ? 'silica-mask' : 'dust-mask', {
      amount: 1,
      why: words.why.mask,
    }),
  ];
}
