import {
  formatArea,
  inches,
  toArea,
  length,
  litres,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { leadRisk } from '../../takeoff/structure/gates.ts';
import { paintFor, PAINT_RATES } from '../../takeoff/structure/indoors/paint-rates.ts';
import {
  caulkLine,
  coating,
  coatingCoverage,
  labelCoverage,
  sandpaper,
  DRYING,
  knottingFor,
} from '../kit/finish/paint.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import { endMillilitres } from '../kit/treated-wood.ts';
import { safetyKit, step, minutesFor, DAY, HOUR, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { FOOT, type Coated } from './layout.ts';

/** Drying times outside in minutes at 20 °C (makers' labels). */
const DRY = { washed: 2 * DAY, primed: 16 * HOUR };

/** Work rates of one beginner, m²/h, and m/h along the foot. */
const PACE = {
  wash: 20,
  scrape: 40,
  sand: 12,
  grey: 4,
  brush: 30,
  prime: 12,
  coat: 12,
  foot: 15,
  cover: 15,
};

/** Temperature limits of the air (makers' labels), °C. */
const AIR = { least: 8, most: 25 };

/** Boards above this are reached from a ladder. */
const REACHED = mm(2000);
/** The highest board that is reached from a stepladder. */
const LADDER_REACHES = mm(3000);

/** White spirit for the brushes after each coat of oil (our estimate). */
const SPIRIT = litres(0.25);

/** Shops of China sell oil for stain: it soaks in, and the rest is wiped off. */
const isOil = ({ values, region }: Pick<Inputs, 'values' | 'region'>): boolean =>
  values.finish === 'stain' && region === 'cn';

/** Minutes that a coat of the finish dries (makers' labels: oil 12 to 24 h). */
const coatDries = (inputs: Inputs): number => (isOil(inputs) ? DRYING.solventPaint : DRYING.coat);

/** A fence belongs to its run, so that it is painted after it is built; a wall is covered by boards of its own. */
const woodOf = ({ place }: Inputs): Target => (place.kind === 'run' ? 'run' : 'part:boards');

/** Lines that several steps take, and facts about the wood. */
function sharedLines(inputs: Inputs, coated: Coated) {
  const { bill, words, values, home, locale, place } = inputs;
  const { why } = words;
  const isHigh = coated.top > REACHED;
  const mayHoldLead = leadRisk(home.country, home.built) !== 'unlikely';
  const isTested = values.state === 'painted' && mayHoldLead;
  // The boards of a wall may be as old as the house; those of a fence seldom are.
  const isStainTested = values.state === 'weathered' && place.kind === 'wall' && mayHoldLead;
  const isTall = coated.top > LADDER_REACHES;
  const isGrey = values.state === 'weathered';
  const narrow = bill.pack('paint-brush', 2, why.narrow, { like: { width: mm(50) } });
  return {
    ...safetyKit(inputs),
    isHigh,
    isTall,
    // Smooth or painted wood is filled and sanded; rough, bare wood is only brushed off.
    isSanded: values.wood === 'planed' || values.state === 'painted',
    // Work of hours at this height is done from a platform.
    ladder: isTall ? 'work-platform' : isHigh && 'stepladder',
    height: isHigh && 'height',
    lead: (isTested || isStainTested) && 'lead',
    isTested,
    isStainTested,
    finish: finishLine(inputs, coated),
    film: bill.pack(
      'masking-film',
      thousandths(coated.run, inputs.region) + toSquareMetres(coated.openings) * 1000,
      place.kind === 'run' ? why.film : why[coated.round > 0 ? 'filmWall' : 'filmPlants'],
    ),
    spirit:
      isOil(inputs) && bill.pack('white-spirit', values.coats * SPIRIT, why.spirit(values.coats)),
    narrow,
    brushes: [wideBrushes(inputs, coated), narrow].flat(),
    // A coat of oil is wiped off.
    rags: bill.pack('rags', 4 + (isOil(inputs) ? 2 * values.coats : 0), why.rags),
    sand: sandpaper(
      inputs,
      [80, 120],
      (_, nth) =>
        Math.ceil(
          toSquareMetres(coated.area) / (isTested ? OF_FILLER : isGrey && nth === 0 ? GREY : SHEET),
        ),
      (isGrey ? why.grey : why.sand)(formatArea(coated.area, locale)),
    ),
    // Paint that may be old is sanded wet, so that only its filler makes dust.
    wetPaper:
      isTested &&
      bill.pack(
        'wet-sandpaper',
        Math.ceil(toSquareMetres(coated.area) / SHEET),
        why.wetSand(formatArea(coated.area, locale)),
        { like: { grade: 240 } },
      ),
  } as const;
}
type Shared = ReturnType<typeof sharedLines>;

/** m² of coats on bare rough wood that wear out a brush (our estimate). */
const ROUGH = 100;

function wideBrushes({ bill, words, values }: Inputs, { area }: Coated) {
  const isRough = values.wood !== 'planed' && values.state !== 'painted';
  const count = isRough ? Math.ceil((toSquareMetres(area) * values.coats) / ROUGH) : 1;
  return bill.pack('paint-brush', count, words.why.brushes, { like: { width: mm(100) } });
}

/**
 * The finish. Smooth wood takes what the label of the region's tin says; rough wood soaks up more than any label says,
 * 4 to 5 m² a litre by trade practice, of which the low end; paint goes on primer or old paint, which seal rough wood.
 */
function finishLine({ bill, words, values, shelf, locale }: Inputs, coated: Coated) {
  const product = values.finish === 'stain' ? 'exterior-stain' : 'exterior-paint';
  const label = labelCoverage(shelf, product, PAINT_RATES['fence-planed']);
  const rough = PAINT_RATES[values.finish === 'paint' ? 'fence-planed' : 'fence-sawn'];
  const rate = values.wood === 'planed' ? label : Math.min(label, rough);
  return bill.pack(
    product,
    paintFor(coated.area, values.coats, rate),
    words.why.finish(formatArea(coated.area, locale), values.coats),
    { customName: values.colour },
  );
}

/** The first coat on rough wood soaks in most. */
function primerRate({ shelf, values }: Inputs): number {
  const label = coatingCoverage(shelf, 'exterior-primer');
  return values.wood === 'planed' ? label : Math.min(label, PAINT_RATES['primer-sawn']);
}

export function outsideSteps(inputs: Inputs, coated: Coated): Sparse<JobStep> {
  const shared = sharedLines(inputs, coated);
  return [
    ...lookSteps(inputs, coated),
    ...cleanSteps(inputs, coated, shared),
    sandStep(inputs, coated, shared),
    ...protectSteps(inputs, coated, shared),
    ...coatSteps(inputs, coated, shared),
    ...finishSteps(inputs, shared),
  ];
}

/** Hours of work outside in a day; with the time that a coat dries they tell how many coats a day has. */
const DAY_OUTSIDE = 10;

/** Days from the preservative to the last coat. */
function dryDays(inputs: Inputs, { area, primed, run, sides }: Coated): number {
  const { values } = inputs;
  const coat = toSquareMetres(area) / PACE.coat;
  const dries = coatDries(inputs) / HOUR;
  const coatsADay = Math.floor((DAY_OUTSIDE + dries) / (coat + dries));
  const coats = coatsADay > 0 ? values.coats / coatsADay : (values.coats * coat) / DAY_OUTSIDE;
  // The preservative and the primer each dry overnight; on long fences they follow what is dry.
  const under = [(toMm(run) * sides) / 1000 / PACE.foot, toSquareMetres(primed) / PACE.prime];
  const nights = under.map((hours) => (hours > 0 ? Math.max(1, hours / DAY_OUTSIDE) : 0));
  return Math.ceil(nights.reduce((sum, one) => sum + one, coats));
}

function lookSteps(inputs: Inputs, coated: Coated): readonly JobStep[] {
  const { words, locale, place, values } = inputs;
  const { forecast } = words.steps;
  return [
    step('forecast', forecast, {
      detail: locale.format.sentences(
        compact([
          // Wood that weathers gets dirty: the wait comes before the washing.
          values.state === 'new' && forecast.fresh,
          forecast.detail(
            formatTemperature(AIR.least, locale),
            formatTemperature(AIR.most, locale),
            dryDays(inputs, coated),
          ),
          place.kind === 'run' && forecast[values.sides === 'both' ? 'neighbour' : 'lean'],
        ]),
      ),
      minutes: 15,
    }),
  ];
}

/** Swabs for the old paint, and one to prove them; millimetres of tape for the test of its hold. */
const SWABS = 3;
const TESTED = 600;

/** Clear height below the boards of a fence, mm (trade practice), and of a wall (IRC R317.1; NHBC 6.9). */
const CLEAR = { run: 50, wall: 150 } as const;

/** Width of sheet along the foot of one side, and thousandths of a m² of it. */
const BESIDE = { metric: mm(1000), us: inches(36) } as const;
const thousandths = (run: Length, region: Inputs['region']): number =>
  toSquareMetres(toArea(run * BESIDE[region === 'us' ? 'us' : 'metric'])) * 1000;
/** Sheets along the foot move with the work (our estimate). */
const SHEETED = mm(9000);
/** A sheet of each grit for 8 m², or for the filler of 20 m²; 100 g of filler for 10 m² (trade practice). */
const SHEET = 8;
/** m² of grey, weathered wood that wear out a coarse sheet (trade practice). */
const GREY = 2;
const OF_FILLER = 20;
const FILLER = 10;

function cleanSteps(
  inputs: Inputs,
  coated: Coated,
  {
    isSanded,
    isTested,
    isStainTested,
    film,
    gloves,
    glasses,
    mask,
    rags,
    sand,
    ladder,
    lead,
    height,
  }: Shared,
): Sparse<JobStep> {
  const { words, bill, locale, values, place } = inputs;
  const { why } = words;
  const { cover, foot, wash, drop, mend, scrape, stain } = words.steps;
  const leadTest = isStainTested ? stain : words.steps.lead;
  const isOld = values.state === 'painted';
  const isRubbed = values.state === 'weathered';
  // Planed boards have a glaze that water stands on until they are sanded.
  const isTried = isSanded && !isOld;
  const wood = woodOf(inputs);
  const metres = toSquareMetres(coated.area);
  const shown = formatArea(coated.area, locale);
  return [
    lead &&
      step('lead', leadTest, {
        ...(bill.sold('lead-test') !== 'lead-test' && {
          detail: leadTest.laboratory,
          check: leadTest.none,
        }),
        minutes: 15,
        gates: ['lead'],
        takes: [bill.pack('lead-test', SWABS, why.leadTest), gloves, rags],
        tools: ['utility-knife'],
      }),
    step('cover', cover, {
      minutes: minutesFor(toMm(coated.run) / 1000, PACE.cover),
      work: { installs: [{ item: 'masking-film' }] },
      takes: [film],
      tools: ['scissors'],
    }),
    // Earth at the foot would get on wet wood.
    step('foot', foot, [formatRoundSize(CLEAR[place.kind], locale)], {
      minutes: 20,
      tools: ['spade'],
    }),
    step('wash', wash, {
      ...(values.state === 'new' && { title: wash.dirt }),
      // Shops of some regions keep no cleaner; new wood has no moss.
      ...(values.state !== 'new' && bill.sold('exterior-cleaner') !== undefined
        ? {}
        : { detail: wash.fresh }),
      minutes: minutesFor(metres, PACE.wash),
      work: does('wash', wood, { cures: { minutes: DRY.washed, kind: 'drying' } }),
      takes: [
        // New wood has no moss.
        values.state !== 'new' &&
          coating(inputs, 'exterior-cleaner', coated.area, 1, why.cleaner(shown)),
        gloves,
        glasses,
        rags,
      ],
      tools: ['bucket', 'broom', 'hose', ladder],
      gates: [lead, height],
    }),
    // Only washed wood that has dried tells how it drinks.
    step('drop', drop, {
      ...(isOld && { title: drop.holds, check: drop.dry }),
      detail:
        values.state === 'new'
          ? drop[isSanded ? 'glazed' : 'fresh']
          : isOld
            ? drop.painted
            : isSanded
              ? drop.old
              : drop.rough,
      minutes: 15,
      work: works(needs(wood, 'clean'), does('test', wood)),
      takes: [
        isOld && bill.pack('masking-tape', TESTED, why.tested),
        ...(isTried ? [sand] : []),
        ...(isTried || isRubbed ? [mask, glasses] : []),
      ],
      ...((isTried || isRubbed) && { safety: isStainTested ? scrape.stained : scrape.mask }),
      gates: [lead],
      tools: ['moisture-meter', isTried ? 'sanding-block' : isRubbed && 'broom'],
    }),
    isSanded
      ? step('mend', mend, {
          ...(isOld && { safety: isTested ? mend.old : scrape.mask }),
          // Filler on paint that comes off would come off with it.
          detail: locale.format.sentences([
            mend.boards,
            isOld ? mend.painted : values.finish === 'stain' ? mend.tinted : mend.filled,
          ]),
          minutes: 30 + (isOld ? minutesFor(metres, PACE.scrape) : 0),
          work: works(
            needs(wood, 'clean'),
            does('fill', wood, { cures: { minutes: DRYING.woodFiller, kind: 'drying' } }),
          ),
          takes: [
            bill.pack('exterior-filler', metres * FILLER, why.filler(shown)),
            isOld && mask,
            isOld && glasses,
          ],
          tools: ['hammer', 'screwdriver', 'filling-knife', ladder],
          gates: [lead, height],
        })
      : step('mend', mend, {
          detail: locale.format.sentences([mend.boards, mend.rough]),
          minutes: 30,
          work: does('fix', wood),
          tools: ['hammer', 'screwdriver', ladder],
          gates: [height],
        }),
  ];
}

function sandStep(
  inputs: Inputs,
  coated: Coated,
  {
    isSanded,
    isTested,
    isStainTested,
    sand,
    wetPaper,
    mask,
    glasses,
    rags,
    ladder,
    lead,
    height,
  }: Shared,
): JobStep {
  const { words, values } = inputs;
  const { scrape, brush } = words.steps;
  const wood = woodOf(inputs);
  const metres = toSquareMetres(coated.area);
  return isSanded
    ? step('sand', scrape, {
        detail: isTested
          ? scrape.wet
          : values.state === 'painted'
            ? scrape.painted
            : values.state === 'new'
              ? scrape.fresh
              : scrape.detail,
        safety: isTested ? scrape.safety : isStainTested ? scrape.stained : scrape.mask,
        minutes: minutesFor(metres, values.state === 'weathered' ? PACE.grey : PACE.sand),
        work: works(
          needs(wood, 'flat'),
          does('sand', wood, isTested ? { cures: { minutes: DAY, kind: 'drying' } } : {}),
          { dust: 'wood' },
        ),
        takes: [sand, wetPaper, mask, glasses, rags],
        tools: ['sanding-block', 'cloth', isTested && 'bucket', ladder],
        gates: [lead, height],
      })
    : step('brush', brush, {
        detail: values.wood === 'lapped' ? brush.detail : brush.flat,
        ...(isStainTested && { safety: scrape.stained }),
        minutes: minutesFor(metres, PACE.brush),
        work: works(needs(wood, 'clean'), does('sand', wood), { dust: 'wood' }),
        takes: [mask, glasses, rags],
        tools: ['broom', ladder],
        gates: [lead, height],
      });
}

/** The foot is soaked twice. */
const SOAKED = 2;

function protectSteps(
  inputs: Inputs,
  { run, sides, top, primed, round, foot, ends }: Coated,
  { brushes, narrow, film, gloves, rags, finish, ladder, height }: Shared,
): Sparse<JobStep> {
  const { words, locale, values, bill, place, shelf } = inputs;
  const { why } = words;
  const isWall = place.kind === 'wall';
  const { caulk, mask, preserve, prime, mix } = words.steps;
  const wood = woodOf(inputs);
  const high = formatRoundSize(toMm(FOOT), locale);
  const sheeted = length(Math.min(run, SHEETED));
  const taped = length((run + 2 * top) * sides + round);
  const soak =
    values.state === 'painted'
      ? preserve[isWall ? 'paintedWall' : 'painted']
      : preserve[isWall ? 'wall' : 'detail'];
  return [
    // American siding is caulked against its trim before it is painted again (trade practice).
    round > 0 &&
      values.state === 'painted' &&
      inputs.region === 'us' &&
      step('caulk', caulk, {
        minutes: minutesFor(toMm(round) / 1000, PACE.foot),
        dryMinutes: DRYING.caulk,
        takes: [caulkLine(inputs, round)],
        tools: ['caulk-gun', ladder],
        gates: [height],
      }),
    // Washing and sanding would take the tape off again.
    step('mask', mask, {
      ...(isWall && {
        detail: locale.format.sentences(compact([mask.wall, round > 0 && mask.openings])),
      }),
      tools: [ladder],
      gates: [height],
      minutes: minutesFor((toMm(run) * sides) / 1000, PACE.cover),
      work: works(needs(wood, 'smooth'), does('mask', wood), {
        installs: [{ item: 'dust-sheet' }, { item: 'masking-tape', on: wood }],
      }),
      takes: [
        round > 0 && film,
        bill.pack(
          'dust-sheet',
          thousandths(sheeted, inputs.region),
          why.sheets(formatRoundRun(sheeted, locale), sheeted < run, sides === 2),
        ),
        bill.pack(
          'masking-tape',
          toMm(taped),
          round > 0
            ? why.tapeWall(formatRoundRun(taped, locale))
            : why.tape(formatRoundRun(run, locale), sides === 2),
        ),
      ],
    }),
    step('preserve', preserve, {
      detail: soak(high),
      minutes: minutesFor((toMm(run) * sides) / 1000, PACE.foot),
      work: works(
        needs(wood, 'smooth'),
        does('preserve', wood, { cures: { minutes: DRYING.preserver, kind: 'drying' } }),
      ),
      takes: [
        bill.pack(
          'wood-preserver',
          paintFor(foot, SOAKED, coatingCoverage(shelf, 'wood-preserver')) +
            endMillilitres(shelf, toSquareMetres(ends)),
          why.preserver(formatRoundRun(run, locale), high, values.state === 'painted', isWall),
        ),
        // Preservative in the brush would spoil primer and paint.
        narrow,
        gloves,
      ],
      // Cut ends and post tops are at the top, too.
      tools: [ladder],
      gates: [height],
    }),
    primed > 0 &&
      step('prime', prime, {
        detail: locale.format.sentences([
          prime.knots,
          values.state === 'painted' ? prime.spots : prime.all,
        ]),
        minutes: minutesFor(toSquareMetres(primed), PACE.prime),
        work: works(
          needs(wood, 'smooth', 'preserved'),
          does('prime', wood, { cures: { minutes: DRY.primed, kind: 'drying' } }),
        ),
        takes: [
          bill.pack(
            'exterior-primer',
            paintFor(primed, 1, primerRate(inputs)),
            why.primer(formatArea(primed, locale)),
          ),
          bill.pack('knotting', knottingFor(primed), why.knots),
          rags,
          brushes,
        ],
        tools: ['paint-kettle', ladder],
        gates: [height],
      }),
    step('mix', mix, { minutes: 15, takes: [finish], tools: ['bucket', 'paint-kettle'] }),
  ];
}

function coatSteps(
  inputs: Inputs,
  coated: Coated,
  { isHigh, isTall, finish, spirit, brushes, rags, gloves, ladder, height }: Shared,
): readonly JobStep[] {
  const { words, values, bill, locale } = inputs;
  const { coat, clear } = words.steps;
  const wood = woodOf(inputs);
  const isPrimed = coated.primed > 0;
  const finished = values.finish === 'stain' ? 'oiled' : 'painted';
  const oil = isOil(inputs);
  // Brushes of oil are washed after each coat, which dries for a day.
  const wrap = !oil && values.coats > 1 && bill.pack('cling-film', 1, words.why.wrap);
  const first = values.wood === 'lapped' ? coat.first : coat.flat;
  return Array.from({ length: values.coats }, (_, i) =>
    step(`coat-${i + 1}`, coat, {
      title: coat.title(values.coats === 1 ? 0 : i + 1),
      detail: oil ? coat.oil(i > 0 ? coat.again : first) : i > 0 ? coat.next : first,
      check: i === values.coats - 1 ? coat.last : coat.check,
      safety: locale.format.sentences(
        compact([isTall ? coat.platform : isHigh ? coat.high : coat.safety, oil && clear.safety]),
      ),
      minutes: minutesFor(toSquareMetres(coated.area), PACE.coat),
      work: works(
        needs(wood, 'preserved', i > 0 ? finished : isPrimed ? 'primed' : 'smooth'),
        does(finished === 'oiled' ? 'oil' : 'paint', wood, {
          cures: { minutes: coatDries(inputs), kind: 'drying' },
        }),
      ),
      takes: [finish, brushes, wrap, spirit, rags, gloves],
      tools: ['paint-kettle', ladder],
      gates: [height, oil && 'fire'],
    }),
  );
}

function finishSteps(inputs: Inputs, { rags, spirit, ladder, height }: Shared): readonly JobStep[] {
  const { words, values } = inputs;
  const { safety, ...clear } = words.steps.clear;
  const { keep } = words.steps;
  const oil = isOil(inputs);
  return [
    step('clear', clear, {
      ...(oil && { safety }),
      minutes: 30,
      work: {
        removes: [{ item: 'dust-sheet' }, { item: 'masking-film' }, { item: 'masking-tape' }],
      },
      gates: [oil && 'fire', height],
      takes: [rags, spirit],
      tools: ['bucket', ladder],
    }),
    step('keep', keep, { detail: keep[oil ? 'oil' : values.finish], minutes: 15 }),
  ];
}
