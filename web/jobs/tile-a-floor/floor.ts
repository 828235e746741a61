import type { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { doorways, type Room } from '../../measure/place.ts';
import { boundsOf } from '../../measure/polygon.ts';
import { length, mm, toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { Thickness } from '../../stock/shelf.ts';
import type { Material } from '../../takeoff/material.ts';
import {
  LEVELLING_KILOS,
  movementBays,
  PERIMETER_JOINT_FROM,
} from '../../takeoff/structure/tile-bed.ts';
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

/** What the floor job asks besides. */
export interface FloorValues extends TileValues {
  readonly base: 'concrete' | 'timber';
  /** Between the base and the tiles: boards on timber and nothing on concrete, or a mat on either. */
  readonly under: 'usual' | 'mat';
  /** How deep the hollows are that are levelled. */
  readonly hollow: Length;
  readonly heated: boolean;
}

export interface FloorJob extends Omit<TileJob, 'values' | 'words'> {
  readonly values: FloorValues;
  readonly words: typeof en;
  readonly place: Room;
}

export const hasMat = ({ values, bill }: FloorJob): boolean =>
  values.under === 'mat' && bill.sold('decoupling-mat') === 'decoupling-mat';
export const hasBoards = (job: FloorJob): boolean => job.values.base === 'timber' && !hasMat(job);

/** g/m² of adhesive that a mat or a board is laid in (makers' sheets, the middle). */
const UNDER_BED = 1750;

/** Everything that is laid or used up, in the order of the steps. */
export function floorBill(job: FloorJob): readonly Material[] {
  const metres = toSquareMetres(job.covered);
  const under = hasMat(job) || hasBoards(job) ? metres * UNDER_BED : 0;
  const coats = job.values.hollow > 0 ? 2 : 1;
  return [
    ...tileLine(job),
    ...adhesiveLine(job, bedRate(job, 'floor', mm(0)), under),
    ...groutLine(job),
    ...levelLine(job),
    ...primerLines(job, coats),
    ...(hasBoards(job) ? backerLines(job, backerOf(job)) : []),
    ...matLine(job),
    ...spacerLines(job),
    ...jointLines(job),
    ...siliconeLines(job, edgeRun(job)),
    ...thresholdLine(job),
    ...sealerLine(job),
    ...handLines(job, job.covered),
  ];
}

const BACKER = mm(6);
const backerOf = ({ shelf }: TileJob): Thickness =>
  variantNearest(shelf['backer-board'].variants, 'thickness', BACKER);

const levelLine = ({ bill, values, covered, words, locale }: FloorJob) =>
  bill.packs('floor-leveller', {
    amount: toSquareMetres(covered) * LEVELLING_KILOS * toMm(values.hollow) * 1000,
    why: words.why.leveller(formatArea(covered, locale), formatLength(values.hollow, locale)),
  });

/** A twentieth more for what is cut off. */
const MAT_MORE = 1.05;

const matLine = (job: FloorJob) =>
  job.bill.packs('decoupling-mat', {
    amount: hasMat(job) ? toSquareMetres(job.covered) * MAT_MORE * 1000 : 0,
    why: job.words.why.mat(formatArea(job.covered, job.locale)),
  });

/** The walls' lengths together, doorways included. */
const perimeter = ({ place }: FloorJob): number =>
  place.walls.reduce((sum, { shape }) => sum + shape.length, 0);

const doorsOf = ({ place }: FloorJob) => place.walls.flatMap((wall) => doorways(wall));

/** Where the floor meets walls: doorways have a threshold instead. */
const edgeRun = (job: FloorJob): Length =>
  length(Math.max(0, perimeter(job) - doorsOf(job).reduce((sum, { width }) => sum + width, 0)));

/** Joints across the floor that let it move: bays no longer than the rule each way. */
function movementRuns(job: FloorJob): readonly Length[] {
  const { place, region, values } = job;
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  const system = region === 'us' ? 'us' : 'metric';
  const where = values.heated ? 'heated' : 'indoors';
  const [wide, deep] = [length(x1 - x0), length(y1 - y0)];
  return [
    ...Array.from({ length: movementBays(system, where, wide) - 1 }, () => deep),
    ...Array.from({ length: movementBays(system, where, deep) - 1 }, () => wide),
  ];
}

/** Whether the floor is wide enough to push against its walls. */
export const hasEdgeFoam = ({ place }: FloorJob): boolean => {
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  return Math.max(x1 - x0, y1 - y0) > PERIMETER_JOINT_FROM;
};

export const hasMovement = (job: FloorJob): boolean => movementRuns(job).length > 0;

function jointLines(job: FloorJob): readonly Material[] {
  const { bill, words, shelf, locale } = job;
  const runs = movementRuns(job);
  const across = runs.reduce((sum, run) => sum + run, 0);
  const strip = shelf['movement-joint'];
  const foam = hasEdgeFoam(job) ? perimeter(job) : 0;
  return [
    ...bill.packs('edge-foam', {
      amount: toMm(length(foam)),
      why: words.why.foam(roundRun(length(foam), locale)),
    }),
    ...(strip.form === 'lengths' && across > 0
      ? bill.lengths('movement-joint', {
          section: strip.variants[0],
          pieces: runs.flatMap((run) =>
            inLengths(run, bill.longest('movement-joint', strip.variants[0])).map((long) => ({
              name: 'movement-joint',
              length: long,
              quantity: 1,
            })),
          ),
          why: words.why.movement(roundRun(length(across), locale)),
        })
      : []),
  ];
}

/** A run in pieces of what is sold, the last one shorter. */
const inLengths = (run: Length, longest: Length): readonly Length[] =>
  Array.from({ length: Math.ceil(run / longest) }, (_, i) =>
    length(Math.min(longest, run - i * longest)),
  );

function thresholdLine(job: FloorJob): readonly Material[] {
  const { bill, words, shelf } = job;
  const [section] = shelf.threshold.variants;
  const longest = bill.longest('threshold', section);
  return bill.lengths('threshold', {
    section,
    pieces: doorsOf(job).flatMap(({ width }) =>
      inLengths(width, longest).map((long) => ({ name: 'threshold', length: long, quantity: 1 })),
    ),
    why: words.why.thresholds(doorsOf(job).length),
  });
}

export const hasThreshold = (job: FloorJob): boolean => doorsOf(job).length > 0;
