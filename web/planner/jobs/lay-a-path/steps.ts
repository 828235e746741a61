import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import {
  inches,
  litres,
  toMm,
  toSquareMetres,
  mm,
  type Length,
} from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { DENSITY, layersOf, looseVolume } from '../../takeoff/structure/outdoors/granular.ts';
import { type JobStep } from '../kit/contract.ts';
import { compact, type Sparse } from '../kit/compact.ts';
import {
  setOutLines,
  servicesStep,
  excavatedSoilLines,
  SETTLING,
  UNEVEN_GROUND,
  DIGGING_MINUTES,
  FABRIC_LAPS,
  HAUNCH,
} from '../kit/steps/groundwork.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import { safetyKit, type SafetyKit, cementGloves } from '../kit/steps/safety.ts';
import { DAY, step, HOUR, minutesFor, roundMinutes } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { TOPS, type Path, type PouredSlab } from './layout.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import { variantAtLeast } from '../../stock/choose-variant.ts';
import { inLengths } from '../../takeoff/deck/deck-members.ts';
import { gatherPieces } from '../../takeoff/piece.ts';
import {
  hoursUntil,
  howToMix,
  MESH,
  mostBay,
  SLAB_FALL,
  strengthAfter,
} from '../../takeoff/structure/outdoors/concrete.ts';

/** Minutes until a haunch holds, and until soil has settled (trade practice). */
const WAIT = { haunch: DAY, settle: 7 * DAY } as const;

export function pathSteps(inputs: Inputs, path: Path): Sparse<JobStep> {
  const safety = safetyKit(inputs, 'work-gloves');
  return [
    ...digSteps(inputs, path, safety),
    ...baseSteps(inputs, path, safety),
    ...(path.slab === undefined
      ? looseSteps(inputs, path, safety)
      : slabSteps(inputs, path, path.slab, safety)),
  ];
}

function digSteps(inputs: Inputs, { dig }: Path, { gloves }: SafetyKit): readonly JobStep[] {
  const { words, locale, place, values } = inputs;
  const { steps, why } = words;
  const deep = formatLength(dig, locale);
  return [
    step('plan', steps.plan, {
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, [deep], {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      takes: setOutLines(inputs, why),
      tools: ['hammer', 'tape-measure', 'level-long'],
    }),
    step('mark', steps.dig, {
      detail: locale.format.sentences(
        compact([steps.dig.detail(deep), values.takeAway && steps.dig.takeAway]),
      ),
      check: steps.dig.check(formatRoundSize(10, locale)),
      minutes: roundMinutes(DIGGING_MINUTES * cubicMetres(inputs, dig), 30),
      takes: [gloves, values.takeAway && excavatedSoilLines(inputs, dig)],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    }),
  ];
}

/** Pins a square metre (trade practice). */
const PINS = 4;

/** Fabric under a sub-base, weed membrane under gravel and bark; soil needs neither. */
function baseSteps(
  { words, locale, place, values, bill }: Inputs,
  { base, soil }: Path,
  { mask, glasses }: SafetyKit,
): Sparse<JobStep> {
  const { steps, why } = words;
  const metres = toSquareMetres(place.area);
  const shown = formatArea(place.area, locale);
  const hasBase = base > 0;
  const layers = layersOf(base);
  const deep = formatLength(base, locale);
  const stone = metres * toMm(base) * DENSITY['type-1'] * 1000;
  return [
    values.membrane &&
      !soil &&
      step('membrane', steps.membrane, [formatRoundSize(hasBase ? 300 : 150, locale)], {
        minutes: minutesFor(metres, 30),
        takes: [
          bill.pack(
            hasBase ? 'geotextile' : 'weed-membrane',
            metres * FABRIC_LAPS * 1000,
            why.membrane(shown),
          ),
          !hasBase && bill.pack('membrane-pins', Math.ceil(metres * PINS), why.pins),
        ],
        tools: ['utility-knife', !hasBase && 'hammer'],
      }),
    hasBase &&
      step('base', steps.base, [deep, layers, formatRoundSize(100, locale)], {
        check: steps.base.check(formatRoundSize(10, locale)),
        minutes: minutesFor(metres * layers, 8),
        takes: [
          bill.pack('sub-base', stone, why.base(deep, shown, layers), { slack: UNEVEN_GROUND }),
          mask,
          glasses,
        ],
        tools: ['wheelbarrow', 'rake', 'plate-compactor', 'ear-defenders', 'level-long'],
        gates: ['lifting'],
      }),
  ];
}

function topLine({ bill, words, place, values, locale }: Inputs, { depth, soil }: Path) {
  const { top } = values;
  const [product] = TOPS[top];
  const why = words.why.top(formatLength(depth, locale), formatArea(place.area, locale));
  if (product === 'gravel' || product === 'sharp-sand') {
    const amount = toSquareMetres(place.area) * toMm(depth) * DENSITY[product] * 1000;
    return bill.pack(product, amount, why, { slack: UNEVEN_GROUND });
  }
  const amount = looseVolume(place.area, depth);
  return bill.pack(product, amount, why, soil ? { slack: SETTLING } : {});
}

const GRID_CUTS = 1.05;

function looseSteps(
  inputs: Inputs,
  path: Path,
  { mask, glasses, gloves }: SafetyKit,
): Sparse<JobStep> {
  const { words, locale, place, values, bill } = inputs;
  const { steps, why } = words;
  const { soil, blinding, depth } = path;
  const metres = toSquareMetres(place.area);
  const kind = soil ? 'soil' : 'stone';
  const under = formatRoundSize(toMm(blinding), locale);
  const sand = metres * toMm(blinding) * DENSITY['sharp-sand'] * 1000;
  const top = topLine(inputs, path);
  return [
    soil &&
      step('loosen', steps.loosen, {
        minutes: minutesFor(metres, 12),
        tools: ['garden-fork', 'rake'],
      }),
    values.edging && edgingStep(inputs),
    blinding > 0 &&
      step('grid', steps.grid, [under], {
        minutes: minutesFor(metres, 8),
        takes: [
          bill.pack('sharp-sand', sand, why.blinding(under), { slack: UNEVEN_GROUND }),
          bill.pack(
            'gravel-grid',
            metres * GRID_CUTS * 1000,
            why.grid(formatArea(place.area, locale)),
          ),
        ],
        tools: ['rake', 'hand-saw', 'level-long'],
      }),
    step('spread', steps.spread, {
      detail: steps.spread[values.top === 'mulch' ? 'bark' : kind](
        formatLength(depth, locale),
        formatRoundSize(150, locale),
      ),
      minutes: minutesFor(metres, 8),
      ...(soil && { dryMinutes: WAIT.settle }),
      takes: [top, mask, glasses, gloves],
      tools: ['wheelbarrow', 'spade', 'rake'],
      gates: ['lifting'],
    }),
    step('level', steps.level[kind], {
      minutes: minutesFor(metres, 20),
      takes: [soil && top],
      tools: ['rake', 'level-long'],
    }),
    step('keep', steps.keep[kind], { minutes: 15, tools: ['hose'] }),
  ];
}

/** Between spikes of an edging along gravel (makers: two feet). */
const SPIKES = inches(24);

function edgingStep(inputs: Inputs): JobStep {
  const { words, locale, place, region, bill } = inputs;
  const { why } = words;
  const { safety, ...edging } = words.steps.edging;
  const run = toMm(place.perimeter);
  const minutes = minutesFor(run / 1000, 3);
  const strip: readonly Material[] = bill.pack(
    'path-edging',
    run,
    why.edging(formatRoundRun(place.perimeter, locale)),
  );
  if (region === 'us') {
    const apart = formatRoundSize(toMm(SPIKES), locale);
    return step('edging', edging, {
      detail: edging.driven(apart),
      minutes,
      takes: [
        strip,
        bill.pack('edging-spikes', Math.ceil(place.perimeter / SPIKES), why.spikes(apart)),
      ],
      tools: ['level-long', 'club-hammer', 'string-line'],
    });
  }
  return step('edging', edging, {
    detail: edging.bedded(formatRoundSize(10, locale)),
    safety,
    minutes,
    dryMinutes: WAIT.haunch,
    slower: 'hardening',
    takes: [
      strip,
      bill.pack('concrete-mix', (run / 1000) * HAUNCH, why.haunch),
      cementGloves(inputs),
    ],
    tools: ['level-long', 'club-hammer', 'string-line', 'bucket', 'trowel'],
  });
}

/** Minutes a cubic metre placed by two. */
const PLACING = 60;

const cubicMetres = ({ place }: Inputs, deep: Length): number =>
  (toSquareMetres(place.area) * toMm(deep)) / 1000;

/** Concrete lost in mixing and in low spots (trade practice). */
const LOST = { share: 0.08, for: 'uneven' } as const;

/** Forms, steel, concrete, and the week in which it hardens. */
function slabSteps(
  inputs: Inputs,
  path: Path,
  slab: PouredSlab,
  { glasses }: SafetyKit,
): Sparse<JobStep> {
  const { words, locale, place, bill } = inputs;
  const { steps, why } = words;
  const { depth } = path;
  const metres = toSquareMetres(place.area);
  const [long, wide] = slab.joints.bays;
  const shown = [formatArea(place.area, locale), formatLength(depth, locale)] as const;
  const amount = Math.ceil(metres * toMm(depth) * 1000);
  const isDelivered = howToMix(litres(amount / 1000)) === 'ready-mix';
  const volume = cubicMetres(inputs, depth);
  const how = howToMix(litres(volume * 1000));
  const days = (load: 'shed' | 'full'): number => hours(load) / 24;
  return [
    formStep(inputs, path),
    layStep(inputs, slab),
    step('pour', steps.pour, {
      detail: steps.pour[how](formatTemperature(5, locale), formatTemperature(30, locale)),
      minutes: roundMinutes(PLACING * volume, 60),
      takes: [
        bill.pack(
          isDelivered ? 'ready-mix' : 'concrete-mix',
          amount,
          why.concrete(...shown, isDelivered),
          { slack: LOST },
        ),
        cementGloves(inputs),
        glasses,
      ],
      tools: ['wheelbarrow', 'spade', 'rake', how === 'mixer' ? 'mixer' : 'bucket'],
      gates: ['lifting'],
    }),
    step('tamp', steps.tamp, {
      minutes: minutesFor(metres, 12),
      // Bleed water evaporates first (trade practice).
      dryMinutes: HOUR,
      slower: 'hardening',
      tools: ['tamping-beam', 'spade'],
    }),
    step(
      'float',
      steps.float,
      [
        long * wide > 1
          ? steps.float.joints(
              long,
              wide,
              formatRoundSize(roundMinutes(toMm(slab.joints.depth), 20), locale),
            )
          : steps.float.none(formatRoundRun(mostBay(depth), locale)),
      ],
      { minutes: minutesFor(metres, 8), tools: ['float', 'edging-trowel', 'broom', 'knee-pads'] },
    ),
    // Polyethylene of 0.1 mm at least (ASTM C171): cloth dries the slab.
    step('cover', steps.cover, {
      minutes: 20,
      dryMinutes: hours('walk') * HOUR,
      slower: 'hardening',
      takes: [bill.pack('damp-membrane', metres * 1.2 * 1000, why.cure)],
      tools: ['hose'],
    }),
    step('strip', steps.strip, {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 10),
      tools: ['bar', 'hammer', 'spade'],
    }),
    step('use', steps.use, [days('shed'), strengthIn(days('shed')), days('full')], {
      check: steps.use.check(formatRoundSize(5, locale)),
      minutes: 15,
      tools: ['hose'],
    }),
  ];
}

/** Pegs outside the forms, two screws each, and oil for boards that come off again (trade practice). */
const FORM_PEGS = mm(600);
const FORM_OIL = litres(0.5);

function formStep({ bill, words, place, values, shelf, locale }: Inputs, path: Path): JobStep {
  const { why } = words;
  const { forms } = words.steps;
  const { depth, sides } = path;
  const { variants } = shelf['formwork-board'];
  const widest = variants.reduce((a, b) => (b.width > a.width ? b : a));
  const section = variantAtLeast(variants, 'width', depth) ?? widest;
  const longest = bill.longest('formwork-board', section);
  const high = Math.ceil(depth / section.width);
  const pegs = Math.ceil(place.perimeter / FORM_PEGS) + sides.length;
  const pieces = sides.map((side) => {
    const one = inLengths('form', side, longest);
    return { ...one, quantity: one.quantity * high };
  });
  return step(
    'forms',
    forms,
    [
      formatLength(depth, locale),
      formatRoundSize(1000 * SLAB_FALL, locale),
      formatRoundSize(1000, locale),
      2 * high,
    ],
    {
      check: forms.check(formatRoundSize(5, locale)),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 4),
      takes: [
        bill.lengths('formwork-board', {
          section,
          pieces: gatherPieces(pieces),
          why: why.forms(high),
        }),
        bill.pack('marking-pegs', pegs, why.formPegs(formatRoundSize(toMm(FORM_PEGS), locale))),
        bill.each('wood-screws', { each: 2 * high, places: pegs }, why.formScrews, {
          like: { length: mm(50) },
        }),
        bill.pack('form-oil', FORM_OIL, why.oil),
        values.besideWall && bill.pack('edge-foam', toMm(sides[0] ?? mm(0)), why.strip),
      ],
      tools: ['hand-saw', 'drill', 'club-hammer', 'level-long', 'string-line'],
    },
  );
}

function layStep(inputs: Inputs, slab: PouredSlab): JobStep | false {
  const { words, locale, place, bill } = inputs;
  const { lay } = words.steps;
  const metres = toSquareMetres(place.area);
  return (
    (slab.mesh || slab.membrane) &&
    step('mesh', lay, {
      detail: locale.format.sentences(
        compact([
          slab.membrane && lay.damp(formatRoundSize(300, locale)),
          slab.mesh && lay.mesh(formatLength(MESH.lap, locale), formatLength(MESH.cover, locale)),
        ]),
      ),
      minutes: minutesFor(metres, 15),
      takes: [
        slab.membrane &&
          bill.pack(
            'damp-membrane',
            metres * 1.15 * 1000,
            words.why.damp(formatArea(place.area, locale)),
          ),
        ...(slab.mesh ? meshLines(inputs) : []),
      ],
      tools: ['utility-knife', slab.mesh && 'bolt-cutter'],
    })
  );
}

/** Spacers a square metre under mesh. */
const SPACERS = 4;

const rows = (run: number, one: number): number =>
  Math.max(1, Math.ceil((run - MESH.lap) / (one - MESH.lap)));

/** Full sheets with laps, along or across the slab, the option with fewer sheets. */
function meshLines({
  bill,
  words,
  place,
  shelf,
  locale,
}: Inputs): readonly (readonly Material[])[] {
  const [thickness] = shelf.mesh.variants;
  const [first, ...rest] = thickness.sheets;
  const sheet = rest.reduce((a, b) => (b.length * b.width > a.length * a.width ? b : a), first);
  const { x0, y0, x1, y1 } = boundsOf(place.region);
  const count = (long: number, wide: number): number => rows(x1 - x0, long) * rows(y1 - y0, wide);
  const quantity = Math.min(count(sheet.length, sheet.width), count(sheet.width, sheet.length));
  return [
    bill.sheets('mesh', {
      thickness,
      panels: [{ name: 'mesh', length: sheet.length, width: sheet.width, quantity, turns: true }],
      snapped: true,
      why: words.why.mesh(formatLength(MESH.lap, locale)),
    }),
    bill.pack(
      'mesh-spacers',
      Math.ceil(toSquareMetres(place.area) * SPACERS),
      words.why.spacers(formatLength(MESH.cover, locale)),
      { like: { width: MESH.cover } },
    ),
  ];
}

/** Hours at 20 °C, which is in the table. */
function hours(load: 'walk' | 'shed' | 'full'): number {
  const answer = hoursUntil(load, 20);
  return answer.ok ? answer.value : 48;
}

/** Strength after a number of days at 20 °C, in per cent for a sentence. */
function strengthIn(days: number): number {
  const answer = strengthAfter(days, 20);
  return answer.ok ? Math.round(20 * answer.value) * 5 : 0;
}
