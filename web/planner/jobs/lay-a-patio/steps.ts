import {
  formatArea,
  formatDepth,
  formatLength,
  inches,
  length,
  mm,
  toArea,
  toMm,
  toSquareMetres,
  type Length,
  litres,
} from '../../measure/units/units.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import {
  beddingGrams,
  BELOW_DPC,
  DENSITY,
  jointingGrams,
  layersOf,
} from '../../takeoff/structure/outdoors/granular.ts';
import { type JobStep, type Sparse, compact, type Target, type Work } from '../kit/contract.ts';
import { brushLines, labelCoverage } from '../kit/finish/paint.ts';
import {
  setOutLines,
  servicesStep,
  excavatedSoilLines,
  UNEVEN_GROUND,
  DIGGING_MINUTES,
  HAUNCH,
  rolledLines,
  BROKEN_UNITS,
  PEGS_TAKEN_UP,
  setOutWork,
  triedBy,
  edgeLine,
  toolsToMix,
  radiusOf,
} from '../kit/steps/groundwork.ts';
import {
  formatRoundRun,
  formatRoundSize,
  formatRoundWeight,
  formatTemperature,
} from '../kit/format-sizes.ts';
import {
  cementGloves,
  DAY,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Patio } from './layout.ts';

/**
 * Minutes until mortar can be walked on, a haunch holds, joints have set, and a patio can be sealed (makers and
 * trade practice).
 */
const WAIT = { bed: 2 * DAY, haunch: DAY, joints: DAY, seal: 28 * DAY } as const;
/** Minutes a slab laid and a cut; square metres and metres an hour. */
const TIME = { slab: { mortar: 20, sand: 8 }, cut: 5 } as const;
const PACE = { base: 8, fabric: 30, screed: 6, edge: 3, joint: 6, seal: 15 } as const;

/** The patio covers its outline: another job that lays something there is warned about. */
const PATIO: Target = 'ground';
const EDGE: Target = `${PATIO}/edge`;
const SLABS: Target = 'part:slabs';

/** Overlap of fabric (makers: 300 mm). */
const LAP = mm(300);

/** Square steps of the grid in a square metre. */
const SQUARE_METRE = mm(1000) ** 2;

/** Lines that several steps take. */
function sharedLines(inputs: Inputs, patio: Patio) {
  const { bill, words } = inputs;
  const { layout, slab } = patio;
  const { why } = words;
  return {
    gloves: bill.pack('work-gloves', 1, why.gloves),
    wetGloves: cementGloves(inputs),
    glasses: bill.pack('safety-glasses', 1, why.glasses),
    mask: bill.pack('silica-mask', 2, why.mask),
    slabs: bill.pack('paving-slab', layout.tiles, slabsWhy(inputs, patio), {
      variant: slab,
      slack: BROKEN_UNITS,
    }),
  };
}
type Shared = ReturnType<typeof sharedLines>;

export function patioSteps(inputs: Inputs, patio: Patio): Sparse<JobStep> {
  const shared = sharedLines(inputs, patio);
  return [
    ...groundSteps(inputs, patio, shared),
    ...slabSteps(inputs, patio, shared),
    ...lastSteps(inputs, patio, shared),
  ];
}

function groundSteps(inputs: Inputs, patio: Patio, shared: Shared): Sparse<JobStep> {
  const { words, place, values, locale, bill, region } = inputs;
  const { dig, drop, base, wider, gross, soil, trench } = patio;
  const isRound = place.shape === 'circle';
  const { gloves, glasses, mask } = shared;
  const { steps, why } = words;
  const shown = formatArea(toArea(gross * SQUARE_METRE), locale);
  const layers = layersOf(base);
  const deep = formatLength(base, locale);
  const lap = formatRoundSize(toMm(LAP), locale);
  const stone = Math.ceil(gross * toMm(base) * DENSITY['type-1'] * 1000);
  return [
    step('plan', steps.plan, {
      detail: locale.format.sentences(
        compact([
          values.house
            ? steps.plan.house(formatRoundSize(toMm(BELOW_DPC), locale))
            : steps.plan.alone,
          // The usual base of the US is that of ground that hardly freezes.
          region === 'us' && steps.plan.frost,
        ]),
      ),
      check: steps.plan[values.house ? 'marked' : 'drawn'],
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, {
      ...(isRound
        ? {
            detail: steps.setOut.round(
              formatDepth(radiusOf(place), locale),
              formatDepth(drop, locale),
            ),
            check: steps.setOut.rolls,
          }
        : {
            detail: steps.setOut[values.house ? 'house' : 'alone'](
              formatDepth(drop, locale),
              triedBy(place),
            ),
            check: steps.setOut[values.house ? 'away' : 'low'](triedBy(place)),
          }),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      work: setOutWork(place, PATIO),
      takes: setOutLines(inputs, why),
      tools: ['hammer', 'tape-measure', 'level-long'],
    }),
    step('dig', steps.dig, {
      detail: locale.format.sentences(
        compact([
          steps.dig.detail(formatDepth(dig, locale), formatRoundSize(toMm(wider), locale)),
          // Dug as deep everywhere, it needs no trench.
          trench &&
            trench.deep > dig &&
            steps.dig.trench(formatLength(trench.wide, locale), formatLength(trench.deep, locale)),
          !values.takeAway && steps.dig.stays,
        ]),
      ),
      check: steps.dig.check(formatRoundSize(10, locale)),
      minutes: roundMinutes(DIGGING_MINUTES * soil),
      work: works(needs(PATIO, 'traced', 'marked'), does('dig', PATIO)),
      takes: [gloves, values.takeAway && excavatedSoilLines(inputs, soil)],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    }),
    trench !== undefined && edgeStep(inputs, patio, shared),
    step('fabric', steps.fabric, [lap], {
      minutes: minutesFor(gross, PACE.fabric),
      work: works(needs(PATIO, 'dug'), does('underlay', PATIO)),
      takes: [
        rolledLines(
          inputs,
          'geotextile',
          place.region,
          // Up to the top of the sub-base, inside an edging or as wide as the dig.
          { lap: LAP, past: length(base + (trench === undefined ? wider : 0)) },
          (strips, wide) => why.fabric(strips, formatLength(wide, locale), lap),
        ),
      ],
      tools: ['utility-knife'],
    }),
    step('base', steps.base, [deep, layers], {
      check: steps.base.check(formatRoundSize(10, locale)),
      minutes: minutesFor(gross * layers, PACE.base),
      work: works(needs(PATIO, 'underlaid'), does('compact', PATIO), does('fill', PATIO), {
        dust: 'silica',
      }),
      takes: [
        bill.pack('sub-base', stone, why.base(deep, shown, layers), { slack: UNEVEN_GROUND }),
        mask,
        glasses,
      ],
      tools: ['wheelbarrow', 'rake', 'plate-compactor', 'ear-defenders', 'level-long'],
      gates: ['lifting'],
    }),
    values.bedding === 'sand' && trench === undefined && edgeStep(inputs, patio, shared),
  ];
}

/** Grams of neat cement a square metre, brushed on wet (ANSI A108.5: a skim coat on the back). */
const NEAT = 1500;
/** Grams of slurry a square metre of slab: a coat of a brush (makers’ data sheets: 1.5 to 2 kg for 5 m²). */
const PRIMER = 350;

function slabSteps(inputs: Inputs, patio: Patio, shared: Shared): Sparse<JobStep> {
  const { words, place, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { layout, atHouse, kilos } = patio;
  const { slabs, gloves, wetGloves, glasses, mask } = shared;
  const isMortar = values.bedding === 'mortar';
  const isRound = place.shape === 'circle';
  const metres = toSquareMetres(place.area);
  const joint = formatRoundSize(toMm(patio.joint), locale);
  // A primer of dispersion is rolled on, a slurry is brushed on.
  const isRolled = bill.sold('slab-primer') === 'tile-back-primer';
  return [
    step('dry', steps.dry, {
      detail: steps.dry[values.house ? 'house' : 'alone'](joint, layout.cut),
      // A curve goes through every row: each piece is marked over its place, beside whole slabs.
      ...(isRound && {
        title: steps.dry.round.title,
        detail: steps.dry.round.detail(layout.whole, joint),
        check: steps.dry.round.check,
      }),
      minutes: minutesFor(metres, PACE.fabric),
      work: works(needs(PATIO, 'compacted'), does('walk', PATIO), does('mark', SLABS)),
      takes: [slabs],
      tools: ['tape-measure', 'pencil', 'long-straightedge'],
    }),
    layout.cut > 0 &&
      step('cut', steps.cut, [layout.cut, layout.cutFrom], {
        ...(isRound && {
          detail: steps.cut.round.detail(
            layout.cut,
            layout.cutFrom,
            formatDepth(radiusOf(place), locale),
          ),
        }),
        minutes: roundMinutes(layout.cut * TIME.cut),
        work: { ...works(needs(SLABS, 'marked'), does('saw', SLABS)), dust: 'silica' },
        takes: [
          slabs,
          bill.pack('diamond-blade', 1, why.blade(layout.cut), { like: { width: mm(230) } }),
          mask,
          glasses,
        ],
        tools: [
          'stone-saw',
          'ear-defenders',
          'square',
          'hose',
          isRound && 'string-line',
          isRound && 'pencil',
        ],
        gates: ['silica'],
      }),
    bedStep(inputs, patio, shared),
    step('lay', steps.lay, {
      detail: locale.format.sentences([
        steps.lay[values.house ? 'house' : 'alone'],
        isMortar && isRolled
          ? steps.lay.tacky(formatLength(patio.bed, locale), joint)
          : steps.lay[values.bedding](formatLength(patio.bed, locale), joint),
      ]),
      check: isMortar ? steps.lay.lifted : steps.lay.rocks,
      safety: steps.lay.safety(formatRoundWeight(kilos, locale), kilos > ONE_PERSON_LIFTS),
      minutes: roundMinutes(layout.tiles * TIME.slab[values.bedding]),
      work: works(
        isMortar ? needs(MORTAR, 'assembled') : needs(PATIO, 'bedded'),
        values.bedding === 'sand' && needs(EDGE, 'edged'),
        does('pave', PATIO),
      ),
      takes: [
        slabs,
        isMortar && bill.pack('slab-primer', metres * PRIMER, why.primer),
        // Without a bonding slurry in the shops the backs get neat cement.
        isMortar &&
          bill.sold('slab-primer') === undefined &&
          bill.pack('cement', metres * NEAT, why.slurry),
        isMortar &&
          (isRolled
            ? bill.oneFor('roller-sleeve', ['slab-primer'], why.backs)
            : brushLines(bill, [100], why.backs)),
        isMortar ? wetGloves : gloves,
        bill.pack('edge-foam', toMm(atHouse), why.strip),
      ],
      tools: [
        'rubber-mallet',
        'trowel',
        'string-line',
        'knee-pads',
        'suction-cups',
        isMortar && (isRolled ? 'roller' : 'bucket'),
        toMm(atHouse) > 0 && 'utility-knife',
      ],
      gates: ['lifting'],
    }),
    step('straight', steps.straight, [formatRoundSize(3, locale)], {
      check: steps.straight.check(formatDepth(patio.drop, locale)),
      minutes: minutesFor(metres, PACE.fabric),
      work: works(needs(PATIO, 'paved'), {
        makes: [
          { target: PATIO, state: 'flat' },
          {
            target: PATIO,
            state: 'load-bearing',
            ...(isMortar && { cures: { minutes: WAIT.bed, kind: 'hardening' } }),
          },
        ],
      }),
      tools: ['long-straightedge', 'level-long', 'rubber-mallet', 'bucket'],
    }),
  ];
}

const MORTAR: Target = 'part:mortar';

/** Mortar, or sand drawn off level. */
function bedStep(
  { words, place, values, bill, locale }: Inputs,
  { bed }: Patio,
  { gloves, wetGloves, glasses, mask }: Shared,
): JobStep {
  const { steps, why } = words;
  const deep = formatLength(bed, locale);
  const metres = toSquareMetres(place.area);
  const minutes = minutesFor(metres, PACE.screed);
  if (values.bedding === 'sand') {
    const amount = Math.ceil(metres * toMm(bed) * DENSITY['sharp-sand'] * 1000);
    return step('bed', steps.sand, [deep], {
      minutes,
      work: works(needs(PATIO, 'compacted'), does('bed', PATIO)),
      takes: [bill.pack('sharp-sand', amount, why.sand(deep), { slack: UNEVEN_GROUND }), gloves],
      tools: ['wheelbarrow', 'rake', 'screed-rails', 'tamping-beam', 'level-long'],
    });
  }
  const { cement, sand } = beddingGrams(place.area, bed);
  return step('bed', steps.mortar, [formatTemperature(5, locale), formatTemperature(25, locale)], {
    minutes,
    work: { ...works(needs(PATIO, 'compacted'), does('assemble', MORTAR)), dust: 'silica' },
    takes: [
      bill.pack('sharp-sand', sand, why.mortarSand(deep), { slack: UNEVEN_GROUND }),
      bill.pack('cement', cement, why.cement, { slack: UNEVEN_GROUND }),
      wetGloves,
      glasses,
      mask,
    ],
    tools: ['mixer', 'bucket', 'spade', 'wheelbarrow'],
  });
}

/** Between spikes of an edging of pavers, and along a curve (makers: a foot, and 6 to 8 in). */
const SPIKES = { straight: inches(12), round: inches(8) } as const;

/**
 * Slabs in mortar have a haunch of concrete. Slabs on sand lie inside an edging that is there first: units in concrete,
 * or in the US plastic or steel with spikes.
 */
function edgeStep(
  { words, values, region, bill, locale, place }: Inputs,
  { free, edged, trench, dig }: Patio,
  { wetGloves, gloves, glasses }: Shared,
): JobStep {
  const { steps, why } = words;
  const run = formatRoundRun(free, locale);
  const line = edgeLine(place, locale);
  const spikes = formatRoundSize(toMm(SPIKES[line[0]]), locale);
  const concrete = litres((toMm(free) / 1_000_000) * (HAUNCH + (trench?.more ?? 0)));
  const minutes = minutesFor(toMm(free) / 1000, PACE.edge);
  const hardEdge: Work = {
    makes: [{ target: EDGE, state: 'edged', cures: { minutes: WAIT.haunch, kind: 'hardening' } }],
  };
  const haunch = bill.pack(
    'concrete-mix',
    concrete,
    why[trench === undefined ? 'haunch' : 'bedded'](run),
    { slack: UNEVEN_GROUND },
  );
  if (trench !== undefined) {
    return step('edge', steps.kerb, {
      detail: locale.format.sentences(
        compact([
          steps.kerb.detail(
            trench.deep > dig ? 'trench' : 'bottom',
            formatLength(trench.bed, locale),
            formatLength(trench.wide, locale),
            ...line,
          ),
          place.shape === 'circle' && steps.kerb.curve,
        ]),
      ),
      check: steps.kerb.check(line[0]),
      minutes,
      work: works(needs(PATIO, 'dug'), hardEdge),
      takes: [
        bill.pack('path-edging', toMm(edged), why.edging(run), { slack: BROKEN_UNITS }),
        haunch,
        wetGloves,
        glasses,
      ],
      tools: [
        'level-long',
        'string-line',
        'rubber-mallet',
        'bolster',
        'club-hammer',
        'tape-measure',
        'trowel',
        ...toolsToMix(concrete),
      ],
    });
  }
  return region === 'us' && values.bedding === 'sand'
    ? step('edge', steps.edging, [spikes, ...line], {
        minutes,
        work: works(needs(PATIO, 'compacted'), { makes: [{ target: EDGE, state: 'edged' }] }),
        takes: [
          bill.pack('path-edging', toMm(free), why.edging(run)),
          bill.pack('edging-spikes', Math.ceil(free / SPIKES[line[0]]), why.spikes(spikes)),
          gloves,
        ],
        tools: ['club-hammer', 'hand-saw', 'tape-measure', 'string-line'],
      })
    : step('edge', steps.haunch, {
        minutes,
        work: works(needs(PATIO, 'load-bearing'), hardEdge),
        takes: [haunch, wetGloves, glasses],
        tools: ['trowel', ...toolsToMix(concrete)],
      });
}

/** Depth left to joint above mortar; on sand the full thickness. */
const JOINT_DEPTH = { metric: mm(30), us: inches(1.25) } as const;
const SEALER = 8;
const SEAL_COATS = 2;

function lastSteps(inputs: Inputs, patio: Patio, shared: Shared): Sparse<JobStep> {
  const { words, place, values, bill, shelf, locale, region } = inputs;
  const { steps, why } = words;
  const { thickness, joint } = patio;
  const metres = toSquareMetres(place.area);
  const depth =
    values.bedding === 'sand'
      ? thickness
      : length(Math.min(thickness, JOINT_DEPTH[region === 'us' ? 'us' : 'metric']));
  const rate = labelCoverage(shelf, 'stone-sealer', SEALER);
  // A binder cracks over a bed that moves; American polymeric sand is made for one.
  const isDrySand = values.bedding === 'sand' && bill.sold('jointing-sand') === 'jointing-sand';
  return [
    values.bedding === 'mortar' && edgeStep(inputs, patio, shared),
    step('joint', steps.joint, [formatTemperature(5, locale)], {
      ...(isDrySand && { detail: steps.joint.sand }),
      check: steps.joint.check(formatRoundSize(2, locale)),
      minutes: minutesFor(metres, PACE.joint),
      work: works(
        needs(PATIO, 'load-bearing'),
        needs(EDGE, 'edged'),
        does('walk', PATIO),
        {
          makes: [
            {
              target: PATIO,
              state: 'grouted',
              cures: { minutes: WAIT.joints, kind: 'hardening' },
            },
          ],
        },
        PEGS_TAKEN_UP,
      ),
      takes: [
        bill.pack(
          isDrySand ? 'jointing-sand' : 'paving-joint',
          jointingGrams(place.area, values, depth, joint),
          why.joint(formatRoundSize(toMm(joint), locale), formatLength(depth, locale)),
        ),
        isDrySand ? shared.mask : shared.wetGloves,
      ],
      tools: isDrySand ? ['broom'] : ['broom', 'hose', 'trowel'],
    }),
    step('use', steps.use, {
      ...(values.bedding === 'sand' && { detail: steps.use.sand }),
      check: steps.use[values.house ? 'house' : 'alone'](formatRoundSize(3, locale)),
      minutes: 15,
      work: works(
        needs(PATIO, 'grouted'),
        does(
          'test',
          PATIO,
          values.seal ? { cures: { minutes: WAIT.seal, kind: 'hardening' } } : {},
        ),
      ),
      tools: ['hose'],
    }),
    values.seal &&
      step('seal', steps.seal, {
        minutes: minutesFor(metres, PACE.seal),
        work: works(needs(PATIO, 'grouted', 'tested'), does('seal', PATIO)),
        takes: [
          bill.pack(
            'stone-sealer',
            ((metres * SEAL_COATS) / rate) * 1000,
            why.seal(formatArea(place.area, locale)),
          ),
          bill.pack('rags', 2, why.rags),
          bill.oneFor('roller-sleeve', ['stone-sealer'], why.sleeve),
        ],
        tools: ['roller', 'roller-pole', 'broom'],
      }),
  ];
}

/** Numbers of full and cut slabs, and sizes that would save some. */
function slabsWhy({ words, locale }: Inputs, patio: Patio): string {
  const { why } = words;
  const { layout, shorter, narrower } = patio;
  const { thinner } = layout;
  const shown = (size: Length): string => formatLength(size, locale);
  return locale.format.sentences(
    compact([
      why.slabs(layout.whole, layout.cut, layout.cutFrom),
      thinner && why.thinner(shown(thinner.narrowest), thinner.tiles),
      shorter && why.shorter(shown(shorter.by), shorter.pieces),
      narrower && why.narrower(shown(narrower.by), narrower.pieces),
    ]),
  );
}
