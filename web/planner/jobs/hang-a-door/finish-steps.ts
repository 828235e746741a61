import { toMm, toSquareMetres } from '../../measure/units/units.ts';
import { revealIn } from '../../takeoff/structure/indoors/skirting.ts';
import { caulkLine, DRYING } from '../kit/finish/paint.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { type JobStep, type Sparse } from '../kit/contract.ts';
import { step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import {
  type DoorJob,
  isCased,
  isDrilled,
  isStopped,
  isFilled,
  hasBareStops,
  hasOldHoles,
  isCut,
  finishedArea,
} from './layout.ts';
import {
  FRAME,
  LATCH,
  LEAF,
  SEALS,
  DOOR_TRIM,
  WOOD,
  isCoated,
  isHeavy,
  said,
  unhangs,
} from './terms.ts';
import { isFoamed } from './fields.ts';
import { type DoorLines } from './lines.ts';

/** Faces of a leaf that lies flat: the second is coated when the first is dry. */
const FACES = 2;

/** Coats of varnish, each on the one before when that is dry. */
const VARNISHED = 3;

/** Minutes for one coat on the cut edges. */
export const EDGES = 15;

/** m² an hour with a small roller and a brush. */
const PAINTING = 5;

export function trimSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { words, locale } = inputs;
  const { stops, casing } = words.steps;
  return [
    isStopped(inputs) &&
      step('stops', stops, {
        detail: stops.detail(formatRoundSize(2, locale)),
        minutes: 40,
        work: works(needs(LATCH, 'fitted'), does('fit', 'part:stops')),
        takes: [lines.stops, lines.brads],
        tools: ['hand-saw', 'brad-nailer'],
      }),
    isCased(inputs) &&
      step('casing', casing, {
        detail: said(
          inputs,
          casing.detail(formatRoundSize(toMm(revealIn(inputs.region)), locale)),
          isDrilled(inputs) && casing.masonry,
        ),
        minutes: 90,
        work: works(needs(FRAME, 'fixed'), does('fix', DOOR_TRIM), { dust: 'wood' }),
        takes: [
          lines.architrave,
          lines.brads,
          lines.glue,
          lines.casingGlue,
          lines.glasses,
          lines.mask,
        ],
        tools: [
          'mitre-saw',
          'brad-nailer',
          'ear-defenders',
          'tape-measure',
          isDrilled(inputs) && 'caulk-gun',
        ],
        gates: ['cables'],
      }),
  ];
}

export function finishSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { words, values } = inputs;
  const { fill, sand: sanding, prime, paint, second, caulk } = words.steps;
  const { primer, brush, sleeves, sand, tape, sheets, edge } = lines;
  const minutes = minutesFor(toSquareMetres(finishedArea(inputs)), PAINTING);
  const cased = isCased(inputs);
  const isPainted = values.finish === 'paint';
  const rolled = {
    minutes,
    work: works(
      needs(WOOD, 'primed'),
      does('paint', WOOD, { cures: { minutes: FACES * DRYING.trimPaint, kind: 'drying' } }),
    ),
    takes: [lines.paint, brush, sleeves, sand],
    tools: ['mini-roller', 'paint-kettle', 'cloth'],
  } as const;
  const sanded = {
    work: works(isFilled(inputs) && needs(WOOD, 'flat'), { ...does('sand', WOOD), dust: 'wood' }),
    takes: [sand, lines.mask],
    tools: ['sanding-block', 'cloth'],
  } as const;
  // Caulk would soak into bare wood, and varnish does not hold on it.
  const caulked =
    cased &&
    step('caulk', caulk, {
      minutes: 20,
      work: works(
        needs(DOOR_TRIM, 'fixed'),
        isCoated(inputs) && needs(WOOD, isPainted ? 'primed' : 'painted'),
        does('seal', DOOR_TRIM, { cures: { minutes: DRYING.caulk, kind: 'drying' } }),
      ),
      takes: [caulkLine(inputs, edge)],
      tools: ['caulk-gun', 'cloth'],
    });
  return [
    isFilled(inputs) &&
      step('fill', fill, {
        detail: hasOldHoles(inputs) ? fill.detail : isCoated(inputs) ? fill.pins : fill.ready,
        minutes: 15,
        work: works(
          cased && needs(DOOR_TRIM, 'fixed'),
          does(
            'fill',
            WOOD,
            isCoated(inputs) ? { cures: { minutes: DRYING.woodFiller, kind: 'drying' } } : {},
          ),
        ),
        takes: [lines.filler],
        tools: ['filling-knife', !isCoated(inputs) && 'cloth'],
      }),
    isFilled(inputs) &&
      values.finish === 'varnish' &&
      step('sand', sanding, { ...sanded, minutes: 30 }),
    isPainted &&
      step('prime', prime, {
        ...rolled,
        detail: said(
          inputs,
          isFilled(inputs) ? sanding.detail : sanding.bare,
          prime.detail(isCut(inputs.door)),
          inputs.door.frame !== undefined
            ? isFoamed(inputs)
              ? prime.set
              : prime.frame
            : isFilled(inputs) && prime.filled,
          hasBareStops(inputs) && prime.stops,
        ),
        safety: sanding.safety,
        work: works(
          sanded.work,
          does('prime', WOOD, { cures: { minutes: FACES * DRYING.primer, kind: 'drying' } }),
        ),
        takes: [primer, brush, sleeves, tape, sheets, lines.packers, ...sanded.takes],
        tools: ['mini-roller', 'paint-kettle', ...sanded.tools, ...unhangs(inputs)],
      }),
    isPainted && caulked,
    isPainted && step('paint', paint, rolled),
    isPainted &&
      step('paint-2', second, {
        ...rolled,
        work: works(
          needs(WOOD, 'painted'),
          does('paint', WOOD, { cures: { minutes: FACES * DRYING.trimPaint, kind: 'drying' } }),
        ),
      }),
    values.finish === 'varnish' && varnishStep(inputs, lines, minutes),
    !isPainted && caulked,
  ];
}

/** The strips go in after hinges and latch, and after the last coat, which would clog their brushes. */
export function stripsStep(inputs: DoorJob, lines: DoorLines): JobStep {
  const { strips } = inputs.words.steps;
  const coated = isCoated(inputs);
  return step('strips', strips, {
    detail: said(inputs, strips.detail, coated && strips.hang),
    minutes: 20,
    work: works(needs(LATCH, 'fitted'), coated && needs(WOOD, 'painted'), does('fit', SEALS)),
    takes: [lines.seals],
    tools: ['utility-knife', ...(coated ? unhangs(inputs) : [])],
    gates: [coated && isHeavy(inputs) && 'lifting'],
  });
}

/** Three coats on all of the wood, or on the edges that were cut. */
export function varnishStep(inputs: DoorJob, lines: DoorLines, minutes: number): JobStep {
  const { varnish, sand } = inputs.words.steps;
  const isWhole = isCoated(inputs);
  const turns = isWhole ? FACES : 1;
  const cures = { minutes: VARNISHED * turns * DRYING.coat, kind: 'drying' } as const;
  return step('varnish', varnish, {
    detail: said(
      inputs,
      // Wood with filled holes was sanded with them.
      isWhole && !isFilled(inputs) && sand.bare,
      isWhole ? varnish.all : varnish.edges,
      isWhole &&
        inputs.door.frame !== undefined &&
        (isFoamed(inputs) ? varnish.set : varnish.frame),
      isWhole && hasBareStops(inputs) && varnish.stops,
      varnish.between,
    ),
    minutes: VARNISHED * minutes,
    work: works(
      isWhole && isFilled(inputs) && needs(WOOD, 'smooth'),
      !isWhole && needs(LEAF, 'cut'),
      does('paint', isWhole ? WOOD : 'part:edges', { cures }),
      { dust: 'wood' },
    ),
    takes: [
      lines.varnish,
      lines.brush,
      lines.sand,
      lines.tape,
      lines.sheets,
      lines.mask,
      isWhole && lines.packers,
    ],
    tools: ['sanding-block', 'cloth', ...(isWhole ? unhangs(inputs) : [])],
    gates: ['fire'],
  });
}
