import { longerWay } from '../../../measure/places/place.ts';
import { boundsOf, regionArea, type PolygonRings } from '../../../measure/outline/polygon.ts';
import {
  formatArea,
  formatLength,
  inches,
  length,
  mm,
  rectangle,
  toArea,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../../measure/units/units.ts';
import { variantNearest, type StockSheet } from '../../../stock/shelf.ts';
import { layBoards } from '../../../takeoff/boards/board-starts.ts';
import type { BoardOptions } from '../../../takeoff/boards/boards.ts';
import type { Material, Panel } from '../../../takeoff/material.ts';
import { gatherPanels } from '../../../takeoff/walls/wall-boards.ts';
import {
  adhesiveGrams,
  adhesiveRate,
  groutGrams,
  type TileUse,
} from '../../../takeoff/structure/indoors/tile-bed.ts';
import { formatReason, formatGrams } from '../format-sizes.ts';
import { compact } from '../contract.ts';
import { labelCoverage } from '../finish/paint.ts';
import {
  bedUse,
  clipWidth,
  hasBackPrimer,
  hasClips,
  hasGel,
  hasSpacers,
  isMosaic,
  spareTiles,
  type TileJob,
} from './layout.ts';

/** g/m² of primer for the backs of dense tiles (labels). */
const BACK_PRIMER = 200;

/**
 * Lines of both tiling jobs for a bed on that place, on a wall with hollows of that depth; `more` is extra adhesive
 * in grams, `under` wedges under the lowest row of a wall.
 */
export function tilingLines(job: TileJob, place: TileUse, uneven: Length, more = 0, under = 0) {
  const { bill, covered, words, locale, longest } = job;
  const { why } = words;
  const shown = formatArea(covered, locale);
  const metres = toSquareMetres(covered);
  const use = bedUse(job.values.made, place);
  const bed = adhesiveGrams(covered, bedRate(longest, use, uneven)) + more;
  const adhesive = bill.pack(
    'tile-adhesive',
    bed,
    locale.format.sentences(
      compact([
        why.adhesive(formatGrams(bed, locale), shown, formatLength(longest, locale), more > 0),
        job.values.made === 'stone' && why.whiteAdhesive,
      ]),
    ),
  );
  const tiles = tileLine(job);
  // Gel is not washed.
  const sponge = hasGel(job)
    ? bill.pack('sponge', 1, why.sponge)
    : bill.pack('sponge', 2, why.sponges);
  return {
    tiles,
    adhesive,
    sponge,
    sealer: job.values.made === 'stone' ? sealerLine(job) : [],
    laid: [
      tiles,
      adhesive,
      hasBackPrimer(job) &&
        bill.pack('tile-back-primer', metres * BACK_PRIMER, why.backPrimer(shown)),
      spacerLines(job, under),
      sponge,
    ],
    gloves: bill.pack('waterproof-gloves', 1, why.gloves),
    glasses: bill.pack('safety-glasses', 1, why.glasses),
    mask: bill.pack('silica-mask', 1, why.mask),
  };
}
export type TilingLines = ReturnType<typeof tilingLines>;

function tileLine(job: TileJob): readonly Material[] {
  const { bill, product, variant, layout, lined, lower, values, words, locale } = job;
  const why = locale.format.sentences([
    formatReason(layout.why, locale),
    ...(isMosaic(job) ? [words.why.sheets] : []),
    ...(values.made === 'stone' ? [words.why.stone] : []),
    ...(lined === undefined
      ? []
      : [words.why.lined(lined.tiles, formatLength(lined.depth, locale))]),
    ...(lower === undefined ? [] : [words.why.lower(formatLength(lower.by, locale), lower.pieces)]),
  ]);
  return bill.pack(product, layout.tiles, why, {
    variant,
    customName: values.tile,
    slack: { amount: spareTiles(job, layout.tiles), for: 'matching' },
  });
}

/** Bed in kg/m²; past the table its last value, because the plan stops anyway. */
function bedRate(longest: Length, place: TileUse, uneven: Length): number {
  const rate = adhesiveRate(longest, place, uneven);
  if (rate.ok) return rate.value;
  const last = adhesiveRate(mm(1200), place, uneven);
  return last.ok ? last.value : 0;
}

/** Wedges of a day; they are used again once the bed holds. */
const WEDGES = 100;
/** Thickest tile that usual clips and wedges hold (makers: 3 to 12 mm, 1/8 to 1/2 in). */
const CLIPPED = inches(1 / 2);
/** Least side of a floor tile with a clip at each corner and side; longer wall tiles have them too. */
const FOUR_CLIPS = mm(600);

export const clipsEach = ({ on, longest }: TileJob): number =>
  (on === 'floor' ? longest >= FOUR_CLIPS : longest > FOUR_CLIPS) ? 4 : 2;

const tilesLaid = ({ layout }: TileJob): number => layout.whole + layout.cut;

/** True if there are fewer wedges than clips. */
export const usesWedgesAgain = (job: TileJob): boolean =>
  hasClips(job) && clipsEach(job) * tilesLaid(job) > WEDGES;

/** Usual sheet of mosaic, and spacers between it and the next. */
export const SHEET_SIDE = mm(300);
const MOSAIC_SHEET = rectangle(SHEET_SIDE, SHEET_SIDE);
const AT_SHEET = 4;

/**
 * Spacers, one at each tile and two where rows are offset, of mosaic between sheets only; clips where tiles are long,
 * with spacers too if the joint is wider than any clip. A tenth more of each.
 */
function spacerLines(job: TileJob, under: number): readonly Material[] {
  const { bill, values, words, covered, locale } = job;
  if (values.joint === 0) return [];
  if (isMosaic(job)) {
    const sheets = Math.ceil(covered / MOSAIC_SHEET);
    return bill.pack('tile-spacers', AT_SHEET * sheets, words.why.sheetSpacers(sheets), {
      like: { width: values.joint },
      slack: { amount: Math.ceil((AT_SHEET * sheets) / 10), for: 'breakage' },
    });
  }
  const tiles = tilesLaid(job);
  const isInLine = values.pattern === 'straight' || values.pattern === 'diagonal';
  const [clips, spacers] = [clipsEach(job), isInLine ? 1 : 2];
  const whyClips = compact([
    words.why.clips(clips, tiles),
    job.thickness > CLIPPED && words.why.thickClips,
  ]);
  const more = (each: number, width: Length) =>
    ({
      like: { width },
      slack: { amount: Math.ceil((each * tiles) / 10), for: 'breakage' },
    }) as const;
  return [
    ...(hasClips(job)
      ? [
          ...bill.pack(
            'levelling-clips',
            clips * tiles,
            locale.format.sentences(whyClips),
            more(clips, clipWidth(job)),
          ),
          ...bill.pack(
            'levelling-wedges',
            Math.min(WEDGES, clips * tiles) + under,
            words.why.wedges(usesWedgesAgain(job), under),
          ),
        ]
      : []),
    ...(hasSpacers(job)
      ? bill.pack(
          'tile-spacers',
          spacers * tiles,
          words.why.spacers(spacers, tiles),
          more(spacers, values.joint),
        )
      : []),
  ];
}

/** A gel fills a joint so deep: a tube of 400 ml for 14 m² of 800 × 800 mm at 2 mm (labels). */
const GEL_DEPTH = mm(5);

/** Depth of the gel in a joint, over adhesive. */
export const gelDepth = ({ thickness }: TileJob): Length => length(Math.min(GEL_DEPTH, thickness));

/** Share of a gel that stays in nozzle and tube or is scraped off (trade practice). */
const GEL_LOST = 1.15;
const GEL_TUBE = 400_000;
/** Least width of a joint for another grout, if sold. */
const WIDE_JOINT = mm(3.2);

/** Grout by the makers' formula plus 10 %, or gel by volume. */
export function groutLine(job: TileJob): readonly Material[] {
  const { bill, covered, words, locale, values, thickness } = job;
  const { tileLength, tileWidth, joint } = values;
  const shown = [formatArea(covered, locale), formatLength(joint, locale)] as const;
  if (hasGel(job)) {
    const [a, b] = [toMm(tileLength), toMm(tileWidth)];
    const deep = toMm(gelDepth(job));
    const cubic = ((a + b) / (a * b)) * toMm(joint) * deep * toSquareMetres(covered) * 1e6;
    return bill.pack(
      'joint-gel',
      (cubic * GEL_LOST) / GEL_TUBE,
      words.why.gel(...shown, formatLength(gelDepth(job), locale)),
    );
  }
  const amount = groutGrams(covered, { length: tileLength, width: tileWidth, thickness }, joint);
  const isWide = joint > WIDE_JOINT && bill.sold('sanded-grout') === 'sanded-grout';
  return bill.pack(
    isWide ? 'sanded-grout' : 'grout',
    amount,
    words.why.grout(formatGrams(amount, locale), ...shown),
  );
}

/** Primer by its label. */
export const primerLine = (
  { bill, shelf, words, locale }: TileJob,
  primed: Area,
): readonly Material[] =>
  bill.pack(
    'tile-primer',
    (toSquareMetres(primed) * 1000) / labelCoverage(shelf, 'tile-primer', 7),
    words.why.primer(formatArea(primed, locale)),
  );

/** True if boards take no primer: in the US thinset goes straight on cement board wiped damp (its makers). */
export const isDamped = ({ region }: Pick<TileJob, 'region'>): boolean => region === 'us';

/** Coverage in m²/L without a label. */
const SEALER = 10;

/** Two coats on stone. */
const sealerLine = ({ bill, shelf, covered, words, locale }: TileJob) =>
  bill.pack(
    'stone-sealer',
    (2 * toSquareMetres(covered) * 1000) / labelCoverage(shelf, 'stone-sealer', SEALER),
    words.why.sealer(formatArea(covered, locale)),
  );

/** No narrower strip of board stays under tiles (makers: 100 to 150 mm). */
const LEAST_BACKER = { metric: mm(100), imperial: inches(4) } as const;

/** Boards under tiles: pieces of full sheets in offset rows. */
function backerPanels(
  { locale }: TileJob,
  regions: readonly PolygonRings[],
  sheet: StockSheet,
): readonly Panel[] {
  const options = (along: 'x' | 'y'): BoardOptions => ({
    length: sheet.length,
    width: sheet.width,
    along,
    supports: along,
    spacing: mm(0),
    screwEvery: mm(0),
    kerf: mm(0),
    least: LEAST_BACKER[locale.made],
  });
  return gatherPanels(
    layBoards(regions.map((region) => ({ region, options: options(longerWay(region)) })))
      .laid.flat()
      .map(({ shape }) => boundsOf(shape))
      .map(({ x0, x1, y0, y1 }) => ({
        name: 'backer-board',
        length: length(Math.max(x1 - x0, y1 - y0)),
        width: length(Math.min(x1 - x0, y1 - y0)),
        quantity: 1,
        turns: true,
      })),
  );
}

/** Distance of the screws of boards on a floor, both ways: ANSI A108.11 in the US, makers elsewhere. */
export const backerEvery = ({ region }: Pick<TileJob, 'region'>): Length =>
  region === 'us' ? inches(8) : mm(300);

/** Thickness of boards on floors. */
export const FLOOR_BACKER = mm(6);

/** Screws in a m² of board on walls (makers). */
const WALL_SCREWS = 20;

/** Boards of about that thickness on some surfaces, with the tape over their joints. */
export function backerBoards(
  job: TileJob,
  thick: Length,
  regions: readonly PolygonRings[],
): readonly Material[] {
  const { bill, words, locale, shelf } = job;
  const covered = toArea(regions.reduce((sum, region) => sum + regionArea(region), 0));
  const { why } = words;
  const board = variantNearest(shelf['backer-board'].variants, 'thickness', thick);
  const metres = toSquareMetres(covered);
  const [sheet] = board.sheets;
  const shown = formatArea(covered, locale);
  const [a, b] = [toMm(sheet.length), toMm(sheet.width)];
  return [
    ...bill.sheets('backer-board', {
      thickness: { ...board, sheets: [sheet] },
      panels: backerPanels(job, regions, sheet),
      snapped: true,
      why: why.backer(shown),
    }),
    ...bill.pack('backer-tape', ((a + b) / (a * b)) * metres * 1e6, why.backerTape),
  ];
}

/** Distance of screws from the edges of a board (makers: 10 to 20 mm). */
const FROM_EDGE = mm(15);

/** Screws along a side of a board on a floor, one at each end. */
const screwsAlong = (side: Length, every: Length): number =>
  Math.max(1, Math.ceil((side - 2 * FROM_EDGE) / every)) + 1;

/** Number of screws of boards: by area on studs, in rows of each board on a wooden floor. */
export function backerScrewCount(job: TileJob, regions: readonly PolygonRings[]): number {
  if (job.on === 'wall')
    return (
      WALL_SCREWS * toSquareMetres(toArea(regions.reduce((sum, one) => sum + regionArea(one), 0)))
    );
  const [sheet] = variantNearest(
    job.shelf['backer-board'].variants,
    'thickness',
    FLOOR_BACKER,
  ).sheets;
  const every = backerEvery(job);
  return backerPanels(job, regions, sheet).reduce(
    (sum, panel) =>
      sum + panel.quantity * screwsAlong(panel.length, every) * screwsAlong(panel.width, every),
    0,
  );
}

/** Screws of boards on studs, or on a wooden floor. */
export function backerScrews(job: TileJob, regions: readonly PolygonRings[]): readonly Material[] {
  const { bill, words, locale, on } = job;
  const covered = toArea(regions.reduce((sum, region) => sum + regionArea(region), 0));
  const shown = formatArea(covered, locale);
  return bill.pack(
    'backer-screws',
    backerScrewCount(job, regions),
    on === 'wall'
      ? words.why.backerScrews(shown)
      : words.why.backerFloorScrews(shown, formatLength(backerEvery(job), locale)),
  );
}
