import { SPARE_FIXINGS } from '../kit/bill.ts';
import {
  formatArea,
  formatDepth,
  formatLength,
  type Area,
  inches,
  length,
  toMm,
  toArea,
  toSquareMetres,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import { LOFT_HEAT } from '../../takeoff/structure/gates.ts';
import { LOFT_AIR, LEG_SCREWS } from '../../takeoff/structure/indoors/loft-rules.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import {
  HOUR,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
  safetyKit,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import {
  cableWay,
  LINING_LAP,
  liningBoard,
  liningHigh,
  liningPanels,
  liningScrews,
  RAIL_UP,
  railPieces,
  railScrews,
  railTimber,
  emptyIn,
  fillingWool,
  hatchSides,
  type Loft,
  lapOf,
  needsFilm,
  panelVariant,
  woolProduct,
} from './layout.ts';
import { boundsOf, regionArea } from '../../measure/outline/polygon.ts';
import { variantAtLeast, variantNearest, type PackVariant } from '../../stock/shelf.ts';
import {
  type Material,
  type PackedMaterial,
  type Panel,
  type Piece,
  gatherPieces,
} from '../../takeoff/material.ts';

/** Work rates of one beginner, m²/h; then minutes for each leg, panel, hatch and downlight. */
const PACE = { seal: 25, between: 20, across: 20 } as const;
const EACH = {
  tray: 3,
  leg: 4,
  made: 7,
  panel: 8,
  hatch: 45,
  ladder: 90,
  downlight: 10,
  rail: 60,
  lined: 90,
} as const;
const RUN = { lagging: 10 } as const;

/** The loft is above the ceiling of its place; its parts are of this job. */
const JOISTS: Target = 'part:joists';
const CEILING: Target = 'part:ceiling';
const CABLES: Target = 'part:cables';
const FILM: Target = 'part:film';
const WOOL: Target = 'part:wool';
const LEGS: Target = 'part:legs';
const EDGE: Target = 'part:hatch-edge';
const PANELS: Target = 'part:panels';

/** Minutes of work in a day, after which a mask is used up. */
const MASKED_DAY = 8 * HOUR;

/** The steps, with a mask for each of their days. */
export function loftSteps(inputs: Inputs, loft: Loft): Sparse<JobStep> {
  const lines = loftLines(inputs, loft);
  const minutes = compact(stepsWith(inputs, loft, lines)).reduce(
    (sum, one) => sum + one.minutes,
    0,
  );
  const masks = Math.max(1, Math.ceil(minutes / MASKED_DAY));
  const mask = inputs.bill.pack('dust-mask', masks, inputs.words.why.mask);
  return stepsWith(inputs, loft, { ...lines, worn: [mask, ...lines.worn.slice(1)] });
}

function stepsWith(inputs: Inputs, loft: Loft, lines: LoftLines): Sparse<JobStep> {
  return [
    ...beforeSteps(inputs, lines),
    ...serviceSteps(inputs, loft, lines),
    needsFilm(inputs, loft.wool) && filmStep(inputs, loft, lines),
    ...woolSteps(inputs, loft, lines),
    ...floorSteps(inputs, loft, lines),
    ...endSteps(inputs, loft, lines),
  ];
}

function beforeSteps({ words, locale, bill }: Inputs, { worn }: LoftLines): Sparse<JobStep> {
  const { steps, why } = words;
  return [
    step('load', steps.load, {
      minutes: 30,
      work: does('test', JOISTS),
      gates: ['bearing'],
      tools: ['tape-measure'],
    }),
    step('check', steps.check, {
      minutes: 30,
      work: works(needs(JOISTS, 'tested'), does('find', CABLES)),
      gates: ['asbestos', 'height'],
      takes: [...worn, bill.pack('loft-light', 1, why.light)],
      tools: ['stepladder', 'torch', 'first-aid-kit'],
    }),
    step('walk', steps.walk, {
      safety: steps.walk.safety(formatTemperature(LOFT_HEAT.celsius, locale), LOFT_HEAT.minutes),
      minutes: 20,
      work: works(needs(JOISTS, 'tested'), { installs: [{ item: 'crawl-board', on: JOISTS }] }),
      tools: ['crawl-board', 'knee-pads'],
    }),
  ];
}

/** m² of ceiling whose gaps a can of foam fills, and clips for a square metre (estimates). */
const FOAMED = 40;
const CLIPS = 2;
/** Airtight tape: round each hatch, and for each square metre of ceiling (an estimate), mm. */
const TAPED = 200;

/** Round the frames of all hatches, mm. */
function hatchesRound(inputs: Inputs): number {
  const [wide, long] = hatchSides(inputs);
  return (inputs.values.hatches * length(2 * (wide + long))) / 320;
}

/** Where cables go, and how to know it. */
function cableTexts(inputs: Inputs, loft: Loft) {
  const { services } = inputs.words.steps;
  const way = cableWay(inputs, loft);
  const [cables, check] = (
    {
      bare: [services.bare, services.bareCheck],
      over: [services.over, services.overCheck],
      beside: [services.detail, services.check],
      among: [services.among, services.amongCheck],
    } as const
  )[way];
  return { cables, check, isLifted: way === 'over' || way === 'beside' };
}

function serviceSteps(inputs: Inputs, loft: Loft, { worn, tape }: LoftLines): Sparse<JobStep> {
  const { area } = loft;
  const isWoolLaid = loft.deep > 0;
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { cables, check, isLifted } = cableTexts(inputs, loft);
  const isCapped = bill.sold('downlight-cap') !== undefined;
  const { pipes, downlights } = values;
  const lights = EACH.downlight * downlights;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  return [
    step('services', steps.services, {
      title:
        pipes > 0 ? steps.services.title : isLifted ? steps.services.cables : steps.services.fixed,
      detail: locale.format.sentences(
        compact([
          cables,
          pipes > 0 && steps.services.pipes,
          downlights > 0 &&
            steps.services.downlights(isCapped, !isWoolLaid, formatRoundSize(100, locale)),
        ]),
      ),
      check,
      work: works(needs(CABLES, 'found'), does('fix', CABLES)),
      minutes: roundMinutes(40 + (60 / RUN.lagging) * (toMm(pipes) / 1000) + lights),
      gates: ['cables', pipes > 0 && 'gas-water'],
      takes: [
        bill.pack(
          'cable-clips',
          CLIPS * metres,
          isLifted ? why.clips(shown) : why.clipsBare(shown),
        ),
        bill.pack(
          'pipe-lagging',
          pipes / 320,
          why.lagging(isWoolLaid, formatRoundRun(pipes, locale)),
        ),
        bill.pack('downlight-cap', downlights, why.caps),
      ],
      tools: ['hammer', 'utility-knife', 'torch'],
    }),
    step('seal', steps.seal, {
      ...(downlights > 0 && !isCapped && { check: steps.seal.lights }),
      minutes: minutesFor(metres, PACE.seal),
      work: does('seal', CEILING),
      takes: [bill.pack('expanding-foam', metres / FOAMED, why.foam(shown)), tape, ...worn],
      tools: ['utility-knife'],
    }),
  ];
}

/** Film for laps, the lap itself and the edge on walls; its tape, mm a square metre; a tube of adhesive for 8 m of edges (makers). */
const VAPOUR = {
  more: 0.1,
  lap: mm(100),
  edge: mm(100),
  tape: 1000,
  glued: mm(8000),
  staples: 10,
} as const;

function roundLoft({ surface }: Loft): Length {
  const { x0, y0, x1, y1 } = boundsOf(surface);
  return length(2 * (x1 - x0 + y1 - y0));
}

/**
 * Film laid from above: down into each bay and over each joist, so each joist adds both of its sides,
 * and up the walls at its edges.
 */
function filmOver({ values }: Inputs, loft: Loft): Area {
  const over = 1 + (2 * values.joistDepth) / values.spacing;
  return toArea((loft.area * over + roundLoft(loft) * VAPOUR.edge) * (1 + VAPOUR.more));
}

function filmStep(inputs: Inputs, loft: Loft, { worn, tape }: LoftLines): JobStep {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const metres = toSquareMetres(filmOver(inputs, loft));
  const around = roundLoft(loft);
  return step('film', steps.film, {
    detail: locale.format.sentences(
      compact([
        values.already > 0 && steps.film.old,
        steps.film.detail(formatRoundSize(toMm(VAPOUR.lap), locale)),
        steps.film.edges,
      ]),
    ),
    minutes: minutesFor(metres, PACE.seal),
    work: works(needs(CEILING, 'sealed'), needs(CABLES, 'fixed'), does('seal', FILM)),
    takes: [
      bill.pack(
        'vapour-film',
        metres * 1000,
        why.film(formatArea(loft.area, locale), formatLength(values.joistDepth, locale)),
      ),
      tape,
      bill.pack(
        'film-adhesive',
        around / VAPOUR.glued,
        why.filmEdges(formatRoundRun(around, locale)),
      ),
      bill.pack('staples', VAPOUR.staples * toSquareMetres(loft.area), why.filmStaples),
      ...worn,
    ],
    tools: ['utility-knife', 'staple-gun', 'caulk-gun', 'crawl-board'],
  });
}

/** Staples for both edges of a baffle (makers’ sheets). */
const TRAY_STAPLES = 6;

function woolSteps(inputs: Inputs, loft: Loft, { wool, worn }: LoftLines): Sparse<JobStep> {
  const { words, locale, bill, region } = inputs;
  const { steps, why } = words;
  const hasTrays = bill.sold('eave-tray') !== undefined;
  const free = hasTrays ? LOFT_AIR.eavesWithTray : LOFT_AIR.eaves;
  const trays = 2 * Math.max(1, loft.joists.length - 1);
  // Baffles of the US are stapled to the rafters, trays elsewhere pushed between them.
  const isStapled = hasTrays && region === 'us';
  return [
    loft.deep > 0 &&
      step('eaves', steps.eaves, {
        detail: (hasTrays ? steps.eaves.trays : steps.eaves.bare)(
          formatRoundSize(toMm(free), locale),
        ),
        minutes: roundMinutes(EACH.tray * trays, 20),
        work: does('fit', 'part:trays'),
        takes: [
          bill.pack('eave-tray', trays, why.trays(trays)),
          isStapled && bill.each('staples', { each: TRAY_STAPLES, places: trays }, why.stapled),
        ],
        tools: ['torch', 'crawl-board', isStapled && 'staple-gun'],
      }),
    loft.wool.between !== undefined &&
      step('between', steps.between, {
        detail: locale.format.sentences(
          compact([
            steps.between.detail,
            cableWay(inputs, loft) === 'over' &&
              loft.wool.across.length === 0 &&
              steps.services.laid,
          ]),
        ),
        minutes: minutesFor(toSquareMetres(loft.area), PACE.between),
        work: works(
          needs(CEILING, 'sealed'),
          needs(CABLES, 'fixed'),
          needsFilm(inputs, loft.wool) && needs(FILM, 'sealed'),
          does('insulate', WOOL),
        ),
        takes: [wool.between, ...worn],
        tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
      }),
  ];
}

function floorSteps(inputs: Inputs, loft: Loft, lines: LoftLines): Sparse<JobStep> {
  const { words, shelf, locale } = inputs;
  const { steps } = words;
  const { wool, area, layout, raised } = loft;
  const metres = toSquareMetres(area);
  const panels = layout.whole + layout.cut;
  const isSawn = shelf['loft-board'].form === 'not-sold';
  const empty = emptyIn(inputs, wool);
  const isInsulated = wool.between !== undefined || wool.across.length > 0;
  const laying = {
    work: works(
      needs(CABLES, 'fixed'),
      isInsulated && needs(WOOL, 'insulated'),
      raised !== undefined && needs(LEGS, 'fixed'),
      inputs.values.hatches > 0 && needs(EDGE, 'fixed'),
      does('plank', PANELS),
      { dust: 'wood' },
    ),
    takes: [lines.panels, lines.screws.panels, ...lines.worn],
    tools: ['drill', 'jigsaw', 'tape-measure', 'string-line', 'pencil', 'knee-pads', 'crawl-board'],
  } as const;
  return [
    raised !== undefined && legStep(inputs, loft, lines),
    inputs.values.hatches > 0 && edgeStep(inputs, loft, lines),
    wool.across.length > 0 &&
      step('across', steps.across, {
        detail: locale.format.sentences(
          compact([
            empty > 0 &&
              steps.across.fill(
                formatLength(empty, locale),
                lines.loose.length > 0 ? 'loose' : isWhole(inputs, empty) ? 'whole' : 'wool',
              ),
            steps.across.detail(formatRoundSize(toMm(LOFT_AIR.overWool), locale)),
            cableWay(inputs, loft) === 'over' && steps.services.laid,
          ]),
        ),
        minutes: minutesFor(metres * wool.across.length, PACE.across),
        work: works(
          needs(CEILING, 'sealed'),
          needsFilm(inputs, wool) && needs(FILM, 'sealed'),
          raised !== undefined && needs(LEGS, 'fixed'),
          does('insulate', WOOL),
        ),
        takes: [lines.loose, lines.wool.across, ...lines.worn],
        tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
      }),
    step('board', steps.board, {
      detail: locale.format.sentences(
        compact([
          isSawn && steps.board.sawn,
          raised?.made === true ? steps.board.made : steps.board.joists,
          isTongued(inputs) && steps.board.glue,
        ]),
      ),
      minutes: roundMinutes(Math.min(60, EACH.panel * Math.min(6, panels)), 30),
      gates: ['cables'],
      ...laying,
    }),
    step('rows', steps.rows, {
      minutes: roundMinutes(EACH.panel * Math.max(0, panels - 6), 20),
      ...laying,
      work: works(laying.work, { removes: [{ item: 'crawl-board', on: JOISTS }] }),
    }),
  ];
}

/** True if a wool fills an empty space as it is. */
const isWhole = (inputs: Inputs, empty: Length): boolean => {
  const filling = fillingWool(inputs, empty);
  return filling?.layers === 1 && filling.variant.thickness === empty;
};

function legStep(
  { words, locale, values }: Inputs,
  { raised, under }: Loft,
  lines: LoftLines,
): JobStep {
  const { raise } = words.steps;
  const isMade = raised?.made === true;
  const high = formatDepth(under, locale);
  return step('raise', raise, {
    title: isMade ? raise.made.title : raise.title,
    detail: locale.format.sentences(
      compact([
        isMade ? raise.made.detail(high) : raise.detail(high),
        values.hatches > 0 && (isMade ? raise.made.hatch : raise.hatch),
      ]),
    ),
    work: works(needs(JOISTS, 'tested'), does('fix', LEGS)),
    minutes: roundMinutes((isMade ? EACH.made : EACH.leg) * (raised?.legs ?? 0), 30),
    takes: [lines.legs, lines.screws.legs, lines.glasses],
    tools: [
      'drill',
      isMade && 'hand-saw',
      'string-line',
      'level-long',
      'tape-measure',
      'knee-pads',
      'crawl-board',
    ],
  });
}

/** The edge of each hatch, before wool and panels come to it. */
function edgeStep(inputs: Inputs, loft: Loft, lines: LoftLines): JobStep {
  const { words, locale, values } = inputs;
  const { edge } = words.steps;
  const isRaised = loft.raised !== undefined;
  return step('edge', edge, {
    detail: locale.format.sentences(
      compact([
        isRaised &&
          edge.lining(
            formatDepth(liningHigh(inputs, loft), locale),
            formatRoundSize(toMm(LINING_LAP), locale),
          ),
        edge.rail(formatRoundSize(toMm(RAIL_UP), locale)),
      ]),
    ),
    minutes: (isRaised ? EACH.lined : EACH.rail) * values.hatches,
    work: works(needs(JOISTS, 'tested'), does('fix', EDGE)),
    takes: [lines.rail, lines.lining, lines.screws.edge, lines.glasses],
    tools: ['drill', 'hand-saw', 'level-long', 'tape-measure', 'pencil', 'crawl-board'],
  });
}

function endSteps(inputs: Inputs, loft: Loft, { wool }: LoftLines): Sparse<JobStep> {
  const isWoolLaid = loft.deep > 0;
  const { words, values, locale, bill, region } = inputs;
  const { steps, why } = words;
  const { hatches, ladder } = values;
  const hasPanel = bill.sold('hatch-insulation') !== undefined;
  // A British ladder slides behind the hatch that is there; others have a door and a frame of their own.
  const replaced = ladder && region !== 'uk' ? Math.min(1, hatches) : 0;
  const covered = region === 'us' ? replaced : 0;
  const left = hatches - replaced;
  // Without a panel for it, a hatch gets a piece of the wool that lies in its place elsewhere.
  const scrap = wool.between.length > 0 ? wool.between : wool.across;
  return [
    (hatches > 0 || ladder) &&
      step('hatch', steps.hatch, {
        ...(left + covered === 0 && { title: steps.hatch.only }),
        ...(left > 0 &&
          !ladder &&
          !hasPanel &&
          scrap.length === 0 && { title: steps.hatch.draught }),
        detail: locale.format.sentences(
          compact([
            left > 0 &&
              (hasPanel
                ? steps.hatch.detail
                : scrap.length > 0
                  ? steps.hatch.wool
                  : steps.hatch.strip),
            ladder && (region === 'uk' ? steps.hatch.ladder : steps.hatch.unit),
            covered > 0 && steps.hatch.cover,
          ]),
        ),
        work: does('insulate', 'part:hatch'),
        minutes: Math.max(15, EACH.hatch * hatches) + (ladder ? EACH.ladder : 0),
        takes: [
          bill.pack('hatch-insulation', left + covered, covered > 0 ? why.cover : why.hatch),
          hasPanel && bill.pack('grab-adhesive', left, why.hatchGlue),
          left > 0 && !hasPanel && scrap,
          hatches > 0 &&
            bill.pack('draught-strip', (hatchesRound(inputs) * left) / hatches, why.draught),
          ladder && bill.pack('loft-ladder', 1, why.ladder),
        ],
        tools: [
          'screwdriver',
          'utility-knife',
          'stepladder',
          left > 0 && hasPanel && 'caulk-gun',
          ladder && 'drill',
        ],
      }),
    step('label', steps.label, {
      check: steps.label.check(isWoolLaid ? 'yes' : 'no'),
      minutes: 15,
      work: works(needs(PANELS, 'planked'), { loads: [PANELS] }),
      tools: ['pencil'],
    }),
  ];
}

/** Width of a ceiling joist (trade practice; US 2×). */
const JOIST = { us: inches(1.5), metric: mm(44) } as const;

/** True if loose insulation is sold there: it is poured over old wool. */
const isPoured = ({ bill }: Inputs): boolean =>
  bill.sold('blown-insulation') === 'blown-insulation';

/** Layers of one thickness are one line, whichever step lays them. */
function woolLines(inputs: Inputs, { wool, area }: Loft) {
  const { bill, words, shelf, locale, region, values } = inputs;
  const metres = toSquareMetres(area);
  const product = woolProduct(shelf);
  const layers = new Map<PackVariant, { amount: number; why: string[] }>();
  const add = (variant: PackVariant, share: number, why: string): void => {
    const { amount = 0, why: before = [] } = layers.get(variant) ?? {};
    layers.set(variant, { amount: amount + metres * share, why: [...before, why] });
  };
  const shown = formatArea(area, locale);
  const bays = 1 - JOIST[region === 'us' ? 'us' : 'metric'] / values.spacing;
  if (wool.between !== undefined) add(wool.between.variant, bays, words.why.between(shown));
  const empty = emptyIn(inputs, wool);
  const filling = empty > 0 && !isPoured(inputs) ? fillingWool(inputs, empty) : undefined;
  if (filling !== undefined) {
    add(filling.variant, bays / filling.layers, words.why.loose(formatLength(empty, locale)));
  }
  for (const layer of wool.across) add(layer.variant, 1, words.why.across(shown));
  const packed = [...layers].map(([variant, { amount, why }]) => ({
    variant,
    lines: bill.pack(product, amount * 1000, locale.format.sentences(why), { variant }),
  }));
  const linesOf = (...variants: Sparse<PackVariant>): readonly PackedMaterial[] =>
    packed.filter(({ variant }) => variants.includes(variant)).flatMap(({ lines }) => lines);
  return {
    between: linesOf(wool.between?.variant),
    across: linesOf(filling?.variant, ...wool.across.map(({ variant }) => variant)),
  };
}

/** Grams a cubic metre of loose insulation poured by hand (labels of bags). */
const POURED = 30_000;

/** Loose insulation from wool that is there already up to the tops of the joists. */
function looseLine(inputs: Inputs, { wool, area }: Loft): readonly PackedMaterial[] {
  const { bill, words, locale, region, values } = inputs;
  const empty = emptyIn(inputs, wool);
  if (!isPoured(inputs)) return [];
  const bays = 1 - JOIST[region === 'us' ? 'us' : 'metric'] / values.spacing;
  const cubic = toSquareMetres(area) * bays * (toMm(empty) / 1000);
  return bill.pack(
    'blown-insulation',
    cubic * POURED,
    words.why.loose(formatLength(empty, locale)),
  );
}

/** Airtight tape: cracks and hatch, and the laps and staples of a film. */
function tapeLine(inputs: Inputs, loft: Loft): readonly PackedMaterial[] {
  const { bill, words, locale } = inputs;
  const film = needsFilm(inputs, loft.wool) ? filmOver(inputs, loft) : undefined;
  return film !== undefined
    ? bill.pack(
        'vapour-tape',
        hatchesRound(inputs) + VAPOUR.tape * toSquareMetres(film),
        words.why.filmTape(formatArea(film, locale)),
      )
    : bill.pack(
        'vapour-tape',
        hatchesRound(inputs) + TAPED * toSquareMetres(loft.area),
        words.why.tape(formatArea(loft.area, locale)),
      );
}

/** Each brace is as long as its leg is high, on the slant. */
const SLANT = Math.SQRT2;

/** Legs with what lies on them, and the rails of hatches: of one timber where legs are made. */
function timberLines(
  inputs: Inputs,
  loft: Loft,
): Readonly<Record<'legs' | 'rail', readonly Material[]>> {
  const { bill, words, locale, values } = inputs;
  const { product, section } = railTimber(inputs);
  const legs = madePieces(inputs, loft);
  const rails = values.hatches === 0 ? [] : railPieces(inputs, loft);
  const timber =
    section === undefined
      ? []
      : bill.lengths(product, {
          section,
          pieces: gatherPieces([...legs, ...rails]),
          why: locale.format.sentences(
            compact([
              legs.length > 0 && legsWhy(inputs, loft, loft.raised?.legs ?? 0),
              rails.length > 0 && words.why.rail,
            ]),
          ),
        });
  return {
    legs: legs.length > 0 ? timber : boughtLegs(inputs, loft),
    rail: rails.length > 0 ? timber : [],
  };
}

/** Legs from the shop. */
function boughtLegs(inputs: Inputs, loft: Loft): readonly Material[] {
  const { raised } = loft;
  return raised?.variant === undefined
    ? []
    : inputs.bill.pack('loft-leg', raised.legs, legsWhy(inputs, loft, raised.legs), {
        variant: raised.variant,
      });
}

const legsWhy = ({ words, values, locale }: Inputs, { deep }: Loft, legs: number): string =>
  words.why.legs(legs, formatLength(values.spacing, locale), formatLength(deep, locale));

function madePieces(inputs: Inputs, { raised }: Loft): readonly Piece[] {
  if (raised?.made !== true) return [];
  // As a tape of the region reads it.
  const mark = inputs.region === 'us' ? inches(1 / 8) : mm(1);
  const onTape = (size: number): Length => length(Math.ceil(size / mark - 1e-6) * mark);
  const leg = onTape(raised.rise + lapOf(inputs));
  return [
    { name: 'loft-leg', length: leg, quantity: raised.legs },
    { name: 'brace', length: onTape(leg * SLANT), quantity: raised.braces },
    ...raised.runners.map((one) => ({ name: 'runner', length: one, quantity: 1 })),
  ];
}

/** Share of panels that break or are cut wrong. */
const BROKEN = 0.05;
/** Millilitres of glue in the tongues of a square metre (an estimate). */
const GLUE = 40;

/** True if panels have tongues: loft boards, not sheets of plywood. */
const isTongued = ({ region }: Inputs): boolean => region === 'uk' || region === 'eu';

const sidesOf = ({ panel }: Loft) => ({ length: panel.length, width: panel.width });

/** Panels, and the lining of hatches: of one sheet where panels are sawn. */
function panelLines(
  inputs: Inputs,
  loft: Loft,
): Readonly<Record<'panels' | 'lining', readonly Material[]>> {
  const { bill, words, locale } = inputs;
  const { sheets, why } = loft.layout;
  const variant = panelVariant(inputs);
  const spare = Math.ceil(sheets * BROKEN - 1e-9);
  const linings = liningPanels(inputs, loft);
  const lined =
    linings.length > 0 && words.why.lining(formatDepth(liningHigh(inputs, loft), locale));
  const sawn: readonly Panel[] =
    variant === undefined
      ? [{ ...sidesOf(loft), name: 'loft-panel', quantity: sheets + spare, turns: true }]
      : [];
  const plywood =
    sawn.length + linings.length === 0
      ? []
      : bill.sheets('plywood', {
          thickness: liningBoard(inputs, loft),
          panels: [...sawn, ...linings],
          why: locale.format.sentences(
            compact([sawn.length > 0 && words.why.sawn(sheets, spare), lined]),
          ),
        });
  const lining = linings.length > 0 ? plywood : [];
  if (variant === undefined) return { panels: plywood, lining };
  const boarded = toSquareMetres(regionArea(loft.boarded));
  return {
    panels: [
      ...bill.pack('loft-board', sheets, why, {
        variant,
        slack: { amount: spare, for: 'breakage' },
      }),
      ...bill.pack('wood-glue', isTongued(inputs) ? GLUE * boarded : 0, words.why.glue),
    ],
    lining,
  };
}

/** Screws of a made leg into its joist, down through the runner into it, and of a brace. */
const MADE = { foot: 2, top: 1, brace: 4 } as const;
/** Width of a screw that holds a floor or a leg, mm: thinner ones are for drawers. */
const THICK = 3.9;
/** Millimetres of a screw in the timber below, and in a leg’s end grain. */
const HOLDS = 25;
const HOLDS_END = 38;

function screwLines(
  inputs: Inputs,
  loft: Loft,
): Readonly<Record<'panels' | 'legs' | 'edge', readonly Material[]>> {
  const { shelf, words, locale } = inputs;
  const all = shelf['wood-screws'].variants;
  const [first = all[0], ...others] = all.filter(({ width = mm(0) }) => toMm(width) >= THICK);
  const variants = [first, ...others] as const;
  const sized = (size: number): PackVariant => variantNearest(variants, 'length', mm(size));
  const reaching = (size: number): PackVariant =>
    variantAtLeast(variants, 'length', mm(size)) ?? sized(size);
  const { raised, layout, panel } = loft;
  const every = formatRoundSize(300, locale);
  const timber = toMm(raised?.section?.thickness ?? mm(40));
  const panels: WantedScrews =
    raised === undefined || raised.made
      ? [reaching(toMm(panel.thickness) + HOLDS), layout.screws, words.why.screws(every)]
      : [sized(30), LEG_SCREWS.top * raised.legs, words.why.topScrews(LEG_SCREWS.top)];
  const legs: readonly WantedScrews[] =
    raised === undefined
      ? []
      : raised.made
        ? [
            [
              reaching(timber + HOLDS),
              MADE.foot * raised.legs + MADE.brace * raised.braces,
              words.why.legScrews(MADE.foot, MADE.brace),
            ],
            [reaching(timber + HOLDS_END), MADE.top * raised.legs, words.why.runnerScrews],
          ]
        : [[sized(40), LEG_SCREWS.foot * raised.legs, words.why.footScrews(LEG_SCREWS.foot)]];
  const railThick = toMm(railTimber(inputs).section?.thickness ?? mm(40));
  const lining = toMm(liningBoard(inputs, loft).thickness);
  const edge: readonly WantedScrews[] = (
    [
      [reaching(railThick + HOLDS), railScrews(inputs), words.why.railScrews],
      [reaching(lining + HOLDS), liningScrews(inputs, loft), words.why.liningScrews],
    ] as const
  ).filter(([, amount]) => amount > 0);
  const packed = gathered([...legs, ...edge, panels], locale.format.sentences).map(
    ([variant, amount, why]) => ({
      variant,
      lines: inputs.bill.pack('wood-screws', amount, why, { variant, slack: SPARE_FIXINGS }),
    }),
  );
  const linesOf = (some: readonly WantedScrews[]): readonly Material[] =>
    packed
      .filter(({ variant }) => some.some(([one]) => one === variant))
      .flatMap(({ lines }) => lines);
  return { panels: linesOf([panels]), legs: linesOf(legs), edge: linesOf(edge) };
}

type WantedScrews = readonly [PackVariant, number, string];

/** One line for uses that take the same length. */
const gathered = (
  all: readonly WantedScrews[],
  join: (sentences: readonly string[]) => string,
): readonly WantedScrews[] =>
  [...Map.groupBy(all, ([variant]) => variant)].map(([variant, uses]) => [
    variant,
    uses.reduce((sum, [, amount]) => sum + amount, 0),
    join(uses.map(([, , why]) => why)),
  ]);

/** Lines that several steps take. */
function loftLines(inputs: Inputs, loft: Loft) {
  const { glasses, gloves, mask } = safetyKit(inputs, 'work-gloves');
  const { bill, words } = inputs;
  return {
    glasses,
    // Worn wherever wool and old dust are moved.
    worn: [mask, glasses, gloves, bill.pack('overalls', 1, words.why.overalls)],
    wool: woolLines(inputs, loft),
    loose: looseLine(inputs, loft),
    tape: tapeLine(inputs, loft),
    ...timberLines(inputs, loft),
    ...panelLines(inputs, loft),
    screws: screwLines(inputs, loft),
  };
}

type LoftLines = ReturnType<typeof loftLines>;
