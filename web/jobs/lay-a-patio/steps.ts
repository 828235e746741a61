import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units.ts';
import { BELOW_DPC, layersOf } from '../../takeoff/structure/granular.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, roundWeight, warmth } from '../kit/round-size.ts';
import { spoilProduct } from '../kit/spoil.ts';
import { isDriven, type Whole } from './bill.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import { servicesStep } from '../kit/services-step.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Until mortar may be walked on, a haunch holds, joints have set, and a patio may be sealed (makers’ and trade practice). */
const WAIT = { bed: 2 * DAY, haunch: DAY, joints: DAY, seal: 28 * DAY } as const;
/** Minutes a cubic metre dug by hand, a slab laid and a cut; square metres and metres an hour. */
const TIME = { dig: 75, slab: { mortar: 20, sand: 8 }, cut: 5 } as const;
const PACE = { base: 8, fabric: 30, screed: 6, edge: 3, joint: 6, seal: 15 } as const;

/** To five minutes, and no less than a quarter of an hour. */
const fives = (minutes: number): number => minutesFor(minutes, HOUR);

/** From the question where the water goes to the first chair. */
export const patioSteps = (asked: Whole): readonly Step[] => [
  ...groundSteps(asked),
  ...slabSteps(asked),
  ...lastSteps(asked),
];

function groundSteps({ words, place, patio, values, locale, bill }: Whole): readonly Step[] {
  const { steps } = words;
  const metres = toSquareMetres(place.area);
  const dig = formatLength(patio.dig, locale);
  return [
    {
      id: 'plan',
      title: steps.plan.title,
      detail: steps.plan.detail(roundSize(toMm(BELOW_DPC), locale)),
      check: steps.plan.check,
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    },
    servicesStep(steps.services),
    {
      id: 'set-out',
      title: steps.setOut.title,
      detail: steps.setOut.detail(formatLength(patio.drop, locale)),
      check: steps.setOut.check,
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      uses: ['string-line', 'marking-pegs'],
      tools: ['hammer', 'tape-measure', 'level-long'],
    },
    {
      id: 'dig',
      title: steps.dig.title,
      detail: steps.dig.detail(dig),
      check: steps.dig.check(roundSize(10, locale)),
      safety: steps.dig.safety,
      minutes: fives((TIME.dig * metres * toMm(patio.dig)) / 1000),
      uses: ['work-gloves', ...(values.takeAway ? [spoilProduct(bill)] : [])],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    },
    {
      id: 'fabric',
      title: steps.fabric.title,
      detail: steps.fabric.detail(roundSize(300, locale)),
      check: steps.fabric.check,
      minutes: minutesFor(metres, PACE.fabric),
      uses: ['geotextile'],
      tools: ['utility-knife'],
    },
    {
      id: 'base',
      title: steps.base.title,
      detail: steps.base.detail(formatLength(patio.base, locale), layersOf(patio.base)),
      check: steps.base.check(roundSize(10, locale)),
      safety: steps.base.safety,
      minutes: minutesFor(metres * layersOf(patio.base), PACE.base),
      uses: ['sub-base', 'silica-mask', 'safety-glasses'],
      tools: ['wheelbarrow', 'rake', 'plate-compactor', 'ear-defenders', 'level-long'],
      gates: ['lifting'],
    },
  ];
}

function slabSteps(asked: Whole): readonly Step[] {
  const { words, place, patio, values, locale } = asked;
  const { steps } = words;
  const { layout } = patio;
  const isMortar = values.bedding === 'mortar';
  const metres = toSquareMetres(place.area);
  const bed = formatLength(patio.bed, locale);
  const joint = roundSize(toMm(patio.joint), locale);
  const isHeavy = patio.kilos > ONE_PERSON_LIFTS;
  return [
    {
      id: 'dry',
      title: steps.dry.title,
      detail: steps.dry.detail(joint, layout.cut),
      check: steps.dry.check,
      minutes: minutesFor(metres, PACE.fabric),
      uses: ['paving-slab'],
      tools: ['tape-measure', 'pencil', 'long-straightedge'],
    },
    ...(layout.cut === 0 ? [] : [cutStep(asked)]),
    {
      id: 'bed',
      ...(isMortar
        ? { ...steps.mortar, detail: steps.mortar.detail(warmth(5, locale), warmth(25, locale)) }
        : { ...steps.sand, detail: steps.sand.detail(bed) }),
      minutes: minutesFor(metres, PACE.screed),
      uses: isMortar
        ? ['sharp-sand', 'cement', 'waterproof-gloves', 'safety-glasses', 'silica-mask']
        : ['sharp-sand', 'work-gloves'],
      tools: isMortar
        ? ['mixer', 'bucket', 'spade', 'wheelbarrow']
        : ['wheelbarrow', 'rake', 'tamping-beam', 'level-long'],
    },
    {
      id: 'lay',
      title: steps.lay.title,
      detail: (isMortar ? steps.lay.mortar : steps.lay.sand)(bed, joint),
      check: isMortar ? steps.lay.lifted : steps.lay.rocks,
      safety: steps.lay.safety(roundWeight(patio.kilos, locale), isHeavy),
      minutes: fives(layout.tiles * TIME.slab[values.bedding]),
      uses: [
        'paving-slab',
        ...(isMortar
          ? (['slab-primer', 'waterproof-gloves'] as const)
          : (['work-gloves'] as const)),
        ...(patio.atHouse > 0 ? (['edge-foam'] as const) : []),
      ],
      tools: ['rubber-mallet', 'trowel', 'string-line', 'knee-pads', 'suction-cups'],
      gates: ['lifting'],
    },
    {
      id: 'straight',
      title: steps.straight.title,
      detail: steps.straight.detail(roundSize(3, locale)),
      check: steps.straight.check(formatLength(patio.drop, locale)),
      minutes: minutesFor(metres, PACE.fabric),
      ...(isMortar ? { dryMinutes: WAIT.bed, slower: 'hardening' as const } : {}),
      tools: ['long-straightedge', 'level-long', 'rubber-mallet', 'bucket'],
    },
  ];
}

const cutStep = ({ words, patio }: Whole): Step => ({
  id: 'cut',
  title: words.steps.cut.title,
  detail: words.steps.cut.detail(patio.layout.cut, patio.layout.cutFrom),
  check: words.steps.cut.check,
  safety: words.steps.cut.safety,
  minutes: fives(patio.layout.cut * TIME.cut),
  uses: ['paving-slab', 'diamond-blade', 'silica-mask', 'safety-glasses'],
  tools: ['wet-saw', 'ear-defenders', 'square', 'hose'],
  gates: ['silica'],
});

function lastSteps(asked: Whole): readonly Step[] {
  const { words, place, patio, values, locale } = asked;
  const { steps } = words;
  const metres = toSquareMetres(place.area);
  const run = toMm(patio.free) / 1000;
  return [
    {
      id: 'edge',
      ...(isDriven(asked)
        ? { ...steps.edging, uses: ['path-edging', 'marking-pegs'], tools: ['club-hammer'] }
        : {
            ...steps.haunch,
            dryMinutes: WAIT.haunch,
            slower: 'hardening',
            uses: ['concrete-mix', 'waterproof-gloves'],
            tools: ['bucket', 'trowel', 'spade'],
          }),
      minutes: minutesFor(run, PACE.edge),
    },
    {
      id: 'joint',
      title: steps.joint.title,
      detail: steps.joint.detail(warmth(5, locale)),
      check: steps.joint.check(roundSize(2, locale)),
      minutes: minutesFor(metres, PACE.joint),
      dryMinutes: WAIT.joints,
      slower: 'hardening',
      uses: ['paving-joint', 'waterproof-gloves'],
      tools: ['broom', 'hose', 'trowel'],
    },
    {
      id: 'use',
      ...steps.use,
      check: steps.use.check(roundSize(3, locale)),
      minutes: 15,
      ...(values.seal ? { dryMinutes: WAIT.seal, slower: 'hardening' as const } : {}),
      tools: ['hose'],
    },
    ...(values.seal
      ? [
          {
            id: 'seal',
            ...steps.seal,
            minutes: minutesFor(metres, PACE.seal),
            uses: ['stone-sealer', 'rags'],
            tools: ['roller', 'roller-pole', 'broom'],
          } satisfies Step,
        ]
      : []),
  ];
}
