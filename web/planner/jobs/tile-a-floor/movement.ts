import { boundsOf } from '../../measure/outline/polygon.ts';
import { type Length, formatLength, length, mm, toMm } from '../../measure/units/units.ts';
import { type Material, runsInPieces } from '../../takeoff/material.ts';
import { PERIMETER_JOINT_FROM, movementBays } from '../../takeoff/structure/indoors/tile-bed.ts';
import { type Section, variantAtLeast } from '../../stock/shelf.ts';
import { type FloorDivision, floorDivisions } from '../../takeoff/floors/divisions.ts';
import { liesDiagonally } from '../../takeoff/tiles/tile-patterns.ts';
import { compact, type JobStep } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { does, step } from '../kit/steps/step.ts';
import { leastCut, type TileJob } from '../kit/tiling/layout.ts';
import type { Inputs } from './fields.ts';
import { tiledDoors, hasFall, isLevelled, perimeter } from './layout.ts';

/**
 * Foam along the walls of a wide floor that is not sealed: cutting it level later would cut the membrane. A sealed
 * floor has it round the compound only, cut before the membrane. It keeps compound off the walls and in the room.
 */
export function foamLine(inputs: Inputs): readonly Material[] {
  const { place, bill, words, locale, values, region } = inputs;
  const across = tiledDoors(inputs).reduce((sum, { width }) => sum + width, 0);
  const isDam = isLevelled(inputs);
  const run = length(perimeter(inputs) - (isDam ? 0 : across));
  const { x0, x1, y0, y1 } = boundsOf(place.floor);
  const isWide = Math.max(x1 - x0, y1 - y0) > PERIMETER_JOINT_FROM;
  // The gap at the walls stays empty in the US (TCNA EJ171).
  return isDam || (isWide && !values.wet && region !== 'us')
    ? bill.pack('edge-foam', toMm(run), words.why.foam(formatRoundRun(run, locale), isDam))
    : [];
}

/** Foam round compound is cut level with it: a membrane goes over it, or the gap stays empty (TCNA EJ171). */
export const isTrimmed = ({ values, region }: Inputs): boolean => values.wet || region === 'us';

/** Joints across the floor that let it move: bays no longer than the rule each way. */
function movementJoints({ place, region, values }: Inputs): readonly FloorDivision[] {
  const system = region === 'us' ? 'us' : 'metric';
  const where = values.heated ? 'heated' : 'indoors';
  return floorDivisions(place.floor, (run) => movementBays(system, where, run));
}

export const movementRuns = (inputs: Inputs): readonly Length[] =>
  movementJoints(inputs).map(({ long }) => long);

/** Least width of a joint across the floor that silicone fills (trade practice: 5 to 10 mm). */
export const FILLED_JOINT = mm(5);

/** Places of the joints across the floor, in words. */
function movementPlaces(inputs: Inputs, job: TileJob): readonly string[] {
  const { words, locale, values } = inputs;
  const { setOut } = words.steps;
  const joints = movementJoints(inputs);
  const said = (['x', 'y'] as const).flatMap((from) => {
    const at = joints.filter((one) => one.from === from).map((one) => formatLength(one.at, locale));
    return at.length === 0 ? [] : [setOut.line([...new Set(at)], from)];
  });
  if (said.length === 0) return [];
  const isNarrow = values.joint < FILLED_JOINT && movementSection(inputs, job) === undefined;
  return compact([
    ...said,
    isNarrow && setOut.wide(formatRoundSize(toMm(FILLED_JOINT), locale)),
    values.pattern !== 'straight' && setOut.cutLine,
  ]);
}

/** The bed under small, thin tiles takes as much of a profile's height: a higher one trips. */
const PROUD = mm(3);

/** Profile as high as the tiles and their bed; undefined if none is sold, so that silicone fills the joint. */
export function movementSection({ shelf }: Inputs, { thickness }: TileJob): Section | undefined {
  const strip = shelf['movement-joint'];
  if (strip.form !== 'lengths') return undefined;
  const section = variantAtLeast(strip.variants, 'width', thickness);
  return section !== undefined && section.width <= thickness + PROUD ? section : undefined;
}

export function movementLine(inputs: Inputs, job: TileJob): readonly Material[] {
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

export function setOutStep(inputs: Inputs, job: TileJob): JobStep {
  const { setOut } = inputs.words.steps;
  const planned = movementPlaces(inputs, job);
  // A screed or slab may have joints of its own, which we do not know.
  const isJointed = inputs.values.base === 'concrete';
  return step('set-out', setOut, {
    detail: inputs.locale.format.sentences(
      compact([
        setOut.floor(leastCut(job)),
        liesDiagonally(inputs.values.pattern) && setOut.slanted('floor'),
        hasFall(inputs) && setOut.fall,
        ...planned,
        isJointed && setOut.own,
        isJointed && planned.length > 0 && setOut.ownFirst,
      ]),
    ),
    minutes: 40,
    work: does('mark', 'floor'),
    tools: ['chalk-line', 'tape-measure', 'square'],
  });
}
