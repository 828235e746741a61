import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import { regionArea } from '../../measure/outline/polygon.ts';
import { length, mm, toMm, toSquareMetres } from '../../measure/units/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import type { Material } from '../../takeoff/material.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import { LEG_SCREWS } from '../../takeoff/structure/indoors/loft-rules.ts';
import { roundSize } from '../kit/round-size.ts';
import { safetyKit } from '../kit/steps/safety-kit.ts';
import type { Asked } from './fields.ts';
import { lapOf, madeOf, panelVariant, woolProduct, type Loft } from './layout.ts';

/** Joists take so much of the ceiling. */
const JOISTS_TAKE = 0.1;

/** Layers of one thickness are one line, whichever step lays them. */
function woolLines({ bill, words, shelf, locale }: Asked, { wool, area }: Loft) {
  const metres = toSquareMetres(area);
  const product = woolProduct(shelf);
  const layers = new Map<PackVariant, { amount: number; why: string[] }>();
  const add = (variant: PackVariant, share: number, why: string): void => {
    const { amount = 0, why: before = [] } = layers.get(variant) ?? {};
    layers.set(variant, { amount: amount + metres * share, why: [...before, why] });
  };
  const shown = formatArea(area, locale);
  if (wool.between !== undefined) {
    add(wool.between.variant, 1 - JOISTS_TAKE, words.why.between(shown));
  }
  for (const layer of wool.across) add(layer.variant, 1, words.why.across(shown));
  return [...layers].flatMap(([variant, { amount, why }]) =>
    bill.pack(product, amount * 1000, locale.format.sentences(why), { variant }),
  );
}

/** Each brace is as long as its leg is high, on the slant. */
const SLANT = Math.SQRT2;

function legLines(asked: Asked, loft: Loft): readonly Material[] {
  const { bill, words, shelf, locale, values } = asked;
  const { raised } = loft;
  if (raised === undefined) return [];
  const why = words.why.legs(
    raised.legs,
    formatLength(values.spacing, locale),
    formatLength(loft.deep, locale),
  );
  if (!raised.made || raised.section === undefined) {
    return raised.variant === undefined
      ? []
      : bill.pack('loft-leg', raised.legs, why, { variant: raised.variant });
  }
  const leg = length(raised.rise + lapOf(asked));
  const brace = length(Math.ceil(leg * SLANT));
  return bill.lengths(madeOf(shelf), {
    section: raised.section,
    pieces: gatherPieces([
      { name: 'loft-leg', length: leg, quantity: raised.legs },
      { name: 'brace', length: brace, quantity: raised.braces },
      ...raised.runners.map((one) => ({ name: 'runner', length: one, quantity: 1 })),
    ]),
    why,
  });
}

/** Of the panels, for those that break or are sawn wrong. */
const BROKEN = 0.05;
/** Millilitres of glue in the tongues of a square metre (an estimate). */
const GLUE = 40;

/** Whether panels have tongues: where boards for lofts are sold that are no sheets of plywood. */
export const isTongued = ({ region }: Asked): boolean => region === 'uk' || region === 'eu';

const sidesOf = ({ panel }: Loft) => ({ length: panel.length, width: panel.width });

function panelLines(asked: Asked, loft: Loft): readonly Material[] {
  const { bill, words, shelf } = asked;
  const { sheets, why } = loft.layout;
  const variant = panelVariant(asked);
  const spare = Math.ceil(sheets * BROKEN - 1e-9);
  if (variant === undefined) {
    return bill.sheets('plywood', {
      thickness: variantNearest(shelf.plywood.variants, 'thickness', loft.panel.thickness),
      panels: [{ ...sidesOf(loft), name: 'loft-panel', quantity: sheets + spare, turns: true }],
      why: words.why.sawn(sheets, spare),
    });
  }
  const boarded = toSquareMetres(regionArea(loft.boarded));
  return [
    ...bill.pack('loft-board', sheets, why, { variant, slack: { amount: spare, for: 'breakage' } }),
    ...bill.pack('wood-glue', isTongued(asked) ? GLUE * boarded : 0, words.why.glue),
  ];
}

/** A tenth more: some bend, some are dropped. */
const LOST = { share: 0.1, for: 'breakage' } as const;
/** Screws of a made leg into its joist, down through the runner into it, and of a brace. */
const MADE = { foot: 2, top: 1, brace: 4 } as const;
/** Millimetres of a screw in the timber below, and in a leg’s end grain. */
const HOLDS = 25;
const HOLDS_END = 38;

function screwLines(asked: Asked, loft: Loft): readonly Material[] {
  const { shelf, words, locale } = asked;
  const { variants } = shelf['wood-screws'];
  const sized = (size: number): PackVariant => variantNearest(variants, 'length', mm(size));
  const reaching = (size: number): PackVariant =>
    variantAtLeast(variants, 'length', mm(size)) ?? sized(size);
  const { raised, layout, panel } = loft;
  const every = roundSize(300, locale);
  const timber = toMm(raised?.section?.thickness ?? mm(40));
  const panels = [
    reaching(toMm(panel.thickness) + HOLDS),
    layout.screws,
    words.why.screws(every),
  ] as const;
  const needs: readonly (readonly [PackVariant, number, string])[] =
    raised === undefined
      ? [panels]
      : raised.made
        ? [
            [
              reaching(timber + HOLDS),
              MADE.foot * raised.legs + MADE.brace * raised.braces,
              words.why.legScrews(MADE.foot, MADE.brace),
            ],
            [reaching(timber + HOLDS_END), MADE.top * raised.legs, words.why.runnerScrews],
            panels,
          ]
        : [
            [sized(40), LEG_SCREWS.foot * raised.legs, words.why.footScrews(LEG_SCREWS.foot)],
            [sized(30), LEG_SCREWS.top * raised.legs, words.why.topScrews(LEG_SCREWS.top)],
          ];
  return gathered(needs).flatMap(([variant, amount, why]) =>
    asked.bill.pack('wood-screws', amount, why, {
      variant,
      slack: LOST,
    }),
  );
}

/** Where a shop has one length for two uses, they are one line. */
function gathered(
  needs: readonly (readonly [PackVariant, number, string])[],
): readonly (readonly [PackVariant, number, string])[] {
  const lines = new Map<PackVariant, readonly [PackVariant, number, string]>();
  for (const [variant, amount, why] of needs) {
    const before = lines.get(variant);
    lines.set(
      variant,
      before === undefined ? [variant, amount, why] : [variant, before[1] + amount, before[2]],
    );
  }
  return [...lines.values()];
}

/** What several steps take, and what is counted at some length. */
export function loftLines(asked: Asked, loft: Loft) {
  const { glasses, gloves, mask } = safetyKit(asked, 'work-gloves');
  const { bill, words } = asked;
  return {
    glasses,
    // What is worn wherever wool and old dust are moved.
    worn: [mask, glasses, gloves, bill.pack('overalls', 1, words.why.overalls)],
    wool: woolLines(asked, loft),
    legs: legLines(asked, loft),
    panels: panelLines(asked, loft),
    screws: screwLines(asked, loft),
  };
}

export type LoftLines = ReturnType<typeof loftLines>;
