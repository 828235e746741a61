import { formatLength, length, toMm } from '../../measure/units/units.ts';
import { LOFT_HEAT } from '../../takeoff/structure/gates.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import { withDailyMasks } from '../kit/steps/daily-masks.ts';
import { step, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { type Loft, needsFilm } from './layout.ts';
import { floorSteps, PANELS } from './floor-steps.ts';
import { woolSteps, JOISTS, filmStep, CABLES, serviceSteps } from './wool-steps.ts';
import { hatchesRound } from './wool-lines.ts';
import { type LoftLines, loftLines } from './lines.ts';

/** Minutes for each hatch and its ladder. */
const HATCH = { hatch: 45, ladder: 90 } as const;

export function loftSteps(inputs: Inputs, loft: Loft): Sparse<JobStep> {
  const lines = loftLines(inputs, loft);
  return withDailyMasks(inputs.bill, [
    ...beforeSteps(inputs, lines),
    ...serviceSteps(inputs, loft, lines),
    needsFilm(inputs, loft.wool) && filmStep(inputs, loft, lines),
    ...woolSteps(inputs, loft, lines),
    ...floorSteps(inputs, loft, lines),
    ...endSteps(inputs, loft, lines),
  ]);
}

function beforeSteps({ words, locale, bill }: Inputs, { worn }: LoftLines): Sparse<JobStep> {
  const { steps, why } = words;
  return [
    step('load', steps.load, {
      minutes: 30,
      work: does('test', JOISTS),
      gates: ['bearing'],
      tools: ['tape-measure'],
    }),
    step('check', steps.check, {
      minutes: 30,
      work: works(needs(JOISTS, 'tested'), does('find', CABLES)),
      gates: ['asbestos', 'height'],
      takes: [...worn, bill.pack('loft-light', 1, why.light)],
      tools: ['stepladder', 'torch', 'first-aid-kit'],
    }),
    step('walk', steps.walk, {
      safety: steps.walk.safety(formatTemperature(LOFT_HEAT.celsius, locale), LOFT_HEAT.minutes),
      minutes: 20,
      work: works(needs(JOISTS, 'tested'), { installs: [{ item: 'crawl-board', on: JOISTS }] }),
      tools: ['crawl-board', 'knee-pads'],
    }),
  ];
}

function endSteps(inputs: Inputs, loft: Loft, { wool }: LoftLines): Sparse<JobStep> {
  const isWoolLaid = loft.deep > 0;
  const { words, values, locale, bill, region } = inputs;
  const { steps, why } = words;
  const { hatches, ladder } = values;
  const hasPanel = bill.sold('hatch-insulation') !== undefined;
  // A British ladder slides behind the hatch that is there; others have a door and a frame of their own.
  const replaced = ladder && region !== 'uk' ? Math.min(1, hatches) : 0;
  const covered = region === 'us' ? replaced : 0;
  const left = hatches - replaced;
  const floorUp = formatLength(length(loft.under + loft.panel.thickness), locale);
  const floorNear = formatRoundSize(toMm(length(loft.under + loft.panel.thickness)), locale);
  const ladderWhy =
    region === 'uk' ? why.ladder(floorUp, loft.raised !== undefined) : why.ladderUnit(floorNear);
  // Without a panel for it, a hatch gets a piece of the wool that lies in its place elsewhere.
  const scrap = wool.between.length > 0 ? wool.between : wool.across;
  return [
    (hatches > 0 || ladder) &&
      step('hatch', steps.hatch, {
        title: left + covered === 0 ? steps.hatch.only : steps.hatch.title(hatches),
        ...(left > 0 &&
          !ladder &&
          !hasPanel &&
          scrap.length === 0 && { title: steps.hatch.draught }),
        detail: locale.format.sentences(
          compact([
            left > 0 &&
              (hasPanel
                ? steps.hatch.detail(left)
                : scrap.length > 0
                  ? steps.hatch.wool(left)
                  : steps.hatch.strip(left)),
            ladder && (region === 'uk' ? steps.hatch.ladder : steps.hatch.unit),
            covered > 0 && steps.hatch.cover,
          ]),
        ),
        // No strip to try.
        ...(left === 0 && { check: steps.hatch.shut }),
        ...(ladder && { safety: steps.hatch.lift }),
        work: does('insulate', 'part:hatch'),
        minutes: Math.max(15, HATCH.hatch * hatches) + (ladder ? HATCH.ladder : 0),
        takes: [
          bill.pack('hatch-insulation', left + covered, covered > 0 ? why.cover(left) : why.hatch),
          hasPanel && bill.pack('grab-adhesive', left, why.hatchGlue),
          left > 0 && !hasPanel && scrap,
          hatches > 0 &&
            bill.pack('draught-strip', (toMm(hatchesRound(inputs)) * left) / hatches, why.draught),
          ladder && bill.pack('loft-ladder', 1, ladderWhy),
        ],
        tools: [
          'screwdriver',
          'utility-knife',
          'stepladder',
          left > 0 && hasPanel && 'caulk-gun',
          ladder && 'drill',
        ],
      }),
    step('label', steps.label, [locale.units === 'imperial'], {
      check: steps.label.check(isWoolLaid ? 'yes' : 'no'),
      minutes: 15,
      work: works(needs(PANELS, 'planked'), { loads: [PANELS] }),
      tools: ['pencil'],
    }),
  ];
}
