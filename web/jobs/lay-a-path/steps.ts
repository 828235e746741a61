import { formatLength } from '../../measure/format-length.ts';
import { litres, toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import {
  hoursUntil,
  howToMix,
  MESH,
  SLAB_FALL,
  strengthAfter,
} from '../../takeoff/structure/concrete.ts';
import { layersOf } from '../../takeoff/structure/granular.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, warmth } from '../kit/round-size.ts';
import { spoilProduct } from '../kit/spoil.ts';
import type { Whole } from './bill.ts';
import { servicesStep } from '../kit/services-step.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Until water that rises from concrete is gone; until a haunch holds; until soil has sunk (trade practice). */
const WAIT = { bleed: HOUR, haunch: DAY, settle: 7 * DAY } as const;
/** Minutes a cubic metre dug by hand, and placed by two. */
const DIGGING = 75;
const PLACING = 60;

const cubicMetres = ({ place }: Whole, deep: Length): number =>
  (toSquareMetres(place.area) * toMm(deep)) / 1000;

const fives = (minutes: number, least = 15): number => Math.max(least, Math.round(minutes / 5) * 5);

/** From the question where the water goes to the first walk over it. */
export function pathSteps(asked: Whole): readonly Step[] {
  return [
    ...digSteps(asked),
    ...baseSteps(asked),
    ...(asked.path.slab === undefined ? looseSteps(asked) : slabSteps(asked)),
  ];
}

function digSteps(asked: Whole): readonly Step[] {
  const { words, locale, place, path, values, bill } = asked;
  const { steps } = words;
  return [
    {
      id: 'plan',
      ...steps.plan,
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    },
    servicesStep(steps.services),
    {
      id: 'set-out',
      title: steps.setOut.title,
      detail: steps.setOut.detail(formatLength(path.dig, locale)),
      check: steps.setOut.check,
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      uses: ['string-line', 'marking-pegs'],
      tools: ['hammer', 'tape-measure', 'level-long'],
    },
    {
      id: 'mark',
      title: steps.dig.title,
      detail: locale.format.sentences([
        steps.dig.detail(formatLength(path.dig, locale)),
        ...(values.takeAway ? [steps.dig.takeAway] : []),
      ]),
      check: steps.dig.check(roundSize(10, locale)),
      safety: steps.dig.safety,
      minutes: fives(DIGGING * cubicMetres(asked, path.dig), 30),
      uses: ['work-gloves', ...(values.takeAway ? [spoilProduct(bill)] : [])],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    },
  ];
}

function baseSteps(asked: Whole): readonly Step[] {
  const { words, locale, place, path, values } = asked;
  const { steps } = words;
  const metres = toSquareMetres(place.area);
  const laid: Step = {
    id: 'membrane',
    title: steps.membrane.title,
    detail: steps.membrane.detail(roundSize(path.base > 0 ? 300 : 150, locale)),
    check: steps.membrane.check,
    minutes: minutesFor(metres, 30),
    uses: path.base > 0 ? ['geotextile'] : ['weed-membrane', 'membrane-pins'],
    tools: ['utility-knife', ...(path.base > 0 ? [] : (['hammer'] as const))],
  };
  return [
    ...(values.membrane && !path.soil ? [laid] : []),
    ...(path.base === 0
      ? []
      : [
          {
            id: 'base',
            title: steps.base.title,
            detail: steps.base.detail(
              formatLength(path.base, locale),
              layersOf(path.base),
              roundSize(100, locale),
            ),
            check: steps.base.check(roundSize(10, locale)),
            safety: steps.base.safety,
            minutes: minutesFor(metres * layersOf(path.base), 8),
            uses: ['sub-base', 'dust-mask', 'safety-glasses'],
            tools: ['wheelbarrow', 'rake', 'plate-compactor', 'ear-defenders', 'level-long'],
            gates: ['lifting'],
          } satisfies Step,
        ]),
  ];
}

const TOPS = {
  gravel: 'gravel',
  sand: 'sharp-sand',
  mulch: 'bark',
  compost: 'compost',
  topsoil: 'topsoil',
} as const;

function looseSteps(asked: Whole): readonly Step[] {
  const { words, locale, place, path, values } = asked;
  const { steps } = words;
  const metres = toSquareMetres(place.area);
  const { top } = values;
  const product = top === 'concrete' ? 'gravel' : TOPS[top];
  const soil = path.soil;
  return [
    ...(soil
      ? [
          {
            id: 'loosen',
            ...steps.loosen,
            minutes: minutesFor(metres, 12),
            tools: ['garden-fork', 'rake'],
          } satisfies Step,
        ]
      : []),
    ...(values.edging ? [edgingStep(asked)] : []),
    ...(path.blinding > 0
      ? [
          {
            id: 'grid',
            title: steps.grid.title,
            detail: steps.grid.detail(roundSize(toMm(path.blinding), locale)),
            check: steps.grid.check,
            minutes: minutesFor(metres, 8),
            uses: ['sharp-sand', 'gravel-grid'],
            tools: ['rake', 'hand-saw', 'level-long'],
          } satisfies Step,
        ]
      : []),
    {
      id: 'spread',
      title: steps.spread.title,
      detail: steps.spread[soil ? 'soil' : top === 'mulch' ? 'bark' : 'stone'](
        formatLength(path.depth, locale),
        roundSize(150, locale),
      ),
      check: steps.spread.check,
      safety: steps.spread.safety,
      minutes: minutesFor(metres, 8),
      ...(soil ? { dryMinutes: WAIT.settle } : {}),
      uses: [product, 'dust-mask', 'safety-glasses', 'work-gloves'],
      tools: ['wheelbarrow', 'spade', 'rake'],
      gates: ['lifting'],
    },
    {
      id: 'level',
      ...steps.level[soil ? 'soil' : 'stone'],
      minutes: minutesFor(metres, 20),
      uses: soil ? [product] : [],
      tools: ['rake', 'level-long'],
    },
    { id: 'keep', ...steps.keep[soil ? 'soil' : 'stone'], minutes: 15, tools: ['hose'] },
  ];
}

function edgingStep({ words, locale, place, region }: Whole): Step {
  const { edging } = words.steps;
  const isDriven = region === 'us';
  return {
    id: 'edging',
    title: edging.title,
    detail: isDriven ? edging.driven : edging.bedded(roundSize(10, locale)),
    check: edging.check,
    ...(isDriven
      ? {}
      : { safety: edging.safety, dryMinutes: WAIT.haunch, slower: 'hardening' as const }),
    minutes: minutesFor(toMm(place.perimeter) / 1000, 3),
    uses: isDriven
      ? ['path-edging', 'marking-pegs']
      : ['path-edging', 'concrete-mix', 'waterproof-gloves'],
    tools: [
      'level-long',
      'club-hammer',
      'string-line',
      ...(isDriven ? [] : (['bucket', 'trowel'] as const)),
    ],
  };
}

function slabSteps(asked: Whole): readonly Step[] {
  const { words, locale, place, path } = asked;
  const { slab } = path;
  if (slab === undefined) return [];
  const { steps } = words;
  const metres = toSquareMetres(place.area);
  const run = toMm(place.perimeter) / 1000;
  const volume = cubicMetres(asked, path.depth);
  const how = howToMix(litres(volume * 1000));
  const [long, wide] = slab.joints.bays;
  return [
    {
      id: 'forms',
      title: steps.forms.title,
      detail: steps.forms.detail(
        formatLength(path.depth, locale),
        roundSize(1000 * SLAB_FALL, locale),
        roundSize(1000, locale),
      ),
      check: steps.forms.check(roundSize(5, locale)),
      minutes: minutesFor(run, 4),
      uses: ['formwork-board', 'marking-pegs', 'wood-screws', 'form-oil', ...strip(asked)],
      tools: ['hand-saw', 'drill', 'club-hammer', 'level-long', 'string-line'],
    },
    ...(slab.mesh || slab.membrane ? [layStep(asked, slab.mesh, slab.membrane)] : []),
    {
      id: 'pour',
      title: steps.pour.title,
      detail: steps.pour[how](warmth(5, locale), warmth(30, locale)),
      check: steps.pour.check,
      safety: steps.pour.safety,
      minutes: fives(PLACING * volume, 60),
      uses: [
        how === 'ready-mix' ? 'ready-mix' : 'concrete-mix',
        'waterproof-gloves',
        'safety-glasses',
      ],
      tools: [
        'wheelbarrow',
        'spade',
        'rake',
        ...(how === 'mixer' ? (['mixer'] as const) : (['bucket'] as const)),
      ],
      gates: ['lifting'],
    },
    {
      id: 'tamp',
      title: steps.tamp.title,
      detail: steps.tamp.detail,
      check: steps.tamp.check,
      minutes: minutesFor(metres, 12),
      dryMinutes: WAIT.bleed,
      slower: 'hardening',
      tools: ['tamping-beam', 'spade'],
    },
    {
      id: 'float',
      title: steps.float.title,
      detail: steps.float.detail(
        long * wide > 1
          ? steps.float.joints(long, wide, formatLength(slab.joints.depth, locale))
          : '',
      ),
      check: steps.float.check,
      minutes: minutesFor(metres, 8),
      tools: ['float', 'edging-trowel', 'broom', 'knee-pads'],
    },
    {
      id: 'cover',
      ...steps.cover,
      minutes: 20,
      dryMinutes: hours('walk') * HOUR,
      slower: 'hardening',
      uses: ['dust-sheet'],
      tools: ['hose'],
    },
    {
      id: 'strip',
      ...steps.strip,
      minutes: minutesFor(run, 10),
      tools: ['bar', 'hammer', 'spade'],
    },
    {
      id: 'use',
      title: steps.use.title,
      detail: steps.use.detail(
        hours('shed') / 24,
        strengthIn(hours('shed') / 24),
        hours('full') / 24,
      ),
      check: steps.use.check(roundSize(5, locale)),
      minutes: 15,
      tools: ['hose'],
    },
  ];
}

/** At 20 °C, which is in the table. */
function hours(load: 'walk' | 'shed' | 'full'): number {
  const answer = hoursUntil(load, 20);
  return answer.ok ? answer.value : 48;
}

/** Per cent of its strength after so many days at 20 °C, as a sentence needs it. */
function strengthIn(days: number): number {
  const answer = strengthAfter(days, 20);
  return answer.ok ? Math.round(20 * answer.value) * 5 : 0;
}

const strip = ({ values }: Whole) => (values.besideWall ? (['edge-foam'] as const) : []);

function layStep({ words, locale, place }: Whole, mesh: boolean, damp: boolean): Step {
  const { lay } = words.steps;
  return {
    id: 'mesh',
    title: lay.title,
    detail: locale.format.sentences([
      ...(damp ? [lay.damp(roundSize(300, locale))] : []),
      ...(mesh ? [lay.mesh(formatLength(MESH.lap, locale), formatLength(MESH.cover, locale))] : []),
    ]),
    check: lay.check,
    minutes: minutesFor(toSquareMetres(place.area), 15),
    uses: [
      ...(damp ? (['damp-membrane'] as const) : []),
      ...(mesh ? (['mesh', 'mesh-spacers'] as const) : []),
    ],
    tools: ['utility-knife', ...(mesh ? (['bolt-cutter'] as const) : [])],
  };
}
