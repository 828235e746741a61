import {
  formatArea,
  formatDepth,
  formatLength,
  inches,
  length,
  toMm,
  toSquareMetres,
  mm,
  litres,
} from '../../measure/units/units.ts';
import type { Material } from '../../takeoff/material.ts';
import { DENSITY, looseVolume } from '../../takeoff/structure/outdoors/granular.ts';
import {
  type Condition,
  type JobStep,
  compact,
  type Sparse,
  type Target,
} from '../kit/contract.ts';
import {
  SETTLING,
  UNEVEN_GROUND,
  BROKEN_UNITS,
  PEGS_TAKEN_UP,
  edgeLine,
  heavyEdging,
  toolsToMix,
} from '../kit/steps/groundwork.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import {
  safetyKit,
  type SafetyKit,
  cementGloves,
  DAY,
  step,
  minutesFor,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import { SOIL_LAYER } from '../../takeoff/structure/outdoors/lawn.ts';
import type { Inputs } from './fields.ts';
import { DRIVES, EDGING_ABOVE, gridCells, hasTrench, PATH, TOPS, type Path } from './layout.ts';

/** Minutes until a haunch holds, and until soil has settled (trade practice). */
const WAIT = { haunch: DAY, settle: 7 * DAY } as const;

/** State of the ground on which the top layer is spread. */
function topOfBase({ values }: Inputs, { base, soil }: Path): Condition['state'] {
  if (base > 0) return 'compacted';
  return values.membrane && !soil ? 'underlaid' : 'dug';
}

/** Stone that locks under wheels and in grids (makers of grids: 8 to 16 mm, or 10 to 20 mm). */
const CRUSHED = { least: 10, most: 20 } as const;

function topLine({ bill, words, place, values, locale }: Inputs, { depth, soil, blinding }: Path) {
  const { top, use } = values;
  const [product] = TOPS[top];
  const why = words.why.top(
    formatLength(depth, locale),
    formatArea(place.area, locale),
    top === 'gravel' && (blinding > 0 || DRIVES.has(use)),
    formatRoundSize(CRUSHED.least, locale),
    formatRoundSize(CRUSHED.most, locale),
  );
  if (product === 'gravel' || product === 'sharp-sand') {
    const amount = toSquareMetres(place.area) * toMm(depth) * DENSITY[product] * 1000;
    return bill.pack(product, amount, why, { slack: UNEVEN_GROUND });
  }
  const amount = looseVolume(place.area, depth);
  return bill.pack(product, amount, why, { slack: soil ? SETTLING : UNEVEN_GROUND });
}

const GRID_CUTS = 1.05;

export function looseSteps(
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
  const below = topOfBase(inputs, path);
  const cells = gridCells(depth);
  return [
    soil &&
      step('loosen', steps.loosen, {
        minutes: minutesFor(metres, 12),
        work: needs(PATH, 'dug'),
        tools: ['garden-fork', 'rake'],
      }),
    blinding > 0 &&
      step('grid', steps.grid, [under], {
        minutes: minutesFor(metres, 8),
        work: works(needs(PATH, below), does('bed', PATH), does('walk', PATH)),
        takes: [
          bill.pack('sharp-sand', sand, why.blinding(under), { slack: UNEVEN_GROUND }),
          bill.pack(
            'gravel-grid',
            metres * GRID_CUTS * 1000,
            why.grid(
              formatArea(place.area, locale),
              formatDepth(cells.least, locale),
              formatDepth(cells.most, locale),
            ),
          ),
        ],
        tools: ['rake', 'hand-saw', 'level-long'],
      }),
    step('spread', steps.spread, {
      detail: steps.spread[values.top === 'mulch' ? 'bark' : kind](
        formatLength(depth, locale),
        formatRoundSize(toMm(SOIL_LAYER), locale),
        Math.ceil(depth / SOIL_LAYER),
        blinding > 0 ? 'yes' : 'no',
      ),
      minutes: minutesFor(metres, 8),
      work: works(
        needs(PATH, blinding > 0 ? 'bedded' : below),
        soil
          ? does('bed', PATH, { cures: { minutes: WAIT.settle, kind: 'rest' } })
          : does('pave', PATH),
        { dust: 'silica' },
      ),
      takes: [top, mask, glasses, gloves],
      tools: ['wheelbarrow', 'spade', 'rake'],
      gates: ['lifting'],
    }),
    step('level', steps.level[kind], {
      ...(!soil && !values.edging && { check: steps.level.stone.flush }),
      minutes: minutesFor(metres, 20),
      work: works(needs(PATH, soil ? 'bedded' : 'paved'), does('fill', PATH), PEGS_TAKEN_UP),
      takes: [soil && top],
      tools: soil ? ['rake'] : ['rake', 'long-straightedge', 'broom'],
    }),
    step('keep', steps.keep[kind], { minutes: 15, tools: ['hose'] }),
  ];
}

/** Between spikes of an edging along gravel (makers: two feet; half of that along a curve, where it springs back). */
const SPIKES = { straight: inches(24), round: inches(12) } as const;

/** Highest edging sold by the roll (makers). */
const STRIP_HEIGHT = inches(6);

const EDGE: Target = `${PATH}/edge`;

export function edgingStep(
  inputs: Inputs,
  { trench, corners, base, dig, depth, blinding }: Path,
): JobStep {
  const { words, locale, place, region, bill, shelf } = inputs;
  const { why } = words;
  const { safety, heavy, ...edging } = words.steps.edging;
  // Outside the outline: longer by its own thickness at each corner.
  const { thickness = mm(0) } =
    shelf['path-edging'].form === 'packs' ? shelf['path-edging'].variants[0] : {};
  const weight = heavyEdging(shelf, locale);
  const run = toMm(length(place.perimeter + (trench === undefined ? 0 : corners) * thickness));
  const minutes = minutesFor(run / 1000, 3);
  const line = edgeLine(place, locale);
  const concrete = litres((run / 1_000_000) * (trench?.concrete ?? 0));
  const strip = (says: string): readonly Material[] =>
    bill.pack('path-edging', run, says, trench === undefined ? {} : { slack: BROKEN_UNITS });
  const long = formatRoundRun(mm(run), locale);
  if (region === 'us') {
    const fill = length(depth + blinding);
    const on = fill > STRIP_HEIGHT ? 'shelf' : base > 0 ? 'base' : 'bottom';
    const high = formatLength(length(Math.min(fill, STRIP_HEIGHT)), locale);
    const spikes = SPIKES[place.shape === 'circle' ? 'round' : 'straight'];
    const apart = formatRoundSize(toMm(spikes), locale);
    return step('edging', edging, {
      detail: edging.driven(on, high, ...line, apart),
      check: edging.check(line[0]),
      minutes,
      work: works(needs(PATH, base > 0 ? 'compacted' : 'dug'), {
        makes: [{ target: EDGE, state: 'edged' }],
      }),
      takes: [
        strip(why.stripEdging(long, high, on)),
        bill.pack('edging-spikes', Math.ceil(place.perimeter / spikes), why.spikes(apart)),
      ],
      tools: [
        'level-long',
        'club-hammer',
        'hand-saw',
        'tape-measure',
        'string-line',
        on === 'shelf' && 'spade',
      ],
    });
  }
  return step('edging', edging, {
    detail: locale.format.sentences(
      compact([
        edging.bedded(
          trench === undefined || hasTrench(trench, dig) ? 'trench' : 'bottom',
          formatLength(trench?.bed ?? mm(0), locale),
          formatLength(trench?.wide ?? mm(0), locale),
          formatRoundSize(toMm(EDGING_ABOVE), locale),
          ...line,
        ),
        place.shape === 'circle' && edging.curve,
      ]),
    ),
    check: edging.check(line[0]),
    safety: locale.format.sentences(compact([weight && heavy(weight), safety])),
    minutes,
    work: works(needs(PATH, 'dug'), {
      makes: [{ target: EDGE, state: 'edged', cures: { minutes: WAIT.haunch, kind: 'hardening' } }],
    }),
    takes: [
      strip(why.edging(long)),
      bill.pack('concrete-mix', concrete, why.haunch, { slack: UNEVEN_GROUND }),
      cementGloves(inputs),
      safetyKit(inputs, 'work-gloves').glasses,
    ],
    tools: [
      'level-long',
      'club-hammer',
      'bolster',
      'string-line',
      'tape-measure',
      'trowel',
      ...toolsToMix(concrete),
    ],
  });
}
