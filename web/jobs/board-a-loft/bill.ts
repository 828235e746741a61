import { formatArea, formatLength } from '../../measure/format-length.ts';
import { regionArea } from '../../measure/polygon.ts';
import { length, mm, toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import type { Material } from '../../takeoff/material.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import { LEAST_HATCH, LEG_SCREWS } from '../../takeoff/structure/loft-rules.ts';
import { formatReason } from '../kit/format-reason.ts';
import { roundRun, roundSize } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import { lapOf, madeOf, panelVariant, woolProduct, type Asked, type Loft } from './layout.ts';

/** Everything that is laid, fixed or used up, in the order of the work. */
export const loftBill = (asked: Asked, loft: Loft): readonly Material[] => [
  ...kitLines(asked),
  ...serviceLines(asked, loft),
  ...trayLine(asked, loft),
  ...woolLines(asked, loft),
  ...legLines(asked, loft),
  ...panelLines(asked, loft),
  ...screwLines(asked, loft),
  ...hatchLines(asked),
];

const kitLines = ({ bill, words }: Asked): readonly Material[] => [
  ...safetyLines(bill, words.why, 'work-gloves'),
  ...bill.packs('overalls', { amount: 1, why: words.why.overalls }),
  ...bill.packs('loft-light', { amount: 1, why: words.why.light }),
];

/** m² of ceiling whose gaps a can of foam fills, and clips for a square metre (estimates). */
const FOAMED = 40;
const CLIPS = 2;
/** Airtight tape: round each hatch, and for each square metre of ceiling (an estimate), mm. */
const TAPED = 200;

/** Round the frame of a hatch, mm on the grid. */
const hatchRound = ({ region }: Asked): Length => {
  const [wide, long] = LEAST_HATCH[region === 'us' ? 'us' : 'uk'];
  return length(2 * (wide + long));
};

function serviceLines({ bill, words, values, locale, ...asked }: Asked, { area }: Loft) {
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const round = hatchRound({ bill, words, values, locale, ...asked });
  return [
    ...bill.packs('cable-clips', { amount: CLIPS * metres, why: words.why.clips(shown) }),
    ...bill.packs('pipe-lagging', {
      amount: values.pipes / 320,
      why: words.why.lagging(roundRun(values.pipes, locale)),
    }),
    ...bill.packs('expanding-foam', { amount: metres / FOAMED, why: words.why.foam(shown) }),
    ...bill.packs('vapour-tape', {
      amount: (values.hatches * round) / 320 + TAPED * metres,
      why: words.why.tape(shown),
    }),
    ...bill.packs('downlight-cap', { amount: values.downlights, why: words.why.caps }),
  ];
}

/** Whether wool lies to the eaves. */
export const hasWool = ({ deep }: Loft): boolean => deep > 0;

function trayLine({ bill, words }: Asked, loft: Loft): readonly Material[] {
  if (!hasWool(loft)) return [];
  const bays = 2 * Math.max(1, loft.joists.length - 1);
  return bill.packs('eave-tray', { amount: bays, why: words.why.trays(bays) });
}

/** Joists take so much of the ceiling. */
const JOISTS_TAKE = 0.1;

function woolLines({ bill, words, shelf, locale }: Asked, { wool, area }: Loft) {
  const metres = toSquareMetres(area);
  const product = woolProduct(shelf);
  // Layers of one thickness are one line.
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
    bill.packs(product, { amount: amount * 1000, variant, why: locale.format.sentences(why) }),
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
      : bill.packs('loft-leg', { amount: raised.legs, variant: raised.variant, why });
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

function panelLines(asked: Asked, loft: Loft): readonly Material[] {
  const { bill, words, shelf, locale } = asked;
  const { sheets, why } = loft.layout;
  const variant = panelVariant(asked);
  const reason = formatReason(why, locale);
  const spare = Math.ceil(sheets * BROKEN - 1e-9);
  if (variant === undefined) {
    return bill.sheets('plywood', {
      thickness: variantNearest(shelf.plywood.variants, 'thickness', loft.panel.thickness),
      panels: [
        {
          name: 'loft-panel',
          length: loft.panel.length,
          width: loft.panel.width,
          quantity: sheets + spare,
          turns: true,
        },
      ],
      why: words.why.sawn(sheets, spare),
    });
  }
  const boarded = toSquareMetres(regionArea(loft.boarded));
  return [
    ...bill.packs('loft-board', {
      amount: sheets,
      variant,
      slack: { amount: spare, for: 'breakage' },
      why: reason,
    }),
    ...(isTongued(asked)
      ? bill.packs('wood-glue', { amount: GLUE * boarded, why: words.why.glue })
      : []),
  ];
}

/** A tenth more: some bend, some are dropped. */
const LOST = 0.1;
/** Screws of a made leg into its joist, down through the runner into it, and of a brace. */
const MADE = { foot: 2, top: 1, brace: 4 } as const;
/** Millimetres of a screw in the timber below, and in a leg’s end grain. */
const HOLDS = 25;
const HOLDS_END = 40;

function screwLines(asked: Asked, loft: Loft): readonly Material[] {
  const { shelf, words, locale } = asked;
  const { variants } = shelf['wood-screws'];
  const sized = (size: number): PackVariant => variantNearest(variants, 'length', mm(size));
  const { raised, layout, panel } = loft;
  const every = roundSize(300, locale);
  const timber = toMm(raised?.section?.thickness ?? mm(40));
  const panels = [
    sized(toMm(panel.thickness) + HOLDS),
    layout.screws,
    words.why.screws(every),
  ] as const;
  const needs: readonly (readonly [PackVariant, number, string])[] =
    raised === undefined
      ? [panels]
      : raised.made
        ? [
            [
              sized(timber + HOLDS),
              MADE.foot * raised.legs + MADE.brace * raised.braces,
              words.why.legScrews(MADE.foot, MADE.brace),
            ],
            [sized(timber + HOLDS_END), MADE.top * raised.legs, words.why.runnerScrews],
            panels,
          ]
        : [
            [sized(40), LEG_SCREWS.foot * raised.legs, words.why.footScrews(LEG_SCREWS.foot)],
            [sized(30), LEG_SCREWS.top * raised.legs, words.why.topScrews(LEG_SCREWS.top)],
          ];
  return gathered(needs).flatMap(([variant, amount, why]) =>
    asked.bill.packs('wood-screws', {
      amount,
      variant,
      slack: { amount: Math.ceil(amount * LOST), for: 'breakage' },
      why,
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

function hatchLines({ bill, words, values, ...asked }: Asked): readonly Material[] {
  const round = hatchRound({ bill, words, values, ...asked });
  return [
    ...bill.packs('hatch-insulation', { amount: values.hatches, why: words.why.hatch }),
    ...bill.packs('draught-strip', {
      amount: (values.hatches * round) / 320,
      why: words.why.draught,
    }),
    ...(values.ladder ? bill.packs('loft-ladder', { amount: 1, why: words.why.ladder }) : []),
  ];
}
