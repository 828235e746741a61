import { mm, toMm } from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { WET_ROOMS } from '../../takeoff/structure/indoors/tile-bed.ts';
import { liesDiagonally } from '../../takeoff/tiles/tile-patterns.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, step, does, works } from '../kit/steps/step.ts';
import { hasRows, isCutWet, leastCut, tiledTargets } from '../kit/tiling/layout.ts';
import { bedWait, cutStep, layStep } from '../kit/tiling/steps.ts';
import type { Inputs } from './fields.ts';
import { battenRuns, footOf, isWet, rowsUnder, type WallJob } from './layout.ts';
import { battenLines, hasBatten, hasEnds, packedWith, trimLine, type WallLines } from './lines.ts';

export const laySteps = (inputs: Inputs, job: WallJob, lines: WallLines): Sparse<JobStep> => [
  setOutStep(inputs, job, lines),
  {
    ...toFloor(inputs, layStep(job, lines, isWet(inputs) ? 'wet' : 'dry', trimLine(inputs, job))),
    ...(hasBatten(inputs, job) && { rows: ['middle', 'last'] as const }),
  },
  withOpenings(
    inputs,
    job,
    cutStep(job, lines, hasBatten(inputs, job) ? DAY : bedWait(job), holeBit(inputs)),
  ),
  bottomStep(inputs, job, lines),
];

/** Rows that begin on the floor, or near it, cover the foot of the wall. */
const toFloor = ({ values, region }: Inputs, laid: JobStep): JobStep =>
  values.from >= WET_ROOMS[region].upstand
    ? laid
    : { ...laid, work: works(laid.work, does('tile', 'foot')) };

/** Bit for pipes that end in the wet zone. */
const holeBit = (inputs: Inputs): readonly Material[] =>
  isWet(inputs) && inputs.values.pipes > 0
    ? inputs.bill.pack('tile-drill-bit', 1, inputs.words.why.holeBit, { like: { width: mm(35) } })
    : [];

/** Window openings, and openings for sockets: round boxes in Europe, square ones elsewhere. */
function withOpenings(inputs: Inputs, { lined, surfaces }: WallJob, cut: JobStep): JobStep {
  const { values, words, region, locale } = inputs;
  const { openings } = words.steps;
  const tiled = new Set(surfaces.flatMap(({ windows }) => windows.parts));
  const parts = (['sill', 'sides', 'sidesUp', 'head'] as const).filter((part) => tiled.has(part));
  const inWindows =
    lined &&
    openings.windows(
      formatRoundSize(toMm(lined.depth), locale),
      parts.map((part) => openings.parts[part]),
    );
  const detail = locale.format.sentences(compact([cut.detail, inWindows]));
  if (values.sockets === 0) return { ...cut, detail };
  const { tools = [] } = cut;
  const isRound = region === 'eu';
  const cutters = isRound
    ? (['tile-hole-saw', 'drill'] as const)
    : (['angle-grinder', 'ear-defenders'] as const);
  const { round, square } = openings;
  return {
    ...cut,
    detail: locale.format.sentences([detail, isRound ? round : square]),
    tools: [...new Set([...tools, ...cutters])],
  };
}

/** The row under the batten, when the rows above it hold. */
function bottomStep(inputs: Inputs, job: WallJob, lines: WallLines): JobStep | false {
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
      takes: [...lines.laid, lines.gloves, lines.glasses, lines.mask],
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
        isHeld && setOut.ends(dry.length === 0 ? 'floor' : isPlugged ? 'plugs' : 'studs'),
        !isHeld &&
          dry.length > 0 &&
          setOut.batten(isOnRim, isPlugged, hasRows(inputs.values.pattern) ? rowsUnder(inputs) : 0),
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
      isOnBatten && dry.length + onLegs.length > 0 && 'drill',
      isOnBatten && 'hand-saw',
    ],
    gates: [dry.length > 0 && 'cables', isPlugged && 'silica'],
  });
}
