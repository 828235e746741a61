import { DRYING } from '../kit/finish/paint.ts';
import {
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import type { Region } from '../../stock/region.ts';
import type { Section } from '../../stock/shelf.ts';
import { gatherPieces, type Material, pieceCount, screwed } from '../../takeoff/material.ts';
import { edgeBand, rollWidth } from '../../takeoff/ground/strips.ts';
import { DENSITY, looseVolume } from '../../takeoff/structure/outdoors/granular.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import { BELOW_RIM, FILL, MOST_BOW } from '../../takeoff/structure/outdoors/raised-bed.ts';
import { liquid } from '../../takeoff/why.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatAmount, formatGrams, formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { servicesStep, SETTLING, UNEVEN_GROUND } from '../kit/steps/groundwork.ts';
import {
  safetyKit,
  type SafetyKit,
  DAY,
  step,
  minutesFor,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { endPreserver, mayHoldArsenic, treatedWhy } from '../kit/treated-wood.ts';
import type { Inputs } from './fields.ts';
import { A_JOINT, type Bed, cappingOf, postMiddle, sidePartsOf } from './layout.ts';
import { tiesOf, tiesStep } from './ties.ts';

/** Minutes until the soil has settled (trade practice). */
const SETTLED = 10 * DAY;
const GROUND: Target = 'ground/bed';
const BED: Target = 'part:bed';
const WOOD: Target = 'part:boards-and-posts';

/** Work rates of one beginner per hour: m², cuts, posts, metres, m³, metres. */
const PACE = { ground: 4, cuts: 8, posts: 4, lining: 10, fill: 0.8, rail: 3 } as const;

export function bedSteps(inputs: Inputs, bed: Bed): Sparse<JobStep> {
  const safety = {
    ...safetyKit(inputs),
    preserver: preserverLine(inputs, bed),
  };
  return [
    ...beforeSteps(inputs, bed, safety),
    ...frameSteps(inputs, bed, safety),
    linerStep(inputs, bed),
    tiesStep(inputs, bed, safety) ?? false,
    // Preserver and sawdust of treated wood stay out of the soil.
    bed.cap && capStep(inputs, bed, safety),
    ...fillSteps(inputs, bed, safety),
  ];
}

/** Two at each corner. */
const PEGS = 8;

function beforeSteps(
  { words, bill, locale, region }: Inputs,
  bed: Bed,
  { gloves }: SafetyKit,
): readonly JobStep[] {
  const { steps, why } = words;
  return [
    step('place', steps.place, [formatRoundRun(mm(20_000), locale)], {
      minutes: 20,
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services, { minutes: 20 }),
    step('wood', steps.wood, { ...(mayHoldArsenic(region) && steps.wood.noArsenic), minutes: 15 }),
    step(
      'set-out',
      steps.setOut,
      [formatLength(bed.length, locale), formatLength(bed.width, locale)],
      {
        check: steps.setOut.check(formatRoundSize(5, locale)),
        minutes: 30,
        work: works(does('mark', GROUND), {
          installs: [{ item: 'marking-pegs', count: PEGS, on: GROUND }],
        }),
        takes: [
          // All round with a fifth more for the diagonals; two pegs a corner.
          bill.pack('string-line', 2.4 * (toMm(bed.length) + toMm(bed.width)), why.string),
          bill.pack('marking-pegs', PEGS, why.pegs),
        ],
        tools: ['hammer', 'tape-measure', 'string-line'],
      },
    ),
    step('ground', steps.ground, [formatRoundSize(200, locale)], {
      check: steps.ground.check(formatRoundSize(10, locale)),
      minutes: minutesFor(toSquareMetres(bed.inside), PACE.ground),
      work: works(needs(GROUND, 'marked'), does('dig', GROUND)),
      takes: [gloves],
      tools: ['spade', 'garden-fork', 'rake', 'level-long'],
    }),
  ];
}

/** Preserver for the sawn ends of sides, posts and rail. */
const preserverLine = (inputs: Inputs, bed: Bed): readonly Material[] => {
  const ties = tiesOf(inputs, bed);
  return endPreserver(
    inputs,
    [
      [ties.section, 2 * pieceCount(ties.pieces)],
      [bed.wood.section, 2 * pieceCount(bed.pieces)],
      [bed.post, 2 * bed.posts],
      ...(bed.cap ? [railEnds(inputs, bed)] : []),
    ],
    inputs.words.why.ends,
  );
};

type Kit = SafetyKit & { readonly preserver: readonly Material[] };

/** Posts of a side that are driven once the first row is up. */
const driven = ({ bays, joints }: Bed['long']): number => bays - 1 - joints.length;

/** Where the posts between the corners are, if boards of the bed meet on some. */
function middlesOf({ words, locale, region }: Inputs, bed: Bed): readonly string[] {
  const parts = sidePartsOf(region, bed.wood.section, bed.post);
  const says = (side: 'long' | 'short'): readonly string[] => {
    const one = bed[side];
    const shown = Array.from({ length: one.bays - 1 }, (_, i) =>
      formatLength(
        length(Math.round(postMiddle(one, parts, i + 1) / parts.mark) * parts.mark),
        locale,
      ),
    );
    return shown.length > 0 ? [words.steps.stakes.middles(side, shown)] : [];
  };
  const isJointed = bed.long.boards > 1 || bed.short.boards > 1;
  return isJointed ? [...says('long'), ...says('short')] : [];
}

/** kg a m³ of treated softwood. */
const WOOD_DENSITY = 550;

/** Weight of the longest sleeper of the shop, and who lifts it; nothing of boards. */
function heavyOf({ words, bill, locale }: Inputs, { kind, wood }: Bed): string | undefined {
  if (kind !== 'sleepers') return undefined;
  const { product, section } = wood;
  const long = bill.longest(product, section);
  const cubic = (toMm(long) * toMm(section.width) * toMm(section.thickness)) / 1e9;
  const kilos = Math.ceil(cubic * WOOD_DENSITY);
  return words.steps.heavy(
    Math.ceil(kilos / ONE_PERSON_LIFTS),
    formatLength(long, locale),
    formatGrams(kilos * 1000, locale),
  );
}

/** Depth of cut of an ordinary circular saw (makers: 190 mm blade). */
const SAW_REACH = mm(65);

function frameSteps(inputs: Inputs, bed: Bed, { glasses, mask, preserver }: Kit): Sparse<JobStep> {
  const { words, values, bill, locale, region } = inputs;
  const { steps, why } = words;
  const { wood } = bed;
  const asked = formatLength(values.height, locale);
  const built = formatLength(bed.height, locale);
  const thick = length(Math.max(wood.section.thickness, bed.post.thickness));
  const isThick = thick > SAW_REACH;
  const count = pieceCount(bed.pieces) + pieceCount(tiesOf(inputs, bed).pieces);
  const cuts = count + bed.posts;
  const depth = formatRoundSize(toMm(length(bed.postLength - bed.height)), locale);
  const sides = bill.lengths(wood.product, {
    section: wood.section,
    pieces: bed.pieces,
    why: treatedWhy(why.sides(bed.rows, built), why.noArsenic, { region, locale }),
  });
  const posts = bill.lengths('fence-post', {
    section: bed.post,
    pieces: [{ name: 'post', length: bed.postLength, quantity: bed.posts }],
    why: treatedWhy(why.posts(bed.posts - 4, formatLength(bed.postLength, locale)), why.noArsenic, {
      region,
      locale,
    }),
  });
  const screws = bill.fixings(wood.screws, bed.joint, why.screws);
  // Posts on which the boards of the first row meet.
  const met = 2 * (bed.long.joints.length + bed.short.joints.length);
  const heavy = heavyOf(inputs, bed);
  const first = heavy === undefined ? steps.frame : steps.frame.row;
  return [
    step('cut', steps.cut, {
      detail: locale.format.sentences(
        compact([
          steps.cut.detail(count, bed.posts),
          built !== asked && steps.cut.height(built, asked),
          isThick && steps.cut.thick(formatLength(thick, locale)),
        ]),
      ),
      minutes: minutesFor(cuts, PACE.cuts),
      work: does('saw', WOOD),
      ...(heavy !== undefined && {
        safety: locale.format.sentences([heavy, steps.cut.safety]),
        gates: ['lifting'],
      }),
      takes: [sides, posts, glasses, mask],
      tools: [
        'circular-saw',
        isThick && 'hand-saw',
        'clamps',
        'square',
        'tape-measure',
        'pencil',
        'ear-defenders',
      ],
    }),
    step('ends', steps.ends, {
      minutes: minutesFor(cuts, 4 * PACE.cuts),
      work: works(
        needs(WOOD, 'cut'),
        does('preserve', WOOD, { cures: { minutes: DRYING.preserver, kind: 'drying' } }),
      ),
      takes: [preserver],
      tools: ['paint-kettle'],
    }),
    step('frame', steps.frame, {
      title: first.title,
      detail: locale.format.sentences(compact([first.detail(depth), met > 0 && first.jointed])),
      safety: locale.format.sentences(compact([heavy, first.safety])),
      check: steps.frame.check(formatRoundSize(5, locale)),
      minutes: minutesFor(4, PACE.posts),
      work: works(
        needs(WOOD, 'cut', 'preserved'),
        needs(GROUND, 'traced', 'dug'),
        does('assemble', BED),
        { removes: [{ item: 'marking-pegs' }] },
      ),
      takes: [sides, posts, screws],
      tools: [
        'drill',
        heavy === undefined && 'square',
        heavy !== undefined && 'tape-measure',
        'level-long',
        'club-hammer',
        'spade',
      ],
      gates: ['lifting', 'digging'],
    }),
    bed.posts > 4 + met &&
      step('stakes', steps.stakes, {
        detail: locale.format.sentences([
          steps.stakes.detail(driven(bed.long), driven(bed.short), depth, met > 0 ? 'yes' : 'no'),
          ...middlesOf(inputs, bed),
        ]),
        minutes: minutesFor(bed.posts - 4 - met, PACE.posts),
        work: works(
          needs(WOOD, 'preserved'),
          needs(GROUND, 'traced'),
          needs(BED, 'assembled'),
          does('fix', BED),
        ),
        takes: [posts, screws],
        tools: ['club-hammer', 'level-short', 'drill'],
        gates: ['digging'],
      }),
    bed.rows > 1 &&
      step('rows', steps.rows, {
        detail: locale.format.sentences(
          compact([steps.rows.detail(bed.rows, A_JOINT), met > 0 && steps.rows.jointed]),
        ),
        check: steps.rows.check(formatRoundSize(toMm(MOST_BOW), locale)),
        minutes: minutesFor((bed.rows - 1) * 4, PACE.cuts),
        work: works(needs(WOOD, 'preserved'), needs(BED, 'assembled'), does('frame', BED)),
        ...(heavy !== undefined && { safety: heavy, gates: ['lifting'] }),
        takes: [sides, screws],
        tools: ['drill', 'wood-bits', 'level-long', 'clamps'],
      }),
  ];
}

/** Overlap of the liner, its top below the rim, and staples a metre (trade practice). */
const LAP = mm(150);
const belowRim = (region: Region): Length => (region === 'us' ? inches(2) : mm(50));
const STAPLES = 30;

function linerStep({ words, bill, locale, region }: Inputs, bed: Bed): JobStep {
  const { steps, why } = words;
  const run = toMm(bed.lining) / 1000;
  const high = length(bed.height - belowRim(region));
  const amount = edgeBand('weed-membrane', { run: bed.lining, high, lap: LAP }, region);
  const wide = rollWidth('weed-membrane', region);
  return step('liner', steps.liner, [formatRoundSize(50, locale)], {
    minutes: minutesFor(run, PACE.lining),
    work: {
      ...needs(BED, 'assembled', ...(bed.rows > 1 ? (['framed'] as const) : [])),
      makes: [{ target: BED, state: 'underlaid' }],
    },
    takes: [
      bill.pack(
        'weed-membrane',
        amount,
        why.liner(formatLength(bed.height, locale), formatLength(wide, locale)),
      ),
      bill.pack('staples', Math.ceil(run * STAPLES), why.staples),
    ],
    tools: ['staple-gun', 'utility-knife'],
  });
}

const SOIL: Target = 'part:soil';

const gramsOf = (bed: Bed, depth: Length, kind: 'gravel' | 'sharp-sand'): number =>
  Math.ceil(toSquareMetres(bed.inside) * toMm(depth) * DENSITY[kind] * 1000);

function fillSteps(inputs: Inputs, bed: Bed, { gloves, mask }: Kit): Sparse<JobStep> {
  const { words, bill, locale } = inputs;
  const { steps, why } = words;
  const cubic = (toSquareMetres(bed.inside) * toMm(bed.fill)) / 1000;
  const volume = looseVolume(bed.inside, bed.fill);
  const whole = formatAmount(liquid(volume), locale);
  const stone = gramsOf(bed, bed.stone, 'gravel');
  const deep = formatRoundSize(toMm(bed.stone), locale);
  const below = formatRoundSize(toMm(BELOW_RIM), locale);
  const grit = Math.ceil(gramsOf(bed, bed.fill, 'sharp-sand') * FILL.grit);
  const part = (product: 'topsoil' | 'compost') => {
    const amount = Math.ceil(volume * FILL[product]);
    return bill.pack(product, amount, why.fill[product](whole), { slack: SETTLING });
  };
  const soil = [
    part('topsoil'),
    part('compost'),
    bill.pack('sharp-sand', grit, why.fill.grit(whole), { slack: SETTLING }),
  ];
  return [
    bed.stone > 0 &&
      step('stone', steps.stone, [deep], {
        minutes: minutesFor(toSquareMetres(bed.inside), 6),
        work: works(needs(GROUND, 'dug'), does('underlay', GROUND)),
        takes: [bill.pack('gravel', stone, why.stone(deep), { slack: UNEVEN_GROUND })],
        tools: ['wheelbarrow', 'rake'],
      }),
    step('mix', steps.mix, {
      minutes: minutesFor(cubic, 2 * PACE.fill),
      work: { ...does('assemble', SOIL), dust: 'silica' },
      takes: [...soil, mask, gloves],
      tools: ['wheelbarrow', 'spade'],
      gates: ['lifting'],
    }),
    step('fill', steps.fill, [formatRoundSize(150, locale), below], {
      minutes: minutesFor(cubic, 2 * PACE.fill),
      work: works(
        needs(BED, 'underlaid'),
        tiesOf(inputs, bed).pieces.length > 0 && needs('part:ties', 'fixed'),
        needs(SOIL, 'assembled'),
        bed.stone > 0 && needs(GROUND, 'underlaid'),
        does('bed', GROUND, { cures: { minutes: SETTLED, kind: 'rest' } }),
      ),
      takes: soil,
      tools: ['wheelbarrow', 'spade', 'rake', 'hose'],
    }),
    step('plant', steps.plant, [below], {
      minutes: 45,
      work: works(needs(GROUND, 'bedded'), does('plant', GROUND)),
      takes: soil,
      tools: ['rake', 'spade', 'garden-trowel', 'hose'],
    }),
  ];
}

const CAPPING: Target = 'part:rail';

/** Screws along the rail: their distance, number and depth. */
const CAP = { every: mm(400), each: 2, embed: mm(35) } as const;

function capStep(inputs: Inputs, bed: Bed, { glasses, mask, preserver }: Kit): JobStep {
  const { words, locale } = inputs;
  const { cap } = words.steps;
  const { long, short } = cappingOf(inputs, bed).sides;
  return step('cap', cap, {
    detail: locale.format.sentences(
      compact([
        cap.detail(CAP.each, formatRoundSize(toMm(CAP.every), locale)),
        long.length + short.length > 2 && cap.jointed,
      ]),
    ),
    minutes: minutesFor((2 * toMm(bed.length) + 2 * toMm(bed.width)) / 1000, PACE.rail),
    work: works(needs(BED, 'assembled'), does('saw', CAPPING), does('fix', CAPPING)),
    takes: [...capLines(inputs, bed), preserver, glasses, mask],
    tools: ['mitre-saw', 'drill', 'wood-bits', 'sanding-block', 'ear-defenders'],
  });
}

/** Sawn ends of the rail, for its preserver. */
function railEnds(inputs: Inputs, bed: Bed): readonly [Section, number] {
  const { section, sides } = cappingOf(inputs, bed);
  return [section, 4 * (sides.long.length + sides.short.length)];
}

function capLines(inputs: Inputs, bed: Bed) {
  const { bill, words, locale } = inputs;
  const { section, sides } = cappingOf(inputs, bed);
  const run = 2 * (bed.length + bed.width);
  return [
    bill.lengths('deck-board', {
      section,
      pieces: gatherPieces(
        [...sides.long, ...sides.short].map(([, long]) => ({
          name: 'capping',
          length: long,
          quantity: 2,
        })),
      ),
      why: // The line of the sides asks already.
        bed.wood.product === 'deck-board'
          ? words.why.cap
          : treatedWhy(words.why.cap, words.why.noArsenic, inputs),
    }),
    bill.fixings(
      'exterior-screws',
      screwed(section.thickness, CAP.embed, mm(4), {
        each: CAP.each,
        places: Math.ceil(run / CAP.every),
      }),
      words.why.capScrews(CAP.each, formatRoundSize(toMm(CAP.every), locale)),
    ),
    bill.pack('sandpaper', 1, words.why.capSand, { like: { grade: 120 } }),
  ];
}
