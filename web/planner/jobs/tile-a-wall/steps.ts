import { formatArea } from '../../measure/units/format-length.ts';
import { length, mm, toMm, toSquareMetres, type Length } from '../../measure/units/units.ts';
import { variantNearest, variantReaching } from '../../stock/choose-variant.ts';
import type { Material } from '../../takeoff/material.ts';
import { screwed } from '../../takeoff/structure/joint.ts';
import { runsInPieces } from '../../takeoff/piece.ts';
import { BED_WEIGHT, flatness } from '../../takeoff/structure/indoors/tile-bed.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/wet-room.ts';
import { type JobStep } from '../kit/contract.ts';
import { compact, type Sparse } from '../kit/compact.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, HOUR, step, minutesFor } from '../kit/steps/step.ts';
import { areaWeight, leastCut, tiledTargets } from '../kit/tiling/layout.ts';
import {
  backerLines,
  primerLine,
  sealerLine,
  tilingLines,
  type TilingLines,
} from '../kit/tiling/lines.ts';
import {
  bedWait,
  cutStep,
  groutStep,
  layStep,
  siliconeStep,
  stripStep,
} from '../kit/tiling/steps.ts';
import type { State, Target, Work } from '../kit/work/states.ts';
import { does, needs, works } from '../kit/work/verbs.ts';
import type { Inputs } from './fields.ts';
import { footRuns, siliconeRun, tanked, trimRuns, type WallJob } from './layout.ts';

/** Work rates of one beginner, m²/h. */
const PACE = { flat: 6, prime: 30, board: 2, tank: 8 };

const isWet = ({ values }: Inputs): boolean => values.wet !== 'no';
/** Tiles from the floor start on a batten, one tile up; tiles above a worktop start on it. */
const hasBatten = ({ values }: Inputs): boolean => values.from === 0;

export function wallSteps(inputs: Inputs, job: WallJob): Sparse<JobStep> {
  const { words, values, bill } = inputs;
  const { steps, why } = words;
  const lines = tilingLines(job, isWet(inputs) ? 'wet' : 'wall', values.uneven);
  const pipes = isWet(inputs) ? values.pipes : 0;
  const holeBit =
    pipes > 0 ? bill.pack('tile-drill-bit', 1, why.holeBit, { like: { width: mm(35) } }) : [];
  return [
    ...checkSteps(inputs, job),
    stripStep(job, lines),
    ...groundSteps(inputs, job, lines),
    ...(isWet(inputs) ? tankSteps(inputs, job, pipes) : []),
    setOutStep(inputs, job),
    {
      ...layStep(job, lines, isWet(inputs) ? 'wet' : 'dry', trimLine(inputs, job)),
      ...(hasBatten(inputs) && { rows: ['middle', 'last'] as const }),
    },
    cutStep(job, lines, hasBatten(inputs) ? DAY : bedWait(job), holeBit),
    // The row under the batten, when the rows above it hold.
    hasBatten(inputs) &&
      step('bottom', steps.bottom, {
        minutes: 60,
        rows: ['first'],
        dryMinutes: bedWait(job),
        slower: 'hardening',
        takes: [lines.tiles, lines.adhesive],
        tools: ['notched-trowel', 'level-long', 'screwdriver'],
      }),
    groutStep(job, lines),
    siliconeStep(job, siliconeRun(inputs, job), {
      detail: values.wet === 'bath' ? steps.seal.bath : steps.seal.wall,
      check: steps.seal.check,
    }),
    finishStep(inputs, job),
  ];
}

function checkSteps({ words }: Inputs, job: WallJob): readonly JobStep[] {
  const { check, isolate } = words.steps;
  const weight = areaWeight(job.weight + BED_WEIGHT, job);
  return [
    step('check', check, {
      detail: job.soaked ? check.soaked : job.backed ? check.backed(weight) : check.detail(weight),
      minutes: 20,
      gates: ['asbestos'],
      tools: ['torch'],
    }),
    step('isolate', isolate, {
      minutes: 30,
      gates: ['cables', 'gas-water'],
      tools: ['cable-finder', 'screwdriver'],
    }),
  ];
}

const BACKER = mm(12);

function groundSteps(
  { words, values, locale }: Inputs,
  job: WallJob,
  { adhesive, glasses, mask }: TilingLines,
): Sparse<JobStep> {
  const { prepare, backer, prime } = words.steps;
  const metres = toSquareMetres(job.covered);
  const flat = flatness(job.longest);
  const isHollow = values.uneven > 0;
  return [
    step('prepare', prepare, {
      detail: locale.format.sentences(compact([prepare.detail, isHollow && prepare.hollow])),
      check: prepare.check(
        formatRoundSize(toMm(flat.hollow), locale),
        formatRoundSize(toMm(flat.over), locale),
      ),
      minutes: minutesFor(metres, PACE.flat),
      ...(isHollow && { dryMinutes: DAY, slower: 'hardening' }),
      takes: [isHollow && adhesive],
      tools: ['filling-knife', 'straightedge'],
    }),
    job.backed &&
      step('backer', backer, {
        minutes: minutesFor(metres, PACE.board),
        gates: ['silica', 'cables'],
        takes: [backerLines(job, BACKER), glasses, mask],
        tools: ['drill', 'utility-knife', 'tape-measure'],
      }),
    step('prime', prime, {
      minutes: minutesFor(metres, PACE.prime),
      work: does('prime', tiledTargets(job), { cures: { minutes: 2 * HOUR, kind: 'drying' } }),
      takes: [primerLine(job)],
      tools: ['wall-brush', 'bucket'],
    }),
  ];
}

function tankSteps(inputs: Inputs, job: WallJob, pipes: number): readonly JobStep[] {
  const { words, locale, bill, values, region } = inputs;
  const { tank } = words.steps;
  const { why } = words;
  const zone = tanked(inputs, job);
  const metres = toSquareMetres(zone.area);
  const shown = formatArea(zone.area, locale);
  const minutes = minutesFor(metres, PACE.tank);
  // Two corners up, and along the foot.
  const tape = length(2 * zone.high + values.wetRun);
  const { kilos } = WET_ROOMS[region];
  const coating = bill.pack('tanking', metres * kilos * 1000, why.tanking(shown));
  const wet = tiledTargets(job).map((wall): Target => `${wall}/wet zone`);
  const coat = (on: State, minutesDry: number): Work =>
    works(
      needs(wet, on),
      does('waterproof', wet, { cures: { minutes: minutesDry, kind: 'drying' } }),
    );
  return [
    step('tank', tank, [shown], {
      title: tank.title(1),
      minutes,
      work: coat('primed', 4 * HOUR),
      takes: [
        coating,
        bill.pack('tanking-tape', toMm(tape), why.tankingTape(formatRoundRun(tape, locale))),
        bill.sold('pipe-collar') === 'pipe-collar' && bill.pack('pipe-collar', pipes, why.collars),
      ],
      tools: ['wall-brush', 'utility-knife'],
    }),
    step('tank-2', tank, {
      title: tank.title(2),
      detail: tank.second,
      check: tank.last,
      minutes,
      work: coat('waterproofed', DAY),
      takes: [coating],
      tools: ['wall-brush'],
    }),
  ];
}

function setOutStep(inputs: Inputs, job: WallJob): JobStep {
  const { setOut } = inputs.words.steps;
  const isOnBatten = hasBatten(inputs);
  return step('set-out', setOut, {
    detail: `${setOut.gauge(leastCut(job))} ${isOnBatten ? setOut.batten : setOut.worktop}`,
    minutes: 40,
    work: works(
      does('mark', tiledTargets(job)),
      isOnBatten && does('screw', tiledTargets(job)),
      isOnBatten && { installs: [{ item: 'batten' }] },
    ),
    takes: isOnBatten ? battenLines(inputs, footRuns(inputs, job)) : [],
    tools: ['level-long', 'tape-measure', 'pencil', isOnBatten && 'drill'],
    gates: [isOnBatten && 'cables'],
  });
}

const BATTEN_SCREWS = mm(400);
/** Depth of a screw in the wall behind the batten, which carries the tiles until they hold. */
const IN_WALL = mm(35);

function battenLines(
  { bill, shelf, words, locale, values, region }: Inputs,
  runs: readonly Length[],
): Sparse<readonly Material[]> {
  const { why } = words;
  const [section] = shelf.batten.variants;
  const screws = runs.reduce((sum, run) => sum + Math.ceil(run / BATTEN_SCREWS) + 1, 0);
  const plug = variantNearest(shelf['wall-plugs'].variants, 'width', mm(8));
  // Board and wooden walls take the screw in their studs.
  const hasPlugs = region !== 'us' && (values.ground === 'plaster' || values.ground === 'masonry');
  return [
    bill.lengths('batten', {
      section,
      pieces: runsInPieces('tile-batten', runs, bill.longest('batten', section)),
      why: why.batten,
    }),
    bill.fixings(
      'wood-screws',
      screwed(section.thickness, IN_WALL, mm(3.9), { each: 1, places: screws }),
      why.battenScrews(formatRoundSize(toMm(BATTEN_SCREWS), locale)),
    ),
    hasPlugs && bill.pack('wall-plugs', screws, why.plugs, { variant: plug }),
    hasPlugs &&
      bill.pack('masonry-drill-bit', 1, why.bit, { like: { width: plug.width ?? mm(8) } }),
  ];
}

function trimLine(inputs: Inputs, job: WallJob): readonly Material[] {
  const { bill, shelf, words } = inputs;
  const { thickness } = job;
  const { variants } = shelf['tile-trim'];
  const section = variantReaching(variants, 'width', thickness);
  return bill.lengths('tile-trim', {
    section,
    pieces: runsInPieces('tile-trim', trimRuns(inputs, job), bill.longest('tile-trim', section)),
    why: words.why.trim,
  });
}

function finishStep(inputs: Inputs, job: WallJob): JobStep {
  const { words, values, locale } = inputs;
  const { finish } = words.steps;
  const isStone = values.made === 'stone';
  return step('finish', finish, {
    detail: locale.format.sentences(
      compact([finish.detail, isStone && finish.stone, isWet(inputs) && finish.wet]),
    ),
    minutes: 45,
    gates: ['cables'],
    takes: [isStone && sealerLine(job)],
    tools: ['screwdriver'],
  });
}
