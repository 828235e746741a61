import {
  formatArea,
  length,
  mm,
  toArea,
  toMm,
  toSquareMetres,
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
import { liesDiagonally } from '../../takeoff/tiles/tile-patterns.ts';
import { flatness, WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { type JobStep, compact, type Sparse, type Target, type Work } from '../kit/contract.ts';
import { isLeadFree, leadTestLine } from '../kit/finish/paint.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, HOUR, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import {
  areaWeight,
  hasClips,
  hasRows,
  hasSpacers,
  isCutWet,
  leastCut,
  tiledTargets,
} from '../kit/tiling/layout.ts';
import {
  backerBoards,
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
import {
  areaOf,
  battenRuns,
  endRuns,
  isAllBoarded,
  meanHollow,
  rimRuns,
  siliconeRun,
  tanked,
  trimRuns,
  type WallJob,
} from './layout.ts';

/** Lines of a wall, with the plugs for boards and batten. */
type WallLines = TilingLines & { readonly plugs: readonly Material[] };

/** Work rates of one beginner, m²/h. */
const PACE = { clean: 10, fill: 15, prime: 30, open: 4, board: 2, tank: 8 };

/** Every ground but boards for tiles may bear old paint. */
const isPaintable = ({ values }: Inputs): boolean => values.ground !== 'cement-board';

const isWet = ({ values }: Inputs): boolean => values.wet !== 'no';
/** Tiles from the floor start on a batten, one tile up; tiles above a worktop, tub or tray start on it. */
const hasBatten = (inputs: Inputs, job: WallJob): boolean => {
  const { onWall, onLegs } = battenRuns(inputs, job);
  return onWall.length + onLegs.length > 0 && !hasEnds(inputs, job);
};

/** A batten past the ends of a tub or tray has no row under it. */
const hasEnds = (inputs: Inputs, job: WallJob): boolean =>
  inputs.values.from === 0 && endRuns(inputs, job).length > 0;

export function wallSteps(inputs: Inputs, job: WallJob): Sparse<JobStep> {
  const { words, values, bill } = inputs;
  const { why } = words;
  const lines = {
    ...tilingLines(
      job,
      isWet(inputs) ? 'wet' : 'wall',
      // None where boards on studs take the wall's place.
      length(
        Math.round(meanHollow(inputs) * (1 - (job.opened ? areaOf(job.boarded) / job.covered : 0))),
      ),
      toSquareMetres(areaOf(job.boarded)) * (job.opened ? IN_JOINTS : UNDER_BOARDS),
      rimWedges(inputs, job),
    ),
    plugs: plugLines(inputs, job),
  };
  const pipes = isWet(inputs) ? values.pipes : 0;
  const holeBit =
    pipes > 0 ? bill.pack('tile-drill-bit', 1, why.holeBit, { like: { width: mm(35) } }) : [];
  return [
    ...checkSteps(inputs, job, lines),
    // With the lining, its tiles come off.
    !(job.opened && isAllBoarded(job)) && stripStep(job, lines, 'primed'),
    openStep(inputs, job, lines),
    ...groundSteps(inputs, job, lines),
    ...(isWet(inputs) ? tankSteps(inputs, job, pipes) : []),
    setOutStep(inputs, job, lines),
    {
      ...layStep(job, lines, isWet(inputs) ? 'wet' : 'dry', trimLine(inputs, job)),
      ...(hasBatten(inputs, job) && { rows: ['middle', 'last'] as const }),
    },
    withSockets(inputs, cutStep(job, lines, hasBatten(inputs, job) ? DAY : bedWait(job), holeBit)),
    bottomStep(inputs, job, lines),
    stoneStep(job, lines, 1),
    groutStep(job, lines),
    stoneStep(job, lines, 2),
    sealStep(inputs, job),
    finishStep(inputs, job),
  ];
}

/** Openings for sockets: round boxes in Europe, square ones elsewhere. */
function withSockets({ values, words, region, locale }: Inputs, cut: JobStep): JobStep {
  if (values.sockets === 0) return cut;
  const { tools = [], detail } = cut;
  const isRound = region === 'eu';
  const cutters = isRound
    ? (['tile-hole-saw', 'drill'] as const)
    : (['angle-grinder', 'ear-defenders'] as const);
  const { round, square } = words.steps.openings;
  return {
    ...cut,
    detail: locale.format.sentences([detail, isRound ? round : square]),
    tools: [...new Set([...tools, ...cutters])],
  };
}

/** The batten past the ends of a tub comes off once the bed holds. */
function sealStep(inputs: Inputs, job: WallJob): JobStep {
  const { words, values, locale, bill } = inputs;
  const { seal } = words.steps;
  const isHeld = hasEnds(inputs, job);
  const sealed = siliconeStep(job, siliconeRun(inputs, job), {
    detail: locale.format.sentences(
      compact([
        isHeld && seal.ends,
        values.wet === 'bath' ? seal.bath(values.cover === 'walls') : seal.wall(sealedFoot(inputs)),
      ]),
    ),
    check: seal.check,
  });
  return isHeld
    ? {
        ...sealed,
        work: works(sealed.work, { removes: [{ item: 'batten' }] }),
        takes: [
          ...(sealed.takes ?? []),
          ...bill.pack('filler', HOLE * battenScrews(inputs, job), words.why.holes),
        ],
        tools: [...(sealed.tools ?? []), 'screwdriver', 'filling-knife'],
      }
    : sealed;
}

/** Grams of filler for the hole of a screw or plug. */
const HOLE = 5;

/** Support of the lowest row. */
const footOf = ({ values }: Inputs): 'bath' | 'tray' | 'worktop' =>
  values.from > 0 ? 'worktop' : values.wet === 'bath' ? 'bath' : 'tray';

/** Lifts the lowest row by its joint. */
const packedWith = (job: WallJob): 'spacers' | 'wedges' | 'none' =>
  hasSpacers(job) ? 'spacers' : hasClips(job) ? 'wedges' : 'none';

/** Joint along the lowest row that silicone seals on a wall without a bath. */
function sealedFoot({ values }: Inputs): 'tray' | 'both' | 'worktop' | 'floor' {
  if (values.wet === 'shower' && values.rim > 0 && values.from <= values.rim)
    return values.cover === 'zone' ? 'tray' : 'both';
  return values.from > 0 ? 'worktop' : 'floor';
}

/** The row under the batten, when the rows above it hold. */
function bottomStep(inputs: Inputs, job: WallJob, lines: TilingLines): JobStep | false {
  const { bottom, cut } = inputs.words.steps;
  const { onWall } = battenRuns(inputs, job);
  return (
    hasBatten(inputs, job) &&
    step('bottom', bottom, {
      detail: onWall.length > 0 ? bottom.detail : bottom.legs,
      minutes: 60,
      rows: ['first'],
      work: works(
        does('tile', tiledTargets(job), { cures: { minutes: bedWait(job), kind: 'hardening' } }),
        { removes: [{ item: 'batten' }] },
      ),
      takes: [lines.tiles, lines.adhesive, lines.glasses, lines.mask],
      safety: isCutWet(job) ? cut.safety : cut.dry,
      tools: [
        'notched-trowel',
        'level-long',
        'screwdriver',
        'filling-knife',
        'tape-measure',
        isCutWet(job) ? 'wet-saw' : 'tile-cutter',
      ],
    })
  );
}

function checkSteps(inputs: Inputs, job: WallJob, { mask }: TilingLines): readonly JobStep[] {
  const { words, values, locale } = inputs;
  const { check, isolate } = words.steps;
  const hasPipes = isWet(inputs) && values.pipes > 0;
  const weight = areaWeight(job.weight + job.bed + job.fill, job);
  const isPlaster = values.ground === 'plaster' || values.ground === 'plasterboard';
  const knocked = check.detail(weight, isPlaster);
  const detail = !job.bears.ok
    ? job.opened
      ? check.opened(weight)
      : job.boarded.length > 0
        ? check.backed(weight)
        : knocked
    : job.torn
      ? isPlaster
        ? check.torn
        : check.broken
      : job.soaked
        ? check.soaked
        : knocked;
  const isScraped = isPaintable(inputs) && detail === knocked;
  return [
    step('check', check, {
      detail,
      ...(isScraped && { safety: isLeadFree(inputs) ? check.young : check.old }),
      // Lining that comes off need not be hard.
      check:
        job.opened && isAllBoarded(job)
          ? check.dry
          : values.ground === 'plaster'
            ? check.check
            : check.firm,
      minutes: 20,
      gates: ['asbestos', isPaintable(inputs) && 'lead'],
      takes: [isPaintable(inputs) && leadTestLine(inputs), isScraped && mask],
      tools: ['torch', isScraped && 'filling-knife'],
    }),
    step('isolate', isolate, {
      title: hasPipes ? isolate.title : isolate.off,
      detail: locale.format.sentences(
        compact([
          values.sockets > 0 ? isolate.detail : isolate.bare,
          hasPipes && isolate.water,
          isolate.mark,
        ]),
      ),
      check: locale.format.sentences(
        compact([values.sockets > 0 ? isolate.check : isolate.still, hasPipes && isolate.dry]),
      ),
      minutes: 30,
      gates: ['cables', 'gas-water'],
      tools: ['cable-finder', 'screwdriver', 'pencil'],
    }),
  ];
}

const BACKER = mm(12);
/** Left free by boards above a tub or tray, mm (makers: 1/4 in). */
const RIM_GAP = 6;
/** g/m² of adhesive in the joints of boards on studs, and in the bed of boards on plaster (makers' sheets). */
const IN_JOINTS = 300;
const UNDER_BOARDS = 2000;
/** m² of lining that fill a sack of 25 kg: 8 to 10 kg/m², with its tiles 25; m² a sheet of abrasive does. */
const SACK = { bare: 3, tiled: 1 } as const;
const SHEET = 8;
/** Adhesive behind boards. */
const BED = mm(5);
/** Plug in masonry. */
const IN_MASONRY = mm(40);
/** Plugs of a board on plaster, per m² (makers: about 6 for 1200 × 600 mm). */
const PLUGS = 8;

const boardTargets = ({ surfaces, boarded }: WallJob): readonly Target[] =>
  boarded.length === surfaces.length
    ? surfaces.map(({ id }): Target => `wall:${id}`)
    : surfaces.filter(({ wet }) => wet).map(({ id }): Target => `wall:${id}/wet-zone`);

/** Lining off to the studs if boards take its place. */
function openStep(
  inputs: Inputs,
  job: WallJob,
  { glasses, gloves, mask }: TilingLines,
): JobStep | false {
  const { words, bill, locale } = inputs;
  const { open } = words.steps;
  const area = areaOf(job.boarded);
  const shown = formatArea(area, locale);
  const metres = toSquareMetres(area);
  return (
    job.opened &&
    step('open', open, [shown], {
      minutes: minutesFor(metres, PACE.open),
      work: { ...does('strip', boardTargets(job)), dust: 'plaster' },
      gates: ['asbestos', isPaintable(inputs) && 'lead', 'cables'],
      takes: [
        bill.pack(
          'rubble-sack',
          Math.ceil(metres / SACK[inputs.values.strip ? 'tiled' : 'bare']),
          words.why.sacks(shown),
        ),
        mask,
        glasses,
        gloves,
      ],
      tools: ['pry-bar', 'hammer', 'jab-saw', 'straightedge'],
    })
  );
}

function groundSteps(
  inputs: Inputs,
  job: WallJob,
  { adhesive, sponge, glasses, gloves, mask, plugs }: WallLines,
): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { prepare, fill, backer, prime, primeBoards, dampBoards } = words.steps;
  const metres = toSquareMetres(job.covered);
  const flat = flatness(job.longest);
  const isHollow = values.uneven > 0;
  const isOpen = job.opened && isAllBoarded(job);
  const isBoard = values.ground === 'cement-board' && isDamped(inputs);
  // No gloss paint is left on a wall whose tiles came off.
  const isStripped = values.strip;
  const shown = formatArea(job.covered, locale);
  const walls = tiledTargets(job);
  const boards = areaOf(job.boarded);
  const drying = { minutes: 2 * HOUR, kind: 'drying' } as const;
  // The wall before anything with cement goes on it, because cement on bare gypsum comes off; then the boards.
  const primer = primerLine(job, toArea(job.covered + (job.opened ? 0 : boards)));
  const priming = { takes: [primer], tools: ['wall-brush', 'bucket'] } as const;
  const damping = { takes: [sponge], tools: ['bucket'] } as const;
  return [
    // Bare studs are neither filled nor washed, and boards for tiles bear no paint or grease.
    !isOpen &&
      isPaintable(inputs) &&
      step('prepare', prepare, {
        detail: isStripped ? prepare.stripped : prepare.detail,
        check: isStripped ? prepare.sound : prepare.check,
        ...(isLeadFree(inputs) && { safety: prepare.young }),
        gates: ['lead'],
        minutes: minutesFor(metres, PACE.clean),
        work: {
          makes: walls.map((target) => ({ target, state: 'clean', cures: drying })),
          dust: 'plaster',
        },
        takes: [
          !isStripped &&
            bill.pack('sandpaper', Math.ceil(metres / SHEET), words.why.abrasive, {
              like: { grade: 80 },
            }),
          bill.pack('wall-cleaner', metres * CLEANER, words.why.cleaner(shown)),
          mask,
        ],
        tools: ['filling-knife', !isStripped && 'sanding-block', isStripped && 'vacuum', 'bucket'],
      }),
    !isOpen &&
      step('prime', isBoard ? dampBoards : isPaintable(inputs) ? prime : primeBoards, {
        minutes: minutesFor(metres, PACE.prime),
        work: works(
          isPaintable(inputs) && needs(walls, 'clean'),
          does('prime', walls, isBoard ? {} : { cures: drying }),
        ),
        ...(isBoard ? damping : priming),
      }),
    !isOpen &&
      step('fill', fill, {
        detail: isHollow ? fill.hollow : fill.detail,
        check: fill.check(
          formatRoundSize(toMm(flat.hollow), locale),
          formatRoundSize(toMm(flat.over), locale),
        ),
        minutes: minutesFor(metres, PACE.fill),
        work: works(
          needs(walls, 'primed'),
          does('fill', walls, {
            cures: { minutes: isHollow ? DAY : 4 * HOUR, kind: 'hardening' },
          }),
        ),
        takes: [adhesive],
        tools: ['filling-knife', 'straightedge'],
      }),
    job.boarded.length > 0 &&
      step('backer', backer, {
        detail: locale.format.sentences(
          compact([
            job.opened ? backer.studs : backer.plaster,
            isWet(inputs) &&
              values.rim > 0 &&
              backer.tub(formatRoundSize(RIM_GAP, locale), values.wet === 'bath' ? 'bath' : 'tray'),
          ]),
        ),
        minutes: minutesFor(toSquareMetres(areaOf(job.boarded)), PACE.board),
        work: works(does('screw', boardTargets(job)), {
          ...does('board', boardTargets(job), { cures: { minutes: DAY, kind: 'hardening' } }),
          dust: 'silica',
        }),
        gates: ['silica', 'cables'],
        takes: [backerFixed(inputs, job, plugs), adhesive, glasses, gloves, mask],
        tools: [
          boardPlugs(job) > 0 && 'hammer-drill',
          'drill',
          'mixing-paddle',
          'bucket',
          'utility-knife',
          'tape-measure',
          'notched-trowel',
          'filling-knife',
          'straightedge',
        ],
      }),
    job.boarded.length > 0 &&
      step(isOpen ? 'prime' : 'prime-boards', isDamped(inputs) ? dampBoards : primeBoards, {
        minutes: minutesFor(toSquareMetres(boards), PACE.prime),
        work: does('prime', boardTargets(job), isDamped(inputs) ? {} : { cures: drying }),
        ...(isDamped(inputs) ? damping : priming),
      }),
  ];
}

/** ml/m² of cleaner (labels: 1 L for 120 m², twice over greasy walls). */
const CLEANER = 16;

const boardPlugs = (job: WallJob): number =>
  job.opened ? 0 : Math.ceil(PLUGS * toSquareMetres(areaOf(job.boarded)));

/** Screws of the batten on dry wall. */
const battenScrews = (inputs: Inputs, job: WallJob): number =>
  battenRuns(inputs, job).onWall.reduce((sum, run) => sum + Math.ceil(run / BATTEN_SCREWS) + 1, 0);

const plugOf = ({ shelf }: Inputs): PackVariant =>
  variantNearest(shelf['wall-plugs'].variants, 'width', mm(8));

/** True if the batten is on masonry. Plaster in the US is on laths and studs. */
const isOnMasonry = ({ values, region }: Inputs): boolean =>
  values.ground === 'masonry' || (values.ground === 'plaster' && region !== 'us');

/** Joint of screws in plugs. */
const inPlug = (inputs: Inputs, joint: Joint): Joint => ({
  ...joint,
  plug: plugOf(inputs).width ?? mm(8),
});

/** Plugs for boards and batten with their bit, one line for both. Studs take the screws themselves. */
function plugLines(inputs: Inputs, job: WallJob): readonly Material[] {
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

/** Boards with what holds them: screws into studs, or a bed of adhesive and plugs through plaster. */
function backerFixed(
  inputs: Inputs,
  job: WallJob,
  holders: readonly Material[],
): readonly Material[] {
  const { bill, words } = inputs;
  const { why } = words;
  const boards = backerBoards(job, BACKER, job.boarded);
  const packers = bill.pack('packers', 20, why.packers);
  if (job.opened) return [...boards, ...backerScrews(job, job.boarded), ...packers];
  const plugs = boardPlugs(job);
  return [
    ...boards,
    ...bill.fixings(
      'wood-screws',
      inPlug(
        inputs,
        screwed(length(BACKER + BED + LINING), IN_MASONRY, mm(4.5), { each: 1, places: plugs }),
      ),
      why.boardPlugs,
    ),
    ...holders,
  ];
}

/** Tape round a pipe without a collar, cut into strips that lap over its edge. */
const ROUND_PIPE = mm(400);

function tankSteps(inputs: Inputs, job: WallJob, pipes: number): readonly JobStep[] {
  const { words, locale, bill, region } = inputs;
  const { tank } = words.steps;
  const { why } = words;
  const { area, tape } = tanked(inputs, job);
  const hasCollars = bill.sold('pipe-collar') === 'pipe-collar';
  const taped = length(tape + (hasCollars ? 0 : pipes * ROUND_PIPE));
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const minutes = minutesFor(metres, PACE.tank);
  const { kilos } = WET_ROOMS[region];
  const coating = bill.pack('tanking', metres * kilos * 1000, why.tanking(shown));
  const wet = job.surfaces.flatMap((one): readonly Target[] =>
    one.wet === undefined ? [] : [`wall:${one.id}/wet-zone`],
  );
  const coat = (on: State, minutesDry: number): Work =>
    works(
      needs(wet, on),
      does('waterproof', wet, { cures: { minutes: minutesDry, kind: 'drying' } }),
    );
  return [
    step('tank', tank, [shown, pipes === 0 ? 'none' : hasCollars ? 'collars' : 'tape'], {
      title: tank.title(1),
      minutes,
      work: coat('primed', 4 * HOUR),
      takes: [
        coating,
        bill.pack('tanking-tape', toMm(taped), why.tankingTape(formatRoundRun(taped, locale))),
        hasCollars && bill.pack('pipe-collar', pipes, why.collars),
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

function setOutStep(inputs: Inputs, job: WallJob, { plugs, glasses, mask }: WallLines): JobStep {
  const { words, locale } = inputs;
  const { setOut } = words.steps;
  const { onWall: dry, onLegs } = battenRuns(inputs, job);
  const isSlanted = liesDiagonally(inputs.values.pattern);
  const isHeld = hasEnds(inputs, job);
  const isOnBatten = hasBatten(inputs, job) || isHeld;
  const isOnRim = inputs.values.from > 0 || (isWet(inputs) && inputs.values.rim > 0);
  const isPlugged = dry.length > 0 && plugs.length > 0;
  // Screws go into the wall past the zone that is sealed.
  const screws = job.surfaces
    .filter(
      (one) => one.wet === undefined || isHeld || one.wet.x1 - one.wet.x0 < one.wall.shape.length,
    )
    .map((one): Target => `wall:${one.id}${one.wet === undefined ? '' : '/dry-zone'}`);
  return step('set-out', setOut, {
    detail: locale.format.sentences(
      compact([
        setOut.gauge(leastCut(job)),
        isSlanted && setOut.slanted('wall'),
        isOnRim && setOut.worktop(footOf(inputs), packedWith(job)),
        isHeld && setOut.ends(isPlugged),
        !isHeld &&
          dry.length > 0 &&
          setOut[isPlugged ? 'plugged' : 'batten'](isOnRim, hasRows(inputs.values.pattern)),
        onLegs.length > 0 && setOut.legs,
      ]),
    ),
    minutes: 40,
    work: works(
      does('mark', tiledTargets(job)),
      dry.length > 0 && does('screw', screws),
      isOnBatten && { installs: [{ item: 'batten' }] },
      isPlugged && { dust: 'silica' },
    ),
    takes: [...battenLines(inputs, job, plugs), ...(isPlugged ? [glasses, mask] : [])],
    tools: [
      'level-long',
      'tape-measure',
      'pencil',
      isSlanted && 'chalk-line',
      isPlugged && 'hammer-drill',
      isOnBatten && 'drill',
      isOnBatten && 'hand-saw',
    ],
    gates: [dry.length > 0 && 'cables'],
  });
}

/** Wedges under the lowest row on a rim or worktop, two a tile, while the others hold the clips. */
const rimWedges = (inputs: Inputs, job: WallJob): number =>
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

function battenLines(
  inputs: Inputs,
  job: WallJob,
  plugs: readonly Material[],
): Sparse<readonly Material[]> {
  const { bill, shelf, words, locale, values } = inputs;
  const { why } = words;
  const { onWall: dry, onLegs } = battenRuns(inputs, job);
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
        ...runsInPieces('tile-batten', [...dry, ...onLegs], bill.longest('batten', section)),
        // A leg reaches from the floor over the face of the batten: one row up, or as far as the next whole tile.
        {
          name: 'batten-leg',
          length: length((hasRows(values.pattern) ? 1 : 2) * values.tileWidth + section.width),
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

/** Grams of filler on a metre of board and bed in sight, about 22 × 3 mm. */
const EDGE = 80;

function finishStep(inputs: Inputs, job: WallJob): JobStep {
  const { words, values, locale, bill } = inputs;
  const { finish } = words.steps;
  const isOnBoards = isAllBoarded(job) && !job.opened;
  const edges = isOnBoards
    ? length(trimRuns(inputs, job).reduce((sum, run) => sum + run, 0))
    : mm(0);
  return step('finish', finish, {
    title: values.sockets > 0 ? finish.title : finish.bare,
    detail: locale.format.sentences(
      compact([
        edges > 0 && finish.edges,
        values.sockets > 0 ? finish.detail : finish.on,
        isWet(inputs) && finish.wet,
      ]),
    ),
    minutes: 45,
    gates: ['cables'],
    takes: [
      edges > 0 &&
        bill.pack(
          'filler',
          (EDGE * toMm(edges)) / 1000,
          words.why.edges(formatRoundRun(edges, locale)),
        ),
      // Boards on plaster bring the face forward by more than one spacer.
      isOnBoards
        ? bill.pack('socket-spacer', 2 * values.sockets, words.why.socketsOnBoards)
        : bill.pack('socket-spacer', values.sockets, words.why.sockets),
    ],
    tools: ['screwdriver', edges > 0 && 'filling-knife'],
  });
}
