import {
  inches,
  length,
  mm,
  toMm,
  formatDimension,
  formatLength,
} from '../../measure/units/units.ts';
import { compact, type JobStep, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import {
  safetyKit,
  HOUR,
  step,
  minutesFor,
  roundMinutesUp,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { USUAL_WALL, type Inputs } from './fields.ts';
import { coldPipe, type Covered } from './layout.ts';

/** Work rates of one beginner, m/h; minutes for a bend, a branch, a valve (our estimates). */
const PACE = {
  trace: 40,
  leaks: 40,
  clean: 40,
  cut: 20,
  straight: 20,
  tape: 40,
  ties: 40,
} as const;
const EACH = { bend: 6, tee: 10, valve: 5 } as const;
/** Between ties: one or two feet (US Department of Energy). */
const TIED = mm(450);
/** Turns of tape round a joint. */
const TURNS = 1.5;
/** Bare on both sides of a flue (US Department of Energy: 6 in). */
const BESIDE_FLUE = 150;

const PIPE: Target = 'part:pipe';
const SLEEVES: Target = 'part:sleeves';

/** A sleeve goes on a clean, cold pipe. */
const SLEEVING = works(
  needs(PIPE, 'clean', 'isolated'),
  needs(SLEEVES, 'cut'),
  does('insulate', PIPE),
);

export function pipeSteps(inputs: Inputs, covered: Covered): Sparse<JobStep> {
  const { gloves, glasses, mask } = safetyKit(inputs, 'work-gloves');
  const { bill, words, values } = inputs;
  const { steps, why } = words;
  const metres = toMm(covered.run) / 1000;
  const rags = bill.pack('rags', 2, why.rags);
  return [
    step('trace', steps.trace, {
      minutes: minutesFor(metres, PACE.trace),
      work: does('find', PIPE),
      tools: ['torch', 'tape-measure', 'pencil'],
    }),
    step('old', steps.old, {
      minutes: 15,
      work: works(needs(PIPE, 'found'), does('strip', PIPE)),
      gates: ['asbestos'],
      takes: [gloves, glasses, mask],
      tools: ['torch', 'utility-knife', 'stepladder'],
    }),
    step('cool', steps.cool, {
      minutes: 15,
      work: {
        makes: [{ target: PIPE, state: 'isolated', cures: { minutes: HOUR, kind: 'rest' } }],
      },
    }),
    step('leaks', steps.leaks, {
      minutes: minutesFor(metres, PACE.leaks),
      work: works(needs(PIPE, 'isolated'), does('test', PIPE)),
      takes: [rags],
      tools: ['torch', 'spanner', 'stepladder'],
    }),
    step('clean', steps.clean, {
      minutes: minutesFor(metres, PACE.clean),
      work: works(needs(PIPE, 'isolated', 'tested'), does('wash', PIPE)),
      takes: [rags, gloves, glasses, mask],
      tools: ['stepladder'],
    }),
    values.flue &&
      step('flue', steps.flue, [formatRoundSize(BESIDE_FLUE, inputs.locale)], {
        minutes: 15,
        work: works(needs(PIPE, 'clean'), does('mark', PIPE)),
        tools: ['tape-measure', 'pencil'],
      }),
    ...sleeveSteps(inputs, covered),
    ...closeSteps(inputs, covered),
    step('hot', steps.hot, {
      minutes: 15,
      work: works(needs(SLEEVES, 'sealed', 'fixed'), does('test', SLEEVES)),
      tools: ['torch'],
    }),
  ];
}

function sleeveSteps(inputs: Inputs, covered: Covered): Sparse<JobStep> {
  const { bill, words, values, locale, region } = inputs;
  const { steps, why } = words;
  const { bends, tees, heater, valves } = values;
  const usual = USUAL_WALL[region];
  const metres = toMm(covered.run) / 1000;
  const run = formatDimension(covered.run, locale);
  const told = locale.format.sentences(
    compact([
      why.sleeves(run),
      bends > 0 && why.bends(bends),
      tees > 0 && why.tees(tees),
      why.walls(formatLength(values.wall, locale)),
      values.wall > usual && why.thick(formatLength(usual, locale)),
    ]),
  );
  const sleeves = bill.pack('pipe-lagging', toMm(covered.sleeves), told, {
    variant: covered.sleeve,
    // One wrong cut.
    slack: { amount: toMm(covered.bend), for: 'breakage' },
  });
  return [
    step('cut', steps.cut, {
      ...(bends === 0 && { check: steps.cut.square }),
      detail:
        bends > 0
          ? locale.format.sentences([
              steps.cut.detail,
              steps.cut.bends(formatRoundSize(toMm(covered.bend), locale)),
            ])
          : steps.cut.straight,
      minutes: minutesFor(metres, PACE.cut),
      work: { makes: [{ target: SLEEVES, state: 'cut' }] },
      takes: [sleeves],
      tools: ['tape-measure', 'utility-knife', bends + tees > 0 && 'mitre-box', 'pencil'],
    }),
    step('straight', steps.straight, {
      minutes: minutesFor(metres, PACE.straight),
      work: SLEEVING,
      takes: [sleeves],
      tools: ['stepladder'],
    }),
    bends > 0 &&
      step('bends', steps.bends, [bends], {
        minutes: roundMinutesUp(EACH.bend * bends),
        work: SLEEVING,
        takes: [sleeves],
        tools: ['utility-knife', 'stepladder'],
      }),
    tees > 0 &&
      step('tees', steps.tees, [tees], {
        minutes: roundMinutesUp(EACH.tee * tees),
        work: SLEEVING,
        takes: [sleeves],
        tools: ['utility-knife', 'mitre-box', 'stepladder'],
      }),
    heater &&
      step('heater', steps.heater, [formatRoundSize(toMm(coldPipe(inputs)), locale)], {
        minutes: 15,
        work: SLEEVING,
        takes: [sleeves],
        tools: ['utility-knife'],
      }),
    valves > 0 &&
      step('valves', steps.valves, [valves], {
        minutes: roundMinutesUp(EACH.valve * valves),
        work: needs(PIPE, 'insulated'),
        takes: [sleeves],
        tools: ['utility-knife', 'pencil'],
      }),
  ];
}

/** Head and tail of a cable tie, mm (makers: a tie of 200 mm holds a bundle of 50 to 55). */
const TAIL = 40;

function closeSteps(
  { bill, words, values, locale, region }: Inputs,
  covered: Covered,
): Sparse<JobStep> {
  const { steps, why } = words;
  const { run, joints, ends, free, taped, slit, pipe } = covered;
  const metres = toMm(run) / 1000;
  const round = Math.PI * toMm(length(pipe + 2 * values.wall));
  const apart = region === 'us' ? inches(18) : TIED;
  const every = formatRoundSize(toMm(apart), locale);
  // Round the sleeve, through the head, and a tail to pull.
  const tie = formatRoundSize(Math.ceil((round + TAIL) / 50) * 50, locale);
  return [
    step('tape', steps.tape, {
      detail: locale.format.sentences(
        compact([
          steps.tape.detail,
          values.bends > 0 && steps.tape.bends,
          values.tees > 0 && steps.tape.tees,
        ]),
      ),
      minutes: minutesFor(metres, PACE.tape),
      work: works(needs(PIPE, 'insulated'), does('seal', SLEEVES)),
      takes: [
        bill.pack('lagging-tape', taped * TURNS * round + toMm(slit), why.tape(joints, free)),
      ],
      tools: ['scissors', 'stepladder'],
    }),
    step('ties', steps.ties, [every], {
      minutes: minutesFor(metres, PACE.ties),
      work: works(needs(PIPE, 'insulated'), does('fix', SLEEVES)),
      takes: [bill.pack('cable-ties', Math.ceil(run / apart) + ends, why.ties(every, tie))],
      tools: ['scissors', 'stepladder'],
    }),
  ];
}
