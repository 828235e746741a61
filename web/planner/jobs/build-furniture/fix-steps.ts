import type { UnitSystem } from '../../../language/locale.ts';
import { isMasonry, type Fixing } from '../../takeoff/structure/indoors/wall-fixings.ts';
import { formatLength, inches, length, type Length } from '../../measure/units/units.ts';
import { downTo } from '../../takeoff/walls/shelves.ts';
import { compact, type JobStep, type Sparse } from '../kit/contract.ts';
import { formatRoundWeight } from '../kit/format-sizes.ts';
import { liftersFor } from '../kit/walls/shelf-boards.ts';
import { does, ladderAbove, needs, roundMinutes, step, works } from '../kit/steps/step.ts';
import {
  findServicesStep,
  fixingTools,
  thickWall,
  wallFixingLines,
  wallFixingOf,
} from '../kit/walls/wall-fixing.ts';
import { HUNG_AT } from './fit.ts';
import { kilosOf } from './layout.ts';
import { areStrapsUnder, fixedThrough } from './wall-fixings.ts';
import type { Stage } from './parts.ts';
import { finishOf, type FurnitureJob, type FurnitureLines } from './lines.ts';
import { EACH, WHOLE } from './stage-steps.ts';

/** Height of its underside on the battens, in whole inches where these are used. */
const hungAt = (units: UnitSystem): Length =>
  units === 'metric' ? HUNG_AT : downTo(HUNG_AT, inches(1));

/** A batten under a cabinet, and two that stand below it, until it is fixed. */
const PROP = { item: 'batten', count: 3, on: WHOLE } as const;

function propLines({ bill, shelf, words, built }: FurnitureJob) {
  const [section] = shelf.batten.variants;
  return bill.lengths('batten', {
    section,
    pieces: [
      { name: 'brace', length: length(built.design.width), quantity: 1 },
      { name: 'brace', length: length(HUNG_AT - section.thickness), quantity: 2 },
    ],
    why: words.why.props,
  });
}

/** Drilling instructions for a strap: for a plug, for a through fixing, for a toggle, or for a pilot hole. */
function strapHoles(
  { words, values, shelf, locale, region }: FurnitureJob,
  fixing: Fixing,
  through: Length,
): string {
  const { drill } = words.steps.fix;
  const made = wallFixingOf(fixing, shelf, through);
  if (made?.way === 'toggle') return drill.toggle(formatLength(made.wide, locale));
  if (made?.way === 'self') return drill.self;
  if (!isMasonry(values.wall)) return drill.board;
  // An American concrete screw has no plug, so it passes the strap.
  const isPlugged = made?.way === 'through' && region !== 'us';
  const holes = isPlugged ? drill.sleeve : made?.way === 'through' ? drill.through : drill.plug;
  return words.sentences(
    compact([
      holes,
      values.wall === 'soft-block' && drill.soft,
      thickWall(values.wall, made, locale),
    ]),
  );
}

/** Lifting of a cabinet and fixing of its rail: screwed at once, drilled through, or marked, lifted down and drilled. */
function hungBy(inputs: FurnitureJob, fixing: Fixing, rail: Length): string {
  const { words, values, shelf, locale } = inputs;
  const { fix } = words.steps;
  const made = wallFixingOf(fixing, shelf, rail);
  if (made?.way === 'toggle') return fix.toggled(formatLength(made.wide, locale));
  const told =
    made?.way === 'plug' ? fix.plugged : made?.way === 'through' ? fix.sleeved : fix.hung;
  return words.sentences(
    compact([
      told,
      values.wall === 'soft-block' && fix.drill.soft,
      thickWall(values.wall, made, locale),
    ]),
  );
}

/** Weight of a case before its doors, drawers and loose shelves are put in, kg. */
const caseKilos = (inputs: FurnitureJob): number => {
  const { parts, units } = inputs.built;
  const later = new Set<Stage>(['boxes', 'fronts', 'shelves']);
  return (
    kilosOf(
      inputs,
      parts.filter(({ stage }) => !later.has(stage)),
    ) / units
  );
};

export function fixSteps(inputs: FurnitureJob, lines: FurnitureLines): Sparse<JobStep> {
  const { bill, words, values, fixing, built, locale, shelf, hardware } = inputs;
  const { steps, why } = words;
  const { screws, glasses, mask } = lines;
  const { units, design } = built;
  const finished = finishOf(inputs) !== 'none' && needs(WHOLE, 'painted');
  if (fixing === undefined) {
    return [
      units > 1 &&
        step('join', steps.join, {
          detail: steps.fix.units,
          minutes: roundMinutes(EACH.join * (units - 1)),
          work: works(finished, does('fix', WHOLE)),
          takes: [screws.get('unit')],
          tools: ['clamps', 'drill', 'screwdriver'],
        }),
    ];
  }
  const isHung = values.kind === 'wall';
  const isDrilled = isMasonry(values.wall);
  const through = fixedThrough(inputs, design);
  const { kind: small, amount } = fixing;
  const screwsEach = wallFixingOf(small, shelf, through)?.parts[0]?.each ?? 1;
  const weight = caseKilos(inputs);
  const wall = isHung ? why.hung(amount) : why.wall(amount);
  return [
    findServicesStep(steps.find),
    step('fix', steps.fix, {
      title: isHung ? steps.fix.hang : steps.fix.title,
      detail: words.sentences(
        compact([
          isHung
            ? hungBy(inputs, small, through)
            : steps.fix[hardware.feet > 0 ? 'onFeet' : 'straps'](
                formatRoundWeight(Math.max(10, weight), locale),
                liftersFor(weight),
              ),
          isHung && steps.fix.props(formatLength(hungAt(locale.units), locale)),
          isHung && values.wall === 'stud' && steps.fix.inStuds(amount * screwsEach),
          areStrapsUnder(inputs, design) && steps.fix.strapUnder,
          !isHung && strapHoles(inputs, small, through),
          units > 1 && steps.fix.units,
        ]),
      ),
      minutes: 30 + 15 * units,
      work: works(
        needs('part:services', 'found'),
        finished,
        does('fix', WHOLE),
        isDrilled && { dust: 'silica' },
        isHung && { installs: [PROP], removes: [PROP] },
      ),
      gates: [isDrilled && 'silica', 'lifting'],
      takes: [
        !isHung && bill.pack('wall-straps', amount, why.straps),
        isHung ? propLines(inputs) : hardware.feet === 0 && lines.packers,
        units > 1 && screws.get('unit'),
        wallFixingLines(inputs, {
          fixing: small,
          amount,
          through,
          why: { ...why, wall },
        }),
        isDrilled && mask,
        glasses,
      ],
      tools: [
        ...fixingTools(values.wall, small, shelf, through),
        'drill',
        (isHung || values.wall === 'stud') && 'wood-bits',
        'level-long',
        'screwdriver',
        'ear-defenders',
        'vacuum',
        ladderAbove(length(design.height + (isHung ? HUNG_AT : 0))),
      ],
    }),
  ];
}
