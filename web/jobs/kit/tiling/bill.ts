import { formatArea, formatLength } from '../../../measure/format-length.ts';
import type { Region as Shape } from '../../../measure/polygon.ts';
import { boundsOf } from '../../../measure/polygon.ts';
import {
  length,
  mm,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../../measure/units.ts';
import { variantNearest } from '../../../stock/choose-variant.ts';
import type { StockSheet, Thickness } from '../../../stock/shelf.ts';
import { placeBoards } from '../../../takeoff/boards.ts';
import type { Material, Panel } from '../../../takeoff/material.ts';
import { gatherPanels } from '../../../takeoff/wall-boards.ts';
import {
  adhesiveGrams,
  adhesiveRate,
  groutGrams,
  type TilePlace,
} from '../../../takeoff/structure/tile-bed.ts';
import { grams } from '../../../takeoff/why.ts';
import { formatReason, showAmount } from '../format-reason.ts';
import { labelCoverage } from '../label-coverage.ts';
import { roundRun } from '../round-size.ts';
import { groutOf, hasClips, hasGel, isCutWet, type TileJob } from './layout.ts';

/** Tiles with those to spare: so many per cent, and no less than a box, for the next batch differs in colour. */
export function tileLine(job: TileJob): readonly Material[] {
  const { bill, product, variant, layout, values, locale } = job;
  const [box] = variant.packs;
  const share = Math.ceil((layout.tiles * values.spares) / 100 - 1e-6);
  const spare = values.spares === 0 ? 0 : Math.max(share, box.holds);
  return bill.packs(product, {
    amount: layout.tiles,
    variant,
    called: values.tile,
    slack: { amount: spare, for: 'matching' },
    why: formatReason(layout.why, locale),
  });
}

/** kg/m² of the bed: past the table its last value, where the plan stops anyway. */
export function bedRate({ longest }: TileJob, place: TilePlace, uneven: Length): number {
  const rate = adhesiveRate(longest, place, uneven);
  if (rate.ok) return rate.value;
  const last = adhesiveRate(mm(1200), place, uneven);
  return last.ok ? last.value : 0;
}

/** Adhesive in one line: the tiles' bed and, in grams, what else is stuck with it. */
export function adhesiveLine(job: TileJob, kilos: number, more = 0): readonly Material[] {
  const { bill, covered, words, locale } = job;
  const bed = adhesiveGrams(covered, kilos);
  return bill.packs('tile-adhesive', {
    amount: bed + more,
    why: words.why.adhesive(
      showAmount(grams(bed + more), locale),
      formatArea(covered, locale),
      formatLength(job.longest, locale),
      more > 0,
    ),
  });
}

/** Millimetres deep that a gel fills a joint, over what is left in it. */
const GEL_DEPTH = 2;
const GEL_TUBE = 400_000;

/** What the joints are filled with: grout by the makers' formula and 10 % more, or gel by their volume. */
export function groutLine(job: TileJob): readonly Material[] {
  const { bill, covered, words, locale, values, thickness } = job;
  const { tileLength, tileWidth, joint } = values;
  if (joint === 0) return [];
  if (hasGel(job)) {
    const [a, b] = [toMm(tileLength), toMm(tileWidth)];
    const cubic = ((a + b) / (a * b)) * toMm(joint) * GEL_DEPTH * toSquareMetres(covered) * 1e6;
    return bill.packs('joint-gel', {
      amount: cubic / GEL_TUBE,
      why: words.why.gel(formatArea(covered, locale), formatLength(joint, locale)),
    });
  }
  const tile = { length: tileLength, width: tileWidth, thickness };
  const amount = groutGrams(covered, tile, joint);
  return bill.packs(groutOf(job), {
    amount,
    why: words.why.grout(
      showAmount(grams(amount), locale),
      formatArea(covered, locale),
      formatLength(joint, locale),
    ),
  });
}

/** Wedges are used again, row after row. */
const WEDGES = 100;
/** From this side on a tile of a floor has a clip at each corner and each side. */
const FOUR_CLIPS = mm(600);

/** Spacers, or clips where tiles are long: one at each tile, two where rows are offset; a tenth more. */
export function spacerLines(job: TileJob): readonly Material[] {
  const { bill, shelf, layout, values, words, on, longest } = job;
  if (values.joint === 0) return [];
  const tiles = layout.whole + layout.cut;
  if (hasClips(job)) {
    const each = on === 'floor' && longest >= FOUR_CLIPS ? 4 : 2;
    return [
      ...bill.packs('levelling-clips', {
        amount: each * tiles,
        variant: variantNearest(shelf['levelling-clips'].variants, 'width', values.joint),
        slack: { amount: Math.ceil((each * tiles) / 10), for: 'breakage' },
        why: words.why.clips(each, tiles),
      }),
      ...bill.packs('levelling-wedges', { amount: WEDGES, why: words.why.wedges }),
    ];
  }
  const each = values.pattern === 'straight' || values.pattern === 'diagonal' ? 1 : 2;
  return bill.packs('tile-spacers', {
    amount: each * tiles,
    variant: variantNearest(shelf['tile-spacers'].variants, 'width', values.joint),
    slack: { amount: Math.ceil((each * tiles) / 10), for: 'breakage' },
    why: words.why.spacers(each, tiles),
  });
}

/** Primer by its label; 背胶 for the backs of dense tiles where that is sold, 200 g for a m² (labels). */
export function primerLines(job: TileJob, coats = 1): readonly Material[] {
  const { bill, shelf, covered, words, locale } = job;
  const metres = toSquareMetres(covered);
  const shown = formatArea(covered, locale);
  return [
    ...bill.packs('tile-primer', {
      amount: (metres * coats * 1000) / labelCoverage(shelf, 'tile-primer', 7),
      why: words.why.primer(shown),
    }),
    ...bill.packs('tile-back-primer', {
      amount: hasBackPrimer(job) ? metres * 200 : 0,
      why: words.why.backPrimer(shown),
    }),
  ];
}

export const hasBackPrimer = ({ bill, values }: TileJob): boolean =>
  values.made !== 'ceramic' && bill.sold('tile-back-primer') !== undefined;

/** m² a litre and coat where the label says nothing. */
const SEALER = 10;

/** Two coats on stone. */
export const sealerLine = ({ bill, shelf, covered, words, locale, values }: TileJob) =>
  bill.packs('stone-sealer', {
    amount:
      values.made === 'stone'
        ? (2 * toSquareMetres(covered) * 1000) / labelCoverage(shelf, 'stone-sealer', SEALER)
        : 0,
    why: words.why.sealer(formatArea(covered, locale)),
  });

/** A tube of silicone runs so far in a joint of 6 mm (labels). */
const TUBE = mm(8000);

/** Silicone along a run, with tape on both sides of it. */
export function siliconeLines({ bill, words, locale }: TileJob, run: Length): readonly Material[] {
  return [
    ...bill.packs('silicone', {
      amount: Math.ceil(run / TUBE - 1e-6),
      why: words.why.silicone(roundRun(run, locale)),
    }),
    ...bill.packs('masking-tape', { amount: 2 * toMm(run), why: words.why.tape }),
  ];
}

/** Square metres of old tiles that fill a sack. */
const SACK = 3;

/** What is worn, wiped with and worn out. */
export function handLines(job: TileJob, stripped: Area): readonly Material[] {
  const { bill, words, shelf, locale, values } = job;
  return [
    ...bill.packs('sponge', { amount: 2, why: words.why.sponges }),
    ...bill.packs('diamond-blade', {
      amount: isCutWet(job) ? 1 : 0,
      variant: variantNearest(shelf['diamond-blade'].variants, 'width', mm(180)),
      why: words.why.blade,
    }),
    ...bill.packs('rubble-sack', {
      amount: values.strip ? Math.ceil(toSquareMetres(stripped) / SACK) : 0,
      why: words.why.sacks(formatArea(stripped, locale)),
    }),
    ...bill.packs('waterproof-gloves', { amount: 1, why: words.why.gloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: words.why.glasses }),
    ...bill.packs('silica-mask', { amount: 1, why: words.why.mask }),
  ];
}

/** Boards under tiles: pieces of whole sheets laid row upon row, offset. */
function backerPanels(regions: readonly Shape[], sheet: StockSheet): readonly Panel[] {
  const panels = regions.flatMap((region) => {
    const placed = placeBoards(region, {
      length: sheet.length,
      width: sheet.width,
      along: 'x',
      supports: 'x',
      spacing: sheet.length,
      screwEvery: mm(0),
      kerf: mm(0),
    });
    const boxes = [
      ...placed.whole.map((one) => boundsOf(one)),
      ...placed.cut.map(({ onSheet }) => boundsOf([onSheet])),
    ];
    return boxes.map(({ x0, x1, y0, y1 }): Panel => {
      const sides = [x1 - x0, y1 - y0].toSorted((a, b) => b - a);
      return {
        name: 'backer-board',
        length: length(sides[0] ?? 0),
        width: length(sides[1] ?? 0),
        quantity: 1,
        turns: true,
      };
    });
  });
  return gatherPanels(panels);
}

/** Screws for a m² of board: on walls as makers say, on floors every 300 mm both ways. */
const BACKER_SCREWS = { wall: 20, floor: 12 } as const;

/** The boards with their screws and the tape over their joints. */
export function backerLines(job: TileJob, board: Thickness): readonly Material[] {
  const { bill, words, covered, locale, surfaces, on } = job;
  const metres = toSquareMetres(covered);
  const [sheet] = board.sheets;
  const shown = formatArea(covered, locale);
  const [a, b] = [toMm(sheet.length), toMm(sheet.width)];
  return [
    ...bill.sheets('backer-board', {
      thickness: { ...board, sheets: [sheet] },
      panels: backerPanels(
        surfaces.map(({ region }) => region),
        sheet,
      ),
      snapped: true,
      why: words.why.backer(shown),
    }),
    ...bill.packs('backer-screws', {
      amount: BACKER_SCREWS[on] * metres,
      why: words.why.backerScrews(shown),
    }),
    ...bill.packs('backer-tape', {
      amount: ((a + b) / (a * b)) * metres * 1e6,
      why: words.why.backerTape,
    }),
  ];
}
