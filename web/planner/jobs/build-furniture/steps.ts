import { BOTTOM_UP, type Design, grooveFromBack, grooveOf, housingOf } from './piece.ts';
import { soilDepth } from './pieces/planter.ts';
import {
  formatLength,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { DRYING, boardPaintSteps, coatingCoverage } from '../kit/finish/paint.ts';
import { boxRing } from '../../measure/outline/polygon.ts';
import { rolledLines } from '../kit/steps/groundwork.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { inOneGo } from '../kit/steps/sessions.ts';
import { GLUE_STAYS_WET, step, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import { formatBit, jointHoles, PIN_HOLE } from '../kit/walls/case-holes.ts';
import { coatedParts, cutSize, soakedArea, STAGES, type PartRole, type Stage } from './parts.ts';
import { fixSteps } from './fix-steps.ts';
import { markedPlaces } from './heights.ts';
import { isCase, type Built } from './layout.ts';
import {
  finishOf,
  furnitureLines,
  isBanded,
  type FurnitureLines,
  type FurnitureJob,
} from './lines.ts';
import { EACH, FURNITURE_PARTS, WHOLE, stageStep } from './stage-steps.ts';

/** A grooved back goes in before the case is closed. */
const stagesOf = ({ built }: FurnitureJob): readonly Stage[] =>
  built.design.back === 'groove' && isCase(built.design.kind)
    ? ['frame', 'back', 'close', 'plinth', 'boxes', 'fronts', 'shelves']
    : STAGES;

const JOINED = ['frame', 'close', 'back'] as const;

export function furnitureSteps(inputs: FurnitureJob): Sparse<JobStep> {
  const lines = furnitureLines(inputs);
  const stages = stagesOf(inputs);
  const put = (...some: readonly Stage[]): Sparse<JobStep> =>
    stages.filter((stage) => some.includes(stage)).map((stage) => stageStep(inputs, lines, stage));
  const { kind } = inputs.built.design;
  const isGlued = kind !== 'planter' && kind !== 'workbench';
  return [
    ...beforeSteps(inputs, lines),
    kind === 'planter' && preserveStep(inputs, lines),
    ...(isGlued ? inOneGo(GLUE_STAYS_WET, compact(put(...JOINED))) : put(...JOINED)),
    ...(kind === 'workbench' ? put('plinth', 'fronts') : put('plinth', 'boxes')),
    ...finishSteps(inputs, lines),
    ...(kind === 'planter' ? [] : fixSteps(inputs, lines)),
    // Loose shelves would slide and doors would swing while a case is lifted.
    ...(kind === 'workbench' ? [] : put('fronts', 'shelves')),
    ...(kind === 'planter' ? planterSteps(inputs) : [loadStep(inputs)]),
  ];
}

/** Widths to which decking boards are sawn lengthwise, and the number of boards of each. */
function rippedBoards({ parts, design }: Built): readonly (readonly [Length, number])[] {
  const widths = parts
    .filter(({ stock }) => stock === 'deck')
    .map((one) => cutSize(one).width)
    .filter((width) => width < design.deck.width);
  return [...Map.groupBy(widths, (width) => width)].map(
    ([width, some]) => [width, some.length] as const,
  );
}

/** True if fixed shelves are joined to both sides of an upright. */
const isSharedUpright = ({ design: { dividers, joint }, parts }: Built): boolean =>
  dividers > 0 &&
  (joint === 'screw' || joint === 'dowel') &&
  parts.filter(({ role }) => role === 'fixed-shelf').length > 1;

/** True if a child could shut itself in: two holes of 650 mm² let air into more than 0.03 m³ (EN 71-1, ASTM F963). */
const isAiredBox = ({ kind, lid, width, height, depth }: Design): boolean =>
  kind === 'box' && lid && (toMm(width) * toMm(height) * toMm(depth)) / 1e9 > 0.03;

/** Millimetres of edging tape that are cut off a strip, both ends together (makers: 25 mm over each end). */
const TAPE_MORE = 50;

function beforeSteps(inputs: FurnitureJob, lines: FurnitureLines): Sparse<JobStep> {
  const { bill, words, built, hardware: has, locale, region, values } = inputs;
  const { steps, why } = words;
  const { kind, joint, back } = built.design;
  const parts = built.parts.length;
  const isCased = kind !== 'planter' && kind !== 'workbench';
  const isRouted = joint === 'housing' || back === 'groove';
  const isAired = isAiredBox(built.design);
  const holes = jointHoles(bill);
  const grooved = formatLength(grooveOf(built.design.board, built.design.grain), locale, 32);
  const bits = [
    formatBit(holes.through, locale),
    formatBit(holes.pilot, locale),
    formatRoundSize(holes.deep, locale),
  ] as const;
  const isThere = (...roles: readonly PartRole[]): boolean =>
    built.parts.some(({ role }) => roles.includes(role));
  const butted = [isThere('rail', 'hanging-rail'), isThere('plinth')] as const;
  return [
    step('measure', steps.measure, {
      ...(!isCased && { detail: steps.measure.outdoors }),
      ...(kind === 'planter' && { check: steps.measure.around }),
      ...(kind === 'wall' && { detail: steps.measure.hung }),
      minutes: 15,
      tools: ['tape-measure', 'pencil'],
    }),
    step('saw', steps.saw, {
      detail: words.sentences([
        steps.saw.detail,
        ...rippedBoards(built).map(([wide, count]) =>
          steps.saw.rip(count, formatLength(wide, locale)),
        ),
      ]),
      minutes: roundMinutes(EACH.saw * parts, 30),
      work: does('saw', FURNITURE_PARTS),
      gates: ['lifting'],
      takes: [...lines.sawn, lines.glasses, lines.mask, lines.gloves],
      tools: [
        'circular-saw',
        'straightedge',
        'clamps',
        'tape-measure',
        'ear-defenders',
        kind === 'wardrobe' && 'hacksaw',
      ],
    }),
    isBanded(inputs) &&
      step('edge', steps.edge, {
        minutes: roundMinutes(EACH.edge * parts * 0.7, 20),
        work: works(needs(FURNITURE_PARTS, 'cut'), does('glue', 'part:edging')),
        takes: [
          bill.pack(
            'edging-tape',
            toMm(has.banding) + TAPE_MORE * has.strips,
            why.tape(formatRoundRun(has.banding, locale), formatRoundSize(TAPE_MORE, locale)),
          ),
        ],
        tools: ['iron', 'utility-knife', 'sanding-block'],
      }),
    isCased &&
      step('mark', steps.mark, {
        detail: words.sentences(
          compact([
            joint === 'screw'
              ? steps.mark.together
              : joint === 'pocket' && kind === 'box'
                ? steps.mark.boxPockets
                : joint === 'housing'
                  ? steps.mark.housing(formatLength(housingOf(built.design), locale, 32))
                  : steps.mark[joint],
            ...markedPlaces(inputs),
            has.caseScrews > 0 &&
              (joint === 'screw'
                ? steps.mark.screw(...bits)
                : steps.mark.butted(...butted, ...bits)),
            has.caseScrews > 0 && steps.mark.sink,
            isSharedUpright(built) && steps.mark.apart,
            values.board === 'melamine' && joint !== 'housing' && steps.mark.score,
            back === 'groove' && steps.mark.cutter,
            back === 'groove' &&
              (kind === 'box'
                ? steps.mark.bottomGroove(
                    grooved,
                    formatLength(BOTTOM_UP, locale),
                    formatLength(
                      length(built.design.board - grooveOf(built.design.board, built.design.grain)),
                      locale,
                      32,
                    ),
                  )
                : steps.mark.groove(
                    kind === 'base',
                    grooved,
                    formatLength(grooveFromBack(built.design), locale),
                  )),
            isAired && steps.mark.air,
            has.pins > 0 && steps.mark.pins,
            has.pins > 0 &&
              steps.mark.holes(
                formatRoundSize(PIN_HOLE.wide[region], locale),
                formatRoundSize(PIN_HOLE.deep, locale),
              ),
            has.pins > 0 &&
              built.design.dividers > 0 &&
              steps.mark.across(formatLength(length(built.design.board / 2), locale, 32)),
          ]),
        ),
        minutes: roundMinutes(EACH.mark * parts, 30),
        work: works(needs(FURNITURE_PARTS, 'cut'), does('mark', FURNITURE_PARTS), { dust: 'wood' }),
        takes: [lines.glasses, lines.mask],
        tools: [
          'drill',
          'square',
          'pencil',
          'clamps',
          values.board === 'melamine' && joint !== 'housing' && 'utility-knife',
          joint === 'dowel' && 'dowel-jig',
          joint === 'pocket' && 'pocket-jig',
          isRouted && 'router',
          isRouted && 'ear-defenders',
          has.caseScrews + has.pins + has.dowels > 0 && 'wood-bits',
          has.caseScrews > 0 && 'countersink',
          isAired && 'hinge-bit',
        ],
      }),
    isCased &&
      step('dry', steps.dry, {
        minutes: 20,
        work: works(needs(FURNITURE_PARTS, 'marked'), does('fit', FURNITURE_PARTS)),
        tools: ['clamps', 'rubber-mallet', 'square'],
      }),
  ];
}

/** Staples a metre of liner. */
const STAPLES = 30;
const LINER_LAP = mm(100);

function preserveStep(
  { bill, words, shelf, built }: FurnitureJob,
  { gloves }: FurnitureLines,
): JobStep {
  const litres = toSquareMetres(soakedArea(built.parts)) / coatingCoverage(shelf, 'wood-preserver');
  return step('preserve', words.steps.preserve, {
    minutes: roundMinutes(EACH.paint * built.parts.length, 30),
    work: works(
      needs(FURNITURE_PARTS, 'cut'),
      does('preserve', FURNITURE_PARTS, { cures: { minutes: DRYING.preserver, kind: 'drying' } }),
    ),
    takes: [bill.pack('wood-preserver', litres * 1000, words.why.preserver), gloves],
    tools: ['wall-brush'],
  });
}

/** Grams of filler for the head of a screw (an estimate). */
const HOLE = 2;

function finishSteps(inputs: FurnitureJob, lines: FurnitureLines): Sparse<JobStep> {
  const { words, values, built, bill, hardware } = inputs;
  const { steps } = words;
  const { sand, mask, varnish, brush, sheet } = lines;
  const finish = finishOf(inputs);
  const isFilled = finish === 'paint' && hardware.caseScrews > 0;
  const primed = words.sentences(
    compact([
      steps.prime.sheet,
      isFilled && steps.prime.flush,
      steps.prime.detail,
      hardware.runners > 0 && steps.prime.boxes,
    ]),
  );
  const minutes = roundMinutes(EACH.paint * coatedParts(built.parts).length, 30);
  return [
    finish === 'varnish' &&
      step('varnish', steps.varnish, {
        detail: words.sentences(
          compact([
            steps.prime.sheet,
            steps.varnish.detail(values.board !== 'mdf' || values.kind === 'workbench'),
            hardware.runners > 0 && steps.prime.boxes,
          ]),
        ),
        minutes: 2 * minutes,
        work: works(
          { ...does('sand', WHOLE), dust: 'wood' },
          does('paint', WHOLE, { cures: { minutes: DRYING.trimPaint, kind: 'drying' } }),
        ),
        takes: [sand, mask, varnish, brush, sheet],
        tools: ['cloth', 'sanding-block'],
      }),
    isFilled &&
      step('heads', steps.heads, {
        minutes: roundMinutes(EACH.head * hardware.caseScrews),
        work: does('fill', WHOLE, { cures: { minutes: DRYING.woodFiller, kind: 'drying' } }),
        takes: [bill.pack('wood-filler', HOLE * hardware.caseScrews, words.why.filler)],
        tools: ['filling-knife', 'screwdriver'],
      }),
    ...(finish === 'paint'
      ? boardPaintSteps(
          { ...steps, prime: { ...steps.prime, detail: primed } },
          lines,
          minutes,
          WHOLE,
        ).map((one) => (one.id === 'prime' ? { ...one, takes: [...one.takes, ...sheet] } : one))
      : []),
  ];
}

const loadStep = ({ words, hardware: has }: FurnitureJob): JobStep =>
  step('load', words.steps.load, {
    ...(has.feet + has.hinges + has.runners === 0 && { detail: words.steps.load.plain }),
    minutes: 15,
    work: { loads: [WHOLE] },
    tools: ['level-short'],
  });

const inMetres = (side: number): number => side / mm(1000);

function planterSteps({ bill, words, built, shelf, region }: FurnitureJob): Sparse<JobStep> {
  const { steps, why } = words;
  const { width, depth, height, deck } = built.design;
  const wide = inMetres(width - 2 * deck.thickness);
  const deep = inMetres(depth - 2 * deck.thickness);
  const soil = inMetres(soilDepth(built.design));
  return [
    step('line', steps.line, {
      minutes: 20,
      work: does('fit', 'part:liner'),
      takes: [
        rolledLines(
          { bill, shelf, region },
          'weed-membrane',
          [
            boxRing({
              x0: 0,
              y0: 0,
              x1: width - 2 * deck.thickness,
              y1: depth - 2 * deck.thickness,
            }),
          ],
          { lap: LINER_LAP, past: height },
          () => why.liner,
        ),
        bill.pack('staples', Math.ceil(2 * (wide + deep) * STAPLES), why.staples),
      ],
      tools: ['staple-gun', 'scissors'],
    }),
    step('fill', steps.fill, {
      minutes: 20,
      work: works(needs('part:liner', 'fitted'), { loads: [WHOLE] }),
      takes: [bill.pack('compost', wide * deep * soil * 1e6, why.compost)],
      tools: ['garden-trowel'],
    }),
  ];
}
