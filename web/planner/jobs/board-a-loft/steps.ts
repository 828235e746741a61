import { formatLength, length, toMm } from '../../measure/units/units.ts';
import { LOFT_HEAT } from '../../takeoff/structure/gates.ts';
import { STORED } from '../../takeoff/structure/indoors/loft-rules.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundSize, formatSides, formatTemperature } from '../kit/format-sizes.ts';
import { withDailyMasks } from '../kit/steps/daily-masks.ts';
import { step, does, needs, works } from '../kit/steps/step.ts';
import { type Inputs, KILOS_PER_PSF } from './fields.ts';
import { hatchesOf, type Loft, needsFilm, replacedHatches } from './layout.ts';
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
  const isPounds = locale.units === 'imperial';
  // A hair more, for what was entered in pounds.
  const most = Math.min(values.load, STORED) + 1e-6;
  const hasPanel = bill.sold('hatch-insulation') !== undefined;
  const replaced = replacedHatches(inputs);
  const [first] = hatchesOf(inputs);
  const covered = region === 'us' ? replaced : 0;
  const left = hatches - replaced;
  const others: Inputs = { ...inputs, values: { ...values, ladder: false, hatches: left } };
  const floorUp = formatLength(length(loft.under + loft.panel.thickness), locale);
  const floorNear = formatRoundSize(toMm(length(loft.under + loft.panel.thickness)), locale);
  const ladderWhy =
    region === 'uk'
      ? why.ladder(floorUp, loft.raised !== undefined)
      : locale.format.sentences(
          compact([
            why.ladderUnit(floorNear),
            first && why.ladderEdge(formatSides(...first.sides, locale)),
          ]),
        );
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
          bill.pack('draught-strip', toMm(hatchesRound(others)), why.draught),
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
    step('label', steps.label, [isPounds, Math.floor(isPounds ? most / KILOS_PER_PSF : most)], {
      check: steps.label.check(isWoolLaid ? 'yes' : 'no'),
      minutes: 15,
      work: works(needs(PANELS, 'planked'), { loads: [PANELS] }),
      tools: ['pencil'],
    }),
  ];
}
