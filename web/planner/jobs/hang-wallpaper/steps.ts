import { en as enPlan } from '../../../language/en/job-plan.ts';
import {
  formatArea,
  formatDepth,
  formatLength,
  length,
  litres,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';
import { heightsOf } from '../../measure/outline/outline-wall.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import { CORNER_WRAP } from '../../takeoff/structure/indoors/wallpaper.ts';
import {
  coating,
  DRYING,
  WALL_RATES,
  fillStep,
  isAsbestosFree,
  isLeadFree,
  leadTestLine,
} from '../kit/finish/paint.ts';
import { PUTTY_PER_SQUARE_METRE } from '../../takeoff/structure/indoors/plasterboard.ts';
import { compact, type JobStep, type Sparse, type Target } from '../kit/contract.ts';
import { variantOfSides } from '../kit/place/own-sizes.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import {
  ladderTo,
  safetyKit,
  snapKnife,
  step,
  minutesFor,
  roundMinutes,
  DAY,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { FROM_CORNER, isLined, liningOf, type Papered } from './layout.ts';

/** Drying times in minutes at 20 °C: stripped wall (trade practice); paste without heating (labels). */
const DRY = { stripped: DAY / 2, paste: DAY };

/** Work rates of one beginner, m²/h. */
const PACE = { strip: 7.5, prime: 30, line: 5 };
/** Minutes each. */
const EACH = { cut: 4, hang: 20, corner: 15, opening: 20, first: 45 };

const wallsOf = ({ values }: Inputs): readonly Target[] =>
  values.walls.walls.map(({ id }): Target => `wall:${id}`);

/** m² that a sheet of abrasive does (trade practice). */
const SHEET = 8;

/** By the lining that shops sell: non-woven lining goes up dry on a pasted wall, pulp is pasted and soaks. */
const isNonWoven = ({ region }: Pick<Inputs, 'region'>): boolean => region === 'eu';

/** Adhesives of the paper and of its lining: paste for pulp does not hold non-woven lining. */
function pasteFor(inputs: Inputs) {
  const paper = inputs.values.paste === 'wall' ? 'paste-the-wall' : 'wallpaper-paste';
  return [paper, isNonWoven(inputs) ? 'paste-the-wall' : paper] as const;
}

/** Lines that several steps take. */
function sharedLines(inputs: Inputs, papered: Papered) {
  const { bill, words, locale } = inputs;
  const { why } = words;
  const metres = toSquareMetres(papered.area);
  const shown = formatArea(papered.area, locale);
  // Paste goes on the paper's area, trim included; lining paper is pasted like it.
  const lined = liningOf(inputs, papered.walls);
  const pasted = toSquareMetres(papered.pasted);
  const ofLining = lined ? toSquareMetres(lined.pasted) : 0;
  const [product, other] = pasteFor(inputs);
  const isOne = product === other;
  return {
    ...safetyKit(inputs),
    metres,
    shown,
    lined,
    ladder: ladderTo(length(Math.max(...papered.walls.map(({ region }) => boundsOf(region).y1)))),
    paste: bill.pack(
      product,
      (pasted + (isOne ? ofLining : 0)) * 1000,
      lined && isOne
        ? why.pasteLining(formatArea(papered.pasted, locale), formatArea(lined.pasted, locale))
        : why.paste(formatArea(papered.pasted, locale)),
    ),
    liningPaste:
      lined &&
      !isOne &&
      bill.pack(other, ofLining * 1000, why.ofLining(formatArea(lined.pasted, locale))),
    // Each of two coats of putty is sanded, too.
    sand: bill.pack('sandpaper', ((isSkimmed(inputs) ? 3 : 1) * metres) / SHEET, why.sand(shown), {
      // Putty is smoothed with finer grits than filler.
      like: { grade: inputs.region === 'cn' ? 180 : 120 },
    }),
    wetPaper: bill.pack('wet-sandpaper', metres / SHEET, why.dull(shown), { like: { grade: 240 } }),
    sponge: bill.pack('sponge', 2, why.sponges),
    rags: bill.pack('rags', 2, why.rags),
  };
}
type Shared = ReturnType<typeof sharedLines>;

/** True if rough walls are skimmed, because shops sell no lining paper. */
const isSkimmed = (inputs: Inputs): boolean => inputs.values.lining && !isLined(inputs);

export function paperSteps(inputs: Inputs, papered: Papered): Sparse<JobStep> {
  const shared = sharedLines(inputs, papered);
  return [
    ...prepareSteps(inputs, papered, shared),
    ...hangSteps(inputs, papered, shared),
    ...finishSteps(inputs, shared),
  ];
}

/** Film for the pasting table and the furniture that stays. */
const FILM = 10_000;

function prepareSteps(inputs: Inputs, papered: Papered, shared: Shared): Sparse<JobStep> {
  const { words, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { metres, shown, ladder, sand, mask, glasses, gloves } = shared;
  const { area, floor } = papered;
  const sheets = why.sheets(formatArea(floor, locale));
  // Other regions sell only a primer that evens out suction: paper does not come off it more easily.
  const primes = bill.sold('wallpaper-primer') === 'wallpaper-primer' ? why.primer : why.deepPrimer;
  return [
    step('clear', steps.clear, {
      minutes: 40,
      gates: ['cables'],
      takes: [
        bill.pack('dust-sheet', toSquareMetres(floor) * 1000, sheets),
        bill.pack('masking-film', FILM, why.film),
      ],
      tools: ['screwdriver', 'cable-finder'],
    }),
    oldGroundStep(inputs, shared),
    fillStep(inputs, {
      metres,
      shown,
      on: wallsOf(inputs),
      ladder,
      old:
        values.ground === 'bare'
          ? undefined
          : {
              takes: [
                // Paint is tested before it is rubbed dull.
                values.ground === 'paper' && leadTestLine(inputs),
                mask,
                glasses,
              ],
            },
    }),
    step('sand', steps.sand, {
      minutes: minutesFor(metres, WALL_RATES.sand),
      work: works(needs(wallsOf(inputs), 'flat'), {
        ...does('sand', wallsOf(inputs)),
        dust: 'plaster',
      }),
      gates: [values.ground !== 'bare' && 'asbestos', values.ground !== 'bare' && 'lead'],
      takes: [sand, mask, glasses],
      tools: ['torch', ladder, 'sanding-block', 'cloth'],
    }),
    // The primer binds the putty: paste on raw putty peels.
    isSkimmed(inputs) && liningStep(inputs, shared),
    step('size', steps.size, {
      minutes: minutesFor(metres, PACE.prime),
      work: works(
        needs(wallsOf(inputs), 'smooth'),
        does('prime', wallsOf(inputs), { cures: { minutes: DRYING.primer, kind: 'drying' } }),
      ),
      takes: [coating(inputs, 'wallpaper-primer', area, 1, primes(shown)), gloves],
      tools: ['paste-brush', ladder],
    }),
    isLined(inputs) && liningStep(inputs, shared),
  ];
}

/** Area of stripped paper in a sack, m²: wet paper weighs about 1 kg/m². */
const SACK = 15;

/** Strips or washes the wall: half a litre of stripper for 30 m², of cleaner for 60. */
function oldGroundStep(
  inputs: Inputs,
  { metres, shown, ladder, gloves, glasses, rags, wetPaper, mask }: Shared,
): JobStep | undefined {
  const { words, values, bill } = inputs;
  const { why } = words;
  const { strip, wash } = words.steps;
  const half = litres(0.5);
  switch (values.ground) {
    case 'paper': {
      const stripper = bill.pack('wallpaper-stripper', (metres * half) / 30, why.stripper(shown));
      return step('strip', strip, {
        detail: stripper.length > 0 ? strip.detail : strip.water,
        ...(isAsbestosFree(inputs) && { safety: strip.young }),
        minutes: minutesFor(metres, PACE.strip),
        work: does('strip', wallsOf(inputs), { cures: { minutes: DRY.stripped, kind: 'drying' } }),
        gates: ['asbestos', 'cables'],
        takes: [
          stripper,
          bill.pack('rubble-sack', metres / SACK, why.sacks(shown)),
          gloves,
          glasses,
        ],
        tools: ['paper-scorer', 'filling-knife', 'bucket', 'steamer', ladder],
      });
    }
    case 'painted':
      return step('wash', wash, {
        ...(isLeadFree(inputs) && { safety: wash.young }),
        minutes: minutesFor(metres, WALL_RATES.wash),
        dryMinutes: DRYING.washed,
        slower: 'drying',
        gates: ['lead'],
        takes: [
          leadTestLine(inputs),
          bill.pack('wall-cleaner', (metres * half) / 60, why.cleaner(shown)),
          rags,
          gloves,
          wetPaper,
          !isLeadFree(inputs) && mask,
          glasses,
        ],
        tools: ['bucket', ladder, 'sanding-block'],
      });
    case 'bare':
      return undefined;
  }
}

/** Rough walls get a layer of their own; its joins lie across those of the paper. */
function liningStep(
  { words, bill, region, locale }: Inputs,
  { metres, shown, ladder, paste, liningPaste, sand, mask, glasses, lined }: Shared,
): JobStep {
  const { why } = words;
  const { lining, putty, hang } = words.steps;
  const common = {
    minutes: minutesFor(metres, PACE.line),
    dryMinutes: DRY.paste,
    slower: 'drying',
    gates: ['height'],
  } as const;
  if (lined === undefined) {
    return step('lining', putty, {
      ...common,
      takes: [
        bill.pack('wall-putty', metres * PUTTY_PER_SQUARE_METRE * 1000, why.putty(shown)),
        sand,
        mask,
        glasses,
      ],
      tools: [
        'plastering-trowel',
        'mixing-paddle',
        'drill',
        'bucket',
        ladder,
        'torch',
        'sanding-block',
        'cloth',
      ],
    });
  }
  const { roll, rolls, halved } = lined;
  return step('lining', lining, {
    detail: locale.format.sentences(
      compact([
        hang.mix,
        isNonWoven({ region }) ? lining.nonWoven : lining.detail,
        halved && lining.halved,
      ]),
    ),
    safety: lining.reach[ladder],
    ...common,
    takes: [
      bill.pack('lining-paper', rolls, why.lining(isNonWoven({ region }), shown), {
        variant: roll,
      }),
      liningPaste || paste,
    ],
    tools: [
      !isNonWoven({ region }) && 'paste-table',
      'paste-brush',
      'paper-brush',
      'scissors',
      'bucket',
      ladder,
    ],
  });
}

/** True if drops next to each other must match. */
const hasPattern = ({ values }: Inputs): boolean => values.repeat > 0 && values.match !== 'free';

/** Papers of two patterns are two lines, though neither has a name. */
function paperLine(
  { bill, values, shelf, locale, words }: Inputs,
  { layout }: Papered,
): readonly PackedMaterial[] {
  const { repeat, match } = values;
  const sides = { length: values.rollLength, width: values.rollWidth };
  const lines = bill.pack('wallpaper', layout.rolls.length, layout.why, {
    variant: variantOfSides(shelf.wallpaper.variants, sides, 1, locale),
    customName: values.paper,
    slack: { amount: values.spares, for: 'matching' },
  });
  if (repeat === 0 || match === 'free') return lines;
  return lines.map((line) => ({
    ...line,
    id: `${line.id}_${toMm(repeat)}-${match}`,
    name: words.patterned(line.name, formatLength(repeat, locale)),
  }));
}

/** Strips that a snap-off blade cuts: eight edges, two strips each. */
const STRIPS_A_BLADE = 2 * 8;

function hangSteps(
  inputs: Inputs,
  papered: Papered,
  { ladder, paste, sponge, rags }: Shared,
): Sparse<JobStep> {
  const { words, locale, values, bill } = inputs;
  const { steps, why } = words;
  const { layout, corners, inside, outside, hasBreast, isApart, openings, first, mostRolls } =
    papered;
  const drops = layout.drops.length;
  const isPatterned = hasPattern(inputs);
  const isShort = openings > 0 && new Set(layout.drops.map((drop) => drop.length)).size > 1;
  const isSloped = new Set(papered.walls.flatMap(({ shape }) => heightsOf(shape))).size > 1;
  const trim = formatLength(values.trim, locale);
  const round = (millimetres: number): string => formatRoundSize(millimetres, locale);
  const paper = paperLine(inputs, papered);
  const blades = bill.pack('snap-blades', drops / STRIPS_A_BLADE, why.blades);
  const hanging = {
    work: does('paper', wallsOf(inputs)),
    takes: [paper, paste, blades, sponge],
    tools: [
      values.paste === 'paper' && 'paste-table',
      'paste-brush',
      'paper-brush',
      'seam-roller',
      snapKnife(inputs.region),
      // For paste, and for clean water.
      'bucket',
      ladder,
    ],
    gates: ['height'],
  } as const;
  return [
    step('start', steps.start, {
      detail: locale.format.sentences(
        compact([
          steps.start.detail(
            locale.words('jobPlan', enPlan).wall(first.wall),
            first.toRight,
            layout.rolls.length,
            mostRolls > layout.rolls.length ? mostRolls : undefined,
            round(toMm(FROM_CORNER)),
          ),
          isPatterned && hasBreast && steps.start.motif,
          isApart && steps.start.again,
        ]),
      ),
      minutes: 20,
      tools: ['tape-measure', 'level-long', 'pencil'],
    }),
    step('cut', steps.cut, {
      detail: locale.format.sentences(
        compact([
          steps.cut.detail(
            trim,
            isPatterned ? values.match : 'free',
            // A pattern is matched by eye: no finer than a tape shows.
            formatDepth(length(values.repeat / 2), locale),
          ),
          isPatterned && values.match === 'half-drop' && drops > 1 && steps.cut.order[layout.order],
          isSloped && steps.cut.slope(trim),
          isShort && steps.cut.short(trim, isPatterned),
        ]),
      ),
      check: isPatterned ? steps.cut.check : steps.cut.plain,
      minutes: roundMinutes(EACH.cut * drops),
      takes: [paper],
      tools: ['paste-table', 'tape-measure', 'scissors', 'straightedge', 'pencil'],
    }),
    step('hang', steps.hang, {
      safety: steps.hang.reach[ladder],
      detail: locale.format.sentences([
        steps.hang.mix,
        steps.hang[values.paste](formatLength(length(values.trim / 2), locale)),
        steps.hang.clean,
      ]),
      minutes: EACH.first,
      ...hanging,
      tools: [...hanging.tools, 'torch'],
    }),
    drops > 1 &&
      step('next', steps.next, {
        detail: locale.format.sentences([
          isPatterned ? steps.next.detail : steps.next.plain,
          steps.next.wet,
        ]),
        minutes: EACH.hang * (drops - 1),
        ...hanging,
      }),
    corners > 0 &&
      step('corners', steps.corners, {
        detail: locale.format.sentences(
          compact([
            inside && steps.corners.inside(round(toMm(CORNER_WRAP.inside))),
            outside && steps.corners.outside(round(toMm(CORNER_WRAP.outside))),
          ]),
        ),
        minutes: Math.max(15, EACH.corner * corners),
        ...hanging,
        tools: [...hanging.tools, 'level-long', 'tape-measure'],
      }),
    openings > 0 &&
      step('openings', steps.openings, {
        minutes: EACH.opening * openings,
        ...hanging,
        tools: [...hanging.tools, 'scissors'],
      }),
    step('sockets', steps.sockets, [round(5)], {
      minutes: 20,
      gates: ['cables'],
      takes: [blades, rags],
      tools: [snapKnife(inputs.region), 'scissors'],
    }),
  ];
}

function finishSteps({ words, bill }: Inputs, { sponge, rags, paste }: Shared): readonly JobStep[] {
  const isPaste = bill.sold('seam-adhesive') !== 'seam-adhesive';
  return [
    step('wipe', words.steps.wipe, {
      minutes: 30,
      dryMinutes: DRY.paste,
      slower: 'drying',
      takes: [sponge, rags],
      tools: ['bucket'],
    }),
    step('finish', words.steps.finish, {
      minutes: 30,
      // Without seam adhesive the paste is enough.
      ...(isPaste && { detail: words.steps.finish.paste }),
      takes: [isPaste ? paste : bill.pack('seam-adhesive', 1, words.why.seams)],
      tools: ['screwdriver', 'seam-roller'],
    }),
  ];
}
