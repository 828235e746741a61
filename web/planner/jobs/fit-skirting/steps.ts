import { withKerf } from '../kit/bill.ts';
import {
  formatArea,
  formatLength,
  toArea,
  length,
  mm,
  toMm,
  type Length,
} from '../../measure/units/units.ts';
import { gatherPieces, LINING, screwed } from '../../takeoff/material.ts';
import { revealIn, roughLength } from '../../takeoff/structure/indoors/skirting.ts';
import {
  caulkLine,
  coating,
  isLeadFree,
  leadTestLine,
  DRYING,
  brushLines,
} from '../kit/finish/paint.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import { formatReason, formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import {
  safetyKit,
  snapKnife,
  DAY,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { variantNearest } from '../../stock/shelf.ts';
import { pluggedScrew } from '../kit/walls/plugs.ts';
import type { Inputs } from './fields.ts';
import { isGlued, steelOf, type DoorTrim, type Fitted } from './layout.ts';

/** Work rates of one beginner, m/h, and minutes for each corner, joint and side of a door. */
const PACE = { remove: 12, clear: 20, mark: 30, cut: 15, fix: 8, fill: 12, paint: 10 };
const EACH = { cope: 15, mitre: 20, joint: 15, door: 45 };

/** A board between two walls is so much longer than its place, to be sprung in. */
const SPRUNG = mm(1);
/** Distance between fixings: on masonry with adhesive, on studs, and round a door (trade practice). */
const EVERY = { masonry: mm(600), studs: mm(400), around: mm(350) };
/** A screw passes a steel stud by this at least (makers of boards). */
const PAST_STEEL = mm(10);

const everyOf = (inputs: Inputs): Length => steelOf(inputs) ?? EVERY[inputs.values.wall];
/** Higher boards are held at top and bottom. */
const TWICE_FROM = mm(100);
/** Length of board that a tube of adhesive holds. */
const GLUED = mm(8000);
/** Grams of filler for the hole of a screw, and of a pin. */
const HOLE = { screw: 2, pin: 1 };
/** Millilitres of wood glue in a mitre, if the region sells no mitre kit. */
const GLUE = 10;
/** Coverings at the foot of a wall that a bar behind the old boards spoils. */
const SPOILT = (['painted', 'papered', 'tiled', 'panelled'] as const).map((state) => ({
  target: 'walls/foot' as const,
  state,
}));
/** Two coats of primer on what is cut and bare, two of paint on all of it. */
const COATS = 2;

export function skirtingSteps(inputs: Inputs, fitted: Fitted): Sparse<JobStep> {
  const shared = sharedLines(inputs, fitted);
  return [
    ...prepareSteps(inputs, fitted, shared),
    hasArchitraves(fitted.around) && architraveStep(inputs, fitted.around, shared),
    ...fitSteps(inputs, fitted, shared),
    ...fixSteps(inputs, fitted, shared),
    ...finishSteps(inputs, fitted, shared),
  ];
}

const metres = ({ run, aroundRun }: Fitted): number => toMm(length(run + aroundRun)) / 1000;

const eachPlace = ({ width }: Fitted['section']): number => (width >= TWICE_FROM ? 2 : 1);

/** Number of fixings along a board, both ends included. */
const along = (size: Length, every: Length): number => Math.floor(size / every) + 1;

const wallFixings = (inputs: Inputs, { section, trim }: Fitted): number =>
  isGlued(inputs)
    ? 0
    : trim.laid.reduce((sum, piece) => sum + along(piece.length, everyOf(inputs)), 0) *
      eachPlace(section);

/** One through the inner edge and one through the outer. */
const aroundFixings = ({ around }: Fitted): number =>
  around === undefined
    ? 0
    : 2 *
      around.sides *
      around.doors.reduce(
        (sum, { leg, head }) => sum + 2 * along(leg, EVERY.around) + along(head, EVERY.around),
        0,
      );

/** Lines that several steps take. */
function sharedLines(inputs: Inputs, fitted: Fitted) {
  const { bill, words, values, locale } = inputs;
  const { why } = words;
  const { around } = fitted;
  // Boards that come finished are sanded at their cut ends only.
  const sanded = values.finish === 'paint' ? why.sand : why.ends;
  const edges = length(fitted.run + fitted.aroundRun);
  const shownRun = formatRoundRun(edges, locale);
  const mitres =
    fitted.mitres / 2 + (around === undefined ? 0 : 2 * around.sides * around.doors.length);
  const [fixings, pins] = [wallFixings(inputs, fitted), aroundFixings(fitted)];
  const isNailed = values.wall === 'studs' && steelOf(inputs) === undefined;
  const brads = (isNailed ? fixings : 0) + pins;
  const into = pins === 0 ? 'studs' : isNailed ? 'both' : 'frames';
  const { gloves, glasses, mask } = safetyKit(inputs, 'work-gloves');
  const sand = bill.pack('sandpaper', toMm(edges) / 10_000, sanded(shownRun), {
    like: { grade: 120 },
  });
  return {
    edges,
    shownRun,
    fixings,
    holes: fixings + pins,
    filler: HOLE.screw * (fixings + pins - brads) + HOLE.pin * brads,
    gloves,
    glasses,
    mask,
    sand,
    // Architraves are pinned.
    adhesive: bill.pack(
      'grab-adhesive',
      fitted.run / GLUED,
      why.adhesive(formatRoundRun(fitted.run, locale)),
    ),
    brads: bill.pack('brad-nails', brads, why.brads(brads, into), { like: { length: mm(50) } }),
    mitreGlue:
      bill.sold('mitre-adhesive') === 'mitre-adhesive'
        ? bill.pack('mitre-adhesive', Math.min(1, mitres), why.mitres(Math.ceil(mitres)))
        : bill.pack('wood-glue', GLUE * mitres, why.mitres(Math.ceil(mitres))),
    sawing: {
      takes: [glasses, mask],
      tools: ['mitre-saw', 'ear-defenders', 'tape-measure', 'pencil'],
    },
  } as const;
}
type Shared = ReturnType<typeof sharedLines>;

function prepareSteps(
  inputs: Inputs,
  fitted: Fitted,
  { gloves, glasses, mask }: Shared,
): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const long = toMm(fitted.run) / 1000;
  return [
    step('rest', steps.rest, { minutes: 15, dryMinutes: DAY, rests: true }),
    // Boards rest while the wall is made ready for them.
    values.old &&
      step('remove', steps.remove, {
        ...(isLeadFree(inputs) && { safety: steps.remove.young }),
        detail: locale.format.sentences(
          compact([steps.remove.detail, hasArchitraves(fitted.around) && steps.remove.around]),
        ),
        after: [],
        // The bar marks what is new on the wall, so the old boards go before paint, paper, tiles and panels.
        phase: 'boards',
        minutes: minutesFor(metres(fitted), PACE.remove),
        work: works(does('strip', 'skirting'), { damages: SPOILT }),
        gates: ['lead', 'cables'],
        takes: [
          bill.pack('snap-blades', 1, why.blades),
          bill.pack('rubble-sack', 1, why.sack),
          leadTestLine(inputs),
          gloves,
          glasses,
          !isLeadFree(inputs) && mask,
        ],
        tools: [snapKnife(inputs.region), 'pry-bar', 'hammer'],
      }),
    step('clear', steps.clear, [formatRoundSize(3, locale)], {
      after: values.old ? ['remove'] : [],
      minutes: minutesFor(long, PACE.clear),
      takes: [glasses, mask],
      tools: ['filling-knife', 'straightedge'],
    }),
    step('mark', steps.mark, {
      detail: values.wall === 'masonry' || isGlued(inputs) ? steps.mark.masonry : steps.mark.detail,
      minutes: Math.max(20, minutesFor(long, PACE.mark)),
      work: does('mark', 'walls'),
      gates: ['cables', 'gas-water'],
      tools: ['cable-finder', 'pencil', 'level-long'],
    }),
  ];
}

/** Softwood is sold in the same sizes. */
const boardWhy = ({ words, values, locale }: Inputs, why: string): string =>
  locale.format.sentences(compact([why, values.finish === 'paint' && words.why.mdf]));

function fitSteps(inputs: Inputs, fitted: Fitted, shared: Shared): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { steps } = words;
  const { copes, mitres, joints, section, trim } = fitted;
  const { adhesive, sawing, sand, mitreGlue } = shared;
  const isExact = values.rough < SPRUNG;
  const proud = length(
    hasArchitraves(fitted.around) ? section.thickness - fitted.around.section.thickness : 0,
  );
  const boards = bill.lengths('skirting', {
    section,
    pieces: trim.pieces,
    customName: values.profile,
    why: boardWhy(inputs, formatReason(trim.why, locale)),
  });
  return [
    step('cut', steps.cut, [values.rough > 0 ? formatLength(values.rough, locale) : undefined], {
      after: compact(['mark', 'rest', hasArchitraves(fitted.around) && 'architrave']),
      minutes: minutesFor(metres(fitted), PACE.cut),
      work: does('saw', 'part:skirting'),
      ...sawing,
      takes: [withKerf(boards, values.kerf), ...sawing.takes],
    }),
    step('fit', steps.fit, {
      detail: locale.format.sentences(
        compact([
          isExact ? steps.fit.exact : steps.fit.detail(formatRoundSize(toMm(SPRUNG), locale)),
          proud > 0 && steps.fit.thicker(formatLength(proud, locale), values.finish),
        ]),
      ),
      check: isExact ? steps.fit.meets : steps.fit.check,
      minutes: 30,
      work: does('fit', 'part:skirting'),
      takes: [...sawing.takes, proud > 0 && sand],
      tools: [...sawing.tools, proud > 0 && 'plane'],
    }),
    joints > 0 &&
      step('joint', steps.joint, {
        detail: locale.format.sentences([
          steps.joint.detail,
          steps.joint[isGlued(inputs) ? 'glued' : values.wall],
        ]),
        minutes: EACH.joint * joints,
        takes: [...sawing.takes, adhesive],
        tools: [...sawing.tools, 'caulk-gun'],
      }),
    copes > 0 &&
      step('cope', steps.cope, {
        minutes: EACH.cope * copes,
        work: does('fit', 'part:skirting'),
        takes: [...sawing.takes, sand],
        tools: ['coping-saw', 'file', 'mitre-saw', 'clamps'],
      }),
    mitres > 0 &&
      step('mitre', steps.mitre, [fitted.angles.map((angle) => `${angle}°`)], {
        minutes: Math.max(20, (EACH.mitre * mitres) / 2),
        takes: [...sawing.takes, mitreGlue],
        tools: [...sawing.tools, 'sliding-bevel'],
      }),
  ];
}

/** Depth of a screw in its plug; the board is glued as well (trade practice). */
const IN_PLUG = mm(25);
/** Width of a plug for screws of 4 and 4.5 mm. */
const PLUG = mm(7);

function fixSteps(inputs: Inputs, fitted: Fitted, shared: Shared): Sparse<JobStep> {
  const { words, values, locale, bill, shelf } = inputs;
  const { steps, why } = words;
  const { trim } = fitted;
  const { adhesive, fixings, brads, sawing } = shared;
  const packers = bill.pack('packers', 2 * trim.laid.length, why.packers);
  if (isGlued(inputs)) {
    return [
      step('fix', steps.fix, {
        detail: steps.fix.glued,
        safety: steps.fix.air,
        minutes: minutesFor(toMm(fitted.run) / 1000, PACE.fix),
        work: works(
          needs('part:skirting', 'fitted'),
          does('fix', 'skirting', { cures: { minutes: DAY, kind: 'hardening' } }),
        ),
        takes: [adhesive, packers],
        tools: ['caulk-gun', 'level-long'],
      }),
    ];
  }
  const isMasonry = values.wall === 'masonry';
  const every = formatRoundSize(toMm(everyOf(inputs)), locale);
  const isSteel = steelOf(inputs) !== undefined;
  const isTwo = eachPlace(fitted.section) === 2;
  const usual = variantNearest(shelf['wall-plugs'].variants, 'width', PLUG);
  const screw = screwed(length(fitted.section.thickness + LINING), IN_PLUG, mm(3.9), {
    each: 1,
    places: fixings,
  });
  const { plug, joint } = pluggedScrew(shelf, screw, usual, false);
  return [
    step('fix', steps.fix, {
      detail: locale.format.sentences(
        compact([
          isSteel ? steps.fix.steel(every) : steps.fix[values.wall](every),
          isTwo && steps.fix.two,
        ]),
      ),
      safety: locale.format.sentences([
        steps.fix.safety,
        isMasonry || isSteel ? steps.fix.drilled : steps.architrave.safety,
        steps.fix.air,
      ]),
      minutes: minutesFor(toMm(fitted.run) / 1000, PACE.fix),
      work: works(
        needs('part:skirting', 'fitted'),
        does('fix', 'skirting'),
        isMasonry && { dust: 'silica' },
      ),
      gates: ['cables', 'gas-water', isMasonry && 'silica'],
      takes: [
        ...sawing.takes,
        adhesive,
        packers,
        ...(isMasonry
          ? [
              bill.fixings('wood-screws', joint, why.screws(fixings, every, isTwo)),
              bill.pack('wall-plugs', fixings, why.plugs, { variant: plug }),
              bill.pack('masonry-drill-bit', 1, why.bit, {
                like: { width: plug.width ?? PLUG },
              }),
            ]
          : isSteel
            ? [
                bill.fixings(
                  'drywall-screws',
                  screwed(length(fitted.section.thickness + LINING), PAST_STEEL, mm(3.5), {
                    each: 1,
                    places: fixings,
                  }),
                  why.steel(fixings),
                ),
              ]
            : [brads]),
      ],
      tools: [
        'caulk-gun',
        'level-long',
        isMasonry && 'hammer-drill',
        isMasonry && 'hammer',
        // Screws through skirting are drilled for and sunk.
        ...(isMasonry || isSteel ? (['wood-bits', 'countersink'] as const) : []),
        isMasonry || isSteel ? 'drill' : 'brad-nailer',
      ],
    }),
  ];
}

const hasArchitraves = (around: DoorTrim | undefined): around is DoorTrim =>
  around !== undefined && around.doors.length > 0;

/** Skirting butts against the architraves, so they come first. */
function architraveStep(inputs: Inputs, around: DoorTrim, shared: Shared): JobStep {
  const { bill, words, values, locale } = inputs;
  const { section, doors, sides, isTight } = around;
  const { mitreGlue, brads, sawing } = shared;
  const sold = bill.soldLengths('architrave', section);
  const rough = (size: Length): Length => roughLength(size, values.rough, sold);
  const trim = bill.lengths('architrave', {
    section,
    pieces: gatherPieces(
      doors.flatMap(({ leg, head }) => [
        { name: 'architrave-leg', length: rough(leg), quantity: 2 * sides },
        { name: 'architrave-head', length: rough(head), quantity: sides },
      ]),
    ),
    why: boardWhy(inputs, words.why.around(doors.length, sides)),
  });
  return step('architrave', words.steps.architrave, {
    detail: locale.format.sentences(
      compact([
        words.steps.architrave.detail(
          formatLength(revealIn(inputs.region), locale),
          formatRoundSize(350, locale),
        ),
        isTight && words.steps.architrave.tight,
      ]),
    ),
    after: ['mark', 'rest'],
    minutes: EACH.door * sides * doors.length,
    takes: [withKerf(trim, values.kerf), mitreGlue, brads, ...sawing.takes],
    tools: [...sawing.tools, 'square', 'level-long', 'brad-nailer', isTight && 'jigsaw'],
  });
}

function finishSteps(
  inputs: Inputs,
  fitted: Fitted,
  { edges, holes, filler, sand, mask }: Shared,
): Sparse<JobStep> {
  const { words, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { section, around, run, aroundRun } = fitted;
  const isPainted = values.finish === 'paint';
  const minutes = minutesFor(metres(fitted), PACE.paint);
  const painted = toArea(run * section.width + aroundRun * (around?.section.width ?? 0));
  const shown = formatArea(painted, locale);
  const paint = coating(inputs, 'trim-paint', painted, COATS, why.paint(shown));
  const brush = brushLines(bill, [50], why.brush);
  const primer = coating(inputs, 'wood-primer', painted, COATS, why.primer(shown));
  // On the floor below a board, and on the wall above it before and after the caulk.
  const taped = length(3 * edges);
  const tape = bill.pack('masking-tape', toMm(taped), why.tape(formatRoundRun(taped, locale)));
  const rags = bill.pack('rags', 1, why.rags);
  return [
    (isPainted || holes > 0) &&
      step('fill', steps.fill, {
        detail: isPainted ? steps.fill.detail : steps.fill.bought,
        check: isPainted ? steps.fill.check : steps.fill.flush,
        minutes: minutesFor(metres(fitted), 2 * PACE.fill),
        work: does('fill', 'skirting', {
          cures: { minutes: DRYING.woodFiller, kind: 'drying' },
        }),
        takes: [
          bill.pack('wood-filler', filler, isPainted ? why.filler(holes) : why.fillerColour(holes)),
          !isPainted && rags,
        ],
        tools: ['filling-knife'],
      }),
    // Boards that come finished are not sanded.
    isPainted
      ? step('smooth', steps.smooth, {
          minutes: minutesFor(metres(fitted), 2 * PACE.fill),
          work: { ...works(needs('skirting', 'flat'), does('sand', 'skirting')), dust: 'wood' },
          takes: [sand, mask, rags],
          tools: ['sanding-block'],
        })
      : step('smooth', steps.caulk, {
          detail: locale.format.sentences(
            compact([steps.caulk.detail, hasArchitraves(around) && steps.caulk.around]),
          ),
          minutes: minutesFor(metres(fitted), 2 * PACE.fill),
          work: works(needs('skirting', holes > 0 ? 'flat' : 'fixed'), does('seal', 'skirting')),
          takes: [caulkLine(inputs, edges), rags],
          tools: ['caulk-gun'],
        }),
    ...(isPainted ? [1, 2] : []).map((coat) =>
      step(coat === 1 ? 'prime' : 'prime-2', steps.prime, {
        title: steps.prime.title(coat),
        detail: coat === 1 ? steps.prime.detail : steps.prime.second,
        check: coat === 1 ? steps.prime.covered : steps.prime.check,
        safety: steps.paint.safety,
        minutes: Math.max(15, roundMinutes(minutes / 2)),
        work: works(
          needs('skirting', 'smooth'),
          coat === 1 && { installs: [{ item: 'masking-tape', on: 'skirting' }] },
          does('prime', 'skirting', { cures: { minutes: DRYING.primer, kind: 'drying' } }),
        ),
        takes: [primer, coat === 1 && tape, brush],
        tools: ['knee-pads'],
      }),
    ),
    // Caulk holds on primed wood.
    isPainted &&
      step('caulk', steps.caulk, {
        detail: locale.format.sentences(
          compact([steps.caulk.primed, hasArchitraves(around) && steps.caulk.around]),
        ),
        minutes: minutesFor(metres(fitted), 2 * PACE.fill),
        work: works(
          needs('skirting', 'primed'),
          does('seal', 'skirting', { cures: { minutes: DRYING.caulk, kind: 'drying' } }),
        ),
        takes: [caulkLine(inputs, edges), rags],
        tools: ['caulk-gun'],
      }),
    isPainted &&
      step('paint', steps.paint, {
        minutes,
        work: works(
          needs('skirting', 'primed', 'sealed'),
          does('paint', 'skirting', { cures: { minutes: DRYING.trimPaint, kind: 'drying' } }),
        ),
        takes: [paint, tape, brush, sand, rags],
        tools: ['knee-pads', 'sanding-block'],
      }),
    isPainted &&
      step('paint-2', steps.second, {
        safety: steps.paint.safety,
        minutes,
        work: works(needs('skirting', 'painted'), does('paint', 'skirting'), {
          removes: [{ item: 'masking-tape', on: 'skirting' }],
        }),
        takes: [paint, brush],
        tools: ['knee-pads'],
      }),
  ];
}
