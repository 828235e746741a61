import {
  formatArea,
  formatLength,
  inches,
  length,
  litres,
  toArea,
  toMm,
  toSquareMetres,
  mm,
  type Length,
  formatDepth,
} from '../../measure/units/units.ts';
import { type Material, gatherPieces, tapeMark } from '../../takeoff/material.ts';
import {
  BELOW_DPC,
  DENSITY,
  layersOf,
  looseVolume,
} from '../../takeoff/structure/outdoors/granular.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import {
  setOutLines,
  fallOf,
  servicesStep,
  excavatedSoilLines,
  SETTLING,
  UNEVEN_GROUND,
  DIGGING_MINUTES,
  HAUNCH,
  pointsToPeg,
  rolledLines,
  BROKEN_UNITS,
  PEGS_TAKEN_UP,
  setOutWork,
  triedBy,
} from '../kit/steps/groundwork.ts';
import { formatRoundRun, formatRoundSize, formatTemperature } from '../kit/format-sizes.ts';
import {
  safetyKit,
  type SafetyKit,
  cementGloves,
  DAY,
  step,
  HOUR,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { State } from '../kit/work/states.ts';
import type { Inputs } from './fields.ts';
import type { SlabBays } from '../../takeoff/ground/slab-bays.ts';
import { formsFor, TOPS, type Path, type PouredSlab } from './layout.ts';
import { boundsOf } from '../../measure/outline/polygon.ts';
import { sheetsOver } from '../../takeoff/ground/strips.ts';
import { inLengths } from '../../takeoff/deck/deck.ts';
import {
  hoursUntil,
  howToMix,
  MESH,
  mostBay,
  strengthAfter,
} from '../../takeoff/structure/outdoors/concrete.ts';
import { variantNearest } from '../../stock/shelf.ts';

/** Minutes until a haunch holds, and until soil has settled (trade practice). */
const WAIT = { haunch: DAY, settle: 7 * DAY } as const;

/** The path covers its outline: another job that lays something there is warned about. */
const PATH: Target = 'ground';
const FORMS: Target = 'part:forms';

export function pathSteps(inputs: Inputs, path: Path): Sparse<JobStep> {
  const safety = safetyKit(inputs, 'work-gloves');
  const hasEdging = path.slab === undefined && inputs.values.edging;
  // A strip with spikes is fixed on the compacted base; units in concrete are set before it.
  const isOnBase = path.trench === undefined && path.base > 0;
  return [
    ...digSteps(inputs, path, safety),
    hasEdging && !isOnBase && edgingStep(inputs, path),
    ...baseSteps(inputs, path, safety),
    hasEdging && isOnBase && edgingStep(inputs, path),
    ...(path.slab === undefined
      ? looseSteps(inputs, path, safety)
      : slabSteps(inputs, path, path.slab, safety)),
  ];
}

function digSteps(
  inputs: Inputs,
  { dig, trench, wall, wider, soilOut, slab, base }: Path,
  { gloves }: SafetyKit,
): readonly JobStep[] {
  const { words, locale, place, values } = inputs;
  const { steps, why } = words;
  const deep = formatLength(dig, locale);
  const level = levelUse(values);
  const away = values.takeAway ? excavatedSoilLines(inputs, soilOut) : [];
  return [
    step('plan', steps.plan, {
      detail: locale.format.sentences(
        compact([
          isLevel(inputs) ? steps.plan.level : steps.plan.detail,
          !SOFT.has(values.top) && steps.plan.ask,
          wall > 0 && steps.plan.wall(formatRoundSize(toMm(BELOW_DPC), locale)),
        ]),
      ),
      minutes: 30,
      gates: ['permit'],
      tools: ['tape-measure', 'pencil'],
    }),
    servicesStep(steps.services),
    step('set-out', steps.setOut, [...fallOf(locale), deep], {
      check: steps.setOut[level === undefined ? 'check' : 'even'](triedBy(place)),
      ...(level !== undefined && { detail: steps.setOut.level(deep, level) }),
      ...(place.shape === 'circle' && {
        detail: steps.setOut.round(
          formatDepth(length((boundsOf(place.region).x1 - boundsOf(place.region).x0) / 2), locale),
          deep,
          level === undefined ? 'falls' : 'level',
        ),
        check: steps.setOut[level === undefined ? 'roundCheck' : 'roundEven'],
      }),
      minutes: minutesFor(toMm(place.perimeter) / 1000, 20),
      work: setOutWork(place, PATH),
      takes: setOutLines(inputs, why),
      tools: ['hammer', 'tape-measure', 'level-long'],
    }),
    step('mark', steps.dig, {
      detail: locale.format.sentences(
        compact([
          isLevel(inputs) ? steps.dig.level(deep) : steps.dig.detail(deep),
          steps.dig.soft(base > 0 ? 'stone' : 'soil'),
          wider > 0 && steps.dig.wider(formatRoundSize(toMm(wider), locale)),
          trench &&
            steps.dig.trench(formatLength(trench.wide, locale), formatLength(trench.deep, locale)),
          values.takeAway && steps.dig.takeAway(away[0]?.product === 'skip' ? 'skip' : 'sacks'),
          values.takeAway && slab !== undefined && steps.dig.keep,
        ]),
      ),
      check: steps.dig.check(formatRoundSize(10, locale)),
      minutes: roundMinutes(DIGGING_MINUTES * soilOut, 30),
      work: works(needs(PATH, 'traced', 'marked'), does('dig', PATH)),
      takes: [gloves, away],
      tools: ['spade', 'wheelbarrow', 'rake', 'string-line'],
      gates: ['digging', 'lifting'],
    }),
  ];
}

/** Uses that need a level slab: a fall racks a shed and tilts the water of a hot tub (makers). */
const LEVEL_USES = { shed: 'shed', 'hot-tub': 'tub' } as const;

const levelUse = ({ top, use }: Inputs['values']): 'shed' | 'tub' | undefined =>
  top === 'concrete' && (use === 'shed' || use === 'hot-tub') ? LEVEL_USES[use] : undefined;

const isLevel = ({ values }: Inputs): boolean => levelUse(values) !== undefined;

/** Load that a slab waits for. */
const loadOf = (use: Inputs['values']['use']): 'car' | 'shed' | 'tub' | 'light' =>
  use === 'shed' ? use : use === 'hot-tub' ? 'tub' : WHEELS.has(use) ? 'car' : 'light';

const WHEELS: ReadonlySet<string> = new Set(['garage', 'car-drive', 'van-drive']);

/** Tops on which nothing is paved: no office asks. */
const SOFT: ReadonlySet<string> = new Set(['topsoil', 'compost', 'mulch', 'sand']);

/** Height to which fabric and sheets are turned up at the edges (trade practice). */
const TURNED_UP = mm(100);

/** States the strips of a roll and their laps. */
const stripsWhy =
  ({ words, locale }: Inputs, lap: Length) =>
  (strips: number, wide: Length): string =>
    words.why.strips(strips, formatLength(wide, locale), formatRoundSize(toMm(lap), locale));

/** Pins a square metre (trade practice). */
const PINS = 4;

/** Fabric under a sub-base, weed membrane under gravel and bark; soil needs neither. */
function baseSteps(
  inputs: Inputs,
  { base, soil, gross, wider, slab }: Path,
  { mask, glasses }: SafetyKit,
): Sparse<JobStep> {
  const { words, locale, place, values, bill } = inputs;
  const { steps, why } = words;
  const shown = formatArea(toArea(gross * mm(1000) ** 2), locale);
  const hasBase = base > 0;
  const layers = layersOf(base);
  const deep = formatLength(base, locale);
  const lap = mm(hasBase ? 300 : 150);
  const stone = gross * toMm(base) * DENSITY['type-1'] * 1000;
  return [
    values.membrane &&
      !soil &&
      step('membrane', steps.membrane, [formatRoundSize(toMm(lap), locale)], {
        minutes: minutesFor(gross, 30),
        work: works(needs(PATH, 'dug'), does('underlay', PATH)),
        takes: [
          rolledLines(
            inputs,
            hasBase ? 'geotextile' : 'weed-membrane',
            place.region,
            { lap, past: length(wider + TURNED_UP) },
            stripsWhy(inputs, lap),
          ),
          !hasBase && bill.pack('membrane-pins', Math.ceil(gross * PINS), why.pins),
        ],
        tools: ['utility-knife', !hasBase && 'hammer'],
      }),
    hasBase &&
      step('base', steps.base, {
        detail: locale.format.sentences(
          compact([
            steps.base.detail(deep, layers, formatRoundSize(100, locale)),
            slab?.membrane === true && steps.base.fines,
          ]),
        ),
        check: steps.base.check(formatRoundSize(10, locale)),
        minutes: minutesFor(gross * layers, 8),
        work: works(
          needs(PATH, values.membrane ? 'underlaid' : 'dug'),
          does('compact', PATH),
          does('fill', PATH),
          { dust: 'silica' },
        ),
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

/** State of the ground on which the top layer is spread. */
function topOfBase({ values }: Inputs, { base, soil }: Path): State {
  if (base > 0) return 'compacted';
  return values.membrane && !soil ? 'underlaid' : 'dug';
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
/** Soil that is trodden at once (trade practice). */
const SOIL_LAYER = mm(150);

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
  const below = topOfBase(inputs, path);
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
            why.grid(formatArea(place.area, locale)),
          ),
        ],
        tools: ['rake', 'hand-saw', 'level-long'],
      }),
    step('spread', steps.spread, {
      detail: steps.spread[values.top === 'mulch' ? 'bark' : kind](
        formatLength(depth, locale),
        formatRoundSize(toMm(SOIL_LAYER), locale),
        Math.ceil(depth / SOIL_LAYER),
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
      tools: ['rake', 'level-long', !soil && 'broom'],
    }),
    step('keep', steps.keep[kind], { minutes: 15, tools: ['hose'] }),
  ];
}

/** Between spikes of an edging along gravel (makers: two feet). */
const SPIKES = inches(24);

const EDGE: Target = `${PATH}/edge`;

function edgingStep(inputs: Inputs, { trench, corners, base }: Path): JobStep {
  const { words, locale, place, region, bill, shelf } = inputs;
  const { why } = words;
  const { safety, ...edging } = words.steps.edging;
  // Outside the outline: longer by its own thickness at each corner.
  const { thickness = mm(0) } =
    shelf['path-edging'].form === 'packs' ? shelf['path-edging'].variants[0] : {};
  const run = toMm(length(place.perimeter + (trench === undefined ? 0 : corners) * thickness));
  const minutes = minutesFor(run / 1000, 3);
  const strip: readonly Material[] = bill.pack(
    'path-edging',
    run,
    why.edging(formatRoundRun(mm(run), locale)),
    trench === undefined ? {} : { slack: BROKEN_UNITS },
  );
  if (region === 'us') {
    const apart = formatRoundSize(toMm(SPIKES), locale);
    return step('edging', edging, {
      detail: base > 0 ? edging.onBase(apart) : edging.driven(apart),
      minutes,
      work: works(needs(PATH, base > 0 ? 'compacted' : 'dug'), {
        makes: [{ target: EDGE, state: 'edged' }],
      }),
      takes: [
        strip,
        bill.pack('edging-spikes', Math.ceil(place.perimeter / SPIKES), why.spikes(apart)),
      ],
      tools: ['level-long', 'club-hammer', 'string-line'],
    });
  }
  return step('edging', edging, {
    detail: locale.format.sentences(
      compact([
        edging.bedded(formatRoundSize(10, locale)),
        place.shape === 'circle' && edging.curve,
      ]),
    ),
    safety,
    minutes,
    work: works(needs(PATH, 'dug'), {
      makes: [{ target: EDGE, state: 'edged', cures: { minutes: WAIT.haunch, kind: 'hardening' } }],
    }),
    takes: [
      strip,
      bill.pack('concrete-mix', (run / 1000) * (HAUNCH + (trench?.more ?? 0)), why.haunch),
      cementGloves(inputs),
      safetyKit(inputs, 'work-gloves').glasses,
    ],
    tools: ['level-long', 'club-hammer', 'bolster', 'string-line', 'bucket', 'trowel'],
  });
}

/**
 * Minutes of two people to mix and place a cubic metre: 108 bags of 20 kg by hand at four and a half minutes each, or
 * three a load in a mixer every five and a half minutes (trade practice).
 */
const PLACING = { barrow: 480, mixer: 200, 'ready-mix': 60 } as const;

const cubicMetres = ({ place }: Inputs, deep: Length): number =>
  (toSquareMetres(place.area) * toMm(deep)) / 1000;

/** Concrete lost in mixing and in low spots (trade practice). */
const LOST = { share: 0.08, for: 'uneven' } as const;

/** Forms, steel, concrete, and the week in which it hardens. */
function slabSteps(
  inputs: Inputs,
  path: Path,
  slab: PouredSlab,
  { glasses, mask }: SafetyKit,
): Sparse<JobStep> {
  const { words, locale, place, bill, region, values } = inputs;
  const { steps, why } = words;
  const { depth } = path;
  const metres = toSquareMetres(place.area);
  const { bays } = slab.joints;
  const shown = [formatArea(place.area, locale), formatLength(depth, locale)] as const;
  const amount = Math.ceil(metres * toMm(depth) * 1000);
  const isDelivered = howToMix(litres(amount / 1000)) === 'ready-mix';
  const volume = cubicMetres(inputs, depth);
  const how = howToMix(litres(volume * 1000));
  const underSlab: State = slab.membrane ? 'underlaid' : 'compacted';
  const days = (load: 'shed' | 'full'): number => hours(load) / 24;
  return [
    formStep(inputs, path),
    layStep(inputs, path, slab),
    step('pour', steps.pour, {
      detail: locale.format.sentences(
        compact([
          isDelivered && steps.pour.order(region, values.use.endsWith('-drive') ? 'yes' : 'no'),
          steps.pour[how](formatTemperature(5, locale), formatTemperature(30, locale)),
        ]),
      ),
      minutes: roundMinutes(PLACING[how] * volume, 60),
      work: works(needs(FORMS, 'framed'), needs(PATH, underSlab), does('concrete', PATH), {
        dust: 'silica',
      }),
      takes: [
        bill.pack(
          isDelivered ? 'ready-mix' : 'concrete-mix',
          amount,
          why.concrete(...shown, isDelivered),
          { slack: LOST },
        ),
        cementGloves(inputs),
        glasses,
        mask,
      ],
      tools: [
        'wheelbarrow',
        'spade',
        'rake',
        ...(how === 'ready-mix' ? (['planks'] as const) : []),
        how === 'mixer' ? 'mixer' : 'bucket',
      ],
      gates: ['lifting'],
    }),
    step('tamp', steps.tamp, {
      minutes: minutesFor(metres, 12),
      // Bleed water evaporates first (trade practice).
      work: works(
        needs(PATH, 'concreted'),
        does('fill', PATH, { cures: { minutes: HOUR, kind: 'hardening' } }),
      ),
      tools: ['tamping-beam', 'spade'],
    }),
    step(
      'float',
      steps.float,
      [isLevel(inputs) ? 'level' : 'falls', jointsText(inputs, depth, slab.joints)],
      {
        minutes: minutesFor(metres, 8),
        work: works(needs(PATH, 'flat'), { makes: [{ target: PATH, state: 'smooth' }] }),
        tools: [
          'float',
          'edging-trowel',
          bays.length > 1 && 'groover',
          'straightedge',
          'planks',
          'broom',
          'knee-pads',
        ],
      },
    ),
    // Polyethylene of 0.1 mm at least (ASTM C171): cloth dries the slab.
    step('cover', steps.cover, {
      minutes: 20,
      work: works(needs(PATH, 'smooth'), {
        makes: [
          {
            target: PATH,
            state: 'load-bearing',
            cures: { minutes: hours('walk') * HOUR, kind: 'hardening' },
          },
        ],
        installs: [{ item: 'damp-membrane', on: PATH }],
      }),
      takes: [
        rolledLines(
          inputs,
          'damp-membrane',
          place.region,
          { lap: SHEET_LAP, past: length(depth + mm(200)) },
          () => why.cure,
        ),
      ],
      tools: ['hose'],
    }),
    step('strip', steps.strip, {
      minutes: minutesFor(toMm(place.perimeter) / 1000, 10),
      work: works(needs(PATH, 'load-bearing'), PEGS_TAKEN_UP, {
        removes: [{ item: 'formwork-board' }],
      }),
      tools: ['bar', 'hammer', 'spade'],
    }),
    step(
      'use',
      steps.use,
      [days('shed'), strengthIn(days('shed')), days('full'), loadOf(values.use)],
      {
        check: steps.use.check(formatRoundSize(5, locale)),
        minutes: 15,
        work: works(needs(PATH, 'load-bearing'), does('walk', PATH), {
          removes: [{ item: 'damp-membrane' }],
        }),
        tools: ['hose'],
      },
    ),
  ];
}

function jointsText({ words, locale }: Inputs, depth: Length, joints: SlabBays): string {
  const { float } = words.steps;
  const { bays, grid } = joints;
  if (bays.length <= 1) return float.none(formatRoundRun(mostBay(depth), locale));
  const deep =
    locale.made === 'imperial'
      ? formatLength(joints.depth, locale)
      : formatRoundSize(roundMinutes(toMm(joints.depth), 20), locale);
  return grid === undefined ? float.corners(bays.length, deep) : float.joints(...grid, deep);
}

/** Pegs outside the forms, two screws each, and oil for boards that come off again (trade practice). */
const FORM_PEGS = mm(600);
/** Round a curve: pegs closer, and saw cuts in the back of the boards (trade practice). */
const CURVE = { pegs: mm(300), cuts: 75 } as const;
const FORM_OIL = litres(0.5);
/** Screw in a peg behind a form. */
const FORM_GRIP = mm(25);
/** Overlap of sheets. */
const SHEET_LAP = mm(300);

function formStep(inputs: Inputs, path: Path): JobStep {
  const { bill, words, place, shelf, locale, region } = inputs;
  const { why } = words;
  const { forms } = words.steps;
  const { depth, wall, sides } = path;
  const { variants } = shelf['formwork-board'];
  const { section, high, sunk } = formsFor(variants, depth) ?? {
    section: variants[0],
    high: 1,
    sunk: mm(0),
  };
  const longest = bill.longest('formwork-board', section);
  // A wall is the form of its side.
  const run = sides.reduce((sum, side) => sum + side.run, 0);
  const isRound = place.shape === 'circle';
  const apart = isRound ? CURVE.pegs : FORM_PEGS;
  const pegs = Math.ceil(run / apart) + (isRound ? 0 : sides.length);
  const strings = 2 * pointsToPeg(place);
  // The joint at a wall goes through the full depth of the slab.
  const foamRows = Math.ceil(depth / (shelf['edge-foam'].variants[0].width ?? mm(100)));
  const mark = tapeMark(region);
  const pieces = sides.map((side) => {
    const one = inLengths('form', side.run + side.past * section.thickness, longest);
    const sawn = length(Math.ceil(one.length / mark - 1e-9) * mark);
    return { ...one, length: sawn, quantity: one.quantity * high };
  });
  return step('forms', forms, {
    detail: locale.format.sentences(
      compact([
        isLevel(inputs)
          ? forms.level(formatLength(depth, locale), 2 * high)
          : forms.detail(formatLength(depth, locale), ...fallOf(locale), 2 * high),
        isRound && forms.bend(formatRoundSize(CURVE.cuts, locale)),
        sunk > 0 && forms.sunk(formatLength(sunk, locale)),
        wall > 0 && forms.wall(foamRows),
      ]),
    ),
    check: isRound ? forms.round : forms.check(triedBy(place), formatRoundSize(5, locale)),
    minutes: minutesFor(toMm(place.perimeter) / 1000, isRound ? 2 : 4),
    work: works(needs(PATH, 'compacted'), does('frame', FORMS), {
      installs: [
        { item: 'formwork-board', on: FORMS },
        { item: 'marking-pegs', count: pegs, on: FORMS },
      ],
    }),
    takes: [
      bill.lengths('formwork-board', {
        section,
        pieces: gatherPieces(pieces),
        why: why.forms(high),
      }),
      // The pegs of the strings are still in the ground.
      bill.pack(
        'marking-pegs',
        pegs + strings,
        why.formPegs(pegs, formatRoundSize(toMm(apart), locale), strings),
      ),
      bill.each('wood-screws', { each: 2 * high, places: pegs }, why.formScrews, {
        like: { length: length(section.thickness + FORM_GRIP) },
      }),
      bill.pack('form-oil', FORM_OIL, why.oil),
      wall > 0 && bill.pack('edge-foam', foamRows * toMm(wall), why.strip),
    ],
    tools: ['hand-saw', 'drill', 'club-hammer', 'level-long', 'string-line'],
  });
}

function layStep(inputs: Inputs, { depth }: Path, slab: PouredSlab): JobStep | false {
  const { words, locale, place } = inputs;
  const { lay } = words.steps;
  const metres = toSquareMetres(place.area);
  return (
    (slab.mesh || slab.membrane) &&
    step('mesh', lay, {
      title: slab.mesh ? (slab.membrane ? lay.title : lay.onlyMesh) : lay.onlySheet,
      detail: locale.format.sentences(
        compact([
          slab.membrane && lay.damp(formatRoundSize(300, locale)),
          slab.mesh &&
            lay.mesh(
              formatRoundSize(toMm(MESH.lap), locale),
              formatLength(coverOf(inputs), locale),
            ),
        ]),
      ),
      check: slab.mesh ? lay.check : lay.flat,
      minutes: minutesFor(metres, 15),
      work: works(
        needs(PATH, 'compacted'),
        needs(FORMS, 'framed'),
        slab.membrane && does('underlay', PATH),
        slab.mesh && does('fix', 'part:mesh'),
      ),
      takes: [
        slab.membrane &&
          rolledLines(
            inputs,
            'damp-membrane',
            place.region,
            { lap: SHEET_LAP, past: depth },
            stripsWhy(inputs, SHEET_LAP),
          ),
        ...(slab.mesh ? meshLines(inputs) : []),
      ],
      tools: ['utility-knife', slab.mesh && 'bolt-cutter'],
    })
  );
}

/** A tie along the laps of mesh, and its wire in mm (trade practice). */
const TIED = mm(600);
const TIE = 300;

/** Concrete under the mesh: as high as the region's spacers, at least about what the rule asks. */
const coverOf = ({ shelf }: Pick<Inputs, 'shelf'>): Length =>
  variantNearest(shelf['mesh-spacers'].variants, 'width', MESH.cover).width ?? MESH.cover;

/** Spacers a square metre under mesh. */
const SPACERS = 4;

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
  const quantity = sheetsOver(place.region, sheet, MESH.lap);
  const ties = Math.ceil(quantity * ((sheet.length + sheet.width) / TIED));
  return [
    bill.sheets('mesh', {
      thickness,
      panels: [{ name: 'mesh', length: sheet.length, width: sheet.width, quantity, turns: true }],
      snapped: true,
      why: words.why.mesh(formatRoundSize(toMm(MESH.lap), locale)),
    }),
    bill.pack('tying-wire', ties * TIE, words.why.wire(ties)),
    bill.pack(
      'mesh-spacers',
      Math.ceil(toSquareMetres(place.area) * SPACERS),
      words.why.spacers(formatLength(coverOf({ shelf }), locale)),
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
