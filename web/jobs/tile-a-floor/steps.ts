import { formatLength } from '../../measure/format-length.ts';
import { length, toSquareMetres } from '../../measure/units.ts';
import type { Product } from '../../stock/products.ts';
import { flatness } from '../../takeoff/structure/tile-bed.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize } from '../kit/round-size.ts';
import {
  hasBoards,
  hasEdgeFoam,
  hasMat,
  hasMovement,
  hasThreshold,
  type FloorJob,
} from './floor.ts';
import { bedWait, DAY, layingSteps, only, siliconeStep, stripStep } from '../kit/tiling/steps.ts';

const HOUR = 60;
/** m² an hour of one careful first-timer. */
const PACE = { flat: 6, level: 8, prime: 30, board: 3, mat: 6 };

/** From the bounce test to the skirting. */
export const floorSteps = (job: FloorJob, weight: number): readonly Step[] => [
  ...before(job),
  ...ground(job),
  setOut(job),
  ...layingSteps(job, false, weight, { cutWait: bedWait(job) }).map((step) =>
    step.id === 'lay' && hasMovement(job)
      ? { ...step, uses: [...(step.uses ?? []), 'movement-joint' as const] }
      : step,
  ),
  ...after(job),
];

function before(job: FloorJob): readonly Step[] {
  const { words, values, locale, thickness } = job;
  const { steps } = words;
  const isTimber = values.base === 'timber';
  // Tile and bed, and what lies under them.
  const rise = length(thickness + (hasBoards(job) ? 12 : hasMat(job) ? 8 : 5) * 320);
  return [
    {
      id: 'check',
      title: steps.check.title,
      detail: isTimber
        ? steps.check.timber(roundSize(400, locale), roundSize(18, locale))
        : steps.check.concrete,
      check: isTimber ? steps.check.still : steps.check.dry,
      minutes: 30,
      tools: isTimber ? ['tape-measure', 'torch'] : ['moisture-meter'],
    },
    {
      id: 'heights',
      title: steps.heights.title,
      detail: steps.heights.detail(formatLength(rise, locale)),
      check: steps.heights.check,
      minutes: 30,
      tools: ['tape-measure', 'pencil', 'hand-saw'],
    },
  ];
}

function ground(job: FloorJob): readonly Step[] {
  const { words, values, covered, longest, locale } = job;
  const { steps } = words;
  const metres = toSquareMetres(covered);
  const flat = flatness(longest);
  const isHollow = values.hollow > 0;
  return [
    ...stripStep(job),
    {
      id: 'prepare',
      ...steps.prepare,
      check: steps.prepare.check(
        roundSize(flat.hollow / 320, locale),
        roundSize(flat.over / 320, locale),
      ),
      minutes: minutesFor(metres, PACE.flat),
      gates: ['asbestos'],
      tools: ['filling-knife', 'straightedge'],
    },
    ...only<Step>(isHollow, {
      id: 'level',
      title: steps.level.title,
      detail: steps.level.detail(formatLength(values.hollow, locale)),
      check: steps.level.check,
      minutes: minutesFor(metres, PACE.level),
      dryMinutes: DAY,
      slower: 'hardening',
      uses: [
        'tile-primer',
        'floor-leveller',
        ...only<Product>(hasEdgeFoam(job), 'edge-foam'),
        'waterproof-gloves',
      ],
      tools: ['drill', 'mixing-paddle', 'bucket', 'plastering-trowel'],
    }),
    {
      id: 'prime',
      ...steps.prime,
      minutes: minutesFor(metres, PACE.prime),
      dryMinutes: HOUR,
      slower: 'drying',
      uses: ['tile-primer', ...only<Product>(hasEdgeFoam(job), 'edge-foam')],
      tools: ['wall-brush', 'bucket', 'utility-knife'],
    },
    ...only<Step>(hasBoards(job), {
      id: 'base',
      ...steps.boards,
      detail: steps.boards.detail(roundSize(300, locale)),
      minutes: minutesFor(metres, PACE.board),
      gates: ['silica'],
      uses: [
        'backer-board',
        'backer-screws',
        'backer-tape',
        'tile-adhesive',
        'silica-mask',
        'safety-glasses',
      ],
      tools: ['drill', 'notched-trowel', 'utility-knife', 'knee-pads'],
    }),
    ...only<Step>(hasMat(job), {
      id: 'base',
      ...steps.mat,
      minutes: minutesFor(metres, PACE.mat),
      dryMinutes: DAY,
      slower: 'hardening',
      uses: ['decoupling-mat', 'tile-adhesive'],
      tools: ['notched-trowel', 'utility-knife', 'knee-pads', 'grout-float'],
    }),
  ];
}

const setOut = (job: FloorJob): Step => ({
  id: 'set-out',
  title: job.words.steps.setOut.title,
  detail: job.words.steps.setOut.floor,
  check: job.words.steps.setOut.check,
  minutes: 40,
  tools: ['chalk-line', 'tape-measure', 'square'],
});

function after(job: FloorJob): readonly Step[] {
  const { words, values, locale } = job;
  const { seal, finish } = words.steps;
  const isStone = values.made === 'stone';
  const details = [
    ...only(hasThreshold(job), finish.threshold),
    finish.detail,
    ...only(isStone, finish.stone),
    ...only(values.heated, finish.heated),
  ];
  return [
    siliconeStep(
      job,
      job.locale.format.sentences([seal.floor, ...only(hasMovement(job), seal.movement)]),
      seal.check,
    ),
    {
      id: 'finish',
      title: finish.title,
      detail: locale.format.sentences(details),
      check: finish.check,
      minutes: 45,
      uses: [
        ...only<Product>(isStone, 'stone-sealer'),
        ...only<Product>(hasThreshold(job), 'threshold'),
      ],
      tools: ['hand-saw', 'screwdriver'],
    },
  ];
}
