import { formatLength, toArea, toMm } from '../../measure/units/units.ts';
import { pieceCount } from '../../takeoff/material.ts';
import { caulkLine, boardPaintSteps, brushLines, coating, DRYING } from '../kit/finish/paint.ts';
import type { Inputs } from './fields.ts';
import { lipOf, type Built, pieceRunOf, isPainted, shownSag } from './layout.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { step, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import { gapsOf, type ShelfLines } from './lines.ts';
import { BOARDS, SHELF_EACH, LIPS, SHELVES, STRIPS, UNIT } from './parts.ts';
import { pinStep } from './stand-steps.ts';

/** Varnish for lips and strips of bare wood on boards that need no finish. */
function varnishStep(inputs: Inputs, built: Built, lines: ShelfLines): JobStep | false {
  const { bill, words, values, shelf } = inputs;
  const { why } = words;
  const { width, thickness } = lipOf(shelf);
  const run = pieceRunOf(inputs, built);
  if (values.board !== 'melamine' || run === 0) return false;
  const wood = built.isUnit ? STRIPS : LIPS;
  const { hasLip } = built.planned;
  const { varnish } = words.steps;
  return step('varnish', varnish, {
    detail: inputs.locale.format.sentences(
      compact([built.isUnit && varnish.tape, varnish.detail(hasLip, built.isUnit)]),
    ),
    minutes: roundMinutes((SHELF_EACH.varnish * toMm(run)) / 1000, 20),
    work: works(
      needs(wood, 'glued'),
      { ...does('sand', wood), dust: 'wood' },
      does('paint', wood, { cures: { minutes: DRYING.trimPaint, kind: 'drying' } }),
    ),
    takes: [
      bill.pack('sandpaper', 1, why.varnishSand(hasLip, built.isUnit), { like: { grade: 180 } }),
      coating(
        inputs,
        'clear-varnish',
        toArea(run * (width + thickness)),
        2,
        why.varnish(hasLip, built.isUnit),
      ),
      brushLines(bill, [50], why.varnishBrush),
      built.isUnit && lines.tape,
      lines.mask,
    ],
    tools: ['sanding-block', 'cloth'],
  });
}

/** Load of a shelf: a usual kind, or the weight that the user typed. */
function loadText({ values, words: { fields }, locale }: Inputs): string {
  if (values.weight === 0) return fields.load.options[values.load].toLowerCase();
  return `${locale.format.number(values.weight, 1)}\u00a0${fields.weight.unit[locale.made]}`;
}

export function endSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { words, values, locale } = inputs;
  const { steps } = words;
  const { isUnit, planned } = built;
  const painting = roundMinutes(SHELF_EACH.paint * pieceCount(built.panels), 30);
  const painted = isPainted(inputs);
  const { filler } = lines;
  // The screws of a unit are hidden: at the walls, and behind the shelves.
  const isFilled = painted && !isUnit;
  const detail = (...sentences: Sparse<string>): string =>
    locale.format.sentences(compact(sentences));
  const coatWords = {
    prime: {
      ...steps.prime,
      detail: detail(
        steps.prime.sheet,
        isFilled ? steps.prime.detail : steps.prime.bare,
        isUnit && values.hold === 'pins' && steps.prime.loose,
      ),
    },
    paint: { ...steps.paint, detail: detail(steps.paint.tape, steps.paint.detail) },
  };
  const [prime, paint] = painted ? boardPaintSteps(coatWords, lines, painting, BOARDS) : [];
  return [
    isFilled &&
      step('fill', steps.fill, {
        minutes: 15,
        work: works(
          needs(SHELVES, 'fixed'),
          does('fill', BOARDS, { cures: { minutes: DRYING.woodFiller, kind: 'drying' } }),
        ),
        takes: [filler],
        tools: ['filling-knife'],
      }),
    prime && { ...prime, takes: [...prime.takes, ...lines.sheet] },
    varnishStep(inputs, built, lines),
    // Caulk would soak into bare board.
    step('caulk', steps.caulk, {
      minutes: 30,
      work: works(
        needs(isUnit ? UNIT : SHELVES, 'fixed'),
        painted && needs(BOARDS, 'primed'),
        does('seal', BOARDS, painted ? { cures: { minutes: DRYING.caulk, kind: 'drying' } } : {}),
      ),
      takes: [caulkLine(inputs, gapsOf(inputs, built))],
      tools: ['caulk-gun'],
    }),
    paint && {
      ...paint,
      takes: [...paint.takes, ...lines.tape],
    },
    isUnit && pinStep(inputs, built),
    step('load', steps.load, [loadText(inputs)], {
      check: steps.load.check(formatLength(planned.span, locale), shownSag(inputs, built, 'first')),
      minutes: 15,
      work: works(painted && needs(BOARDS, 'painted'), { loads: [BOARDS, SHELVES, UNIT] }),
      tools: ['straightedge'],
    }),
  ];
}
