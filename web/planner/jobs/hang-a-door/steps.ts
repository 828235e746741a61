import { isLeadFree, leadTestLine, DRYING } from '../kit/finish/paint.ts';
import { type JobStep, type Sparse } from '../kit/contract.ts';
import { DAY, step, does, needs, works } from '../kit/steps/step.ts';
import { type DoorJob, isStopped } from './layout.ts';
import {
  FRAME,
  LATCH,
  LEAF,
  handOf,
  isCoated,
  isFire,
  isHeavy,
  isReady,
  said,
  shown,
} from './terms.ts';
import { type DoorLines, doorLines } from './lines.ts';
import { frameSteps } from './frame-steps.ts';
import { frameGapStep } from './gap-step.ts';
import { handlesStep, latchStep, leafSteps } from './leaf-steps.ts';
import { finishSteps, stripsStep, trimSteps } from './finish-steps.ts';

export function doorSteps(inputs: DoorJob): Sparse<JobStep> {
  const { door } = inputs;
  const lines = doorLines(inputs);
  return [
    ...readySteps(inputs, lines),
    ...(door.frame === undefined ? [oldStep(inputs, lines)] : frameSteps(inputs, lines)),
    frameGapStep(inputs, lines),
    ...(door.product === 'prehung-door' ? [] : leafSteps(inputs, lines)),
    latchStep(inputs, lines),
    !isCoated(inputs) && handlesStep(inputs, lines),
    ...trimSteps(inputs, lines),
    ...finishSteps(inputs, lines),
    isFire(inputs) && stripsStep(inputs, lines),
    isCoated(inputs) && handlesStep(inputs, lines),
    proveStep(inputs, lines),
  ];
}

function readySteps(inputs: DoorJob, { leaf, sheets, gloves }: DoorLines): Sparse<JobStep> {
  const { words, door } = inputs;
  const { measure, rest } = words.steps;
  return [
    step('measure', measure, {
      detail:
        door.frame === undefined
          ? measure.frame(shown(door.fitted.under, inputs))
          : measure.new(shown(door.frame.pack.side, inputs)),
      minutes: 20,
      tools: ['tape-measure', 'level-long', 'pencil'],
      gates: ['fire-door'],
    }),
    step('rest', rest, {
      detail: said(
        inputs,
        rest.detail,
        door.frame === undefined && isReady(inputs) && handOf(inputs),
      ),
      minutes: 15,
      work: does('rest', LEAF, { cures: { minutes: 2 * DAY, kind: 'rest' } }),
      takes: [leaf, sheets, gloves],
      gates: [isHeavy(inputs) && 'lifting'],
    }),
  ];
}

/** The leaf rests while the old one comes off. */
function oldStep(
  inputs: DoorJob,
  { glue, gloves, glasses, mask, sack, sheets, packers }: DoorLines,
): JobStep {
  const { old } = inputs.words.steps;
  // A leaf on pins lifts off, and leaves no screw holes.
  const ready = isReady(inputs);
  return step('old', old, {
    detail: said(inputs, ready ? old.ready : old.detail, isStopped(inputs) && old.stops),
    safety: isLeadFree(inputs)
      ? old[ready ? 'readyYoung' : 'young']
      : old[ready ? 'readySafety' : 'safety'],
    after: [],
    minutes: ready ? 20 : 40,
    work: works(
      !ready && does('glue', FRAME, { cures: { minutes: DRYING.glue, kind: 'hardening' } }),
      does('wash', FRAME),
    ),
    takes: [
      leadTestLine(inputs),
      !ready && glue,
      !ready && packers,
      gloves,
      glasses,
      mask,
      sack,
      sheets,
    ],
    tools: [
      !ready && 'screwdriver',
      inputs.region === 'us' && 'hammer',
      'filling-knife',
      'straightedge',
      (ready || isStopped(inputs)) && 'pry-bar',
    ],
    gates: ['asbestos', 'lead'],
  });
}

function proveStep(inputs: DoorJob, { sack }: DoorLines): JobStep {
  const { bill, words, values } = inputs;
  const { prove } = words.steps;
  const closes = isFire(inputs) && values.closer;
  return step('prove', prove, {
    detail: said(inputs, prove.detail, closes && prove.closer),
    check: closes ? prove.closes : prove.check,
    minutes: closes ? 45 : 15,
    work: works(needs([LATCH, 'part:handles'], 'fitted'), does('test', 'part:door')),
    takes: [sack, closes && bill.pack('door-closer', 1, words.why.closer)],
    tools: [closes && 'drill', closes && 'wood-bits', closes && 'screwdriver'],
  });
}
