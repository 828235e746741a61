import { formatLength } from '../../../measure/format-length.ts';
import { mm, toSquareMetres, type Length } from '../../../measure/units.ts';
import type { Product } from '../../../stock/products.ts';
import { BACK_BUTTER_FROM, COVERAGE, trowelNotch } from '../../../takeoff/structure/tile-bed.ts';
import { minutesFor, type Step } from '../contract.ts';
import type { ToolId } from '../tools.ts';
import { hasBackPrimer } from './bill.ts';
import { groutOf, hasClips, hasGel, isCutWet, tileKilos, type TileJob } from './layout.ts';

const HOUR = 60;
export const DAY = 24 * HOUR;
/** Joints are filled with gel when the bed is dry through (makers' labels). */
const GEL_WAIT = 7 * DAY;

/** m² an hour of one careful first-timer. */
const PACE = { strip: 2, lay: 1.5, grout: 6 };

/** What is used only where the bill has it. */
export const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

/** Old tiles or covering off, before anything is drilled or sanded. */
export const stripStep = (job: TileJob): readonly Step[] =>
  only(job.values.strip, {
    id: 'strip',
    ...job.words.steps.strip,
    minutes: minutesFor(toSquareMetres(job.covered), PACE.strip),
    gates: ['asbestos', 'silica'],
    uses: ['rubble-sack', 'silica-mask', 'safety-glasses', 'waterproof-gloves'],
    tools: ['club-hammer', 'chisel', 'bucket'],
  } satisfies Step);

/** The notch of the trowel; past the table the widest. */
const notchOf = (side: Length): Length => {
  const notch = trowelNotch(side);
  return notch.ok ? notch.value : mm(12);
};

/** Two people lift a tile heavier than this (kg). */
const HEAVY = 15;

const laying = (job: TileJob): readonly Product[] => [
  job.product,
  'tile-adhesive',
  ...only<Product>(hasBackPrimer(job), 'tile-back-primer'),
  ...(job.values.joint === 0
    ? []
    : hasClips(job)
      ? (['levelling-clips', 'levelling-wedges'] as const)
      : (['tile-spacers'] as const)),
  'sponge',
];

const layTools: readonly ToolId[] = [
  'drill',
  'mixing-paddle',
  'bucket',
  'notched-trowel',
  'level-long',
];

/** Whole tiles, then the cuts; the bed is left for a day after them. */
export function layingSteps(
  job: TileJob,
  wet: boolean,
  weight: number,
  more: { readonly tools?: readonly ToolId[]; readonly cutWait: number },
): readonly Step[] {
  const { words, locale, longest, covered, values, on } = job;
  const { lay, cut } = words.steps;
  const isButtered = longest >= BACK_BUTTER_FROM || (on === 'floor' && longest >= mm(300));
  const cover = 100 * COVERAGE[wet ? 'wet' : on === 'floor' ? 'floor' : 'dry'];
  const isHeavy = tileKilos(job, weight) > HEAVY;
  const details = [
    lay.detail(formatLength(notchOf(longest), locale)),
    ...only(hasBackPrimer(job), lay.backPrimer),
    ...only(isButtered, lay.butter),
    ...only(hasClips(job), lay.clips),
  ];
  return [
    {
      id: 'lay',
      title: lay.title,
      detail: locale.format.sentences(details),
      check: lay.check(cover),
      safety: lay.safety,
      minutes: minutesFor(toSquareMetres(covered), PACE.lay),
      uses: [...laying(job), 'waterproof-gloves', 'safety-glasses'],
      tools: [
        ...layTools,
        ...only<ToolId>(on === 'floor', 'knee-pads', 'rubber-mallet'),
        ...only<ToolId>(isHeavy, 'suction-cups'),
        ...(more.tools ?? []),
      ],
      ...(isHeavy ? { gates: ['lifting'] as const } : {}),
    },
    {
      id: 'cut',
      title: cut.title,
      detail: isCutWet(job) ? cut.wet : cut.hand,
      check: cut.check,
      safety: cut.safety,
      minutes: Math.max(15, 5 * Math.ceil((6 * job.layout.cut) / 5)),
      dryMinutes: more.cutWait,
      slower: 'hardening',
      gates: ['silica'],
      uses: [
        ...laying(job),
        ...only<Product>(isCutWet(job), 'diamond-blade'),
        'silica-mask',
        'safety-glasses',
      ],
      tools: [
        'tape-measure',
        'pencil',
        'notched-trowel',
        'tile-nippers',
        isCutWet(job) ? 'wet-saw' : 'tile-cutter',
      ],
    },
    ...groutStep(job, values.joint),
  ];
}

function groutStep(job: TileJob, joint: Length): readonly Step[] {
  if (joint === 0) return [];
  const { words, covered } = job;
  const { grout } = words.steps;
  const isGel = hasGel(job);
  return [
    {
      id: 'grout',
      title: grout.title,
      detail: isGel ? grout.gel : grout.detail,
      check: grout.check,
      safety: grout.safety,
      minutes: minutesFor(toSquareMetres(covered), PACE.grout),
      dryMinutes: DAY,
      slower: 'hardening',
      uses: [isGel ? 'joint-gel' : groutOf(job), 'sponge', 'waterproof-gloves'],
      tools: isGel ? ['caulk-gun', 'utility-knife'] : ['grout-float', 'bucket', 'mixing-paddle'],
    },
  ];
}

/** After the last tile: gel waits for a bed that is dry through. */
export const bedWait = (job: TileJob): number => (hasGel(job) ? GEL_WAIT : DAY);

export const siliconeStep = (job: TileJob, detail: string, check: string): Step => ({
  id: 'seal',
  title: job.words.steps.seal.title,
  detail,
  check,
  minutes: 30,
  dryMinutes: DAY,
  slower: 'drying',
  uses: ['silicone', 'masking-tape'],
  tools: ['caulk-gun', 'utility-knife'],
});
