import { formatLength } from '../../measure/units/units.ts';
import type { Fixing } from '../../takeoff/structure/indoors/wall-fixings.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import {
  wallFixingOf,
  thickWall,
  fixingTools,
  wallFixingLines,
  findServicesStep,
} from '../kit/walls/wall-fixing.ts';
import type { Inputs } from './fields.ts';
import { leftSays, pitchOf } from './clear.ts';
import { type Built, fixedThrough, isDrilled, isFixed } from './layout.ts';
import { type JobStep, compact, type Sparse, type Work } from '../kit/contract.ts';
import { step, does, needs, works } from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import { ALCOVE, SERVICES } from './parts.ts';

export function wallLines(inputs: Inputs, built: Built) {
  const { words, values, locale } = inputs;
  const { why } = words;
  if (!isFixed(built) || !built.fixing.ok) return [];
  const amount = built.fixings * (built.isUnit ? 1 : values.shelves);
  const through = fixedThrough(inputs, built.isUnit);
  const wall = why.wall(amount, formatRoundSize(400, locale), built.isUnit);
  const line = (fixing: Fixing, count: number, told: string) =>
    wallFixingLines(inputs, { fixing, amount: count, through, why: { ...why, wall: told } });
  return [
    ...line(built.fixing.value, amount, wall),
    ...(isOnStuds(inputs, built) ? line(NO_STUD, 2 * values.shelves, why.noStud) : []),
  ];
}

/** Fixing of the front of an end batten: studs are farther apart than an alcove is deep. */
const NO_STUD = 'spring-toggle';

const isOnStuds = ({ values }: Inputs, { isUnit }: Built): boolean =>
  !isUnit && values.wall === 'stud';

/** Holes in masonry make silica dust. */
export const wallDrilling = (inputs: Inputs): Work =>
  works(needs(SERVICES, 'found'), isDrilled(inputs) && { dust: 'silica' });

export function beforeSteps(inputs: Inputs, built: Built): Sparse<JobStep> {
  const { words, locale } = inputs;
  const { steps } = words;
  return [
    step('measure', steps.measure, {
      detail: locale.format.sentences(
        compact([steps.measure.detail, built.isUnit && steps.measure.skirting]),
      ),
      check: steps.measure.check(formatRoundSize(5, locale)),
      minutes: 20,
      tools: ['tape-measure', 'square', 'pencil'],
    }),
    isFixed(built) && findServicesStep(steps.find),
    step('level', steps.level, {
      detail: built.isUnit
        ? steps.level.unit(built.plinth > 0)
        : locale.format.sentences(
            compact([
              steps.level.battens(
                built.at.length,
                formatLength(built.clear, locale),
                formatLength(pitchOf(built), locale),
              ),
              ...leftSays(inputs, built),
            ]),
          ),
      minutes: 20,
      work: does('mark', ALCOVE),
      tools: ['level-long', 'pencil', 'tape-measure'],
    }),
  ];
}

const wallTools: readonly ToolId[] = [
  'drill',
  'level-long',
  'screwdriver',
  'ear-defenders',
  'vacuum',
];

export const wallToolsFor = (inputs: Inputs, built: Built): Sparse<ToolId> => [
  ...fixingTools(
    inputs.values.wall,
    built.fixing.ok ? built.fixing.value : undefined,
    inputs.shelf,
    fixedThrough(inputs, built.isUnit),
  ),
  inputs.values.wall === 'stud' && 'wood-bits',
  isOnStuds(inputs, built) && 'hole-saw',
  ...wallTools,
];

const madeOf = ({ shelf }: Inputs, { fixing, isUnit }: Built) =>
  fixing.ok ? wallFixingOf(fixing.value, shelf, fixedThrough({ shelf }, isUnit)) : undefined;

/** How the holes in the wall are made, as the instructions for it are named. */
function drilledAs(inputs: Inputs, built: Built) {
  const made = madeOf(inputs, built);
  if (made?.way === 'toggle') return { as: built.isUnit ? 'toggleStrap' : 'toggle', made } as const;
  if (made?.way === 'self') return { as: 'self' } as const;
  if (!isDrilled(inputs)) return { as: 'board' } as const;
  if (made?.way !== 'through') return { as: 'plugs' } as const;
  // A strap’s holes are narrower than a plug; an American concrete screw has none.
  return { as: built.isUnit && inputs.region !== 'us' ? 'sleeve' : 'through' } as const;
}

/** True if a batten is drilled before its wall, for plugs or pilot holes. */
export const isDrilledFirst = (inputs: Inputs, built: Built): boolean =>
  ['plugs', 'board'].includes(drilledAs(inputs, built).as);

/** Drilling instructions: for a plug, for a through fixing, or for a pilot hole. */
export function drilling(inputs: Inputs, built: Built): string {
  const { wall } = inputs.words.steps;
  const { as, made } = drilledAs(inputs, built);
  if (as === 'toggle' || as === 'toggleStrap') {
    return wall[as](formatLength(made.wide, inputs.locale));
  }
  const { values, locale, shelf } = inputs;
  const toggle =
    isOnStuds(inputs, built) && wallFixingOf(NO_STUD, shelf, fixedThrough(inputs, built.isUnit));
  return locale.format.sentences(
    compact([
      wall[as],
      toggle && wall.noStud(formatLength(toggle.wide, locale)),
      values.wall === 'soft-block' && wall.soft,
      thickWall(values.wall, madeOf(inputs, built), locale),
    ]),
  );
}
