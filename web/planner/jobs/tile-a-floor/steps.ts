import { formatArea, formatDepth, formatLength } from '../../measure/units/format-length.ts';
import { doorways } from '../../measure/places/place.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import {
  toArea,
  length,
  mm,
  rectangle,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import {
  flatness,
  LEVELLING_KILOS,
  movementBays,
  PERIMETER_JOINT_FROM,
} from '../../takeoff/structure/indoors/tile-bed.ts';
import { runsInPieces } from '../../takeoff/piece.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/wet-room.ts';
import { type JobStep } from '../kit/contract.ts';
import { compact, type Sparse } from '../kit/compact.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, HOUR, step, minutesFor } from '../kit/steps/step.ts';
import { leastCut, type TileJob } from '../kit/tiling/layout.ts';
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
import type { Inputs } from './fields.ts';

/** Work rates of one beginner, m²/h. */
const PACE = { flat: 6, level: 8, prime: 30, board: 3, mat: 6 };

/** g/m² of adhesive that a mat or a board is laid in (makers' sheets, the middle). */
const UNDER_BED = 1750;

/** Between the base and the tiles. */
function underOf({ values, bill }: Inputs): 'mat' | 'boards' | undefined {
  const isMat = values.under === 'mat' && bill.sold('decoupling-mat') === 'decoupling-mat';
  return isMat ? 'mat' : values.base === 'timber' ? 'boards' : undefined;
}

export function floorSteps(inputs: Inputs, job: TileJob): Sparse<JobStep> {
  const stuck = underOf(inputs) === undefined ? 0 : toSquareMetres(job.covered) * UNDER_BED;
  const lines = tilingLines(job, 'floor', mm(0), stuck);
  const { setOut, seal } = inputs.words.steps;
  const movement = movementLine(inputs);
  const doors = inputs.place.walls.flatMap(doorways).map(({ width }) => width);
  // Edges at walls; doorways have a threshold.
  const edge = length(
    Math.max(0, perimeter(inputs) - doors.reduce((sum, width) => sum + width, 0)),
  );
  return [
    ...checkSteps(inputs, job),
    stripStep(job, lines),
    ...groundSteps(inputs, job, lines),
    // Boards are sealed on top; a mat goes over the seal.
    ...(underOf(inputs) === 'mat'
      ? [...tankSteps(inputs, job, edge), underStep(inputs, job, lines)]
      : [underStep(inputs, job, lines), ...tankSteps(inputs, job, edge)]),
    step('set-out', setOut, {
      detail: setOut.floor(leastCut(job)),
      minutes: 40,
      tools: ['chalk-line', 'tape-measure', 'square'],
    }),
    layStep(job, lines, 'floor', movement),
    cutStep(job, lines, bedWait(job)),
    groutStep(job, lines),
    siliconeStep(job, edge, {
      detail: inputs.locale.format.sentences(
        compact([seal.floor, movementRuns(inputs).length > 0 && seal.movement]),
      ),
      check: seal.check,
    }),
    finishStep(inputs, job, doors),
  ];
}

function checkSteps(inputs: Inputs, { thickness }: TileJob): readonly JobStep[] {
  const { words, values, locale } = inputs;
  const { check, heights } = words.steps;
  const isTimber = values.base === 'timber';
  const under = underOf(inputs);
  // Tile, bed and the layer under them.
  const rise = length(thickness + mm(under === 'boards' ? 12 : under === 'mat' ? 8 : 5));
  return [
    step('check', check, {
      detail: isTimber
        ? check.timber(formatRoundSize(400, locale), formatRoundSize(18, locale))
        : check.concrete,
      check: isTimber ? check.still : check.dry,
      minutes: 30,
      tools: isTimber ? ['tape-measure', 'torch'] : ['moisture-meter'],
    }),
    step('heights', heights, [formatDepth(rise, locale)], {
      minutes: 30,
      tools: ['tape-measure', 'pencil', 'hand-saw'],
    }),
  ];
}

function groundSteps(inputs: Inputs, job: TileJob, { gloves }: TilingLines): Sparse<JobStep> {
  const { words, values, locale, bill, place } = inputs;
  const { steps, why } = words;
  const { hollow } = values;
  const metres = toSquareMetres(job.covered);
  const flat = flatness(job.longest);
  const deep = formatLength(hollow, locale);
  const isHollow = hollow > 0;
  const primer = primerLine(job, isHollow ? 2 : 1);
  const around = perimeter(inputs);
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  // A floor of this width pushes against its walls.
  const foam =
    Math.max(x1 - x0, y1 - y0) > PERIMETER_JOINT_FROM &&
    bill.pack('edge-foam', toMm(around), why.foam(formatRoundRun(around, locale)));
  return [
    step('prepare', steps.prepare, {
      check: steps.prepare.check(
        formatRoundSize(toMm(flat.hollow), locale),
        formatRoundSize(toMm(flat.over), locale),
      ),
      minutes: minutesFor(metres, PACE.flat),
      gates: ['asbestos'],
      tools: ['filling-knife', 'straightedge', 'vacuum', 'drill'],
    }),
    isHollow &&
      step('level', steps.level, [deep], {
        minutes: minutesFor(metres, PACE.level),
        dryMinutes: DAY,
        slower: 'hardening',
        takes: [
          primer,
          bill.pack(
            'floor-leveller',
            metres * LEVELLING_KILOS * toMm(hollow) * 1000,
            why.leveller(formatArea(job.covered, locale), deep),
          ),
          foam,
          gloves,
        ],
        tools: ['drill', 'mixing-paddle', 'bucket', 'plastering-trowel'],
      }),
    step('prime', steps.prime, {
      minutes: minutesFor(metres, PACE.prime),
      dryMinutes: HOUR,
      slower: 'drying',
      takes: [primer, foam],
      tools: ['wall-brush', 'bucket', 'utility-knife'],
    }),
  ];
}

const BACKER = mm(6);
/** A twentieth more for what is cut off. */
const MAT_MORE = 1.05;

function underStep(
  inputs: Inputs,
  job: TileJob,
  { adhesive, mask, glasses }: TilingLines,
): JobStep | undefined {
  const { words, locale, bill } = inputs;
  const { boards, mat } = words.steps;
  const metres = toSquareMetres(job.covered);
  switch (underOf(inputs)) {
    case 'boards':
      return step('base', boards, [formatRoundSize(300, locale)], {
        minutes: minutesFor(metres, PACE.board),
        gates: ['silica'],
        takes: [backerLines(job, BACKER), adhesive, mask, glasses],
        tools: ['drill', 'notched-trowel', 'utility-knife', 'knee-pads'],
      });
    case 'mat':
      return step('base', mat, {
        minutes: minutesFor(metres, PACE.mat),
        dryMinutes: DAY,
        slower: 'hardening',
        takes: [
          bill.pack(
            'decoupling-mat',
            metres * MAT_MORE * 1000,
            words.why.mat(formatArea(job.covered, locale)),
          ),
          adhesive,
        ],
        tools: ['notched-trowel', 'utility-knife', 'knee-pads', 'grout-float'],
      });
    case undefined:
      return undefined;
  }
}

/** Minutes a square metre and coat; water in a flood test, trade: 20 to 30 mm. */
const TANK_PACE = 8;
const FLOODED = mm(20);

/** Seals a bathroom's floor and the foot of its walls, with a flood test if the rules require it. */
function tankSteps(inputs: Inputs, job: TileJob, edge: Length): Sparse<JobStep> {
  const { words, values, locale, bill, region } = inputs;
  if (!values.wet) return [];
  const { why, steps } = words;
  const { tank, flood } = steps;
  const { kilos, upstand, flood: hours } = WET_ROOMS[region];
  const sealed = toArea(job.covered + rectangle(edge, upstand));
  const metres = toSquareMetres(sealed);
  const shown = formatArea(sealed, locale);
  const up = formatRoundSize(toMm(upstand), locale);
  const coating = bill.pack('tanking', metres * kilos * 1000, why.sealing(shown, up));
  const minutes = minutesFor(metres, TANK_PACE);
  return [
    step('tank', tank, [shown, up], {
      title: tank.title(1),
      minutes,
      dryMinutes: 4 * HOUR,
      slower: 'drying',
      takes: [
        coating,
        bill.pack('tanking-tape', toMm(edge), why.sealTape(formatRoundRun(edge, locale))),
        bill.sold('pipe-collar') === 'pipe-collar' && bill.pack('pipe-collar', 1, why.collar),
      ],
      tools: ['wall-brush', 'utility-knife'],
    }),
    step('tank-2', tank, {
      title: tank.title(2),
      detail: tank.second,
      check: tank.last,
      minutes,
      dryMinutes: DAY,
      slower: 'drying',
      takes: [coating],
      tools: ['wall-brush'],
    }),
    hours > 0 &&
      step('flood', flood, [hours, formatRoundSize(toMm(FLOODED), locale)], {
        minutes: 30,
        dryMinutes: hours * HOUR,
        tools: ['bucket'],
      }),
  ];
}

/** The walls' lengths together, doorways included. */
const perimeter = ({ place }: Inputs): Length =>
  length(place.walls.reduce((sum, { shape }) => sum + shape.length, 0));

/** Joints across the floor that let it move: bays no longer than the rule each way. */
function movementRuns({ place, region, values }: Inputs): readonly Length[] {
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  const system = region === 'us' ? 'us' : 'metric';
  const where = values.heated ? 'heated' : 'indoors';
  const [wide, deep] = [length(x1 - x0), length(y1 - y0)];
  return [
    ...Array.from({ length: movementBays(system, where, wide) - 1 }, () => deep),
    ...Array.from({ length: movementBays(system, where, deep) - 1 }, () => wide),
  ];
}

function movementLine(inputs: Inputs): readonly Material[] {
  const { bill, words, shelf, locale } = inputs;
  const strip = shelf['movement-joint'];
  if (strip.form !== 'lengths') return [];
  const runs = movementRuns(inputs);
  const [section] = strip.variants;
  return bill.lengths('movement-joint', {
    section,
    pieces: runsInPieces('movement-joint', runs, bill.longest('movement-joint', section)),
    why: words.why.movement(
      formatRoundRun(length(runs.reduce((sum, run) => sum + run, 0)), locale),
    ),
  });
}

function finishStep(
  { words, values, locale, bill, shelf }: Inputs,
  job: TileJob,
  doors: readonly Length[],
): JobStep {
  const { finish } = words.steps;
  const isStone = values.made === 'stone';
  const [section] = shelf.threshold.variants;
  return step('finish', finish, {
    detail: locale.format.sentences(
      compact([
        doors.length > 0 && finish.threshold,
        finish.detail,
        isStone && finish.stone,
        values.heated && finish.heated,
      ]),
    ),
    minutes: 45,
    takes: [
      isStone && sealerLine(job),
      bill.lengths('threshold', {
        section,
        pieces: runsInPieces('threshold', doors, bill.longest('threshold', section)),
        why: words.why.thresholds(doors.length),
      }),
    ],
    tools: ['hand-saw', 'screwdriver'],
  });
}
