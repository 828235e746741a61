import { formatArea, formatDepth, formatLength } from '../../measure/units/format-length.ts';
import { length, mm, toMm, toSquareMetres, type Length } from '../../measure/units/units.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import {
  BEFORE_LAYING,
  FILM_MORE,
  LEAST,
  UNDERLAY_MORE,
} from '../../takeoff/structure/indoors/floor-covering.ts';
import { type JobStep } from '../kit/contract.ts';
import { compact, type Sparse } from '../kit/compact.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import { safetyKit, type SafetyKit } from '../kit/steps/safety.ts';
import { DAY, step, minutesFor, roundMinutesUp } from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import type { Inputs } from './fields.ts';
import { hasUnderlay, underlayOf, type Laid } from './layout.ts';

/** Work rates of one beginner, m²/h, and minutes for a door, a pipe and a profile. */
const PACE = { clear: 20, flat: 30, level: 8, prepare: 30, lay: 4.5 };
const EACH = { door: 15, pipe: 20, profile: 20, beading: 6 };

export function floorSteps(inputs: Inputs, laid: Laid): Sparse<JobStep> {
  const safety = safetyKit(inputs, 'work-gloves');
  const before = compact(beforeSteps(inputs, laid, safety));
  const ready = before.at(-1)?.id ?? 'rest';
  return [...before, ...laySteps(inputs, laid, safety, ready), ...edgeSteps(inputs, laid)];
}

/** Grams of compound for a square metre a millimetre deep (makers' labels); a litre of primer for 7 m². */
const COMPOUND = 1600;
const PRIMED = 7;

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
  const deep = formatRoundSize(toMm(hollow), locale);
  const [least, most] = BEFORE_LAYING.celsius;
  return [
    step('rest', steps.rest, [formatTemperature(least, locale), formatTemperature(most, locale)], {
      minutes: 15,
      dryMinutes: BEFORE_LAYING.hours * 60,
      rests: true,
    }),
    // Packs rest while the floor is made ready for them.
    step('clear', steps.clear, {
      after: [],
      minutes: minutesFor(metres, PACE.clear),
      gates: ['asbestos'],
      takes: [gloves],
      tools: ['pry-bar', 'filling-knife'],
    }),
    step('damp', steps.damp, {
      detail:
        values.subfloor === 'concrete'
          ? steps.damp.concrete(BEFORE_LAYING.screedHumidity, BEFORE_LAYING.screedCm)
          : steps.damp.timber(BEFORE_LAYING.woodMoisture),
      minutes: 20,
      tools: ['moisture-meter'],
    }),
    step(
      'flat',
      steps.flat,
      [
        formatRoundSize(toMm(BEFORE_LAYING.hollow), locale),
        formatRoundSize(toMm(BEFORE_LAYING.over), locale),
      ],
      {
        minutes: minutesFor(metres, PACE.flat),
        tools: ['long-straightedge', 'pencil'],
      },
    ),
    hollow > 0 &&
      step('level', steps.level, [deep], {
        minutes: minutesFor(metres, PACE.level),
        dryMinutes: DAY,
        slower: 'hardening',
        gates: ['silica'],
        takes: [
          bill.pack('tile-primer', (metres * 1000) / PRIMED, why.primer(area)),
          bill.pack('floor-leveller', metres * toMm(hollow) * COMPOUND, why.leveller(area, deep)),
          mask,
          glasses,
        ],
        tools: ['bucket', 'mixing-paddle', 'drill', 'plastering-trowel'],
      }),
    laid.doors.length > 0 &&
      step('doors', steps.doors, {
        minutes: EACH.door * laid.doors.length,
        takes: [bill.pack('pull-saw-blade', 1, why.blade), mask, glasses],
        tools: ['pull-saw', 'tape-measure'],
      }),
    underStep(inputs, laid),
  ];
}

/** Widths of the rolls: each is joined to the next along its length. */
const UNDERLAY_ROLL = 1;
const FILM_ROLL = 2;

/** Film and underlay, as far as there are any under this floor. */
function underStep(inputs: Inputs, laid: Laid): JobStep | false {
  const { words, values, locale, bill } = inputs;
  const { why } = words;
  const { titles, film, underlay } = words.steps.prepare;
  const metres = toSquareMetres(laid.area);
  const area = formatArea(laid.area, locale);
  const isConcrete = values.subfloor === 'concrete';
  const isSoft = hasUnderlay(inputs);
  const joints = (isSoft ? metres / UNDERLAY_ROLL : 0) + (isConcrete ? metres / FILM_ROLL : 0);
  if (joints === 0) return false;
  return step('prepare', words.steps.prepare, {
    title: isConcrete ? (isSoft ? titles.both : titles.film) : titles.underlay,
    detail: locale.format.sentences(
      compact([
        isConcrete && film(formatRoundSize(200, locale), formatRoundSize(50, locale)),
        isSoft && underlay,
      ]),
    ),
    minutes: minutesFor(metres, PACE.prepare),
    takes: [
      isConcrete && bill.pack('damp-membrane', metres * (1 + FILM_MORE) * 1000, why.film(area)),
      bill.pack(underlayOf(inputs), metres * (1 + UNDERLAY_MORE) * 1000, why.underlay(area)),
      bill.pack(
        'membrane-tape',
        joints * 1000,
        why.tape(formatRoundRun(mm(joints * 1000), locale)),
      ),
    ],
    tools: ['utility-knife', 'knee-pads'],
  });
}

/** Per cent of the planks against breakage, and a pack at least to mend the floor with; none where 0 was typed. */
function sparePlanks({ values }: Inputs, { plank, layout }: Laid): number {
  const share = Math.ceil((layout.planks * values.spares) / 100 - 1e-9);
  return values.spares === 0 ? 0 : Math.max(share, plank.aPack);
}

/** Spacers along the wall where laying starts; they move on with the rows. */
const SPACER_EVERY = mm(300);
/** Millilitres of wood glue for the wedge behind a pipe. */
const WEDGE = 10;

/** Laying begins once the packs have rested and the floor is `ready`. */
function laySteps(
  inputs: Inputs,
  laid: Laid,
  { glasses, mask }: SafetyKit,
  ready: string,
): Sparse<JobStep> {
  const { words, values, locale, bill, place } = inputs;
  const { steps, why } = words;
  const { plank, layout, area } = laid;
  const isVinyl = values.kind === 'vinyl';
  const gap = formatLength(values.gap, locale);
  const longest = place.walls.reduce((most, { shape }) => Math.max(most, shape.length), 0);
  const saws: readonly ToolId[] = isVinyl
    ? ['utility-knife', 'straightedge']
    : ['jigsaw', 'square'];
  const laying = {
    takes: [
      bill.pack(plank.product, layout.planks, layout.why, {
        variant: plank.variant,
        customName: values.floor,
        slack: { amount: sparePlanks(inputs, laid), for: 'repair' },
      }),
      bill.pack(
        'floor-spacers',
        longest / SPACER_EVERY,
        why.spacers(formatRoundSize(toMm(SPACER_EVERY), locale)),
      ),
      glasses,
      isVinyl ? bill.pack('hook-blades', 10, why.hooks) : mask,
    ],
    tools: ['tapping-block', 'hammer', 'tape-measure', 'pencil', 'knee-pads', ...saws],
  } as const;
  return [
    step(
      'plan',
      steps.plan,
      [
        layout.rows,
        formatDepth(layout.narrowestRow, locale),
        formatRoundSize(toMm(LEAST.row), locale),
      ],
      {
        after: ['rest', ready],
        minutes: 20,
        tools: ['tape-measure', 'string-line', 'pencil'],
      },
    ),
    step('first', steps.first, [gap], {
      safety: isVinyl ? steps.first.knife : steps.first.saw,
      minutes: 40,
      rows: ['first'],
      ...laying,
    }),
    step(
      'lay',
      steps.lay,
      [formatRoundSize(toMm(LEAST.end), locale), formatLength(values.stagger, locale)],
      {
        minutes: minutesFor(toSquareMetres(area), PACE.lay),
        rows: ['middle'],
        ...laying,
      },
    ),
    values.pipes > 0 &&
      step('pipes', steps.pipes, [formatRoundSize(16, locale)], {
        minutes: Math.max(15, EACH.pipe * values.pipes),
        takes: [
          bill.pack('pipe-rose', values.pipes, why.roses),
          bill.pack('wood-glue', WEDGE * values.pipes, why.wedges),
        ],
        tools: ['drill', ...saws],
      }),
    step('last', steps.last, [gap], { minutes: 40, rows: ['last'], ...laying }),
  ];
}

/** Length that a tube of sealant closes, and length of profile that a tube of adhesive holds. */
const SEALED = mm(8000);
const GLUED = mm(8000);

function edgeSteps(inputs: Inputs, laid: Laid): Sparse<JobStep> {
  const { words, values, locale, bill, shelf } = inputs;
  const { steps, why } = words;
  const { doors, breaks, around } = laid;
  const profiles = [...doors, ...breaks];
  const [section] = shelf.threshold.variants;
  const longest = bill.longest('threshold', section);
  const run = profiles.reduce((sum, wide) => sum + wide, 0);
  const pieces = profiles.map((wide) => {
    const parts = Math.ceil(wide / longest);
    return { name: 'profile', length: length(Math.ceil(wide / parts)), quantity: parts };
  });
  return [
    profiles.length > 0 &&
      step('profiles', steps.profiles, {
        minutes: Math.max(15, EACH.profile * profiles.length),
        takes: [
          bill.lengths('threshold', {
            section,
            pieces: gatherPieces(pieces),
            why: why.profiles(doors.length, breaks.length),
          }),
          bill.pack('grab-adhesive', run / GLUED, why.glue),
        ],
        tools: ['hacksaw', 'caulk-gun', 'tape-measure'],
      }),
    values.wet &&
      step('seal', steps.seal, {
        minutes: minutesFor(toMm(around) / 1000, 20),
        takes: [
          bill.pack(
            'floor-seam-sealant',
            around / SEALED,
            why.sealant(formatRoundRun(around, locale)),
          ),
        ],
        tools: ['caulk-gun'],
      }),
    finishStep(inputs, laid),
  ];
}

/** A pin through beading, into the skirting behind it. */
const PIN_EVERY = mm(300);
const pinsIn = (long: Length): number => Math.floor(long / PIN_EVERY) + 1;

function finishStep({ words, bill, locale }: Inputs, { beading }: Laid): JobStep {
  const { why } = words;
  const { finish } = words.steps;
  if (beading === undefined) {
    return step('finish', finish, { detail: finish.skirting, minutes: 20 });
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
      bill.pack('panel-pins', pins, why.pins(formatRoundSize(toMm(PIN_EVERY), locale)), {
        like: { length: mm(25) },
      }),
    ],
    tools: ['mitre-saw', 'hammer', 'tape-measure'],
  });
}
