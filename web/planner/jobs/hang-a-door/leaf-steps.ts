import { toMm } from '../../measure/units/units.ts';
import { formatGrams, formatRoundSize } from '../kit/format-sizes.ts';
import { type JobStep, type Sparse } from '../kit/contract.ts';
import { step, does, needs, works } from '../kit/steps/step.ts';
import { type DoorJob, cutEdges, isSawn, PLANED_OFF } from './layout.ts';
import {
  FRAME,
  LATCH,
  LEAF,
  WOOD,
  handOf,
  handed,
  isCoated,
  isFire,
  isHeavy,
  isHungAgain,
  isReady,
  said,
  shown,
} from './terms.ts';
import { type DoorLines } from './lines.ts';
import { EDGES, varnishStep } from './finish-steps.ts';

/** Minutes of one beginner for an edge, a hinge with its recesses, a hinge in a pocket. */
const EACH = { edge: 20, hinge: 30, pin: 10 };

export function leafSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { words, door, locale, values } = inputs;
  const { trim, seals, hinges, hang, adjust } = words.steps;
  const { packers, mask, glasses, gloves, tape, sack } = lines;
  const edges = cutEdges(inputs);
  const cut = edges.length > 0;
  const sawn = isSawn(door);
  const kilos = formatGrams(door.kilos * 1000, locale);
  const ready = isReady(inputs);
  const top = formatRoundSize(toMm(door.way.hinges.top), locale);
  const bottom = formatRoundSize(toMm(door.way.hinges.bottom), locale);
  const { title } = trim;
  const gates = [isHeavy(inputs) && 'lifting'] as const;
  return [
    step('trim', cut ? trim : { title }, {
      detail: said(
        inputs,
        cut ? trim.detail(edges) : trim.none,
        door.fitted.off.side > 0 && trim.latch,
        sawn && trim.saw(formatRoundSize(toMm(PLANED_OFF), locale)),
        trim.stand,
      ),
      check: trim.check(
        shown(door.fitted.gap, inputs),
        shown(door.way.top, inputs),
        shown(door.fitted.under, inputs),
      ),
      ...(door.frame === undefined && { after: ['rest', 'old'] }),
      work: works(
        needs(LEAF, 'rested'),
        door.frame === undefined ? needs(FRAME, 'clean') : needs(FRAME, 'fixed'),
        cut ? does('saw', LEAF) : does('fit', LEAF),
        cut && does('fit', LEAF),
      ),
      minutes: 15 + EACH.edge * (edges.length + (door.fitted.off.side > 0 ? 1 : 0)),
      takes: cut ? [packers, mask, glasses, sawn && tape, sack] : [packers],
      tools: cut
        ? [
            'pencil',
            'utility-knife',
            'plane',
            'clamps',
            'straightedge',
            ...(sawn ? (['circular-saw', 'ear-defenders'] as const) : []),
          ]
        : ['pencil'],
      gates,
    }),
    values.finish === 'ready' && cut && varnishStep(inputs, lines, EDGES),
    // The groove is cut while the leaf lies on trestles.
    isFire(inputs) &&
      step('seals', seals, {
        minutes: 30,
        work: works(needs(LEAF, 'fitted'), { dust: 'wood' }),
        takes: [glasses, mask],
        tools: ['router', 'clamps', 'ear-defenders', 'vacuum'],
      }),
    step('hinges', ready ? { title: hinges.title, check: hinges.plumb } : hinges, {
      detail: said(
        inputs,
        ready ? hinges.ready(top, bottom) : hinges.detail(top, bottom, door.hinges),
        !ready && door.frame === undefined && hinges.old(door.hinges),
        !ready && door.frame === undefined && handOf(inputs),
        !ready && hinges.pilot,
        isFire(inputs) && hinges.pads,
      ),
      minutes: (ready ? EACH.pin : EACH.hinge) * door.hinges,
      work: works(needs(LEAF, 'fitted'), does('fit', 'part:hinges')),
      takes: [lines.hinges, lines.firePads, glasses, tape],
      tools: [
        'drill',
        'wood-bits',
        'square',
        ...(ready ? [] : (['chisel', 'hammer', 'marking-gauge'] as const)),
      ],
    }),
    step('hang', hang, {
      detail: said(inputs, hang.weighs(kilos), ready ? hang.ready : hang.detail),
      safety: ready ? hang.readySafety : hang.safety,
      minutes: 30,
      work: works(needs('part:hinges', 'fitted'), does('fix', LEAF)),
      takes: [lines.hinges, packers, gloves],
      tools: [ready ? 'pry-bar' : 'screwdriver'],
      gates,
    }),
    (door.frame === undefined || ready) &&
      step('adjust', adjust, {
        detail: ready ? adjust.ready : adjust.detail,
        check: isFire(inputs) ? adjust.fire(shown(door.way.gap.most, inputs)) : adjust.check,
        minutes: 30,
        work: works(needs(LEAF, 'fixed'), does('test', LEAF)),
        tools: ready ? ['hex-keys', 'screwdriver'] : ['screwdriver', 'chisel', 'hammer'],
      }),
  ];
}

export function latchStep(
  inputs: DoorJob,
  { tape, glasses, handles, firePads }: DoorLines,
): JobStep {
  const { bill, words, door, locale, region } = inputs;
  const { steps, why } = words;
  const { latch } = steps;
  const isBored = door.product === 'prehung-door';
  const made = isBored || isReady(inputs);
  const tell = isBored ? latch.bored : made ? latch.ready : latch.detail;
  return step('latch', made ? { title: latch.title, check: latch.check } : latch, {
    detail: said(
      inputs,
      tell(formatRoundSize(toMm(door.way.latch), locale)),
      isFire(inputs) && latch.pads,
    ),
    minutes: made ? 20 : 60,
    work: works(needs(isBored ? FRAME : LEAF, 'fixed'), does('fit', LATCH)),
    takes: [
      // An American knob set has its latch in the box.
      region === 'us'
        ? handles
        : bill.pack(
            'door-latch',
            1,
            isReady(inputs) ? handed(inputs, why.lock) : isFire(inputs) ? why.fireLatch : why.latch,
          ),
      firePads,
      ...(made ? [] : [tape, glasses]),
    ],
    tools: made
      ? ['screwdriver', 'tape-measure']
      : [
          'screwdriver',
          'tape-measure',
          'pencil',
          'hole-saw',
          'drill',
          'wood-bits',
          'square',
          'chisel',
          'hammer',
        ],
  });
}

export const handlesStep = (inputs: DoorJob, { handles }: DoorLines): JobStep =>
  step('handles', inputs.words.steps.handles, {
    detail: said(
      inputs,
      isHungAgain(inputs) && inputs.words.steps.handles.again,
      inputs.words.steps.handles.detail,
    ),
    gates: [isHungAgain(inputs) && isHeavy(inputs) && 'lifting'],
    minutes: isHungAgain(inputs) ? 30 : 20,
    work: works(
      needs(LATCH, 'fitted'),
      isCoated(inputs) && needs(WOOD, 'painted'),
      does('fit', 'part:handles'),
    ),
    takes: [handles],
    // Knobs have their spindle made to the leaf.
    tools: [
      'screwdriver',
      ...(inputs.region === 'us' ? [] : (['drill', 'wood-bits', 'hacksaw'] as const)),
      isHungAgain(inputs) && inputs.region === 'us' && 'hammer',
    ],
  });
