import {
  formatArea,
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../../measure/units/units.ts';
import type { Material } from '../../../takeoff/material.ts';
import {
  BACK_BUTTER_FROM,
  COVERAGE,
  trowelNotch,
} from '../../../takeoff/structure/indoors/tile-bed.ts';
import { type JobStep, compact } from '../contract.ts';
import { liesDiagonally } from '../../../takeoff/tiles/tile-patterns.ts';
import { formatRoundRun, formatRoundSize } from '../format-sizes.ts';
import { DAY, HOUR, step, minutesFor, roundMinutesUp, does, needs, works } from '../steps/step.ts';
import type { State } from '../work/states.ts';
import {
  hasBackPrimer,
  hasClips,
  hasGel,
  hasSpacers,
  isCutWet,
  isMosaic,
  tiledTargets,
  tileKilos,
  type TileJob,
} from './layout.ts';
import {
  clipsEach,
  gelDepth,
  groutLine,
  SHEET_SIDE,
  usesWedgesAgain,
  type TilingLines,
} from './lines.ts';

/** Joints are filled with gel when the bed is dry through (makers' labels). */
const GEL_WAIT = 7 * DAY;
/** Work rates of one beginner, m²/h. */
const PACE = { strip: 2, lay: 1.5, grout: 6, seal: 20 };
/** Square metres of old tiles and bed, 25 kg, that fill a sack. */
const SACK = 1;

/**
 * Old tiles off, before anything is drilled or sanded; `pits`: when those that they leave are filled; `hidden`: how to
 * spare what a floor has under them.
 */
export function stripStep(
  job: TileJob,
  { mask, glasses, gloves }: TilingLines,
  pits: 'laid' | 'filled' | 'bed' | 'primed',
  hidden: string | false = false,
): JobStep | false {
  const { values, words, covered, bill, locale } = job;
  const { strip } = words.steps;
  // Walls have cables and pipes behind their tiles.
  const hides = job.on === 'wall' || hidden !== false;
  const metres = toSquareMetres(covered);
  const sacks = words.why.sacks(formatArea(covered, locale));
  return (
    values.strip &&
    step('strip', strip, {
      detail: locale.format.sentences(compact([strip.detail(pits), hidden])),
      minutes: minutesFor(metres, PACE.strip),
      work: { ...does('strip', tiledTargets(job)), dust: 'silica' },
      gates: ['asbestos', 'silica', hides && 'cables', hides && 'gas-water'],
      takes: [bill.pack('rubble-sack', Math.ceil(metres / SACK), sacks), mask, glasses, gloves],
      tools: ['club-hammer', 'chisel', 'bucket'],
    })
  );
}

/** The notch of the trowel; past the table the widest. */
const notchOf = (side: Length): Length => {
  const notch = trowelNotch(side);
  return notch.ok ? notch.value : mm(12);
};

/** True if gel fills joints that are there. */
const hasGelJoints = (job: TileJob): boolean => hasGel(job) && job.values.joint > 0;

/** Two people lift a tile heavier than this (kg). */
const HEAVY = 15;

/** Lays full tiles, and trims in their bed. */
export function layStep(
  job: TileJob,
  { laid, gloves, glasses, mask }: TilingLines,
  cover: keyof typeof COVERAGE,
  set: readonly Material[],
  base: State = 'primed',
): JobStep {
  const { words, locale, longest, covered, on, values, layout } = job;
  const { lay, cut } = words.steps;
  const isAllCut = layout.whole === 0;
  const isButtered = on === 'floor' ? longest >= BACK_BUTTER_FROM : longest > BACK_BUTTER_FROM;
  const isHeavy = tileKilos(job) > HEAVY;
  return step('lay', lay, {
    ...(isAllCut && {
      title: lay.none,
      safety: locale.format.sentences([lay.safety, isCutWet(job) ? cut.safety : cut.dry]),
    }),
    detail: locale.format.sentences(
      compact([
        isAllCut && lay.cutFirst,
        values.made === 'stone' && lay.stone,
        lay.detail(formatLength(notchOf(longest), locale)),
        isMosaic(job) && lay.sheets,
        hasBackPrimer(job) && lay.backPrimer,
        isButtered && lay.butter,
        hasClips(job) && lay[clipsEach(job) > 2 ? 'fourClips' : 'clips'],
        hasClips(job) && hasSpacers(job) && lay.spacers,
        usesWedgesAgain(job) && lay.wedges,
        hasGelJoints(job) && lay.gel(formatLength(gelDepth(job), locale)),
        on === 'floor' && lay.edge(formatRoundSize(6, locale)),
        on === 'floor' && set.length > 0 && lay.movement,
      ]),
    ),
    check: lay.check(100 * COVERAGE[values.made === 'stone' ? 'stone' : cover]),
    minutes: minutesFor(toSquareMetres(covered), PACE.lay),
    // The last tiles of a floor are cut and laid by somebody who kneels on the first.
    work: works(
      needs(tiledTargets(job), base),
      does(
        'tile',
        tiledTargets(job),
        on === 'floor' ? { cures: { minutes: DAY, kind: 'hardening' } } : {},
      ),
    ),
    takes: [...laid, set, gloves, glasses, isAllCut && mask],
    tools: [
      'drill',
      'mixing-paddle',
      'bucket',
      'notched-trowel',
      isAllCut && (isCutWet(job) ? 'wet-saw' : 'tile-cutter'),
      hasBackPrimer(job) && 'mini-roller',
      (hasGelJoints(job) || isMosaic(job)) && 'utility-knife',
      'level-long',
      on === 'floor' && 'knee-pads',
      (on === 'floor' || usesWedgesAgain(job)) && 'rubber-mallet',
      isHeavy && 'suction-cups',
      on === 'wall' && set.length > 0 && 'mitre-box',
      set.length > 0 && 'hacksaw',
    ],
    gates: [isHeavy && 'lifting', isAllCut && 'silica'],
  });
}

/** Longest cut of a usual wet saw for hire. */
const SHORT_SAW = mm(600);

/** Lays cut tiles and drills holes for pipes; then the bed cures. */
export function cutStep(
  job: TileJob,
  { laid, mask, glasses }: TilingLines,
  dryMinutes: number,
  holeBit: readonly Material[] = [],
): JobStep {
  const { words, bill, layout, locale, longest, values } = job;
  const { cut } = words.steps;
  const { pattern, tileLength, tileWidth } = values;
  const mark = locale.units === 'metric' ? mm(10) : inches(1);
  const longestCut = liesDiagonally(pattern)
    ? length(Math.ceil((Math.SQRT2 * Math.min(tileLength, tileWidth)) / mark) * mark)
    : longest;
  const isWet = isCutWet(job);
  const hasHoles = holeBit.length > 0;
  const isSheet = isMosaic(job);
  return step('cut', cut, {
    detail: locale.format.sentences(
      compact([
        isSheet ? cut.sheets(isWet) : isWet ? cut.wet : cut.hand,
        longestCut > SHORT_SAW && cut.long(formatLength(longestCut, locale)),
        hasHoles && cut.holes,
      ]),
    ),
    minutes: roundMinutesUp(6 * layout.cut * (isSheet ? longest / SHEET_SIDE : 1)),
    // The bed of all tiles, full and cut, hardens from now on.
    work: {
      ...does('tile', tiledTargets(job), { cures: { minutes: dryMinutes, kind: 'hardening' } }),
      dust: 'silica',
    },
    gates: ['silica'],
    takes: [
      ...laid,
      isWet && bill.pack('diamond-blade', 1, words.why.blade, { like: { width: mm(180) } }),
      isSheet &&
        isWet &&
        bill.pack('masking-tape', layout.cut * toMm(longest), words.why.sheetTape),
      mask,
      glasses,
      holeBit,
    ],
    safety: isWet ? cut.safety : cut.dry,
    tools: [
      'tape-measure',
      'pencil',
      'notched-trowel',
      'tile-nippers',
      isWet ? 'wet-saw' : !isSheet && 'tile-cutter',
      hasHoles && 'drill',
    ],
  });
}

/** Takes out what holds the tiles apart. */
const clearedJoints = (job: TileJob): string =>
  job.words.steps.grout[!hasClips(job) ? 'spacers' : hasSpacers(job) ? 'both' : 'clips'];

export function groutStep(job: TileJob, { sponge, gloves }: TilingLines): JobStep | false {
  const { words, covered, values, locale } = job;
  const { grout } = words.steps;
  const isGel = hasGel(job);
  // Clips and spacers came out of stone before its first coat.
  const isClearing = values.made !== 'stone';
  return (
    values.joint > 0 &&
    step('grout', grout, {
      detail: locale.format.sentences(
        compact([
          isClearing && clearedJoints(job),
          isGel ? grout.gel(formatLength(gelDepth(job), locale)) : grout.detail,
        ]),
      ),
      minutes: minutesFor(toSquareMetres(covered), PACE.grout),
      work: does('grout', tiledTargets(job), { cures: { minutes: DAY, kind: 'hardening' } }),
      takes: [groutLine(job), !isGel && sponge, gloves],
      tools: [
        isClearing && hasClips(job) && 'rubber-mallet',
        ...(isGel
          ? (['double-caulk-gun', 'utility-knife'] as const)
          : (['grout-float', 'bucket', 'mixing-paddle', 'drill'] as const)),
      ],
    })
  );
}

/**
 * Seals stone with a coat: the first before the joints are filled, as grout stains bare stone, the second after it
 * (sealer makers). Clips come off before it, because the stone under them would stay bare.
 */
export function stoneStep(
  job: TileJob,
  { sealer, gloves }: TilingLines,
  coat: 1 | 2,
): JobStep | false {
  const { words, covered, values, locale } = job;
  const { stone } = words.steps;
  const isClearing = coat === 1 && values.joint > 0;
  return (
    values.made === 'stone' &&
    step(coat === 1 ? 'stone' : 'stone-2', stone, {
      title: stone.title(coat),
      detail: locale.format.sentences(
        compact([isClearing && clearedJoints(job), coat === 1 ? stone.detail : stone.second]),
      ),
      minutes: minutesFor(toSquareMetres(covered), PACE.seal),
      dryMinutes: 4 * HOUR,
      work: needs(tiledTargets(job), coat === 1 ? 'tiled' : 'grouted'),
      takes: [sealer, gloves],
      tools: [
        isClearing && hasClips(job) && 'rubber-mallet',
        'paint-kettle',
        'wall-brush',
        'cloth',
      ],
    })
  );
}

/** After the last tile: gel waits for a bed that is dry through. */
export const bedWait = (job: TileJob): number => (hasGel(job) ? GEL_WAIT : DAY);

/** Length of a joint 6 mm wide and deep that a tube of silicone fills (labels). */
const TUBE = mm(8000);
const JOINT_DEPTH = mm(6);

/**
 * Silicone along a run, with tape on both sides of it; `deep` if nothing fills the joint behind it, `more` for wider
 * joints, as a length of a usual one.
 */
export const siliconeStep = (
  job: TileJob,
  run: Length,
  said: Readonly<Record<'detail' | 'check', string> & Partial<Record<'title', string>>>,
  deep?: Length,
  more = 0,
): JobStep => {
  const { words, bill, locale, values } = job;
  return step('seal', words.steps.seal, {
    ...said,
    minutes: 30,
    work: works(
      needs(tiledTargets(job), 'tiled'),
      does('seal', tiledTargets(job), { cures: { minutes: DAY, kind: 'drying' } }),
    ),
    takes: [
      bill.pack(
        // Other silicone stains the edges of natural stone.
        values.made === 'stone' ? 'stone-silicone' : 'silicone',
        Math.ceil((run / TUBE) * ((deep ?? JOINT_DEPTH) / JOINT_DEPTH) + more / TUBE - 1e-6),
        deep === undefined
          ? words.why.silicone(formatRoundRun(run, locale))
          : words.why.deepSilicone(formatRoundRun(run, locale), formatLength(deep, locale)),
      ),
      bill.pack('masking-tape', 2 * toMm(run), words.why.tape),
    ],
    tools: ['caulk-gun', 'utility-knife', deep !== undefined && 'wall-brush'],
  });
};
