import type { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { heightAt, higherThan } from '../../measure/outline-wall.ts';
import {
  doorways,
  wallsOfPlace,
  type Opening,
  type Place,
  type Wall,
} from '../../measure/place.ts';
import { boundsOf, edgesOf } from '../../measure/polygon.ts';
import {
  length,
  mm,
  rectangle,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../measure/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { Region } from '../../stock/region.ts';
import type { PackVariant, Thickness } from '../../stock/shelf.ts';
import type { Material } from '../../takeoff/material.ts';
import type { Piece } from '../../takeoff/piece.ts';
import type { Answer } from '../../takeoff/structure/answer.ts';
import { TANKING, tileWeight, wallBears } from '../../takeoff/structure/tile-bed.ts';
import { roundRun } from '../kit/round-size.ts';
import {
  adhesiveLine,
  backerLines,
  bedRate,
  groutLine,
  handLines,
  primerLines,
  sealerLine,
  siliconeLines,
  spacerLines,
  tileLine,
} from '../kit/tiling/bill.ts';
import type { TileValues } from '../kit/tiling/fields.ts';
import type { TileJob } from '../kit/tiling/layout.ts';

/** What the wall job asks besides. */
export interface WallValues extends TileValues {
  readonly from: Length;
  readonly high: Length;
  /** Behind the tiles. */
  readonly ground: 'plaster' | 'plasterboard' | 'masonry' | 'cement-board';
  readonly wet: 'no' | 'shower' | 'bath';
  /** Of the shower or bath, all its sides together. */
  readonly wetRun: Length;
  readonly pipes: number;
  /** How deep the hollows are that adhesive fills. */
  readonly uneven: Length;
}

export interface WallJob extends Omit<TileJob, 'values' | 'words'> {
  readonly values: WallValues;
  readonly words: typeof en;
  readonly place: Place;
  readonly walls: readonly Wall[];
  /** kg/m² of the tiles alone. */
  readonly weight: number;
  /** What the wall itself bears, and what it bears with a board on it. */
  readonly bears: Answer<number>;
  readonly backed: boolean;
}

/** kg/m² of tanking: China's rule is 1.5 mm thick (JGJ 298). */
const TANKING_KILOS: Readonly<Record<Region, number>> = {
  uk: TANKING.kilosPerSquareMetre,
  us: TANKING.kilosPerSquareMetre,
  eu: TANKING.kilosPerSquareMetre,
  cn: 1.8,
};

export const wallLoad = ({ values, thickness }: TileJob, ground: WallValues['ground']) => {
  const weight = tileWeight(values.made, thickness);
  return { weight, bears: wallBears(ground, weight) };
};

/** Everything that is stuck on or used up, in the order of the steps. */
export const wallBill = (job: WallJob): readonly Material[] => [
  ...tileLine(job),
  ...adhesiveLine(job, bedRate(job, isWet(job) ? 'wet' : 'wall', job.values.uneven)),
  ...groutLine(job),
  ...primerLines(job),
  ...(job.backed ? backerLines(job, backerOf(job)) : []),
  ...tankingLines(job),
  ...spacerLines(job),
  ...battenLines(job),
  ...trimLine(job),
  ...siliconeLines(job, siliconeRun(job)),
  ...sealerLine(job),
  ...handLines(job, job.covered),
];

const BACKER = mm(12);
const backerOf = ({ shelf }: TileJob): Thickness =>
  variantNearest(shelf['backer-board'].variants, 'thickness', BACKER);

export const isWet = ({ values }: WallJob): boolean => values.wet !== 'no';
export const hasPipes = ({ values }: WallJob): boolean => values.wet !== 'no' && values.pipes > 0;

/** The tiled part of each wall, in its own coordinates. */
const bandOf = (job: WallJob, i: number) => boundsOf(job.surfaces[i]?.region ?? []);

/** The wet walls with what is tanked past them, as high as the tiles and no less than the rule. */
export function tanked({ values, walls, surfaces }: WallJob): {
  readonly area: Area;
  readonly high: Length;
} {
  const top = surfaces.reduce((most, { region }) => Math.max(most, boundsOf(region).y1), 0);
  const high = length(Math.max(top - values.from, TANKING.height));
  const all = walls.reduce((sum, { shape }) => sum + shape.length, 0);
  const run = length(Math.min(values.wetRun + 2 * TANKING.past, all));
  return { area: rectangle(run, high), high };
}

function tankingLines(job: WallJob): readonly Material[] {
  const { bill, words, locale, values, region, shelf } = job;
  if (!isWet(job)) return [];
  const zone = tanked(job);
  // Two corners up, and along the foot.
  const tape = 2 * zone.high + values.wetRun;
  return [
    ...bill.packs('tanking', {
      amount: toSquareMetres(zone.area) * TANKING_KILOS[region] * 1000,
      why: words.why.tanking(formatArea(zone.area, locale)),
    }),
    ...bill.packs('tanking-tape', {
      amount: toMm(length(tape)),
      why: words.why.tankingTape(roundRun(length(tape), locale)),
    }),
    ...(bill.sold('pipe-collar') === 'pipe-collar'
      ? bill.packs('pipe-collar', { amount: values.pipes, why: words.why.collars })
      : []),
    ...bill.packs('tile-drill-bit', {
      amount: hasPipes(job) ? 1 : 0,
      variant: variantNearest(shelf['tile-drill-bit'].variants, 'width', mm(35)),
      why: words.why.holeBit,
    }),
  ];
}

/** Tiles that start on the floor stand on a batten, one tile up; those above a worktop start on it. */
export const hasBatten = ({ values }: WallJob): boolean => values.from === 0;

const BATTEN_SCREWS = mm(400);

/** Through the batten and into what is behind it: 60 mm or the next longer one. */
const battenScrew = (shelf: TileJob['shelf']): PackVariant => {
  const { variants } = shelf['wood-screws'];
  return variantAtLeast(variants, 'length', mm(60)) ?? variants[0];
};

/** Plugs in masonry and plaster; board and wooden walls take the screw in their studs. */
export const hasPlugs = (job: WallJob): boolean =>
  hasBatten(job) &&
  job.region !== 'us' &&
  (job.values.ground === 'plaster' || job.values.ground === 'masonry');

/** Along the foot of each wall, less the doorways that reach it. */
const runs = (job: WallJob): readonly Length[] =>
  job.walls.map((wall, i) => {
    const { x0, x1 } = bandOf(job, i);
    const doors = job.values.from === 0 ? doorways(wall) : [];
    return length(Math.max(0, x1 - x0 - doors.reduce((sum, { width }) => sum + width, 0)));
  });

/** A run in pieces no longer than is sold. */
const inPieces = (name: string, run: Length, longest: Length): readonly Piece[] => {
  const whole = Math.floor(run / longest);
  return [
    { name, length: longest, quantity: whole },
    { name, length: length(run - whole * longest), quantity: 1 },
  ].filter((piece) => piece.length > 0 && piece.quantity > 0);
};

function battenLines(job: WallJob): readonly Material[] {
  const { bill, shelf, words, locale } = job;
  if (!hasBatten(job)) return [];
  const section = shelf.batten.variants[0];
  const longest = bill.longest('batten', section);
  const screws = runs(job).reduce((sum, run) => sum + Math.ceil(run / BATTEN_SCREWS) + 1, 0);
  const plug = variantNearest(shelf['wall-plugs'].variants, 'width', mm(8));
  return [
    ...bill.lengths('batten', {
      section,
      pieces: runs(job).flatMap((run) => inPieces('tile-batten', run, longest)),
      why: words.why.batten,
    }),
    ...bill.packs('wood-screws', {
      amount: screws,
      variant: battenScrew(shelf),
      why: words.why.battenScrews(formatLength(BATTEN_SCREWS, locale)),
    }),
    ...(hasPlugs(job)
      ? [
          ...bill.packs('wall-plugs', {
            amount: screws,
            variant: plug,
            why: words.why.plugs,
          }),
          ...bill.packs('masonry-drill-bit', {
            amount: 1,
            variant: variantNearest(
              shelf['masonry-drill-bit'].variants,
              'width',
              plug.width ?? mm(8),
            ),
            why: words.why.bit,
          }),
        ]
      : []),
  ];
}

/** How high a wall is tiled in a corner: at its right end, or so far along it. */
const cornerRun = ({ shape }: Wall, y0: number, y1: number, at: number = shape.length): Length =>
  length(Math.max(0, Math.min(y1, heightAt(shape, at)) - y0));

/** What of an opening's sides and sill, or head, tiles of a band end at. */
function revealRuns({ sill, height, width }: Opening, y0: number, y1: number): readonly number[] {
  const [low, high] = [Math.max(y0, sill), Math.min(y1, sill + height)];
  if (high <= low) return [];
  const across = low > y0 || high < y1 ? [width] : [];
  return [high - low, high - low, ...across];
}

/** Edges that stay in sight: a top below the ceiling, at outside corners and round windows. */
function trimPieces(job: WallJob): readonly { readonly run: Length }[] {
  const { walls } = job;
  const all = wallsOfPlace(job.place);
  return walls.flatMap((wall, i) => {
    const { y0, y1 } = bandOf(job, i);
    const [from, to] = higherThan(wall.shape, y1);
    // Where doors and windows reach over the tiles, these have no top.
    const tops = edgesOf(job.surfaces[i]?.region ?? [])
      .filter(({ a, b }) => a.y === y1 && b.y === y1)
      .map(({ a, b }) => Math.min(to, Math.max(a.x, b.x)) - Math.max(from, Math.min(a.x, b.x)));
    const windows = wall.openings
      .filter(({ kind }) => kind === 'window')
      .flatMap((window) => revealRuns(window, y0, y1));
    // A corner between two walls that are tiled is trimmed once, with the first of them.
    const before = all.at(all.indexOf(wall) - 1);
    const isFirst = before?.end === 'outside' && !walls.includes(before);
    return [
      ...tops,
      ...(isFirst ? [cornerRun(wall, y0, y1, 0)] : []),
      ...(wall.end === 'outside' ? [cornerRun(wall, y0, y1)] : []),
      ...windows,
    ]
      .filter((run) => run > 0)
      .map((run) => ({ run: length(run) }));
  });
}

function trimLine(job: WallJob): readonly Material[] {
  const { bill, shelf, words, thickness } = job;
  const { variants } = shelf['tile-trim'];
  const section =
    variantAtLeast(variants, 'width', thickness) ?? variantNearest(variants, 'width', thickness);
  const longest = bill.longest('tile-trim', section);
  return bill.lengths('tile-trim', {
    section,
    pieces: trimPieces(job).flatMap(({ run }) => inPieces('tile-trim', run, longest)),
    why: words.why.trim,
  });
}

export const hasTrim = (job: WallJob): boolean => trimPieces(job).length > 0;

/** Inside corners between walls that are both tiled, and the foot along floor, bath or worktop. */
function siliconeRun(job: WallJob): Length {
  const all = wallsOfPlace(job.place);
  const corners = job.walls.reduce((sum, wall, i) => {
    const next = all[(all.indexOf(wall) + 1) % all.length];
    if (wall.end !== 'inside' || next === undefined || !job.walls.includes(next)) return sum;
    const { y0, y1 } = bandOf(job, i);
    return sum + cornerRun(wall, y0, y1);
  }, 0);
  return length(corners + runs(job).reduce((sum, run) => sum + run, 0));
}
