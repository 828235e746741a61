import { regionArea } from '../../measure/outline/polygon.ts';
import {
  formatArea,
  length,
  litres,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import {
  COLDEST_DRYING,
  paintFor,
  PAINT_RATES,
} from '../../takeoff/structure/indoors/paint-rates.ts';
import { inColour } from '../kit/bill.ts';
import {
  CAULK_REACH,
  caulkLine,
  coating,
  withTouchUps,
  labelCoverage,
  DRYING,
  knottingFor,
  brushLines,
  undercoatDries,
} from '../kit/finish/paint.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import { step, HOUR, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import {
  airOf,
  finishOf,
  gritOf,
  gritsOf,
  isOil,
  isTested,
  isUndercoated,
  type Painted,
} from './layout.ts';

/** Work rates of one beginner, m²/h, and m/h along edges; minutes to remove and refit a door's handles. */
const PACE = { wash: 20, fill: 20, sand: 8, prime: 8, coat: 5, caulk: 20, tape: 30 };
const HANDLES = 5;

/** Half a litre of cleaner washes 60 m², a sheet of each grit does 5 m² or the filler of 20 m², 100 g of filler 10 m² (trade practice). */
const CLEANER = 500 / 60;
const SHEET = 5;
const OF_FILLER = 20;
const FILLER = 10;
/** White spirit for brush and roller after each solvent-based coat (our estimate). */
const SPIRIT = litres(0.25);
/** One coat of blocker, and a tenth of the wood once more where brown comes through (our estimate). */
const BLOCKER_COATS = 1.1;
/** White spirit for the brushes of a blocker (our estimate). */
const BLOCKER_SPIRIT = litres(0.5);
/** White spirit to take wax off (our estimate). */
const WAX_SPIRIT = litres(0.25);
/** A swab that proves the kit; each kind of part takes one more. */
const PROVING_SWAB = 1;
/** Width of sheet along skirting, and sheet under each side of a door and a radiator in thousandths of a m². */
const BESIDE = mm(1000);
const along = (wood: Length): number => (toMm(wood) * toMm(BESIDE)) / 1000;
const UNDER_DOOR = 2000;
const UNDER_RADIATOR = 1000;
/** Most sheet for what is not in one room: it moves along with the work (our estimate). */
const MOVED = 20_000;
/** Least sheet, for a banister or a radiator. */
const LEAST_SHEET = 2000;

export function woodworkSteps(given: Inputs, painted: Painted): Sparse<JobStep> {
  // Radiators alone have no wood whose state matters.
  const inputs: Inputs =
    painted.wood > 0 ? given : { ...given, values: { ...given.values, state: 'sound' } };
  const lines = sharedLines(inputs, painted);
  const edged = edge(inputs, painted, lines);
  const primed = prime(inputs, painted, lines);
  return [
    ...clear(inputs, painted, lines),
    ...ready(inputs, painted, lines),
    // Caulk holds on primed wood, not on bare wood; spots are primed behind tape.
    ...(inputs.values.state === 'bare' ? [...primed, ...edged] : [...edged, ...primed]),
    ...under(inputs, painted, lines),
    ...coats(inputs, painted, lines),
    ...finish(inputs, painted, lines),
  ];
}

/** Higher edges are reached from a stepladder. */
const REACHED = mm(2100);

/** Lines that several steps take. */
function sharedLines(inputs: Inputs, { area, wood, top }: Painted) {
  const { bill, words, values, locale } = inputs;
  const { why } = words;
  const isBare = values.state === 'bare';
  const coatNumber = values.coats + (wood > 0 && isUndercoated(inputs) ? 1 : 0);
  // Primer and undercoat are water-based; a blocker is washed out with the same spirit.
  const washed = values.coats + (values.state === 'stained' ? 1 : 0);
  const rolled = [
    ...coatsIn(values.colour, coatNumber),
    // A stain blocker ruins its sleeve.
    ...(values.state === 'stained' ? ['stain-blocker'] : []),
  ];
  const brush = brushLines(bill, [25, 50], why.brushes);
  return {
    brush,
    ladder: top > REACHED && 'stepladder',
    brushes: [
      brush,
      bill.oneFor('mini-roller-sleeve', rolled, why.sleeves(rolled.length)),
      // Brushes of oil paint are washed after each coat, which dries for a day.
      ...(isOil(values) || rolled.length === 1 ? [] : [bill.pack('cling-film', 1, why.wrap)]),
    ],
    rags: bill.pack('rags', 4, why.rags),
    gloves: bill.pack('waterproof-gloves', 1, why.gloves),
    wetPaper: bill.pack(
      'wet-sandpaper',
      // Once for old paint, of bare wood only that of its radiators, and once between coats.
      (wood === 0 || (isTested(inputs) && !isBare) ? 2 : 1) *
        Math.ceil(toSquareMetres(area) / SHEET) +
        (isBare ? values.radiators : 0),
      why.wetSand(formatArea(area, locale), isTested(inputs)),
      { variant: gritsOf(inputs).wet },
    ),
    spirit: isOil(values) && bill.pack('white-spirit', washed * SPIRIT, why.spirit(washed)),
    tack: bill.sold('tack-cloth') === 'tack-cloth' && bill.pack('tack-cloth', 1, why.tack),
  } as const;
}
type Shared = ReturnType<typeof sharedLines>;

/** The coats of a colour: another room has its first with the same roller. */
const coatsIn = (colour: string, number: number): readonly string[] =>
  Array.from({ length: number }, (_, i) => `${inColour('trim-paint', colour)} ${i + 1}`);

/** Kinds of painted parts, as sentences name them. */
function partsOf({ words, values }: Inputs, { leaves, run, windows }: Painted): readonly string[] {
  const { doors, frames, skirting, windows: panes, banister, radiators, rest } = words.parts;
  const parts = compact([
    leaves.length > 0 && (values.sides === 'frame' ? frames : doors),
    run > 0 && skirting,
    windows.length > 0 && panes,
    values.banister > 0 && banister,
    values.radiators > 0 && radiators,
  ]);
  return parts.length > 0 ? parts : [rest];
}

function clear(inputs: Inputs, painted: Painted, { gloves, rags }: Shared): Sparse<JobStep> {
  const { place, words, values, bill } = inputs;
  const { steps, why } = words;
  const { run, faces, leaves } = painted;
  const parts = partsOf(inputs, painted);
  const hasSwabs = bill.sold('lead-test') === 'lead-test';
  const tested = values.state === 'bare' ? [words.parts.radiators] : parts;
  const sides = Math.max(faces, leaves.length);
  const here = place.kind === 'room' ? leaves.length - values.moreDoors : sides;
  const within = along(run) + here * UNDER_DOOR + values.radiators * UNDER_RADIATOR;
  // No more sheet than floor in the room; the rest is beyond its doors.
  const floor = place.kind === 'room' ? toSquareMetres(regionArea(place.floor)) * 1000 : MOVED;
  const beyond = Math.min((sides - here) * UNDER_DOOR + along(values.banister), MOVED);
  const covered = Math.max(LEAST_SHEET, Math.min(within, floor) + beyond);
  const isFrame = leaves.length > 0 && values.sides === 'frame';
  const { plates, frame, plateCheck, safety: _, ...handles } = steps.clear;
  return [
    step('clear', leaves.length === 0 ? steps.cover : isFrame ? handles : steps.clear, {
      ...(isFrame && { title: plates, detail: frame, check: plateCheck }),
      minutes: 20 + HANDLES * leaves.length,
      takes: [bill.pack('dust-sheet', covered, why.sheets(parts))],
      tools: leaves.length > 0 ? ['screwdriver', 'pencil'] : [],
    }),
    values.radiators > 0 && step('radiators', steps.radiators, { minutes: 15 }),
    isTested(inputs) &&
      step('lead', steps.lead, {
        detail: hasSwabs ? steps.lead.detail(tested) : steps.lead.laboratory(tested),
        check: hasSwabs ? steps.lead.check : steps.lead.none,
        minutes: 15,
        gates: ['lead'],
        takes: [
          bill.pack('lead-test', tested.length + PROVING_SWAB, why.leadTest(tested)),
          gloves,
          rags,
        ],
        tools: ['utility-knife'],
      }),
  ];
}

function ready(
  inputs: Inputs,
  { area, wood }: Painted,
  { rags, gloves, wetPaper, ladder }: Shared,
): Sparse<JobStep> {
  const { words, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { wash, wax, fill, fillBare, sand } = steps;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const isTestedFirst = isTested(inputs);
  const isOld = isTestedFirst && values.state !== 'bare';
  const { coarse, fine, wet } = gritsOf(inputs);
  const grits = [gritOf(coarse), gritOf(fine)] as const;
  // Old paint is sanded wet, so that only its filler makes dust.
  const [sheets, whySheets] = isOld
    ? [Math.ceil(metres / OF_FILLER), why.sandFiller(shown)]
    : [Math.ceil(metres / SHEET), why.sand(shown)];
  const isMetal = wood === 0;
  // Metal is rubbed wet in every home.
  const isWet = isTestedFirst || isMetal || (values.state === 'bare' && values.radiators > 0);
  const glasses = bill.pack('safety-glasses', 1, why.glasses);
  const mask = isTestedFirst
    ? bill.pack('silica-mask', 1, why.leadMask)
    : bill.pack('dust-mask', 1, why.mask);
  const filling = {
    minutes: minutesFor(metres, PACE.fill),
    work: isMetal
      ? works({ makes: [{ target: 'woodwork', state: 'flat' }] })
      : does('fill', 'woodwork', { cures: { minutes: DRYING.woodFiller, kind: 'drying' } }),
    gates: [isOld && 'lead'],
    takes: [
      !isMetal && bill.pack('wood-filler', metres * FILLER, why.filler(shown)),
      // Loose paint is scraped off before it is filled.
      ...(values.state === 'bare' ? [] : [mask, glasses]),
    ],
    tools: ['filling-knife', 'knee-pads', ladder],
  } as const;
  return [
    step('wash', wash, {
      detail: values.state === 'bare' ? wash.bare : wash.detail,
      minutes: minutesFor(metres, PACE.wash),
      work: does('wash', 'woodwork', { cures: { minutes: DRYING.washed, kind: 'drying' } }),
      takes: [
        bill.pack('wall-cleaner', metres * CLEANER, why.cleaner(shown)),
        rags,
        gloves,
        glasses,
      ],
      tools: ['bucket', 'knee-pads', ladder],
    }),
    // Filler does not hold on wax.
    values.state === 'stained' &&
      step('wax', wax, {
        minutes: minutesFor(metres, PACE.wash),
        dryMinutes: HOUR,
        slower: 'drying',
        gates: ['fire'],
        takes: [bill.pack('white-spirit', WAX_SPIRIT, why.wax), rags, gloves, glasses],
        tools: ['knee-pads', ladder],
      }),
    values.state === 'bare'
      ? step('fill', fillBare, filling)
      : step('fill', fill, {
          ...(isMetal && { title: fill.scrape, detail: fill.metal }),
          ...filling,
          safety: isOld ? fill.safety : sand.safety,
        }),
    step('sand', sand, {
      detail: isMetal
        ? sand.radiators(gritOf(wet))
        : isOld
          ? sand[values.state === 'stained' ? 'oldStain' : 'old'](...grits, gritOf(wet))
          : locale.format.sentences(
              compact([sand[values.state](...grits), isWet && sand.radiators(gritOf(wet))]),
            ),
      // New wood has no shine, radiators have.
      ...(!isWet && values.state === 'bare' && { check: sand.even }),
      ...(isMetal && { check: sand.dull }),
      safety: isTestedFirst ? sand.wet : sand.safety,
      minutes: minutesFor(metres, PACE.sand),
      work: works(needs('woodwork', 'flat'), { ...does('sand', 'woodwork'), dust: 'wood' }),
      gates: [isTestedFirst && 'lead'],
      takes: [
        ...(isMetal ? [] : [...new Set([coarse, fine])]).map((variant) =>
          bill.pack('sandpaper', sheets, whySheets, { variant }),
        ),
        isWet && wetPaper,
        mask,
        glasses,
        rags,
      ],
      tools: [
        'sanding-block',
        'torch',
        !isMetal && 'vacuum',
        isWet && 'bucket',
        'knee-pads',
        ladder,
      ],
    }),
  ];
}

/** Tape along the floor, where frames and skirting meet the wall, and round panes. */
const tapedRun = ({ banister }: Inputs['values'], { edges, run, panes }: Painted): Length =>
  length(run + banister + edges + panes);

function edge(inputs: Inputs, painted: Painted, { ladder }: Shared): Sparse<JobStep> {
  const { words, locale, bill } = inputs;
  const { steps, why } = words;
  const { edges, run, panes, leaves } = painted;
  // Windows alone do not reach the floor.
  const isHigh = run === 0 && leaves.length === 0 && inputs.values.banister === 0;
  const taped = tapedRun(inputs.values, painted);
  const metres = toMm(edges) / 1000;
  return [
    edges > 0 &&
      step('caulk', steps.caulk, {
        detail: locale.format.sentences(
          compact([steps.caulk.detail(formatRoundSize(5, locale)), !isHigh && steps.caulk.floor]),
        ),
        minutes: minutesFor(metres, PACE.caulk),
        dryMinutes: DRYING.caulk,
        slower: 'drying',
        takes: [caulkLine(inputs, edges, CAULK_REACH.bead)],
        tools: ['caulk-gun', ladder],
      }),
    taped > 0 &&
      step('mask', steps.mask, {
        detail: locale.format.sentences(
          compact([
            isHigh ? steps.mask.walls : steps.mask.detail,
            panes > 0 && steps.mask.panes,
            leaves.length > 0 && steps.mask.doors,
          ]),
        ),
        check: leaves.length > 0 ? steps.mask.label : steps.mask.check,
        minutes: minutesFor(metres + toMm(run) / 1000 + toMm(panes) / 1000, PACE.tape),
        work: { installs: [{ item: 'masking-tape', on: 'woodwork' }] },
        takes: [bill.pack('masking-tape', toMm(taped), why.tape(formatRoundRun(taped, locale)))],
        tools: ['utility-knife', ladder],
      }),
  ];
}

function prime(
  inputs: Inputs,
  { primed, faces }: Painted,
  { rags, brush, ladder }: Shared,
): Sparse<JobStep> {
  const { words, values, bill, locale } = inputs;
  const { steps, why } = words;
  const isBare = values.state === 'bare';
  const shownPrimed = formatArea(primed, locale);
  const primer = coating(inputs, 'wood-primer', primed, 1, why.primer(shownPrimed, isBare));
  return [
    isBare &&
      step('knot', steps.knot, {
        minutes: 15,
        dryMinutes: DRYING.knotting,
        slower: 'drying',
        takes: [bill.pack('knotting', knottingFor(primed), why.knots), rags],
      }),
    primed > 0 &&
      step('prime', steps.prime, {
        title: steps.prime.title(isBare),
        detail: isBare
          ? locale.format.sentences(compact([steps.prime.all, faces > 0 && steps.prime.doors]))
          : steps.prime.spots,
        safety: words.air.water,
        minutes: minutesFor(toSquareMetres(primed), PACE.prime),
        work: works(
          needs('woodwork', 'smooth'),
          does('prime', 'woodwork', { cures: { minutes: DRYING.primer, kind: 'drying' } }),
        ),
        takes: [primer, brush],
        tools: ['paint-kettle', isBare && faces > 0 && 'screwdriver', ladder],
      }),
  ];
}

function under(inputs: Inputs, { wood, primed }: Painted, lines: Shared): Sparse<JobStep> {
  const { words, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { block, undercoat } = steps;
  const { brushes, wetPaper, tack, spirit, ladder } = lines;
  const isBare = values.state === 'bare';
  return [
    values.state === 'stained' &&
      step('block', block, {
        minutes: minutesFor(toSquareMetres(wood), PACE.prime),
        detail: locale.format.sentences(
          compact([
            block.detail,
            values.radiators > 0 && undercoat.radiators,
            // The same brushes take the next coat.
            block.washed,
          ]),
        ),
        dryMinutes: DRYING.stainBlocker,
        slower: 'drying',
        takes: [
          coating(
            inputs,
            'stain-blocker',
            wood,
            BLOCKER_COATS,
            why.blocker(formatArea(wood, locale)),
          ),
          spirit || bill.pack('white-spirit', BLOCKER_SPIRIT, why.blockerSpirit),
          ...brushes,
        ],
        tools: ['paint-kettle', 'mini-roller', ladder],
      }),
    isUndercoated(inputs) &&
      wood > 0 &&
      step('undercoat', undercoat, {
        title: undercoat.title(
          bill.sold('undercoat') === 'undercoat',
          primed > 0 || values.state === 'stained',
        ),
        detail: locale.format.sentences(
          compact([
            undercoat.detail(gritOf(gritsOf(inputs).wet)),
            values.radiators > 0 && undercoat.radiators,
          ]),
        ),
        check: isBare ? undercoat.even : undercoat.check,
        safety: words.air.water,
        minutes: minutesFor(toSquareMetres(wood), PACE.coat),
        dryMinutes: undercoatDries(inputs),
        slower: 'drying',
        takes: [
          coating(
            inputs,
            'undercoat',
            wood,
            1,
            (isBare ? why.undercoatBare : why.undercoat)(formatArea(wood, locale)),
          ),
          wetPaper,
          tack,
          ...brushes,
        ],
        tools: ['paint-kettle', 'mini-roller', 'bucket', 'knee-pads', ladder],
      }),
  ];
}

/** Coats, each in one session: windows, doors in the order of the drawing, and skirting last. */
function coats(inputs: Inputs, painted: Painted, lines: Shared): Sparse<JobStep> {
  const { words, values, locale, bill, shelf } = inputs;
  const { coat } = words.steps;
  const { area, faces, leaves, windows, run } = painted;
  const isTaped = tapedRun(values, painted) > 0;
  const { wetPaper, tack, rags, brushes, spirit, ladder } = lines;
  const product = finishOf(values);
  const rate = labelCoverage(shelf, product, PAINT_RATES.gloss);
  const paint = withTouchUps(
    bill.pack(
      product,
      paintFor(area, values.coats, rate),
      words.why[values.radiators > 0 ? 'finishRadiators' : 'finish'](
        formatArea(area, locale),
        values.coats,
      ),
      { customName: values.colour },
    ),
  );
  const parts = compact([
    windows.length > 0 && coat.parts[values.windows === 'trim' ? 'boards' : 'windows'],
    faces > 0 && coat.parts[values.leaf],
    leaves.length > 0 && coat.parts[values.frame > 0 ? 'frames' : 'linings'],
    values.banister > 0 && coat.parts.banister,
    values.radiators > 0 && coat.parts.radiators,
    run > 0 && coat.parts.skirting,
  ]);
  const order = parts.length > 1 ? coat.order(parts) : coat.only(parts[0] ?? '');
  const wet = gritOf(gritsOf(inputs).wet);
  // Primer raises the grain; an undercoat is laid on primer that is rubbed down already.
  const isRough = painted.primed > 0 && !isUndercoated(inputs);
  const first = locale.format.sentences(compact([isRough && coat.primed(wet), order]));
  const said = (i: number): string => (i > 0 ? coat.again(wet) : first);
  const cold = locale.format.sentences(
    compact([
      isOil(values) && words.air.oil,
      coat.cold(formatTemperature(COLDEST_DRYING, locale)),
      faces > 0 && coat.propped,
    ]),
  );
  return Array.from({ length: values.coats }, (_, i) => {
    const isLast = i === values.coats - 1;
    return step(`coat-${i + 1}`, coat, {
      title: coat.title(values.coats === 1 ? 0 : i + 1),
      detail: isLast && isTaped ? coat.tape(said(i)) : said(i),
      check:
        painted.wood > 0 ? coat[isLast ? 'last' : 'check'] : coat[isLast ? 'metalLast' : 'metal'],
      safety: i === 0 ? cold : airOf(inputs),
      minutes: minutesFor(toSquareMetres(area), PACE.coat),
      work: works(
        needs('woodwork', i > 0 ? 'painted' : 'smooth'),
        does('paint', 'woodwork', {
          cures: {
            minutes: isOil(values) ? DRYING.solventPaint : DRYING.trimPaint,
            kind: 'drying',
          },
        }),
        isLast && isTaped && { removes: [{ item: 'masking-tape', on: 'woodwork' }] },
      ),
      gates: [isOil(values) && 'fire'],
      takes: [paint, (i > 0 || isRough) && wetPaper, tack, spirit, rags, ...brushes],
      tools: ['paint-kettle', 'mini-roller', (i > 0 || isRough) && 'bucket', 'knee-pads', ladder],
    });
  });
}

function finish(inputs: Inputs, { leaves }: Painted, { spirit, rags }: Shared): Sparse<JobStep> {
  const { words, values } = inputs;
  const { refit, keep } = words.steps;
  const { title, check } = keep;
  return [
    leaves.length > 0 &&
      step('refit', refit, {
        ...(values.sides === 'frame' && { title: refit.plates }),
        minutes: 15 + HANDLES * leaves.length,
        tools: ['screwdriver', 'utility-knife'],
      }),
    isOil(values)
      ? step('keep', keep, {
          detail: keep.oil,
          minutes: 20,
          gates: ['fire'],
          takes: [spirit, rags],
        })
      : step('keep', { title, check, detail: keep.water }, { minutes: 20 }),
  ];
}
