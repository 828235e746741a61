import { en as enAmounts } from '../../../language/en/amounts.ts';
import type { Locale } from '../../../language/locale.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import {
  roundDecimal,
  formatArea,
  length,
  litres,
  mm,
  toArea,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import { LITRES_PER_GALLON } from '../../takeoff/walls/paint.ts';
import { leadRisk } from '../../takeoff/structure/gates.ts';
import { MIST_WATER, paintFor, PAINT_RATES } from '../../takeoff/structure/indoors/paint-rates.ts';
import { inColour } from '../kit/bill.ts';
import { type JobStep, compact, type Sparse } from '../kit/contract.ts';
import {
  fillStep,
  leadTestLine,
  CAULK_REACH,
  caulkLine,
  labelCoverage,
  sandpaper,
  coating,
  withTouchUps,
  DRYING,
  undercoatDries,
  WALL_RATES,
  KNOTTING,
  brushLines,
} from '../kit/finish/paint.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import {
  ladderTo,
  safetyKit,
  type SafetyKit,
  step,
  minutesFor,
  DAY,
  HOUR,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Layer, Painted } from './layout.ts';
import type { PackedMaterial } from '../../takeoff/material.ts';

/** Drying times in minutes at 20 °C (labels): thin caulk; the first coat on plaster. */
const DRY = { caulk: HOUR, first: DAY };

/** Work rates of one beginner, m²/h. */
const PACE = { wall: 20, ceiling: 15 };

/** No coat below this, °C (makers' labels). */
const COLDEST = 10;

const TARGETS = { wall: 'walls', ceiling: 'ceiling' } as const;

/** Ceilings come first, because they drip. */
export function paintSteps(inputs: Inputs, painted: Painted): Sparse<JobStep> {
  const { words, values } = inputs;
  const { finish, keep } = words.steps;
  const safety = safetyKit(inputs);
  const stains = stainLine(inputs);
  const spirit =
    values.stains && inputs.bill.pack('white-spirit', BLOCKER_SPIRIT, words.why.blockerSpirit);
  const swabs = swabLines(inputs, painted);
  const rags = inputs.bill.pack('rags', 2, words.why.rags);
  const tape = tapeLine(inputs, painted);
  const { mists, coats } = layerSteps(inputs, painted, safety, tape);
  const wood = woodSteps(inputs, painted, safety, { stains, swabs, rags, tape });
  return [
    ...groundSteps(inputs, painted, safety, { stains, spirit, swabs, rags, tape }),
    // Caulk and tape hold on primed plaster and wood, not on bare ones; no dust or slurry of wood falls on fresh paint.
    ...(values.woodwork === 'bare' ? [...wood.ready, ...mists] : [...mists, ...wood.ready]),
    ...edgeSteps(inputs, painted, tape),
    ...coats,
    ...wood.coats,
    step('finish', finish, {
      ...(isCeilingAlone(painted) && { title: finish.lights, detail: finish.ceiling }),
      ...(painted.hasDoors && { detail: finish.handles }),
      minutes: 30,
      tools: ['screwdriver', isCeilingAlone(painted) && ladderOf(inputs)],
    }),
    step('keep', keep, { minutes: 20 }),
  ];
}

/** What the work stands on. */
const ladderOf = ({ place }: Inputs): ReturnType<typeof ladderTo> =>
  ladderTo(place.kind === 'room' ? place.height : length(boundsOf(place.wall.region).y1));

/** True if no wall is painted: sockets and skirting stay as they are. */
const isCeilingAlone = ({ layers }: Painted): boolean =>
  layers.every(({ surface }) => surface === 'ceiling');

/** True if the ceiling is not painted. */
const ceilingStays = ({ layers }: Painted): boolean =>
  layers.every(({ surface }) => surface === 'wall');

/** Lines that steps of the ground and of the woodwork share. */
interface Shared {
  readonly stains: readonly PackedMaterial[];
  readonly spirit: readonly PackedMaterial[] | false;
  readonly swabs: readonly PackedMaterial[];
  readonly rags: readonly PackedMaterial[];
  readonly tape: readonly PackedMaterial[];
}

/** Swabs for old walls and ceiling, and for each kind of old woodwork. */
function swabLines(inputs: Inputs, { woodKinds }: Painted): readonly PackedMaterial[] {
  const { values, words } = inputs;
  const isWood = values.woodwork === 'painted' && woodKinds > 0;
  if (values.barePlaster) {
    // The woodwork alone is old: one swab proves the others.
    return isWood ? leadTestLine(inputs, woodKinds - 2, words.why.leadTestWood) : [];
  }
  return isWood ? leadTestLine(inputs, woodKinds, words.why.leadTestAll) : leadTestLine(inputs);
}

/** The washed surfaces, as the title of the step names them; undefined without anything to wash. */
function washedOf(
  { values }: Inputs,
  { layers, wood }: Painted,
): Parameters<Inputs['words']['steps']['wash']['title']>[0] | undefined {
  const isWood = values.woodwork === 'painted' && wood > 0;
  const found = new Set(values.barePlaster ? [] : layers.map(({ surface }) => surface));
  if (found.size === 2) return isWood ? 'bothWood' : 'both';
  if (found.has('wall')) return isWood ? 'wallsWood' : 'walls';
  return found.has('ceiling') ? 'ceiling' : isWood ? 'wood' : undefined;
}

/** Cleaner: half a litre for 60 m²; filler: half a kilo for 20 m²; sandpaper: a sheet for 8 m². */
function groundSteps(
  inputs: Inputs,
  painted: Painted,
  { gloves, glasses, mask }: SafetyKit,
  { stains, spirit, swabs, rags }: Shared,
): Sparse<JobStep> {
  const { words, values, bill, locale } = inputs;
  const { steps, why } = words;
  const { area, floor, layers, wood } = painted;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const surfaces = layers.map(({ surface }) => TARGETS[surface]);
  const washed = washedOf(inputs, painted);
  const isCeiling = isCeilingAlone(painted);
  const ladder = ladderOf(inputs);
  const dirty = toArea(
    (values.barePlaster ? 0 : area) + (values.woodwork === 'painted' ? wood : 0),
  );
  return [
    step('cover', steps.cover, {
      ...(isCeiling && { detail: steps.cover.ceiling, check: steps.cover.lights }),
      minutes: 40,
      gates: ['cables'],
      takes: [
        bill.pack(
          'dust-sheet',
          toSquareMetres(floor) * 1000,
          why.sheets(formatArea(floor, locale)),
        ),
        bill.pack('masking-film', 20_000, why.film),
      ],
      tools: ['screwdriver', 'cable-finder', isCeiling && ladder],
    }),
    // Bare plaster and bare wood are dusted, not washed.
    washed !== undefined &&
      step('wash', steps.wash, {
        title: steps.wash.title(washed),
        ...(isCeiling && { detail: steps.wash.ceiling, safety: steps.wash.overhead }),
        minutes: minutesFor(toSquareMetres(dirty), WALL_RATES.wash),
        dryMinutes: DRYING.washed,
        slower: 'drying',
        takes: [
          bill.pack(
            'wall-cleaner',
            (toSquareMetres(dirty) * 500) / 60,
            why.cleaner(formatArea(dirty, locale)),
          ),
          rags,
          gloves,
          isCeiling && glasses,
        ],
        // Woodwork is in reach.
        tools: ['bucket', washed !== 'wood' && ladder],
      }),
    fillStep(inputs, {
      metres,
      shown,
      on: surfaces,
      ladder,
      old: values.barePlaster ? undefined : { takes: [swabs, mask, glasses] },
    }),
    step('sand', steps.sand, {
      minutes: minutesFor(metres, WALL_RATES.sand),
      work: works(needs(surfaces, 'flat'), { ...does('sand', surfaces), dust: 'plaster' }),
      gates: [!values.barePlaster && 'asbestos', !values.barePlaster && 'lead'],
      takes: [
        // Putty is smoothed with finer grits than filler.
        sandpaper(
          inputs,
          inputs.region === 'cn' ? [180, 240] : [120, 180],
          (kinds) => Math.ceil(metres / 8 / kinds),
          why.sand(shown),
        ),
        mask,
        glasses,
      ],
      tools: ['cloth', 'torch', ladder, 'sanding-block'],
    }),
    values.stains &&
      step('stain', steps.stain, {
        minutes: 20,
        dryMinutes: DRYING.stainBlocker,
        slower: 'drying',
        takes: [stains, spirit, gloves],
        tools: ['wall-brush', ladder],
      }),
  ];
}

/** Edge length round a door or window. */
const ROUND_OPENING = mm(5000);

/** Edges that are caulked. */
const edgesOf = ({ run, openings }: Painted): Length => length(run + openings * ROUND_OPENING);

/** Tape along skirting, frames and what stays, and along the floor for the paint of skirting; a ceiling alone is taped along the walls. */
function tapeLine({ bill, words, locale }: Inputs, painted: Painted): readonly PackedMaterial[] {
  const { skirting, frames, ceiling, walls, floor } = words.taped;
  const isCeiling = isCeilingAlone(painted);
  const stays = ceilingStays(painted);
  const taped = isCeiling
    ? painted.run
    : length(
        edgesOf(painted) + painted.sides + painted.run * (Number(stays) + Number(painted.wood > 0)),
      );
  const along = isCeiling
    ? [ceiling]
    : compact([
        skirting,
        painted.openings > 0 && frames,
        stays && ceiling,
        painted.sides > 0 && walls,
        painted.wood > 0 && floor,
      ]);
  const why = words.why.tape(formatRoundRun(taped, locale), along);
  return bill.pack('masking-tape', toMm(taped), why);
}

function edgeSteps(
  inputs: Inputs,
  painted: Painted,
  tape: readonly PackedMaterial[],
): readonly JobStep[] {
  const { run, layers, wood } = painted;
  const { words, values, locale } = inputs;
  const { steps } = words;
  const isCeiling = isCeilingAlone(painted);
  const gap = formatRoundSize(5, locale);
  const ladder = ladderOf(inputs);
  return [
    step('caulk', steps.caulk, {
      detail: isCeiling ? steps.caulk.ceiling(gap) : steps.caulk.detail(gap),
      ...(values.barePlaster && {
        after: compact([
          ...layers.map(({ surface }) => `${surface}-mist`),
          wood > 0 && WOOD_READY[values.woodwork === 'bare' ? 'bare' : 'painted'],
        ]),
      }),
      minutes: minutesFor(toMm(run) / 1000, 20),
      dryMinutes: DRY.caulk,
      slower: 'drying',
      takes: [caulkLine(inputs, edgesOf(painted), CAULK_REACH.bead)],
      tools: ['caulk-gun', ladder],
    }),
    step('mask', steps.mask, {
      detail: isCeiling
        ? steps.mask.ceiling
        : locale.format.sentences(
            compact([
              steps.mask.detail,
              ceilingStays(painted) && steps.mask.stays,
              painted.sides > 0 && steps.mask.sides,
            ]),
          ),
      work: { installs: [{ item: 'masking-tape', on: 'skirting' }] },
      minutes: minutesFor(toMm(run) / 1000, 30),
      takes: [tape],
      tools: [ladder],
    }),
  ];
}

/** Millilitres of the coat on bare plaster: thinned paint by trade practice, primer by its label. */
const firstCoat = (painted: Area, { shelf }: Inputs, isThinned: boolean): number => {
  const usual = PAINT_RATES['new-plaster-mist'];
  return paintFor(painted, 1, isThinned ? usual : labelCoverage(shelf, 'mist-paint', usual));
};

/** A roller that one house has to spare. */
const SPARE = 'spare';

const pace = ({ area, surface }: Layer): number => minutesFor(toSquareMetres(area), PACE[surface]);

function layerSteps(
  inputs: Inputs,
  painted: Painted,
  { glasses }: SafetyKit,
  tape: readonly PackedMaterial[],
): Readonly<Record<'mists' | 'coats', Sparse<JobStep>>> {
  const { words, values, bill, locale } = inputs;
  const { why, steps } = words;
  const { mist, coat } = steps;
  const paints = painted.layers.map(({ product, colour }) => inColour(product, colour));
  const ladder = ladderOf(inputs);
  const { [ladder]: ladderSafety } = coat.reach;
  const takes = [
    bill.oneFor('roller-sleeve', [...paints, SPARE], why.sleeves(paints.length)),
    bill.oneFor('tray-liner', paints, why.liners(paints.length)),
    // After a single coat the roller is not used again.
    ...(painted.layers.some(({ coats }) => coats > 1)
      ? [bill.pack('cling-film', 1, why.wrap)]
      : []),
  ];
  const tools = ['roller', 'roller-pole', 'wall-brush', 'paint-kettle', ladder] as const;
  const overhead = locale.format.sentences([coat.overhead, ladderSafety]);
  const onWalls = locale.format.sentences([
    coat.cold(formatTemperature(COLDEST, locale)),
    ladderSafety,
  ]);
  // Elsewhere shops sell a primer for bare plaster.
  const isThinned = bill.sold('mist-paint') === 'mist-paint';
  const first = bill.pack(
    'mist-paint',
    firstCoat(painted.area, inputs, isThinned),
    why.mist(formatArea(painted.area, locale)),
  );
  const ceilingFirst = painted.layers.toReversed();
  const isLast = (coatNumber: number, at: number): boolean =>
    at === ceilingFirst.length - 1 && coatNumber === (ceilingFirst[at]?.coats ?? 0) - 1;
  return {
    // Bare ceiling and walls dry at the same time: neither waits for the other.
    mists: ceilingFirst.map(
      (layer) =>
        values.barePlaster &&
        step(`${layer.surface}-mist`, mist, {
          title: mist.title(layer.surface),
          detail: isThinned ? mist.thinned(10 * MIST_WATER) : mist.primer,
          safety: layer.surface === 'ceiling' ? overhead : onWalls,
          gates: [layer.surface === 'ceiling' && 'height'],
          after: [values.stains ? 'stain' : 'sand'],
          minutes: pace(layer),
          work: does('prime', TARGETS[layer.surface], {
            cures: { minutes: DRY.first, kind: 'drying' },
          }),
          takes: [first, ...takes, layer.surface === 'ceiling' && glasses, tape],
          tools: [...tools, isThinned && 'bucket'],
        }),
    ),
    coats: ceilingFirst.flatMap((layer, at) => {
      const { surface, coats } = layer;
      const isCeiling = surface === 'ceiling';
      const paint = paintLine(inputs, layer);
      return Array.from({ length: coats }, (_, i) =>
        step(`${surface}-coat-${i + 1}`, coat, {
          title: coat.title(surface, coats === 1 ? 0 : i + 1),
          detail: locale.format.sentences(
            compact([
              coat[surface](formatRoundSize(50, locale), formatRoundSize(1000, locale)),
              // The tape comes off before woodwork is painted, and while it is tacky.
              isLast(i, at) && coat.tape,
            ]),
          ),
          check: i === coats - 1 ? coat.last : coat.check,
          safety: isCeiling ? overhead : onWalls,
          minutes: pace(layer),
          work: works(
            needs(TARGETS[surface], i > 0 ? 'painted' : values.barePlaster ? 'primed' : 'smooth'),
            does('paint', TARGETS[surface], { cures: { minutes: DRYING.coat, kind: 'drying' } }),
            isLast(i, at) && { removes: [{ item: 'masking-tape', on: 'skirting' }] },
          ),
          takes: [paint, ...takes, isCeiling && glasses],
          tools,
          gates: [isCeiling && 'height'],
        }),
      );
    }),
  };
}

const figure = (value: number): string => roundDecimal(value, 1).toFixed(1);

const volume = (millilitres: number, locale: Locale): string => {
  const words = locale.words('amounts', enAmounts);
  return locale.units === 'imperial'
    ? words.gallons(figure(millilitres / 1000 / LITRES_PER_GALLON))
    : words.litres(figure(millilitres / 1000));
};

function paintLine({ bill, words, locale }: Inputs, layer: Layer) {
  const amount = paintFor(layer.area, layer.coats, layer.coverage);
  const why = words.why.paint(volume(amount, locale), formatArea(layer.area, locale), layer.coats);
  return withTouchUps(bill.pack(layer.product, amount, why, { customName: layer.colour }));
}

/** White spirit for the brush of a blocker, and primer for bare spots of old woodwork (our estimates). */
const BLOCKER_SPIRIT = litres(0.5);
const WOOD_SPOTS = litres(0.1);
/** A tin for the stains of a room (trade practice). */
const STAIN_BLOCKER = litres(0.4);

/** One line for stains and, where shops sell no knotting, for knots. */
function stainLine(inputs: Inputs): readonly PackedMaterial[] {
  const { bill, words, values, locale } = inputs;
  const isOnKnots = values.woodwork === 'bare' && bill.sold('knotting') === 'stain-blocker';
  return bill.pack(
    'stain-blocker',
    (isOnKnots ? KNOTTING : 0) + (values.stains ? STAIN_BLOCKER : 0),
    locale.format.sentences(
      compact([values.stains && words.why.stain, isOnKnots && words.why.knots]),
    ),
  );
}

const TRIM = { cures: { minutes: DRYING.trimPaint, kind: 'drying' } } as const;
const PRIMED = { cures: { minutes: DRYING.primer, kind: 'drying' } } as const;

/** The floor is taped for the coats of skirting. */
const FLOOR_TAPED = { installs: [{ item: 'masking-tape', on: 'floor' }] } as const;

/** Step that makes woodwork ready for its coats. */
const WOOD_READY = { bare: 'wood-prime', painted: 'wood-spots' } as const;

/** Work rate of one beginner on woodwork, m²/h, and m² that a sheet of abrasive does. */
const WOOD_PACE = 5;
const WOOD_SHEET = 5;
/** Grams of filler for nail holes in a square metre of new woodwork. */
const WOOD_FILLER = 10;

function woodSteps(
  inputs: Inputs,
  { wood, hasDoors }: Painted,
  { mask, glasses, gloves }: SafetyKit,
  { stains, swabs, rags, tape }: Omit<Shared, 'spirit'>,
): Readonly<Record<'ready' | 'coats', Sparse<JobStep>>> {
  if (wood === 0) return { ready: [], coats: [] };
  const { bill, words, values, locale, home } = inputs;
  const { why } = words;
  const isLeadLikely = leadRisk(home.country, home.built) !== 'unlikely';
  const { woodPrime, woodSpots, undercoat, woodTop } = words.steps;
  const shown = formatArea(wood, locale);
  const withHandles = (detail: string): string =>
    locale.format.sentences(compact([hasDoors && woodPrime.handles, detail]));
  const knots = bill.sold('knotting');
  // One coat over an undercoat, two if no undercoat is sold.
  const coats = bill.sold('undercoat') === 'undercoat' ? 1 : 2;
  const wetPaper = bill.pack(
    'wet-sandpaper',
    Math.ceil(toSquareMetres(wood) / WOOD_SHEET),
    why.wetSand(shown),
    { like: { grade: 240 } },
  );
  const takes = [
    bill.sold('tack-cloth') === 'tack-cloth' && bill.pack('tack-cloth', 1, why.tack),
    rags,
    brushLines(bill, [25, 50], why.brushes),
    // One for each coat that is rolled.
    bill.oneFor(
      'mini-roller-sleeve',
      compact([
        values.woodwork === 'bare' && 'wood-primer',
        coats === 1 && 'undercoat',
        ...Array.from({ length: coats }, (_, i) => `trim-paint ${i + 1}`),
      ]),
      why.miniSleeves,
    ),
  ];
  const top = withTouchUps(coating(inputs, 'trim-paint', wood, coats, why.woodTop(shown, coats)));
  const common = {
    minutes: minutesFor(toSquareMetres(wood), WOOD_PACE),
    tools: ['mini-roller', 'bucket'],
  } as const;
  // Bare plaster dries meanwhile.
  const after = [values.stains ? 'stain' : 'sand'];
  const ready = [
    values.woodwork === 'bare' &&
      step(WOOD_READY.bare, woodPrime, {
        detail: withHandles(woodPrime.detail),
        ...common,
        after,
        work: works(
          { ...does('sand', 'woodwork'), dust: 'wood' },
          does('prime', 'woodwork', PRIMED),
        ),
        takes: [
          knots === 'knotting' && bill.pack('knotting', KNOTTING, why.knots),
          knots === 'stain-blocker' && stains,
          coating(inputs, 'wood-primer', wood, 1, why.woodPrimer(shown)),
          bill.pack(
            'sandpaper',
            Math.ceil(toSquareMetres(wood) / WOOD_SHEET),
            why.woodSand(shown),
            {
              like: { grade: 180 },
            },
          ),
          bill.pack('wood-filler', toSquareMetres(wood) * WOOD_FILLER, why.woodFiller(shown)),
          mask,
          glasses,
          gloves,
          ...takes,
        ],
        tools: [
          'mini-roller',
          'cloth',
          'filling-knife',
          'sanding-block',
          hasDoors && 'screwdriver',
        ],
      }),
    values.woodwork === 'painted' &&
      step(WOOD_READY.painted, woodSpots, {
        detail: withHandles(woodSpots.detail),
        minutes: common.minutes,
        after,
        work: works(does('sand', 'woodwork'), does('prime', 'woodwork', PRIMED)),
        gates: ['lead'],
        ...(isLeadLikely && {
          safety: woodSpots[bill.sold('lead-test') === 'lead-test' ? 'old' : 'laboratory'],
        }),
        takes: [
          swabs,
          isLeadLikely && mask,
          bill.pack('wood-primer', WOOD_SPOTS, why.woodSpots),
          wetPaper,
          ...takes,
        ],
        tools: ['bucket', hasDoors && 'screwdriver'],
      }),
  ];
  const painting = [
    coats === 1 &&
      step('wood-undercoat', undercoat, {
        ...common,
        work: works(
          does('paint', 'woodwork', {
            cures: { minutes: undercoatDries(inputs), kind: 'drying' },
          }),
          FLOOR_TAPED,
        ),
        detail: locale.format.sentences([
          woodTop.tape,
          values.woodwork === 'bare' ? undercoat.bare : undercoat.detail,
        ]),
        check: values.woodwork === 'bare' ? undercoat.even : undercoat.check,
        gates: [values.woodwork !== 'bare' && 'lead'],
        takes: [
          tape,
          coating(inputs, 'undercoat', wood, 1, why.undercoat(shown)),
          wetPaper,
          ...takes,
        ],
      }),
    ...Array.from({ length: coats }, (_, i) =>
      step(`wood-coat-${i + 1}`, woodTop, {
        title: woodTop.title(i + 1),
        ...common,
        detail: locale.format.sentences(
          compact([
            coats === 2 && i === 0 && woodTop.tape,
            woodTop.detail,
            i === coats - 1 && words.steps.coat.tape,
          ]),
        ),
        work: works(
          does('paint', 'woodwork', TRIM),
          coats === 2 && i === 0 && FLOOR_TAPED,
          i === coats - 1 && { removes: [{ item: 'masking-tape', on: 'floor' }] },
        ),
        gates: [values.woodwork !== 'bare' && 'lead'],
        takes: [coats === 2 && i === 0 && tape, top, wetPaper, ...takes],
      }),
    ),
  ];
  return { ready, coats: painting };
}
