import { formatArea, length, toMm, toSquareMetres } from '../../measure/units/units.ts';
import {
  COAT_WIDTHS,
  COMPOUND_PER_SQUARE_METRE,
  SKIM,
  tapeLength,
} from '../../takeoff/structure/indoors/plasterboard.ts';
import type { JobStep, Sparse } from '../kit/contract.ts';
import { DRYING, caulkLine } from '../kit/finish/paint.ts';
import {
  boardPrimerLines,
  isPuttied,
  isSkimmed,
  jointCoats,
  JOINT_RATES,
  jointSandpaper,
  puttyStep,
  rustStep,
  skimLine,
} from '../kit/finish/plasterboard.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { type SafetyKit, DAY, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { overhead, type Ceiling } from './layout.ts';

export const fillSteps = (inputs: Inputs, ceiling: Ceiling, safety: SafetyKit): Sparse<JobStep> => [
  ...(isSkimmed(inputs) ? skimSteps : jointSteps)(inputs, ceiling, safety),
  ...finishSteps(inputs, ceiling, safety),
];

/** Work rates of one beginner with a helper, m²/h. */
const PACE = { skim: 6, sand: 15, caulk: 20, prime: 15 };

/** Tape for joints and for edges between planes. */
function jointTape(inputs: Inputs, { area, bends }: Ceiling) {
  const { bill, words, locale } = inputs;
  const shown = formatArea(area, locale);
  return bill.pack(
    isSkimmed(inputs) ? 'scrim-tape' : 'joint-tape',
    toMm(length(tapeLength(area) + bends)),
    bends === 0 ? words.why.tape(shown) : words.why.tapeBends(shown, formatRoundRun(bends, locale)),
  );
}

function jointSteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { glasses, mask }: SafetyKit,
): Sparse<JobStep> {
  const { words, bill, locale } = inputs;
  const { steps, why } = words;
  const { joint, sand } = steps;
  const metres = toSquareMetres(ceiling.area);
  const shown = formatArea(ceiling.area, locale);
  const coats = jointCoats(inputs);
  const compound = bill.pack(
    'joint-compound',
    metres * COMPOUND_PER_SQUARE_METRE * 1000 * (coats.length / COAT_WIDTHS.length),
    why.compound(shown, coats.length),
  );
  return [
    rustStep(inputs, ceiling.layout.screws, ['ceiling'], overhead),
    ...coats.map((width, i) =>
      step(`joint-${i + 1}`, joint, {
        title: joint.title(i + 1),
        detail: (i === 0 ? joint.tape : joint.coat)(formatRoundSize(toMm(width), locale)),
        check: i === 2 ? joint.last : joint.check,
        minutes: minutesFor(metres, JOINT_RATES[i] ?? 15),
        work: works(
          needs('ceiling', 'boarded'),
          does('fill', 'ceiling', { cures: { minutes: DAY, kind: 'drying' } }),
        ),
        takes: [compound, i === 0 && jointTape(inputs, ceiling)],
        tools: ['taping-knives', 'bucket', ...overhead],
      }),
    ),
    ...(isPuttied(inputs)
      ? [puttyStep(inputs, metres, shown, overhead, ['ceiling'], { glasses })]
      : []),
    step('sand', sand, {
      ...(isPuttied(inputs) && sand.putty),
      minutes: minutesFor(metres, PACE.sand),
      work: works(needs('ceiling', 'flat'), { ...does('sand', 'ceiling'), dust: 'plaster' }),
      takes: [jointSandpaper(bill, ceiling.area, why.sand(shown)), mask, glasses],
      tools: ['pole-sander', 'torch', 'cloth', ...overhead],
    }),
  ];
}

function skimSteps(
  inputs: Inputs,
  ceiling: Ceiling,
  { glasses, gloves }: SafetyKit,
): readonly JobStep[] {
  const { words, bill, locale } = inputs;
  const { steps, why } = words;
  const metres = toSquareMetres(ceiling.area);
  return [
    step('tape', steps.tape, {
      minutes: minutesFor(metres, JOINT_RATES[1]),
      takes: [jointTape(inputs, ceiling)],
      tools: ['utility-knife', ...overhead],
    }),
    step('skim', steps.skim, {
      minutes: minutesFor(metres, PACE.skim),
      work: works(
        needs('ceiling', 'boarded'),
        does('plaster', 'ceiling', {
          cures: { minutes: SKIM.paintableDays.board * DAY, kind: 'drying' },
        }),
      ),
      takes: [
        skimLine(bill, ceiling.area, why.skim(formatArea(ceiling.area, locale))),
        glasses,
        gloves,
      ],
      tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', 'torch', ...overhead],
    }),
  ];
}

function finishSteps(
  inputs: Inputs,
  { area, edges, onto }: Ceiling,
  { glasses }: SafetyKit,
): readonly JobStep[] {
  const { words } = inputs;
  const { steps } = words;
  return [
    step('caulk', steps.caulk, {
      minutes: minutesFor(toMm(edges) / 1000, PACE.caulk),
      work: does('seal', 'ceiling', { cures: { minutes: DRYING.caulk, kind: 'drying' } }),
      takes: [caulkLine(inputs, edges)],
      tools: ['caulk-gun', 'stepladder'],
    }),
    step('prime', steps.prime, {
      minutes: minutesFor(toSquareMetres(area), PACE.prime),
      work: works(
        needs('ceiling', 'sealed'),
        does('prime', 'ceiling', { cures: { minutes: DRYING.primer, kind: 'drying' } }),
      ),
      takes: [...boardPrimerLines(inputs, area), glasses],
      tools: ['roller', 'roller-pole', 'wall-brush', ...overhead],
    }),
    step('back', steps.back, [onto === 'slab'], { minutes: 30, gates: ['cables'] }),
  ];
}
