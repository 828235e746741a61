import { cementGloves } from '../kit/steps/safety.ts';
import { formatArea, formatDepth, formatLength } from '../../measure/units/format-length.ts';
import {
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import {
  beddingGrams,
  BELOW_DPC,
  DENSITY,
  jointingGrams,
  layersOf,
} from '../../takeoff/structure/outdoors/granular.ts';
import { type JobStep } from '../kit/contract.ts';
import { labelCoverage } from '../kit/finish/paint.ts';
import { type Some, present } from '../kit/compact.ts';
import {
  setOutLines,
  servicesStep,
  excavatedSoilLines,
  UNEVEN_GROUND,
  DIGGING_MINUTES,
  FABRIC_LAPS,
  HAUNCH,
} from '../kit/steps/groundwork.ts';
import { roundRun, roundSize, roundWeight, warmth } from '../kit/format-sizes.ts';
import { DAY, step, minutesFor, roundMinutes } from '../kit/steps/step.ts';
import type { Asked } from './fields.ts';
import type { Patio } from './layout.ts';

/** Until mortar may be walked on, a haunch holds, joints have set, and a patio may be sealed (makers’ and trade practice). */
const WAIT = { bed: 2 * DAY, haunch: DAY, joints: DAY, seal: 28 * DAY } as const;
/** Minutes a slab laid and a cut; square metres and metres an hour. */
const TIME = { slab: { mortar: 20, sand: 8 }, cut: 5 } as const;
const PACE = { base: 8, fabric: 30, screed: 6, edge: 3, joint: 6, seal: 15 } as const;

/** Slabs break on the lorry and under the saw (trade practice). */
const BREAKAGE = { share: 0.05, for: 'breakage' } as const;

/** What several steps take. */
function sharedLines(asked: Asked, patio: Patio) {
  const { bill, words } = asked;
  const { layout, slab } = patio;
  const { why } = words;
  return {
    gloves: bill.pack('work-gloves', 1, why.gloves),
    cementGloves: cementGloves(asked),
    glasses: bill.pack('safety-glasses', 1, why.glasses),
    mask: bill.pack('silica-mask', 2, why.mask),
    slabs: bill.pack('paving-slab', layout.tiles, slabsWhy(asked, patio), {
      variant: slab,
      slack: BREAKAGE,
    }),
  };
}
type Shared = ReturnType<typeof sharedLines>;

/** From the question where the water goes to the first chair. */
export function patioSteps(asked: Asked, patio: Patio): Some<JobStep> {
  const shared = sharedLines(asked, patio);
  return [
    ...groundSteps(asked, patio, shared),
    ...slabSteps(asked, patio, shared),
    ...lastSteps(asked, patio, shared),
  ];
}

function groundSteps(
  asked: Asked,
  { dig, drop, base }: Patio,
  { gloves, glasses, mask }: Shared,
): Some<JobStep> {
  const { words, place, values, locale, bill } = asked;
  const { steps, why } = words;
  const metres = toSquareMetres(place.area);
  const shown = formatArea(place.area, locale);
  const layers = layersOf(base);
  const deep = formatLength(base, locale);
  const stone = Math.ceil(metres * toMm(base) * DENSITY['type-1'] * 1000);
  return [
    step('plan', steps.plan, [roundSize(toMm(BELOW_DPC), locale)], {
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, [formatDepth(drop, locale)], {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      takes: setOutLines(asked, why),
      tools: ['hammer', 'tape-measure', 'level-long'],
    }),
    step('dig', steps.dig, [formatDepth(dig, locale)], {
      check: steps.dig.check(roundSize(10, locale)),
      minutes: roundMinutes((DIGGING_MINUTES * metres * toMm(dig)) / 1000),
      takes: [gloves, values.takeAway && excavatedSoilLines(asked, dig)],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    }),
    step('fabric', steps.fabric, [roundSize(300, locale)], {
      minutes: minutesFor(metres, PACE.fabric),
      takes: [bill.pack('geotextile', metres * FABRIC_LAPS * 1000, why.fabric(shown))],
      tools: ['utility-knife'],
    }),
    step('base', steps.base, [deep, layers], {
      check: steps.base.check(roundSize(10, locale)),
      minutes: minutesFor(metres * layers, PACE.base),
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

/** Grams of slurry a square metre of slab: a coat of a brush (makers’ data sheets: 1.5 to 2 kg for 5 m²). */
const PRIMER = 350;

function slabSteps(asked: Asked, patio: Patio, shared: Shared): Some<JobStep> {
  const { words, place, values, bill, locale } = asked;
  const { steps, why } = words;
  const { layout, atHouse, kilos } = patio;
  const { slabs, gloves, cementGloves, glasses, mask } = shared;
  const isMortar = values.bedding === 'mortar';
  const metres = toSquareMetres(place.area);
  const joint = roundSize(toMm(patio.joint), locale);
  return [
    step('dry', steps.dry, [joint, layout.cut], {
      minutes: minutesFor(metres, PACE.fabric),
      takes: [slabs],
      tools: ['tape-measure', 'pencil', 'long-straightedge'],
    }),
    layout.cut > 0 &&
      step('cut', steps.cut, [layout.cut, layout.cutFrom], {
        minutes: roundMinutes(layout.cut * TIME.cut),
        takes: [
          slabs,
          bill.pack('diamond-blade', 1, why.blade(layout.cut), { like: { width: mm(230) } }),
          mask,
          glasses,
        ],
        tools: ['stone-saw', 'ear-defenders', 'square', 'hose'],
        gates: ['silica'],
      }),
    bedStep(asked, patio, shared),
    step('lay', steps.lay, {
      detail: steps.lay[values.bedding](formatLength(patio.bed, locale), joint),
      check: isMortar ? steps.lay.lifted : steps.lay.rocks,
      safety: steps.lay.safety(roundWeight(kilos, locale), kilos > ONE_PERSON_LIFTS),
      minutes: roundMinutes(layout.tiles * TIME.slab[values.bedding]),
      takes: [
        slabs,
        isMortar && bill.pack('slab-primer', metres * PRIMER, why.primer),
        isMortar ? cementGloves : gloves,
        bill.pack('edge-foam', toMm(atHouse), why.strip),
      ],
      tools: ['rubber-mallet', 'trowel', 'string-line', 'knee-pads', 'suction-cups'],
      gates: ['lifting'],
    }),
    step('straight', steps.straight, [roundSize(3, locale)], {
      check: steps.straight.check(formatDepth(patio.drop, locale)),
      minutes: minutesFor(metres, PACE.fabric),
      ...(isMortar && { dryMinutes: WAIT.bed, slower: 'hardening' }),
      tools: ['long-straightedge', 'level-long', 'rubber-mallet', 'bucket'],
    }),
  ];
}

/** Mortar, or sand drawn off level. */
function bedStep(
  { words, place, values, bill, locale }: Asked,
  { bed }: Patio,
  { gloves, cementGloves, glasses, mask }: Shared,
): JobStep {
  const { steps, why } = words;
  const deep = formatLength(bed, locale);
  const metres = toSquareMetres(place.area);
  const minutes = minutesFor(metres, PACE.screed);
  if (values.bedding === 'sand') {
    const amount = Math.ceil(metres * toMm(bed) * DENSITY['sharp-sand'] * 1000);
    return step('bed', steps.sand, [deep], {
      minutes,
      takes: [bill.pack('sharp-sand', amount, why.sand(deep), { slack: UNEVEN_GROUND }), gloves],
      tools: ['wheelbarrow', 'rake', 'tamping-beam', 'level-long'],
    });
  }
  const { cement, sand } = beddingGrams(place.area, bed);
  return step('bed', steps.mortar, [warmth(5, locale), warmth(25, locale)], {
    minutes,
    takes: [
      bill.pack('sharp-sand', sand, why.mortarSand(deep), { slack: UNEVEN_GROUND }),
      bill.pack('cement', cement, why.cement, { slack: UNEVEN_GROUND }),
      cementGloves,
      glasses,
      mask,
    ],
    tools: ['mixer', 'bucket', 'spade', 'wheelbarrow'],
  });
}

/** Between spikes of an edging of pavers (makers: a foot). */
const SPIKES = inches(12);

/** American pavers on sand are held by an edging of plastic or steel; all other edges by concrete. */
function edgeStep(
  { words, values, region, bill, locale }: Asked,
  { free }: Patio,
  { cementGloves }: Shared,
): JobStep {
  const { steps, why } = words;
  const run = roundRun(free, locale);
  const minutes = minutesFor(toMm(free) / 1000, PACE.edge);
  return region === 'us' && values.bedding === 'sand'
    ? step('edge', steps.edging, [roundSize(toMm(SPIKES), locale)], {
        minutes,
        takes: [
          bill.pack('path-edging', toMm(free), why.edging(run)),
          bill.pack(
            'edging-spikes',
            Math.ceil(free / SPIKES),
            why.spikes(roundSize(toMm(SPIKES), locale)),
          ),
        ],
        tools: ['club-hammer'],
      })
    : step('edge', steps.haunch, {
        minutes,
        dryMinutes: WAIT.haunch,
        slower: 'hardening',
        takes: [
          bill.pack('concrete-mix', (toMm(free) / 1000) * HAUNCH, why.haunch(run)),
          cementGloves,
        ],
        tools: ['bucket', 'trowel', 'spade'],
      });
}

/** Mortar comes up between slabs: so much of their depth is left to joint. On sand all of it is. */
const JOINT_DEPTH = mm(30);
const SEALER = 8;
const SEAL_COATS = 2;

function lastSteps(asked: Asked, patio: Patio, shared: Shared): Some<JobStep> {
  const { words, place, values, bill, shelf, locale } = asked;
  const { steps, why } = words;
  const { thickness, joint } = patio;
  const metres = toSquareMetres(place.area);
  const depth = values.bedding === 'sand' ? thickness : length(Math.min(thickness, JOINT_DEPTH));
  const rate = labelCoverage(shelf, 'stone-sealer', SEALER);
  return [
    edgeStep(asked, patio, shared),
    step('joint', steps.joint, [warmth(5, locale)], {
      check: steps.joint.check(roundSize(2, locale)),
      minutes: minutesFor(metres, PACE.joint),
      dryMinutes: WAIT.joints,
      slower: 'hardening',
      takes: [
        bill.pack(
          'paving-joint',
          jointingGrams(place.area, values, depth, joint),
          why.joint(roundSize(toMm(joint), locale), roundSize(toMm(depth), locale)),
        ),
        shared.cementGloves,
      ],
      tools: ['broom', 'hose', 'trowel'],
    }),
    step('use', steps.use, {
      check: steps.use.check(roundSize(3, locale)),
      minutes: 15,
      ...(values.seal && { dryMinutes: WAIT.seal, slower: 'hardening' }),
      tools: ['hose'],
    }),
    values.seal &&
      step('seal', steps.seal, {
        minutes: minutesFor(metres, PACE.seal),
        takes: [
          bill.pack(
            'stone-sealer',
            ((metres * SEAL_COATS) / rate) * 1000,
            why.seal(formatArea(place.area, locale)),
          ),
          bill.pack('rags', 2, why.rags),
        ],
        tools: ['roller', 'roller-pole', 'broom'],
      }),
  ];
}

/** How many are whole and cut, and what would save some. */
function slabsWhy({ words, locale }: Asked, patio: Patio): string {
  const { why } = words;
  const { layout, shorter, narrower } = patio;
  const { thinner } = layout;
  const shown = (size: Length): string => formatLength(size, locale);
  return locale.format.sentences(
    present([
      why.slabs(layout.whole, layout.cut, layout.cutFrom),
      thinner && why.thinner(shown(thinner.narrowest), thinner.tiles),
      shorter && why.shorter(shown(shorter.by), shorter.pieces),
      narrower && why.narrower(shown(narrower.by), narrower.pieces),
    ]),
  );
}
