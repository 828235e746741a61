import { stripsOver } from '../../takeoff/ground/strips.ts';
import { doorways, type Opening } from '../../measure/places/place.ts';
import { boundsOf, regionArea } from '../../measure/outline/polygon.ts';
import {
  formatArea,
  formatDepth,
  formatLength,
  toArea,
  length,
  mm,
  rectangle,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { type Material, runsInPieces, EMBED, screwed } from '../../takeoff/material.ts';
import {
  flatness,
  movementBays,
  PERIMETER_JOINT_FROM,
  WET_ROOMS,
} from '../../takeoff/structure/indoors/tile-bed.ts';
import { variantAtLeast, variantNearest, type Section } from '../../stock/shelf.ts';
import { floorDivisions, type FloorDivision } from '../../takeoff/floors/divisions.ts';
import { liesDiagonally } from '../../takeoff/tiles/tile-patterns.ts';
import { type JobStep, compact, type Sparse, type Work } from '../kit/contract.ts';
import { gapStep, GAPS, levellingLines, poured, pouringMinutes } from '../kit/finish/levelling.ts';
import { isLeadFree, leadTestLine } from '../kit/finish/paint.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, HOUR, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import { hasGel, leastCut, type TileJob } from '../kit/tiling/layout.ts';
import {
  backerBoards,
  backerEvery,
  backerScrews,
  isDamped,
  primerLine,
  tilingLines,
  type TilingLines,
} from '../kit/tiling/lines.ts';
import {
  bedWait,
  cutStep,
  groutStep,
  layStep,
  siliconeStep,
  stoneStep,
  stripStep,
} from '../kit/tiling/steps.ts';
import type { State } from '../kit/work/states.ts';
import type { Inputs } from './fields.ts';

/** Work rates of one beginner, m²/h. */
const PACE = { flat: 6, prime: 30, board: 3, mat: 6 };

/** g/m² of adhesive that a mat or a board is laid in (makers' sheets, the middle). */
const UNDER_BED = 1750;

/** g/m² of adhesive in the pits that old tiles leave, an estimate. */
const PITS = 500;

/** Between the base and the tiles. */
function underOf({ values, bill }: Inputs): 'mat' | 'boards' | undefined {
  const isTimber = values.base === 'timber';
  // Joints between floorboards would tear a membrane that is brushed over them.
  const isSealed = isTimber && values.wet;
  const isMat = values.under === 'mat' && bill.sold('decoupling-mat') === 'decoupling-mat';
  return isMat && !isSealed ? 'mat' : isTimber ? 'boards' : undefined;
}

export function floorSteps(inputs: Inputs, job: TileJob): Sparse<JobStep> {
  const under = (underOf(inputs) === undefined ? 0 : UNDER_BED) + (hasPits(inputs) ? PITS : 0);
  const stuck = toSquareMetres(job.covered) * under;
  const lines = tilingLines(job, 'floor', mm(0), stuck);
  const { setOut } = inputs.words.steps;
  const movement = movementLine(inputs, job);
  // Under the compound too.
  const doors = doorsOf(inputs).map(({ width }) => width);
  // Edges at walls; doorways have a threshold, and skirting ends at windows that reach the floor.
  const open = inputs.place.walls.flatMap(doorways).reduce((sum, { width }) => sum + width, 0);
  const edge = length(Math.max(0, perimeter(inputs) - open));
  const { upstand } = WET_ROOMS[inputs.region];
  const primer = primerLine(
    job,
    toArea(
      (isPoured(inputs) ? poured(inputs.values, job.covered, inputs.place.floor).area : 0) +
        (inputs.values.wet ? rectangle(edge, upstand) : 0),
    ),
  );
  const glazed = length(open - doors.reduce((sum, width) => sum + width, 0));
  const isOnMat = underOf(inputs) === 'mat';
  const swabs = leadTestLine(inputs);
  return [
    // The floor under old tiles is checked and measured once they are off.
    !inputs.values.strip && checkStep(inputs),
    skirtingStep(inputs, lines, swabs),
    // The chisel meets no live cable and no pipe under pressure: they lie under the old tiles or in their bed.
    coolStep(inputs),
    stripStep(
      job,
      lines,
      hasPits(inputs) ? 'filled' : 'laid',
      inputs.values.heated && inputs.words.steps.cool.chisel,
    ),
    inputs.values.strip && checkStep(inputs),
    heightsStep(inputs, job, lines, swabs),
    ...groundSteps(inputs, job, lines, { primer, swabs }),
    // Boards are primed and sealed on top; a mat goes over the seal.
    !isOnMat && underStep(inputs, job, lines),
    primeStep(inputs, job, primer, lines),
    ...tankSteps(inputs, job, edge, doors),
    isOnMat && underStep(inputs, job, lines),
    step('set-out', setOut, {
      detail: inputs.locale.format.sentences(
        compact([
          setOut.floor(leastCut(job)),
          liesDiagonally(inputs.values.pattern) && setOut.slanted('floor'),
          hasFall(inputs) && setOut.fall,
          ...movementPlaces(inputs),
        ]),
      ),
      minutes: 40,
      work: does('mark', 'floor'),
      tools: ['chalk-line', 'tape-measure', 'square'],
    }),
    layStep(job, lines, 'floor', movement, isOnMat ? 'underlaid' : sealedBase(inputs)),
    cutStep(job, lines, bedWait(job)),
    stoneStep(job, lines, 1),
    groutStep(job, lines),
    stoneStep(job, lines, 2),
    edgeStep(inputs, job, edge, glazed),
    finishStep(inputs, edge, doors),
  ];
}

/** Doorways; tiles end at the frame of a window that reaches the floor. */
const doorsOf = ({ place }: Inputs): readonly Opening[] =>
  place.walls.flatMap(doorways).filter(({ kind }) => kind !== 'window');

/** State of the floor under the adhesive. */
const sealedBase = ({ values }: Inputs): State => (values.wet ? 'waterproofed' : 'primed');

/** True if levelling compound is poured: a floor that falls to its drain has a bed instead. */
const isPoured = (inputs: Inputs): boolean => inputs.values.hollow > 0 && !hasBed(inputs);

/** True if the compound covers the floor, so that foam at the walls comes before it. A patch runs out to nothing. */
const isLevelled = (inputs: Inputs): boolean =>
  isPoured(inputs) &&
  poured(inputs.values, regionArea(inputs.place.floor), inputs.place.floor).isWhole;

/** True if pits of old tiles are filled first, because a membrane goes over them. */
const hasPits = (inputs: Inputs): boolean =>
  inputs.values.strip &&
  inputs.values.wet &&
  underOf(inputs) !== 'boards' &&
  !hasBed(inputs) &&
  !isLevelled(inputs);

/**
 * Foam along the walls of a wide floor that is not sealed: cutting it level later would cut the membrane. A sealed
 * floor has it round the compound only, cut before the membrane.
 */
function foamLine(inputs: Inputs): readonly Material[] {
  const { place, bill, words, locale, values, region } = inputs;
  const around = length(place.walls.reduce((sum, { shape }) => sum + shape.length, 0));
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  const isWide = Math.max(x1 - x0, y1 - y0) > PERIMETER_JOINT_FROM;
  // The gap at the walls stays empty in the US (TCNA EJ171).
  return isWide && (isLevelled(inputs) || (!values.wet && region !== 'us'))
    ? bill.pack('edge-foam', toMm(around), words.why.foam(formatRoundRun(around, locale)))
    : [];
}

/** Foam round compound is cut level with it: a membrane goes over it, or the gap stays empty (TCNA EJ171). */
const isTrimmed = ({ values, region }: Inputs): boolean => values.wet || region === 'us';

/** Depth of silicone in the gap at the walls (makers: 6 to 10 mm), and of the adhesive under tiles. */
const SILICONE_DEPTH = mm(6);
const TILE_BED = mm(4);

/** Gap at the walls: silicone where it stays in sight or gets wet, else the skirting covers it. */
function edgeStep(inputs: Inputs, job: TileJob, edge: Length, glazed: Length): JobStep {
  const { values, locale, words } = inputs;
  const { seal } = words.steps;
  const isSealed = values.wet || !values.skirting;
  const hasFoam = !isTrimmed(inputs) && foamLine(inputs).length > 0;
  const across = movementRuns(inputs).reduce((sum, run) => sum + run, 0);
  // A strip needs no silicone; without strips the joints across the floor are filled with it.
  const filled = movementSection(inputs, job) === undefined ? across : 0;
  const run = length((isSealed ? edge : 0) + glazed + filled);
  const said = {
    title: run > 0 ? seal.title : seal.free,
    detail: locale.format.sentences(
      compact([
        hasFoam &&
          (isSealed ? seal.foamUnder(formatRoundSize(toMm(SILICONE_DEPTH), locale)) : seal.foam),
        isSealed ? (values.wet ? seal.wet(hasGel(job)) : seal.floor) : seal.covered,
        glazed > 0 &&
          !isSealed &&
          seal.glazed(hasFoam ? formatRoundSize(toMm(SILICONE_DEPTH), locale) : undefined),
        filled > 0 && seal.movement,
      ]),
    ),
    check: seal.check,
  };
  return run > 0
    ? // A sealed floor has no foam: silicone fills its gap down to the membrane.
      siliconeStep(job, run, said, values.wet ? length(job.thickness + TILE_BED) : undefined)
    : step('seal', seal, {
        ...said,
        minutes: 15,
        work: works(needs('floor', 'grouted'), does('slit', 'floor')),
        tools: ['utility-knife'],
      });
}

function checkStep(inputs: Inputs): JobStep {
  const { words, values, locale } = inputs;
  const { check } = words.steps;
  // A bed of wet mortar follows, so the base need not be dry.
  if (hasBed(inputs))
    return step('check', check, {
      detail: check.bed,
      check: check.sound,
      minutes: 30,
      tools: ['club-hammer'],
    });
  const isTimber = values.base === 'timber';
  return step('check', check, {
    detail: isTimber
      ? check.timber(formatRoundSize(400, locale), formatRoundSize(18, locale))
      : locale.format.sentences(compact([check.concrete, values.heated && check.heated])),
    check: isTimber ? check.still : check.dry,
    minutes: 30,
    tools: isTimber ? ['tape-measure', 'torch'] : ['moisture-meter'],
  });
}

/** Skirting stands on old tiles and hides their edges, so it comes off before them. */
function skirtingStep(
  inputs: Inputs,
  { mask }: TilingLines,
  swabs: readonly Material[],
): JobStep | false {
  const { words, values } = inputs;
  const { safety, ...skirting } = words.steps.skirting;
  const isOld = !isLeadFree(inputs);
  return (
    values.skirting &&
    step('skirting', skirting, {
      ...(isOld && { safety }),
      minutes: 30,
      gates: ['lead'],
      takes: [swabs, isOld && mask],
      tools: ['pencil', 'utility-knife', 'pry-bar', 'filling-knife'],
    })
  );
}

/** A warm floor shows where its heating is, and adhesive dries too fast on it. */
function coolStep({ words, values, locale }: Inputs): JobStep | false {
  const { cool } = words.steps;
  // Old tiles are chiselled off, and boards are screwed down.
  const isBroken = values.strip || values.base === 'timber';
  return (
    values.heated &&
    step('cool', cool, {
      detail: locale.format.sentences(
        compact([isBroken && cool.marks, cool.detail, isBroken && cool.dead]),
      ),
      check: locale.format.sentences(compact([isBroken && cool.tested, cool.check])),
      minutes: isBroken ? 45 : 15,
      dryMinutes: 2 * DAY,
      rests: true,
      gates: isBroken ? ['cables', 'gas-water'] : [],
      tools: isBroken ? ['cable-finder', 'pencil'] : [],
    })
  );
}

/** Thickness of the bed under tiles, and of a mat or the bed of boards. */
const BED = { tiles: mm(5), mat: mm(3), boards: mm(1) } as const;

function heightsStep(
  inputs: Inputs,
  { thickness }: TileJob,
  { mask }: TilingLines,
  swabs: readonly Material[],
): JobStep {
  const { words, values, locale, shelf } = inputs;
  const { heights } = words.steps;
  const under = underOf(inputs);
  const board = variantNearest(shelf['backer-board'].variants, 'thickness', BACKER).thickness;
  const layer = under === 'boards' ? board + BED.boards : under === 'mat' ? BED.mat : 0;
  const rise = mm(Math.ceil(toMm(length(thickness + BED.tiles + layer)) - 0.01));
  const hasFrames = doorsOf(inputs).length > 0;
  return step('heights', heights, {
    detail: locale.format.sentences(
      compact([
        hasBed(inputs)
          ? heights.bed(
              formatDepth(rise, locale),
              formatLength(AT_DRAIN, locale),
              formatLength(atWall(inputs), locale),
            )
          : heights.detail(formatDepth(rise, locale), values.strip),
        hasFrames && heights.frames,
      ]),
    ),
    ...(hasFrames && { safety: isLeadFree(inputs) ? heights.young : heights.safety }),
    minutes: 30,
    gates: [hasFrames && 'lead'],
    takes: [hasFrames && swabs, hasFrames && mask],
    tools: ['tape-measure', 'pencil', hasFrames && 'pull-saw'],
  });
}

/** ml/m² of cleaner (labels: 1 L for 120 m², twice over greasy floors). */
const CLEANER = 16;
/** Screws per m² of creaking boards, our estimate: one at each board and joist of a quarter of the floor. */
const CREAKS = 5;
const BOARD = mm(18);

function groundSteps(
  inputs: Inputs,
  job: TileJob,
  { adhesive, gloves, mask, glasses }: TilingLines,
  { primer, swabs }: Readonly<Record<'primer' | 'swabs', readonly Material[]>>,
): readonly JobStep[] {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { hollow } = values;
  const metres = toSquareMetres(job.covered);
  const flat = flatness(job.longest);
  const deep = formatLength(hollow, locale);
  const fill = poured(values, job.covered, inputs.place.floor);
  const foam = isLevelled(inputs) ? foamLine(inputs) : [];
  const isTimber = values.base === 'timber';
  const underBoards = isTimber ? (['cable-finder', 'pencil', 'drill'] as const) : [];
  return compact<JobStep>([
    step('prepare', steps.prepare, {
      detail: locale.format.sentences(
        compact([
          steps.prepare.detail,
          isTimber && steps.prepare.creaks,
          hasFall(inputs) && !hasBed(inputs) && steps.prepare.fall,
          hasPits(inputs) && steps.prepare.pits,
        ]),
      ),
      check: hasBed(inputs)
        ? steps.prepare.bare
        : steps.prepare.check(
            hollow > 0,
            formatRoundSize(toMm(flat.hollow), locale),
            formatRoundSize(toMm(flat.over), locale),
          ),
      minutes: minutesFor(metres, PACE.flat),
      work: works(
        does('wash', 'floor'),
        hasPits(inputs) && does('fill', 'floor', { cures: { minutes: DAY, kind: 'hardening' } }),
      ),
      gates: ['asbestos', 'lead', isTimber && 'cables', isTimber && 'gas-water'],
      takes: [
        mask,
        swabs,
        bill.pack('wall-cleaner', metres * CLEANER, why.cleaner(formatArea(job.covered, locale))),
        isTimber &&
          bill.fixings(
            'wood-screws',
            screwed(BOARD, EMBED.stud, mm(3.5), { each: 1, places: Math.ceil(metres * CREAKS) }),
            why.creaks,
          ),
        ...(hasPits(inputs) ? [adhesive, gloves] : []),
      ],
      tools: ['filling-knife', 'straightedge', 'vacuum', 'bucket', ...underBoards],
    }),
    bedStep(inputs, job, { gloves, mask, glasses }),
    isPoured(inputs) && isTimber && gapStep(inputs, fill),
    isPoured(inputs) &&
      step('level', steps.level, {
        detail: locale.format.sentences(
          compact([
            foam.length > 0 && steps.level.foam,
            steps.level.detail(deep),
            foam.length > 0 && isTrimmed(inputs) && steps.level.trim(values.wet),
          ]),
        ),
        minutes: pouringMinutes(fill.grams),
        work: works(
          isTimber && needs(GAPS, 'sealed'),
          does('fill', 'floor', { cures: { minutes: DAY, kind: 'hardening' } }),
          { dust: 'silica' },
        ),
        gates: ['silica'],
        takes: [primer, levellingLines(inputs, fill, deep, isTimber), foam, gloves, glasses, mask],
        tools: [
          'drill',
          'mixing-paddle',
          'bucket',
          'plastering-trowel',
          'wall-brush',
          foam.length > 0 && 'utility-knife',
        ],
      }),
  ]);
}

/** True if the floor falls to a drain. */
const hasFall = ({ values, region }: Inputs): boolean =>
  values.wet && values.base === 'concrete' && WET_ROOMS[region].fall > 0;

/** The old bed comes off with its tiles, and compound that levels itself would take the fall away. */
const hasBed = (inputs: Inputs): boolean =>
  hasFall(inputs) && (inputs.values.strip || inputs.values.hollow > 0);

/** Least depth of a bed, at the drain (trade practice); kg/m³ of cement and sand 1:3 by volume. */
const AT_DRAIN = mm(20);
const BED_MIX = { cement: 450, sand: 1550 } as const;
/** Grams of cement a square metre in the slurry under a bed (trade practice: 350 to 1000). */
const SLURRY = 500;

/** Depth of the bed at the far wall: the fall over the longer side. */
function atWall({ place, region }: Inputs): Length {
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  const rise = WET_ROOMS[region].fall * Math.max(x1 - x0, y1 - y0);
  return mm(Math.round(toMm(length(AT_DRAIN + rise))));
}

/**
 * A bed of mortar that falls to the drain from the far side of the floor, half of that on average. It fills the hollow
 * too, half as deep on average as its deepest.
 */
function bedStep(
  inputs: Inputs,
  { covered }: TileJob,
  { gloves, mask, glasses }: Pick<TilingLines, 'gloves' | 'mask' | 'glasses'>,
): JobStep | false {
  const { words, locale, bill, values } = inputs;
  const { bed } = words.steps;
  const filled = (values.hollow / 2) * (poured(values, covered, inputs.place.floor).area / covered);
  const mean = mm(Math.round(toMm(length((AT_DRAIN + atWall(inputs)) / 2 + filled))));
  const litres = toSquareMetres(covered) * toMm(mean);
  const said = [formatArea(covered, locale), formatLength(mean, locale)] as const;
  return (
    hasBed(inputs) &&
    step('bed', bed, {
      detail: locale.format.sentences(
        compact([
          bed.detail(formatLength(AT_DRAIN, locale), formatLength(atWall(inputs), locale)),
          values.hollow > 0 && bed.hollow(formatLength(values.hollow, locale)),
        ]),
      ),
      minutes: pouringMinutes(litres * (BED_MIX.cement + BED_MIX.sand)),
      work: {
        ...does('fill', 'floor', { cures: { minutes: 2 * DAY, kind: 'hardening' } }),
        dust: 'silica',
      },
      gates: ['silica'],
      takes: [
        bill.pack(
          'cement',
          litres * BED_MIX.cement + toSquareMetres(covered) * SLURRY,
          words.why.bedCement(...said),
        ),
        bill.pack('sharp-sand', litres * BED_MIX.sand, words.why.bedSand(...said)),
        gloves,
        glasses,
        mask,
      ],
      tools: ['bucket', 'spade', 'straightedge', 'plastering-trowel', 'level-long', 'wall-brush'],
    })
  );
}

function primeStep(
  inputs: Inputs,
  job: TileJob,
  primer: readonly Material[],
  { sponge }: TilingLines,
): JobStep {
  const { words, values, locale, region } = inputs;
  const { prime, dampBoards } = words.steps;
  if (underOf(inputs) === 'boards' && isDamped(inputs)) {
    return step('prime', dampBoards, {
      minutes: minutesFor(toSquareMetres(job.covered), PACE.prime),
      work: does('prime', 'floor'),
      takes: [sponge],
      tools: ['bucket'],
    });
  }
  const foam = isLevelled(inputs) ? [] : foamLine(inputs);
  return step('prime', prime, {
    detail: locale.format.sentences(
      compact([
        prime.detail,
        values.wet && prime.walls(formatRoundSize(toMm(WET_ROOMS[region].upstand), locale)),
        foam.length > 0 && prime.foam,
      ]),
    ),
    minutes: minutesFor(toSquareMetres(job.covered), PACE.prime),
    work: does('prime', 'floor', { cures: { minutes: HOUR, kind: 'drying' } }),
    takes: [primer, foam],
    tools: ['wall-brush', 'bucket', foam.length > 0 && 'utility-knife'],
  });
}

const BACKER = mm(6);
/** Tools that mix adhesive. */
const MIXING = ['drill', 'mixing-paddle', 'bucket'] as const;
/** Mats are butted; the last strip is ripped. */
const BUTTED = { lap: mm(0), past: mm(0), isRipped: true } as const;

/** A screw holds boards by this depth of the floor under them. */
const IN_FLOOR = mm(15);

/** Longer screws of boards over compound through which their own do not reach the floor. */
function deepScrews(inputs: Inputs, job: TileJob): readonly Material[] {
  const { bill, shelf, values, words, place } = inputs;
  const board = variantNearest(shelf['backer-board'].variants, 'thickness', BACKER);
  const [{ length: own = mm(0) }] = shelf['backer-screws'].variants;
  const through = length(board.thickness + BED.boards + values.hollow);
  if (!isPoured(inputs) || through + IN_FLOOR <= own) return [];
  const { area } = poured(values, job.covered, place.floor);
  const places = Math.ceil(area / backerEvery(job) ** 2);
  return bill.fixings(
    'wood-screws',
    screwed(through, IN_FLOOR, mm(4), { each: 1, places }),
    words.why.deepScrews,
  );
}

function underStep(
  inputs: Inputs,
  job: TileJob,
  { adhesive, mask, glasses, gloves }: TilingLines,
): JobStep | undefined {
  const { words, locale, values, bill } = inputs;
  const { boards, mat } = words.steps;
  const longer = deepScrews(inputs, job);
  const regions = job.surfaces.map(({ region }) => region);
  const metres = toSquareMetres(job.covered);
  switch (underOf(inputs)) {
    case 'boards':
      return step('base', boards, {
        detail: locale.format.sentences(
          compact([
            boards.detail(formatLength(backerEvery(job), locale), values.heated),
            longer.length > 0 && boards.deep,
            values.base === 'timber' && boards.marks,
          ]),
        ),
        minutes: minutesFor(metres, PACE.board),
        // Adhesive in the joints hardens before a membrane goes over it.
        work: works(does('screw', 'floor'), {
          ...does(
            'board',
            'floor',
            values.wet ? { cures: { minutes: DAY, kind: 'hardening' } } : {},
          ),
          dust: 'silica',
        }),
        gates: ['silica', 'cables', 'gas-water'],
        takes: [
          backerBoards(job, BACKER, regions),
          backerScrews(job, regions),
          longer,
          adhesive,
          mask,
          glasses,
          gloves,
        ],
        tools: [...MIXING, 'notched-trowel', 'utility-knife', 'knee-pads'],
      });
    case 'mat':
      return step('base', mat, {
        minutes: minutesFor(metres, PACE.mat),
        work: does('underlay', 'floor', { cures: { minutes: DAY, kind: 'hardening' } }),
        takes: [
          bill.pack(
            'decoupling-mat',
            regions.reduce(
              (sum, one) => sum + stripsOver('decoupling-mat', one, BUTTED, job).amount,
              0,
            ),
            words.why.mat(formatArea(job.covered, locale)),
          ),
          adhesive,
          gloves,
        ],
        tools: [...MIXING, 'notched-trowel', 'utility-knife', 'knee-pads', 'grout-float'],
      });
    case undefined:
      return undefined;
  }
}

/** Minutes a square metre and coat; water in a flood test, trade: 20 to 30 mm. */
const TANK_PACE = 8;
const FLOODED = mm(20);

/** A coat of the membrane on a primed floor, or on the coat before it. */
const coat = (on: State, minutesDry: number): Work =>
  works(
    needs('floor', on),
    does('waterproof', 'floor', { cures: { minutes: minutesDry, kind: 'drying' } }),
  );

/** Seals a bathroom's floor and the foot of its walls, with a flood test if the rules require it. */
function tankSteps(
  inputs: Inputs,
  job: TileJob,
  edge: Length,
  doors: readonly Length[],
): Sparse<JobStep> {
  const { words, values, locale, bill, region, shelf } = inputs;
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
  const [dam] = shelf.batten.variants;
  return [
    step('tank', tank, [shown, up], {
      title: tank.title(1),
      minutes,
      work: coat('primed', 4 * HOUR),
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
      work: coat('waterproofed', DAY),
      takes: [coating],
      tools: ['wall-brush'],
    }),
    hours > 0 &&
      step('flood', flood, [hours, formatRoundSize(toMm(FLOODED), locale)], {
        minutes: 30,
        work: works(
          needs('floor', 'waterproofed'),
          does('test', 'floor', { cures: { minutes: hours * HOUR, kind: 'rest' } }),
          { installs: [{ item: 'batten' }], removes: [{ item: 'batten' }] },
        ),
        takes: [
          bill.pack('rags', 1, why.bung),
          bill.lengths('batten', {
            section: dam,
            pieces: runsInPieces('tile-batten', doors, bill.longest('batten', dam)),
            why: why.dam,
          }),
          bill.pack('silicone', doors.length, why.damSealed),
        ],
        tools: ['bucket', 'hose', 'hand-saw', 'caulk-gun'],
      }),
  ];
}

/** The walls' lengths together, doorways included. */
const perimeter = ({ place }: Inputs): Length =>
  length(place.walls.reduce((sum, { shape }) => sum + shape.length, 0));

/** Joints across the floor that let it move: bays no longer than the rule each way. */
function movementJoints({ place, region, values }: Inputs): readonly FloorDivision[] {
  const system = region === 'us' ? 'us' : 'metric';
  const where = values.heated ? 'heated' : 'indoors';
  return floorDivisions(place.floor, (run) => movementBays(system, where, run));
}

const movementRuns = (inputs: Inputs): readonly Length[] =>
  movementJoints(inputs).map(({ long }) => long);

/** Places of the joints across the floor, in words. */
function movementPlaces(inputs: Inputs): readonly string[] {
  const { words, locale, values } = inputs;
  const joints = movementJoints(inputs);
  const said = (['x', 'y'] as const).flatMap((from) => {
    const at = joints.filter((one) => one.from === from).map((one) => formatLength(one.at, locale));
    return at.length === 0
      ? []
      : [words.steps.setOut[from === 'x' ? 'left' : 'top']([...new Set(at)])];
  });
  const isCut = said.length > 0 && values.pattern !== 'straight';
  return isCut ? [...said, words.steps.setOut.cutLine] : said;
}

/** Profile no lower than the tiles; undefined if none is sold, so that silicone fills the joint. */
function movementSection({ shelf }: Inputs, { thickness }: TileJob): Section | undefined {
  const strip = shelf['movement-joint'];
  return strip.form === 'lengths' ? variantAtLeast(strip.variants, 'width', thickness) : undefined;
}

function movementLine(inputs: Inputs, job: TileJob): readonly Material[] {
  const { bill, words, locale } = inputs;
  const section = movementSection(inputs, job);
  if (section === undefined) return [];
  const runs = movementRuns(inputs);
  return bill.lengths('movement-joint', {
    section,
    pieces: runsInPieces('movement-joint', runs, bill.longest('movement-joint', section)),
    why: words.why.movement(
      formatRoundRun(length(runs.reduce((sum, run) => sum + run, 0)), locale),
    ),
  });
}

/** Length of skirting or threshold that a tube of adhesive holds, and of joint that a tube of caulk fills (labels). */
const GLUED = mm(8000);
const CAULKED = mm(12_000);

function finishStep(
  { words, values, locale, bill, shelf }: Inputs,
  edge: Length,
  doors: readonly Length[],
): JobStep {
  const { finish } = words.steps;
  const { why } = words;
  const [section] = shelf.threshold.variants;
  const glued = (values.skirting ? edge : 0) + doors.reduce((sum, width) => sum + width, 0);
  return step('finish', finish, {
    title: values.skirting ? finish.title : finish.bare,
    detail: locale.format.sentences(
      compact([
        doors.length > 0 && finish.threshold,
        values.skirting && finish.skirting,
        finish.detail,
        values.heated && finish.heated,
      ]),
    ),
    minutes: 45,
    work: works(needs('floor', 'grouted'), values.skirting && does('fix', 'skirting')),
    takes: [
      bill.lengths('threshold', {
        section,
        pieces: runsInPieces('threshold', doors, bill.longest('threshold', section)),
        why: why.thresholds(doors.length),
      }),
      bill.pack(
        'grab-adhesive',
        Math.ceil(glued / GLUED),
        why.glue(doors.length === 0 ? 'skirting' : values.skirting ? 'both' : 'thresholds'),
      ),
      values.skirting && bill.pack('caulk', Math.ceil(edge / CAULKED), why.caulk),
    ],
    tools: ['tape-measure', doors.length > 0 && 'hacksaw', glued > 0 && 'caulk-gun'],
  });
}
