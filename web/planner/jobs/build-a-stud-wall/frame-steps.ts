import { formatLength, length, mm, toMm } from '../../measure/units/units.ts';
import { pieceCount } from '../../takeoff/material.ts';
import { METAL_STUD_SHORT, STUD_HOLE } from '../../takeoff/structure/indoors/stud-wall.ts';
import { BACKING_TAB } from '../../takeoff/walls/back-joints.ts';
import { type StudJob, isTreatedSole, only, woodIn, plateFixings } from './layout.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundSize, wholeMillimetres } from '../kit/format-sizes.ts';
import { step, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import { KERB } from './kerb.ts';
import { BLOCK_SCREWS, wetNoggins } from './frame-lines.ts';
import type { StudLines } from './lines.ts';
import { WALL_FRAME, shownSpacing, WALL_SERVICES } from './sides.ts';

/** The frame before its studs are in. */
const PLATES: Target = 'part:plates';

/** Few bays that are whole millimetres together, if one is not: three of a board of 1250. */
function wholeBays({ parts, locale }: StudJob): number | undefined {
  if (locale.units !== 'metric' || wholeMillimetres(parts.spacing) === parts.spacing)
    return undefined;
  return [2, 3, 4].find((bays) => {
    const run = toMm(length(bays * parts.spacing));
    return Math.abs(run - Math.round(run)) < 0.05;
  });
}

const sawFor = ({ parts }: StudJob): readonly ToolId[] =>
  parts.frame === 'steel' ? ['tin-snips'] : ['hand-saw'];

/** Frames of doorways and windows; a wall may have both. */
function openingDetail(job: StudJob): string {
  const { words, parts, locale, openings } = job;
  const { door } = words.steps;
  const isSteel = parts.frame === 'steel';
  const up = formatRoundSize(150, locale);
  const isDoor = openings.some(({ sill }) => sill === 0);
  const isWindow = openings.some(({ sill }) => sill > 0);
  if (isSteel && !isDoor) return door.window(up);
  const framed = isSteel
    ? parts.hasDoorPosts
      ? [door.posts(up)]
      : [door.steel(up), door.blocks(formatRoundSize(toMm(BLOCK_SCREWS), locale))]
    : [job.hasEdgeHeads ? door.edge : door.timber, door.slant];
  const under = isSteel ? door.track : door.sill;
  return locale.format.sentences(compact([...framed, isWindow && under]));
}

/** Plates or tracks, and what lies under the lower one. */
function platesDetail(job: StudJob, hasStrip: boolean): string {
  const { words, parts, locale, openings } = job;
  const { plates } = words.steps;
  const hasDoor = openings.some(({ sill }) => sill === 0);
  const { ceiling } = woodIn(job);
  if (parts.frame === 'steel') {
    return locale.format.sentences(
      compact([plates.steel(hasDoor, ceiling), parts.kerb > 0 && plates.kerb]),
    );
  }
  return locale.format.sentences(
    compact([
      (ceiling ? plates.timber : plates.concrete)(hasDoor),
      isTreatedSole(job) && plates.treated,
      hasStrip && plates.membrane,
    ]),
  );
}

export function wallFrameSteps(job: StudJob, lines: StudLines): Sparse<JobStep> {
  const { words, place, parts, framed, locale, openings } = job;
  const { steps } = words;
  const { uprights, track, treatedSole, doorBlocks, doorPosts, joined } = lines;
  const { strip, gloves, glasses, silica, nailPlates } = lines;
  const isSteel = parts.frame === 'steel';
  const endsFixed = [...lines.endsFixed, !woodIn(job).walls && silica];
  const fixed = [...lines.fixed, plateFixings(job).masonry > 0 && silica];
  const noggins = pieceCount([...only(framed.pieces, 'noggin'), ...wetNoggins(job)]);
  const backing = pieceCount(only(framed.pieces, 'backing'));
  const heights = jointHeights(job);
  const hasRows = framed.laid.some(
    ({ name, y, height }) => name === 'noggin' && !isBehindJoint(job, y + height / 2),
  );
  const every = shownSpacing(job);
  const bays = wholeBays(job);
  // Both ends stand free: no wall holds them.
  const isFree = job.values.freeEnds === 2;
  const frameTools: readonly ToolId[] = [
    'tape-measure',
    'level-long',
    'drill',
    ...sawFor(job),
    'ear-defenders',
  ];
  return [
    step('plates', steps.plates, {
      ...(isSteel && {
        title: steps.plates.tracks,
        check: steps.plates.steelCheck,
        safety: steps.plates.steelSafety,
      }),
      detail: platesDetail(job, strip.length > 0),
      minutes: roundMinutes((5 * toMm(place.wall.shape.length)) / 333, 30),
      work: works(
        needs(WALL_SERVICES, 'found'),
        needs(['floor', 'ceiling'], 'marked'),
        parts.kerb > 0 && needs(KERB, 'concreted'),
        does('screw', ['floor', 'ceiling']),
        does('fix', PLATES),
        plateFixings(job).masonry > 0 && { dust: 'silica' },
      ),
      takes: [
        track,
        !isSteel && uprights,
        treatedSole,
        strip,
        ...fixed,
        // The second of two top plates is nailed to the first.
        !isSteel && job.region === 'us' && joined,
        glasses,
        gloves,
      ],
      tools: [...frameTools, 'hammer', 'stepladder'],
      gates: ['height'],
    }),
    step('frame', steps.frame, {
      detail: locale.format.sentences(
        compact([
          isSteel
            ? steps.frame.steel(
                job.values.freeEnds,
                every,
                formatLength(METAL_STUD_SHORT.to, locale),
              )
            : steps.frame.timber(job.values.freeEnds, every),
          isSteel &&
            (job.region === 'eu' ? steps.frame.loose(openings.length > 0) : steps.frame.foot),
          isSteel && steps.frame.loads,
          bays !== undefined &&
            steps.frame.bays(
              bays,
              formatLength(mm(Math.round(toMm(length(bays * parts.spacing)))), locale),
            ),
        ]),
      ),
      minutes: roundMinutes(8 * framed.studs, 30),
      ...(isSteel && { safety: steps.frame.steelSafety }),
      work: works(needs(PLATES, 'fixed'), does('frame', WALL_FRAME)),
      takes: [uprights, joined, ...(isFree ? [] : endsFixed), glasses, gloves],
      tools: [...frameTools, 'hammer'],
    }),
    openings.length > 0 &&
      step('door', steps.door, {
        detail: openingDetail(job),
        check: steps.door.check(formatRoundSize(3, locale)),
        minutes: 45 * openings.length,
        work: works(needs(WALL_FRAME, 'framed'), does('frame', 'part:doorway')),
        takes: [uprights, joined, track, doorBlocks, doorPosts, glasses, gloves],
        tools: [
          ...frameTools,
          'square',
          isSteel ? doorBlocks !== false && doorBlocks.length > 0 && 'hand-saw' : 'hammer',
        ],
      }),
    noggins > 0 &&
      step('noggins', steps.noggins, {
        detail: locale.format.sentences(
          compact([
            hasRows && steps.noggins.detail,
            heights.length > 0 && steps.noggins.backing(heights),
            steps.noggins.more(job.values.wet),
          ]),
        ),
        minutes: roundMinutes(6 * noggins),
        work: works(needs(WALL_FRAME, 'framed'), does('fix', 'part:noggins')),
        takes: [uprights, joined],
        tools: ['hand-saw', 'hammer', 'tape-measure'],
      }),
    backing > 0 &&
      step('backing', steps.backing, {
        detail: steps.backing.detail(
          heights,
          formatRoundSize(2 * toMm(BACKING_TAB), locale),
          formatRoundSize(toMm(BACKING_TAB), locale),
        ),
        minutes: roundMinutes(6 * backing),
        work: works(needs(WALL_FRAME, 'framed'), does('fix', 'part:noggins')),
        takes: [uprights, joined, gloves],
        tools: ['tin-snips', 'drill', 'tape-measure'],
      }),
    step('services', steps.services, {
      detail: isSteel
        ? steps.services.steel(100 * STUD_HOLE)
        : steps.services.detail(100 * STUD_HOLE),
      minutes: 60,
      work: works(needs(WALL_FRAME, 'framed'), does('test', WALL_SERVICES)),
      gates: ['cables'],
      takes: [nailPlates],
      tools: ['drill', !isSteel && nailPlates !== false && nailPlates.length > 0 && 'hammer'],
    }),
  ];
}

const isBehindJoint = ({ levelJoints, parts }: StudJob, middle: number): boolean =>
  levelJoints.some(({ y }) => Math.abs(middle - y) <= parts.face);

/** Heights of the level joints above the floor, lowest first. */
function jointHeights({ levelJoints, locale }: StudJob): readonly string[] {
  const heights = [...new Set(levelJoints.map(({ y }) => y))].toSorted((a, b) => a - b);
  return heights.map((y) => formatLength(y, locale));
}

export const inspection = ({ words, parts }: StudJob): JobStep =>
  step('inspect', words.steps.inspect, {
    ...(parts.frame === 'steel' && { detail: words.steps.inspect.steel }),
    minutes: 30,
    work: works(needs(WALL_FRAME, 'framed'), { makes: [{ target: WALL_FRAME, state: 'flat' }] }),
    tools: ['level-long', parts.frame === 'timber' && 'plane', 'screwdriver'],
  });
