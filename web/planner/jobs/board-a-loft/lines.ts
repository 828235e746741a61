import { mm, toMm } from '../../measure/units/units.ts';
import { LEG_SCREWS } from '../../takeoff/structure/indoors/loft-rules.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { safetyKit } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { liningBoard, liningScrews, railScrews, railTimber, type Loft } from './layout.ts';
import { variantAtLeast, variantNearest, type PackVariant } from '../../stock/shelf.ts';
import { type Material, SPARE_FIXINGS } from '../../takeoff/material.ts';
import { woolLines, tapeLine, looseLine } from './wool-lines.ts';
import { panelLines, timberLines } from './floor-lines.ts';

/** Screws of a made leg into its joist, down through the runner into it, and of a brace. */
const MADE = { foot: 2, top: 1, brace: 4 } as const;

/** Width of a screw that holds a floor or a leg, mm: thinner ones are for drawers. */
const THICK = 3.9;

/** Millimetres of a screw in the timber below, and in a leg’s end grain. */
const HOLDS = 25;

const HOLDS_END = 38;

function screwLines(
  inputs: Inputs,
  loft: Loft,
): Readonly<Record<'panels' | 'legs' | 'edge', readonly Material[]>> {
  const { shelf, words, locale } = inputs;
  const all = shelf['wood-screws'].variants;
  const [first = all[0], ...others] = all.filter(({ width = mm(0) }) => toMm(width) >= THICK);
  const variants = [first, ...others] as const;
  const sized = (size: number): PackVariant => variantNearest(variants, 'length', mm(size));
  const reaching = (size: number): PackVariant =>
    variantAtLeast(variants, 'length', mm(size)) ?? sized(size);
  const { raised, layout, panel } = loft;
  const every = formatRoundSize(300, locale);
  const timber = toMm(raised?.section?.thickness ?? mm(40));
  const panels: WantedScrews =
    raised === undefined || raised.made
      ? [reaching(toMm(panel.thickness) + HOLDS), layout.screws, words.why.screws(every)]
      : [sized(30), LEG_SCREWS.top * raised.legs, words.why.topScrews(LEG_SCREWS.top)];
  const legs: readonly WantedScrews[] =
    raised === undefined
      ? []
      : raised.made
        ? [
            [
              reaching(timber + HOLDS),
              MADE.foot * raised.legs + MADE.brace * raised.braces,
              words.why.legScrews(MADE.foot, MADE.brace),
            ],
            [reaching(timber + HOLDS_END), MADE.top * raised.legs, words.why.runnerScrews],
          ]
        : [[sized(40), LEG_SCREWS.foot * raised.legs, words.why.footScrews(LEG_SCREWS.foot)]];
  const railThick = toMm(railTimber(inputs).section?.thickness ?? mm(40));
  const lining = toMm(liningBoard(inputs, loft).thickness);
  const edge: readonly WantedScrews[] = (
    [
      [reaching(railThick + HOLDS), railScrews(inputs), words.why.railScrews],
      [reaching(lining + HOLDS), liningScrews(inputs, loft), words.why.liningScrews],
    ] as const
  ).filter(([, amount]) => amount > 0);
  const packed = gathered([...legs, ...edge, panels], locale.format.sentences).map(
    ([variant, amount, why]) => ({
      variant,
      lines: inputs.bill.pack('wood-screws', amount, why, { variant, slack: SPARE_FIXINGS }),
    }),
  );
  const linesOf = (some: readonly WantedScrews[]): readonly Material[] =>
    packed
      .filter(({ variant }) => some.some(([one]) => one === variant))
      .flatMap(({ lines }) => lines);
  return { panels: linesOf([panels]), legs: linesOf(legs), edge: linesOf(edge) };
}

type WantedScrews = readonly [PackVariant, number, string];

/** One line for uses that take the same length. */
const gathered = (
  all: readonly WantedScrews[],
  join: (sentences: readonly string[]) => string,
): readonly WantedScrews[] =>
  [...Map.groupBy(all, ([variant]) => variant)].map(([variant, uses]) => [
    variant,
    uses.reduce((sum, [, amount]) => sum + amount, 0),
    join(uses.map(([, , why]) => why)),
  ]);

/** Lines that several steps take. */
export function loftLines(inputs: Inputs, loft: Loft) {
  const { glasses, gloves, mask } = safetyKit(inputs, 'work-gloves');
  const { bill, words } = inputs;
  return {
    glasses,
    // Worn wherever wool and old dust are moved.
    worn: [mask, glasses, gloves, bill.pack('overalls', 1, words.why.overalls)],
    wool: woolLines(inputs, loft),
    loose: looseLine(inputs, loft),
    tape: tapeLine(inputs, loft),
    ...timberLines(inputs, loft),
    ...panelLines(inputs, loft),
    screws: screwLines(inputs, loft),
  };
}

export type LoftLines = ReturnType<typeof loftLines>;
