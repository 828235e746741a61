import {
  length,
  mm,
  toArea,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import { type PackVariant, variantNearest, variantReaching } from '../../stock/shelf.ts';
import {
  type Joint,
  type Material,
  runsInPieces,
  LINING,
  screwed,
} from '../../takeoff/material.ts';
import type { Sparse } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { HOUR } from '../kit/steps/step.ts';
import { hasClips, hasRows, hasSpacers } from '../kit/tiling/layout.ts';
import { isDamped, primerLine, tilingLines } from '../kit/tiling/lines.ts';
import type { Inputs } from './fields.ts';
import {
  areaOf,
  battenRuns,
  endRuns,
  isAllBoarded,
  isWet,
  meanHollow,
  rimRuns,
  together,
  trimRuns,
  type WallJob,
  rowsUnder,
} from './layout.ts';

/** Lines that several steps take. */
export const wallLines = (inputs: Inputs, job: WallJob) => ({
  ...tilingLines(
    job,
    isWet(inputs) ? 'wet' : 'wall',
    // None where boards on studs take the wall's place.
    length(Math.round(meanHollow(inputs) * (keptArea(job) / job.covered))),
    toSquareMetres(areaOf(job.boarded)) * (job.opened ? IN_JOINTS : UNDER_BOARDS.grams) +
      (inputs.values.strip ? toSquareMetres(keptArea(job)) * HOLES : 0),
    rimWedges(inputs, job),
  ),
  plugs: plugLines(inputs, job),
  // Primer for the wall and for the boards on it.
  primer: primerLine(job, toArea(keptArea(job) + (isDamped(inputs) ? 0 : areaOf(job.boarded)))),
});
export type WallLines = ReturnType<typeof wallLines>;

/** Old wall that stays under the tiles. */
export const keptArea = (job: WallJob): Area =>
  toArea(job.covered - (job.opened ? areaOf(job.boarded) : 0));
/** g/m² of adhesive in the holes that old tiles tear in plaster, an estimate: 0.7 mm on average. */
const HOLES = 1000;
/** g/m² of adhesive in the joints of boards on studs (makers' sheets). */
const IN_JOINTS = 300;
/** Bed of boards on plaster, by the notch (trade notch tables). */
export const UNDER_BOARDS = { notch: mm(6), grams: 3300 } as const;

/** Tiles from the floor start on a batten, one tile up; tiles above a worktop, tub or tray start on it. */
export const hasBatten = (inputs: Inputs, job: WallJob): boolean => {
  const { onWall, onLegs } = battenRuns(inputs, job);
  return onWall.length + onLegs.length > 0 && !hasEnds(inputs, job);
};

/** A batten past the ends of a tub or tray has no row under it. */
export const hasEnds = (inputs: Inputs, job: WallJob): boolean =>
  inputs.values.from === 0 && endRuns(inputs, job).length > 0;

/** Lifts the lowest row by its joint. */
export const packedWith = (job: WallJob): 'spacers' | 'wedges' | 'none' =>
  hasSpacers(job) ? 'spacers' : hasClips(job) ? 'wedges' : 'none';

export const BACKER = mm(12);
/** Adhesive behind boards. */
export const BED = mm(5);
/** Plug in masonry. */
export const IN_MASONRY = mm(40);
/** Plugs of a board on plaster, per m² (makers: about 6 for 1200 × 600 mm). */
const PLUGS = 8;

export const boardPlugs = (job: WallJob): number =>
  job.opened ? 0 : Math.ceil(PLUGS * toSquareMetres(areaOf(job.boarded)));

/** Screws of the batten on dry wall. */
export const battenScrews = (inputs: Inputs, job: WallJob): number =>
  battenRuns(inputs, job).onWall.reduce((sum, run) => sum + Math.ceil(run / BATTEN_SCREWS) + 1, 0);

const plugOf = ({ shelf }: Inputs): PackVariant =>
  variantNearest(shelf['wall-plugs'].variants, 'width', mm(8));

/** True if the batten is on masonry. Plaster in the US is on laths and studs. */
const isOnMasonry = ({ values, region }: Inputs): boolean =>
  values.ground === 'masonry' || (values.ground === 'plaster' && region !== 'us');

/** Joint of screws in plugs. */
export const inPlug = (inputs: Inputs, joint: Joint): Joint => ({
  ...joint,
  plug: plugOf(inputs).width ?? mm(8),
});

/** Plugs for boards and batten with their bit, one line for both. Studs take the screws themselves. */
export function plugLines(inputs: Inputs, job: WallJob): readonly Material[] {
  const { bill, words } = inputs;
  const plugs = boardPlugs(job) + (isOnMasonry(inputs) ? battenScrews(inputs, job) : 0);
  const plug = plugOf(inputs);
  return plugs === 0
    ? []
    : [
        ...bill.pack('wall-plugs', plugs, words.why.plugs, { variant: plug }),
        ...bill.pack('masonry-drill-bit', 1, words.why.bit, {
          like: { width: plug.width ?? mm(8) },
        }),
      ];
}

/** Wedges under the lowest row on a rim or worktop, two a tile, while the others hold the clips. */
export const rimWedges = (inputs: Inputs, job: WallJob): number =>
  packedWith(job) === 'wedges'
    ? rimRuns(inputs, job).reduce(
        (sum, run) => sum + 2 * Math.ceil(run / inputs.values.tileLength),
        0,
      )
    : 0;

const BATTEN_SCREWS = mm(400);
/** Depth of a screw in the wall behind the batten, which carries the tiles until they hold. */
const IN_WALL = mm(35);

/** Layers between a batten and the masonry or studs that hold its screws. */
function beforeWall(inputs: Inputs, job: WallJob): Length {
  const { ground } = inputs.values;
  // Boards in the wet zone alone are not under the batten.
  const isBoarded = isAllBoarded(job) && !hasEnds(inputs, job);
  const boards = isBoarded ? BACKER + (job.opened ? 0 : BED) : 0;
  const isBare = ground === 'masonry' || (job.opened && isBoarded);
  return length(boards + (isBare ? 0 : LINING));
}

/** Legs under a batten, at most this far apart. */
const LEGS = mm(600);

export function battenLines(
  inputs: Inputs,
  job: WallJob,
  plugs: readonly Material[],
): Sparse<readonly Material[]> {
  const { bill, shelf, words, locale, values } = inputs;
  const { why } = words;
  const { onWall: dry, onLegs, onFloor } = battenRuns(inputs, job);
  const [section] = shelf.batten.variants;
  const screws = battenScrews(inputs, job);
  const legs = onLegs.reduce((sum, run) => sum + Math.ceil(run / LEGS) + 1, 0);
  const onWall = screwed(length(section.thickness + beforeWall(inputs, job)), IN_WALL, mm(3.9), {
    each: 1,
    places: screws,
  });
  return [
    bill.lengths('batten', {
      section,
      pieces: [
        ...runsInPieces(
          'tile-batten',
          [...dry, ...onLegs, ...onFloor],
          bill.longest('batten', section),
        ),
        // A leg reaches from the floor over the face of the batten: one row up, or as far as the next whole tile.
        {
          name: 'batten-leg',
          length: length(
            (hasRows(values.pattern) ? rowsUnder(inputs) : 2) * values.tileWidth + section.width,
          ),
          quantity: legs,
        },
      ],
      why: hasEnds(inputs, job) ? why.battenEnds : legs > 0 ? why.battenLegs : why.batten,
    }),
    bill.fixings(
      'wood-screws',
      isOnMasonry(inputs) ? inPlug(inputs, onWall) : onWall,
      why.battenScrews(formatRoundSize(toMm(BATTEN_SCREWS), locale)),
    ),
    bill.fixings(
      'wood-screws',
      {
        ...screwed(section.thickness, mm(8), mm(3.5), { each: 2, places: legs }),
        most: length(2 * section.thickness),
      },
      why.legScrews,
    ),
    screws > 0 && plugs,
  ];
}

export function trimLine(inputs: Inputs, job: WallJob): readonly Material[] {
  const { bill, shelf, words, values, locale } = inputs;
  const { thickness, surfaces } = job;
  const cased = values.reveal > 0 ? 0 : together(surfaces.flatMap(({ windows }) => windows.runs));
  const { variants } = shelf['tile-trim'];
  const section = variantReaching(variants, 'width', thickness);
  return bill.lengths('tile-trim', {
    section,
    pieces: runsInPieces('tile-trim', trimRuns(inputs, job), bill.longest('tile-trim', section)),
    why: cased > 0 ? words.why.trimCased(formatRoundRun(length(cased), locale)) : words.why.trim,
  });
}

/** Boards for tiles are wiped damp in the US. */
export const isDampWall = ({ values, region }: Inputs): boolean =>
  values.ground === 'cement-board' && isDamped({ region });

/** Priming by one beginner, m²/h. */
export const PRIMING = 30;
/** Drying of primer. */
export const DRIES = { minutes: 2 * HOUR, kind: 'drying' } as const;

/** Primer on the wall before anything with cement goes on it, as cement on bare gypsum comes off; then on boards. */
export const primedWith = (isDamp: boolean, { sponge, primer }: WallLines) =>
  isDamp
    ? ({ takes: [sponge], tools: ['bucket'] } as const)
    : ({ takes: [primer], tools: ['wall-brush', 'bucket'] } as const);
