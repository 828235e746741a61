import { formatArea, formatLength } from '../../measure/format-length.ts';
import { length, mm, toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import { variantAtLeast, variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { pieceCount } from '../../takeoff/piece.ts';
import { PAINT_RATES, paintFor } from '../../takeoff/structure/paint-rates.ts';
import {
  COMPOUND_PER_SQUARE_METRE,
  SCREW_SPACING,
  SKIM,
  tapeLength,
} from '../../takeoff/structure/plasterboard.ts';
import { formatReason } from '../kit/format-reason.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun } from '../kit/round-size.ts';
import { safetyLines } from '../kit/safety-kit.ts';
import type { Asked, Ceiling } from './layout.ts';

/** Everything that goes up or is used up, in the order of the steps. */
export const ceilingBill = (asked: Asked, ceiling: Ceiling): readonly Material[] => [
  ...battenLines(asked, ceiling),
  ...boardLines(asked, ceiling),
  ...jointLines(asked, ceiling),
  ...finishLines(asked, ceiling),
  ...safetyLines(asked.bill, asked.words.why, 'work-gloves'),
];

function battenLines({ bill, words, shelf }: Asked, ceiling: Ceiling): readonly Material[] {
  const { battens, batten, pieces, crossings, onto } = ceiling;
  if (battens.length === 0) return [];
  return [
    ...bill.lengths('batten', {
      section: batten,
      pieces,
      why: words.why.battens(pieceCount(pieces)),
    }),
    ...(onto === 'slab'
      ? bill.packs('hammer-fixings', { amount: crossings, why: words.why.slab(crossings) })
      : bill.packs('wood-screws', {
          amount: crossings,
          variant: variantNearest(shelf['wood-screws'].variants, 'length', mm(80)),
          why: words.why.battenScrews(crossings),
        })),
    ...bill.packs('packers', { amount: crossings, why: words.why.packers }),
  ];
}

/** A tenth more: some are dropped, some tear the paper. */
const LOST = 0.1;
/** Screws go so far into the wood; an old ceiling of lath and plaster is so thick (trade practice). */
const INTO = mm(22);
const OLD = mm(25);

const screwFor = ({ board, onto }: Ceiling): Length =>
  length(board.thickness + INTO + (onto === 'over' ? OLD : 0));

function boardLines({ bill, words, shelf, region, locale }: Asked, ceiling: Ceiling) {
  const { board, panels, layout } = ceiling;
  const { variants } = shelf['drywall-screws'];
  const wanted = screwFor(ceiling);
  const every = formatLength(SCREW_SPACING[region].ceiling, locale);
  return [
    ...bill.sheets('plasterboard', {
      thickness: board,
      panels,
      snapped: true,
      why: formatReason(layout.why, locale),
    }),
    ...bill.packs('drywall-screws', {
      amount: layout.screws,
      variant:
        variantAtLeast(variants, 'length', wanted) ?? variantNearest(variants, 'length', wanted),
      slack: { amount: Math.ceil(layout.screws * LOST), for: 'breakage' },
      why: words.why.screws(every),
    }),
  ];
}

export const isSkimmed = ({ values, bill }: Asked): boolean =>
  values.finish === 'skim' && bill.sold('skim-plaster') === 'skim-plaster';

/** A tube of caulk closes so much of the edge. */
const TUBE = mm(12_000);

function jointLines(asked: Asked, { area, edges, bends }: Ceiling): readonly Material[] {
  const { bill, words, locale } = asked;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  return [
    ...bill.packs('joint-tape', {
      amount: toMm(length(tapeLength(area) + bends)),
      why:
        bends === 0 ? words.why.tape(shown) : words.why.tapeBends(shown, roundRun(bends, locale)),
    }),
    ...(isSkimmed(asked)
      ? bill.packs('skim-plaster', {
          amount: (metres / SKIM.squareMetresPerBag) * 25_000,
          why: words.why.skim(shown),
        })
      : bill.packs('joint-compound', {
          amount: metres * COMPOUND_PER_SQUARE_METRE * 1000,
          why: words.why.compound(shown),
        })),
    ...bill.packs('caulk', {
      amount: edges / TUBE,
      why: words.why.caulk(roundRun(edges, locale)),
    }),
  ];
}

function finishLines(asked: Asked, { area }: Ceiling): readonly Material[] {
  const { bill, words, shelf, locale } = asked;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  return [
    ...bill.packs('sandpaper', {
      amount: isSkimmed(asked) ? 0 : Math.ceil(metres / 10),
      variant: variantGraded(shelf.sandpaper.variants, 180),
      why: words.why.sand(shown),
    }),
    ...bill.packs('wall-primer', {
      amount: paintFor(area, 1, labelCoverage(shelf, 'wall-primer', PAINT_RATES.plasterboard)),
      why: words.why.primer(shown),
    }),
    ...bill.packs('roller-sleeve', { amount: 1, why: words.why.sleeve }),
    ...bill.packs('dust-sheet', { amount: metres * 1000, why: words.why.sheets(shown) }),
    ...bill.packs('rubble-sack', { amount: Math.ceil(metres / 10), why: words.why.sacks }),
  ];
}
