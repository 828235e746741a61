import {
  formatArea,
  formatDepth,
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import {
  EMBED,
  screwed,
  type PackedMaterial,
  gatherPieces,
  runsInPieces,
} from '../../takeoff/material.ts';
import {
  BEFORE_LAYING,
  LEAST,
  sparePieces,
} from '../../takeoff/structure/indoors/floor-covering.ts';
import { BUTTED, stripsOver } from '../../takeoff/ground/strips.ts';
import { type JobStep, compact, type Sparse, type Work } from '../kit/contract.ts';
import { isLeadFree, leadTestLine } from '../kit/finish/paint.ts';
import { gapStep, GAPS, levellingLines, poured, pouringMinutes } from '../kit/finish/levelling.ts';
import {
  formatRoundRun,
  formatRoundSize,
  formatTapeLength,
  formatTemperature,
} from '../kit/format-sizes.ts';
import {
  safetyKit,
  type SafetyKit,
  DAY,
  snapKnife,
  step,
  minutesFor,
  roundMinutesUp,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import type { Inputs } from './fields.ts';
import { hasUnderlay, underlayOf, type Laid } from './layout.ts';

/** Work rates of one beginner, m²/h, and minutes for a door, a pipe and a profile. */
const PACE = { clear: 20, flat: 30, prepare: 30, lay: 4.5 };
const EACH = { door: 15, pipe: 20, profile: 20, beading: 6 };

export function floorSteps(inputs: Inputs, laid: Laid): Sparse<JobStep> {
  const safety = safetyKit(inputs, 'work-gloves');
  const before = compact(beforeSteps(inputs, laid, safety));
  const ready = before.at(-1)?.id ?? 'rest';
  const lines = { ...safety, sealant: sealantLine(inputs, laid) };
  return [...before, ...laySteps(inputs, laid, lines, ready), ...edgeSteps(inputs, laid, lines)];
}

/** A litre of primer for 7 m² (labels). */
const PRIMED = 7;
/** m² of carpet that fill a sack, our estimate. */
const SACK = 6;
/** Screws per m² of creaking boards, our estimate: one at each board and joist of a quarter of the floor. */
const CREAKS = 5;
const BOARD = mm(18);
/** Hollows that may stay (makers); the pair that American makers print. */
const FLAT = {
  metric: { hollow: BEFORE_LAYING.hollow, over: BEFORE_LAYING.over },
  imperial: { hollow: inches(1 / 8), over: inches(72) },
} as const;

function beforeSteps(
  inputs: Inputs,
  laid: Laid,
  { gloves, glasses, mask }: SafetyKit,
): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { hollow } = values;
  const metres = toSquareMetres(laid.area);
  const area = formatArea(laid.area, locale);
  const deep = formatLength(hollow, locale);
  const fill = poured(values, laid.area, inputs.place.floor);
  const dam = hollow > 0 && fill.isWhole ? laid.dammed : mm(0);
  const isTimber = values.subfloor === 'timber';
  const underBoards = isTimber ? (['cable-finder', 'pencil', 'drill'] as const) : [];
  const [least, most] = BEFORE_LAYING.celsius;
  const levers = laid.beading === undefined;
  const swabs = levers || laid.frames > 0 ? leadTestLine(inputs) : [];
  return [
    step('rest', steps.rest, [formatTemperature(least, locale), formatTemperature(most, locale)], {
      minutes: 15,
      dryMinutes: BEFORE_LAYING.hours * 60,
      rests: true,
    }),
    // Packs rest while the floor is made ready for them.
    step('clear', steps.clear, {
      detail: locale.format.sentences(
        compact([
          steps.clear.detail,
          levers && steps.clear.skirting,
          isTimber && steps.clear.creaks,
        ]),
      ),
      safety: locale.format.sentences(
        compact([steps.clear.safety, levers && !isLeadFree(inputs) && steps.clear.old]),
      ),
      after: [],
      minutes: minutesFor(metres, PACE.clear),
      gates: ['asbestos', levers && 'lead', isTimber && 'cables', isTimber && 'gas-water'],
      // An old covering only, not what another job laid.
      work: { makes: [{ target: 'floor', state: 'bare' }] },
      takes: [
        gloves,
        bill.pack('rubble-sack', Math.ceil(metres / SACK), why.sacks(area)),
        levers && swabs,
        mask,
        isTimber &&
          bill.fixings(
            'wood-screws',
            screwed(BOARD, EMBED.stud, mm(3.5), { each: 1, places: Math.ceil(metres * CREAKS) }),
            why.creaks,
          ),
      ],
      tools: ['pry-bar', 'filling-knife', 'hammer', 'utility-knife', ...underBoards],
    }),
    step('damp', steps.damp, {
      detail:
        values.subfloor === 'concrete'
          ? locale.format.sentences([
              steps.damp.concrete(BEFORE_LAYING.screedHumidity, BEFORE_LAYING.screedCm),
              steps.damp.heated(BEFORE_LAYING.heated.humidity, BEFORE_LAYING.heated.cm),
            ])
          : steps.damp.timber(BEFORE_LAYING.woodMoisture),
      minutes: 20,
      work: does('test', 'floor'),
      tools: ['moisture-meter'],
    }),
    step('flat', steps.flat, {
      detail: locale.format.sentences(
        compact([
          steps.flat.detail(
            formatLength(FLAT[locale.units].hollow, locale),
            formatTapeLength(FLAT[locale.units].over, locale),
          ),
          hollow === 0 && steps.flat.deeper,
          steps.flat[values.subfloor],
          !isTimber && steps.flat.joints,
        ]),
      ),
      minutes: minutesFor(metres, PACE.flat),
      gates: [!isTimber && 'silica'],
      takes: [glasses, mask],
      tools: [
        'long-straightedge',
        'pencil',
        ...(isTimber ? (['plane', 'hammer'] as const) : (['club-hammer', 'chisel'] as const)),
      ],
    }),
    hollow > 0 && isTimber && gapStep(inputs, fill),
    hollow > 0 &&
      step('level', steps.level, {
        detail: locale.format.sentences(
          compact([
            dam > 0 && steps.level.dam,
            steps.level.detail(deep),
            dam > 0 && steps.level.undam,
          ]),
        ),
        minutes: pouringMinutes(fill.grams),
        work: works(
          isTimber && needs(GAPS, 'sealed'),
          does('fill', 'floor', { cures: { minutes: DAY, kind: 'hardening' } }),
          { dust: 'silica' },
        ),
        gates: ['silica'],
        takes: [
          bill.pack(
            'tile-primer',
            (toSquareMetres(fill.area) * 1000) / PRIMED,
            why.primer(formatArea(fill.area, locale)),
          ),
          levellingLines(inputs, fill, deep, isTimber),
          bill.pack('edge-foam', toMm(dam), why.dam),
          bill.pack('waterproof-gloves', 1, why.cementGloves),
          mask,
          glasses,
        ],
        tools: [
          'bucket',
          'mixing-paddle',
          'drill',
          'plastering-trowel',
          'wall-brush',
          dam > 0 && 'utility-knife',
        ],
      }),
    laid.frames > 0 &&
      step('doors', steps.doors, {
        detail: hasUnderlay(inputs) ? steps.doors.detail : steps.doors.bare,
        safety: locale.format.sentences(
          compact([steps.doors.safety, !isLeadFree(inputs) && steps.doors.old]),
        ),
        minutes: EACH.door * laid.frames,
        gates: ['lead'],
        takes: [bill.pack('pull-saw-blade', 1, why.blade), swabs, mask, glasses],
        tools: ['pull-saw', 'tape-measure'],
      }),
    underStep(inputs, laid),
  ];
}

/** Lap of the film and its height on walls (makers). */
const FILM = { lap: mm(200), past: mm(50), isRipped: true } as const;

/** Film and underlay, as far as there are any under this floor. */
function underStep(inputs: Inputs, laid: Laid): JobStep | false {
  const { words, values, locale, bill } = inputs;
  const { why } = words;
  const { titles, film, underlay } = words.steps.prepare;
  const metres = toSquareMetres(laid.area);
  const area = formatArea(laid.area, locale);
  const isConcrete = values.subfloor === 'concrete';
  const isSoft = hasUnderlay(inputs);
  const below = underPlanks(inputs);
  if (below === undefined) return false;
  const { floor } = inputs.place;
  const sheet = isConcrete ? stripsOver('damp-membrane', floor, FILM, inputs) : undefined;
  const soft = isSoft ? stripsOver(underlayOf(inputs), floor, BUTTED, inputs) : undefined;
  const joints = length((sheet?.joints ?? 0) + (soft?.joints ?? 0));
  return step('prepare', words.steps.prepare, {
    title: titles[below],
    detail: locale.format.sentences(
      compact([
        isConcrete &&
          film(formatRoundSize(toMm(FILM.lap), locale), formatRoundSize(toMm(FILM.past), locale)),
        isSoft && underlay,
      ]),
    ),
    minutes: minutesFor(metres, PACE.prepare),
    work: does('underlay', 'floor'),
    takes: [
      sheet && bill.pack('damp-membrane', sheet.amount, why.film(area)),
      soft && bill.pack(underlayOf(inputs), soft.amount, why.underlay(area, soft.strips)),
      bill.pack('membrane-tape', toMm(joints), why.tape(formatRoundRun(joints, locale))),
    ],
    tools: ['utility-knife', 'knee-pads'],
  });
}

/** Sheets between planks and floor. */
function underPlanks(inputs: Inputs): 'both' | 'film' | 'underlay' | undefined {
  if (inputs.values.subfloor !== 'concrete') return hasUnderlay(inputs) ? 'underlay' : undefined;
  return hasUnderlay(inputs) ? 'both' : 'film';
}

/** Spacers along the wall where laying starts; they move on with the rows. */
const SPACER_EVERY = mm(300);
/** Content of a tube, mm³. */
const TUBE = 290_000;
/** mm of planks whose thickness is unknown, and of their underlay. */
const THICK = 8;
const SOFT = { laminate: 3, vinyl: 1.5 } as const;

/** Depth of the gap at the walls, mm: nothing else fills it below the sealant. */
function sealDeep(inputs: Inputs, { plank }: Laid): number {
  const { thickness } = plank.variant;
  const sold = inputs.shelf[plank.product].variants[0].thickness;
  const thick = thickness ?? sold;
  const soft = hasUnderlay(inputs)
    ? SOFT[inputs.values.kind === 'vinyl' ? 'vinyl' : 'laminate']
    : 0;
  return (thick === undefined ? THICK : toMm(thick)) + soft;
}

/** Millilitres of glue or sealant for the wedge behind a pipe. */
const WEDGE = 10;

/** A hole is this much wider than its pipe, mm; area in mm² of the ring round a pipe of 28 mm. */
const ROUND_PIPE = 16;
const RING = (Math.PI / 4) * ((28 + ROUND_PIPE) ** 2 - 28 ** 2);

/** Sealant of the gaps at the walls and pipes of a wet room, and of the wedges behind pipes if the planks are vinyl. */
function sealantLine(inputs: Inputs, laid: Laid): readonly PackedMaterial[] {
  const { values, words, locale, bill } = inputs;
  const { around } = laid;
  const { why } = words;
  const deep = sealDeep(inputs, laid);
  const gap = values.wet ? toMm(around) * toMm(values.gap) * deep : 0;
  const rings = values.wet ? RING * deep * values.pipes : 0;
  const wedges = values.kind === 'vinyl' ? WEDGE * 1000 * values.pipes : 0;
  return bill.pack(
    'floor-seam-sealant',
    Math.ceil((gap + rings + wedges) / TUBE),
    locale.format.sentences(
      compact([
        gap > 0 && why.sealant(formatRoundRun(around, locale), formatRoundSize(deep, locale)),
        rings > 0 && why.rings,
        wedges > 0 && why.wedges,
      ]),
    ),
  );
}

/** Laying begins once the packs have rested and the floor is `ready`. */
function laySteps(
  inputs: Inputs,
  laid: Laid,
  { glasses, mask, sealant }: SafetyKit & { readonly sealant: readonly PackedMaterial[] },
  ready: string,
): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { plank, layout, area, breaks } = laid;
  const isVinyl = values.kind === 'vinyl';
  const gap = formatLength(values.gap, locale);
  const saws: readonly ToolId[] = isVinyl
    ? [snapKnife(inputs.region), 'straightedge']
    : ['jigsaw', 'ear-defenders', 'square'];
  const planking: Work = { ...does('plank', 'floor'), ...(!isVinyl && { dust: 'wood' }) };
  const laying = {
    takes: [
      bill.pack(plank.product, layout.planks, layout.why, {
        variant: plank.variant,
        customName: values.floor,
        slack: { amount: sparePieces(layout.planks, values.spares, plank.aPack), for: 'repair' },
      }),
      bill.pack(
        'floor-spacers',
        laid.run / SPACER_EVERY,
        why.spacers(formatRoundSize(toMm(SPACER_EVERY), locale)),
      ),
      glasses,
      isVinyl ? bill.pack('snap-blades', 10, why.blades) : mask,
    ],
    tools: ['tapping-block', 'hammer', 'tape-measure', 'pencil', 'knee-pads', ...saws],
  } as const;
  return [
    step('plan', steps.plan, {
      detail: locale.format.sentences([
        steps.plan.detail(
          layout.rows,
          formatDepth(layout.narrowestRow, locale),
          formatRoundSize(toMm(LEAST.row), locale),
        ),
        ...new Set(
          breaks.map(({ from, at }) =>
            steps.plan[from === 'x' ? 'left' : 'top'](formatLength(at, locale)),
          ),
        ),
        ...(breaks.length > 0 ? [steps.plan.fields] : []),
      ]),
      after: ['rest', ready],
      minutes: 20,
      work: does('mark', 'floor'),
      tools: ['tape-measure', 'string-line', 'pencil'],
    }),
    step('first', steps.first, [gap], {
      work: works(planking, { installs: [{ item: 'floor-spacers', on: 'floor' }] }),
      safety: isVinyl ? steps.first.knife : steps.first.saw,
      minutes: 40,
      rows: ['first'],
      ...laying,
      tools: ['string-line', ...laying.tools],
    }),
    step('lay', steps.lay, {
      detail: locale.format.sentences(
        compact([
          steps.lay.detail(
            formatRoundSize(toMm(LEAST.end), locale),
            formatLength(values.stagger, locale),
          ),
          breaks.length > 0 && steps.lay.breaks(gap),
        ]),
      ),
      minutes: minutesFor(toSquareMetres(area), PACE.lay),
      work: planking,
      rows: ['middle'],
      ...laying,
    }),
    values.pipes > 0 &&
      step('pipes', steps.pipes, {
        detail: locale.format.sentences(
          compact([
            steps.pipes.detail(formatRoundSize(ROUND_PIPE, locale), isVinyl),
            values.wet && steps.pipes.wet,
          ]),
        ),
        minutes: Math.max(15, EACH.pipe * values.pipes),
        takes: [
          bill.pack('pipe-rose', values.pipes, why.roses),
          // Wood glue does not stick to vinyl, the sealant of its seams does.
          !isVinyl && bill.pack('wood-glue', WEDGE * values.pipes, why.wedges),
          (isVinyl || values.wet) && sealant,
        ],
        tools: ['drill', 'hole-saw', (isVinyl || values.wet) && 'caulk-gun', ...saws],
      }),
    step('last', steps.last, [gap], { minutes: 40, rows: ['last'], work: planking, ...laying }),
    step('free', steps.free, {
      detail: locale.format.sentences(
        compact([
          steps.free.detail,
          values.subfloor === 'concrete' && steps.free[values.wet ? 'sealed' : 'film'],
        ]),
      ),
      minutes: 15,
      work: works(needs('floor', 'planked'), {
        removes: [{ item: 'floor-spacers', on: 'floor' }],
      }),
      tools: [values.subfloor === 'concrete' && 'utility-knife'],
    }),
  ];
}

/** Length of profile that a tube of adhesive holds. */
const GLUED = mm(8000);

function edgeSteps(
  inputs: Inputs,
  laid: Laid,
  {
    glasses,
    sealant,
  }: Pick<SafetyKit, 'glasses'> & {
    readonly sealant: readonly PackedMaterial[];
  },
): Sparse<JobStep> {
  const { words, values, bill, shelf, locale } = inputs;
  const { steps, why } = words;
  const { doors, breaks, around } = laid;
  const below = underPlanks(inputs);
  const profiles = [...doors, ...breaks.map(({ long }) => long)];
  const [section] = shelf.threshold.variants;
  const longest = bill.longest('threshold', section);
  const run = profiles.reduce((sum, wide) => sum + wide, 0);
  return [
    profiles.length > 0 &&
      step('profiles', steps.profiles, {
        detail: locale.format.sentences(
          compact([below !== undefined && steps.profiles.below(below), steps.profiles.detail]),
        ),
        minutes: Math.max(15, EACH.profile * profiles.length),
        takes: [
          bill.lengths('threshold', {
            section,
            pieces: gatherPieces(runsInPieces('profile', profiles, longest)),
            why: why.profiles(doors.length, breaks.length),
          }),
          bill.pack('grab-adhesive', run / GLUED, why.glue),
        ],
        tools: ['hacksaw', 'caulk-gun', 'tape-measure', below !== undefined && 'utility-knife'],
      }),
    values.wet &&
      step('seal', steps.seal, {
        minutes: minutesFor(toMm(around) / 1000, 20),
        work: works(
          needs('floor', 'planked'),
          does('seal', 'floor', { cures: { minutes: DAY, kind: 'drying' } }),
        ),
        takes: [sealant],
        tools: ['caulk-gun'],
      }),
    finishStep(inputs, laid, glasses),
  ];
}

/** A pin through beading, into the skirting behind it. */
const PIN_EVERY = mm(300);
const pinsIn = (long: Length): number => Math.floor(long / PIN_EVERY) + 1;

function finishStep(
  { words, bill, locale }: Inputs,
  { beading }: Laid,
  glasses: SafetyKit['glasses'],
): JobStep {
  const { why } = words;
  const { finish } = words.steps;
  if (beading === undefined) {
    // Nothing is sawn: its safety is another.
    const { last: title, skirting: detail, hidden: check } = finish;
    return step('finish', { title, detail, check }, { minutes: 20 });
  }
  const { section, trim } = beading;
  const pins = trim.laid.reduce((sum, piece) => sum + pinsIn(piece.length), 0);
  return step('finish', finish, {
    minutes: roundMinutesUp(EACH.beading * trim.laid.length, 30),
    takes: [
      bill.lengths('scotia', {
        section,
        pieces: trim.pieces.map((piece) => ({ ...piece, name: 'beading' })),
        why: why.beading,
      }),
      // Through 19 mm of beading and 12 into the skirting.
      bill.pack('brad-nails', pins, why.pins(formatRoundSize(toMm(PIN_EVERY), locale)), {
        like: { length: mm(32) },
      }),
      glasses,
    ],
    safety: finish.splinters,
    tools: ['mitre-saw', 'ear-defenders', 'brad-nailer', 'tape-measure'],
  });
}
