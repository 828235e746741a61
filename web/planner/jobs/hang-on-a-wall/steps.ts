import { formatLength, inches, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { DRILLING, isMasonry } from '../../takeoff/structure/indoors/wall-fixings.ts';
import type { Material, PackedMaterial } from '../../takeoff/material.ts';
import { variantAtLeast } from '../../stock/shelf.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatGrams, formatRoundSize } from '../kit/format-sizes.ts';
import { DAY, ladderAbove, step, does, needs, works } from '../kit/steps/step.ts';
import { holeDepth, holeIn, thickWall, type WallFixing } from '../kit/walls/wall-fixing.ts';
import type { Inputs } from './fields.ts';
import { WIRE_MOST, type Hanging } from './layout.ts';

/** Dust of drilled brick and concrete. */
const DUST = { dust: 'silica' } as const;
/** Two people hang what is heavier, kg. */
const TWO_PEOPLE = 15;
/** What each of them lifts to shoulder height, kg (HSE, INDG143). */
const TO_SHOULDER = 20;
/** Minutes of one beginner for a fixing. */
const EACH = 5;
/** mm of tape round a bit and over a mark. */
const TAPE = 1000;

/** Lines that several steps take. */
function sharedLines(
  { bill, words, shelf, values }: Inputs,
  { kind, tiles }: Hanging,
  { bit, wide, cuts = wide }: WallFixing,
) {
  const { why } = words;
  const tileBits = shelf['tile-drill-bit'].variants;
  const hole = length(Math.max(wide, cuts) - TILE_HOLE);
  const tileBit = tiles > 0 ? variantAtLeast(tileBits, 'width', hole) : undefined;
  return {
    /** The diamond bit and its diameter; nothing without tiles. */
    tileBit: tileBit && bill.pack('tile-drill-bit', 1, why.tileBit, { variant: tileBit }),
    tileHole: tileBit?.width,
    sealant: values.tiled && values.wet && bill.pack('silicone', 1, why.sealant),
    tape: bill.pack('masking-tape', TAPE, why.tape),
    glasses: bill.pack('safety-glasses', 1, why.glasses),
    bit: bit && bill.pack('masonry-drill-bit', 1, why.bit, { variant: bit }),
    mask: bill.pack(isMasonry(kind) ? 'silica-mask' : 'dust-mask', 1, why.mask),
  };
}
/** Tile bits in inches may be this much narrower than metric plugs and toggles. */
const TILE_HOLE = mm(0.2);
type Shared = ReturnType<typeof sharedLines>;

export function hangSteps(inputs: Inputs, hanging: Hanging, made: WallFixing): Sparse<JobStep> {
  const shared = sharedLines(inputs, hanging, made);
  const rail = isRailed(inputs, hanging, made) ? railLine(inputs, hanging) : [];
  return [
    ...lookSteps(inputs, hanging, made, shared),
    ...markSteps(inputs, hanging, rail, shared),
    ...fixSteps(inputs, hanging, made, shared),
    ...hangingSteps(inputs, hanging, made, { rail, sealant: shared.sealant }),
  ];
}

/** The places of fixings on the walls, the thing, its fixings, and cables and pipes. */
const wallsOf = ({ values }: Inputs): readonly Target[] =>
  values.walls.walls.map(({ id }): Target => `wall:${id}/fixings`);
/** What the highest fixing is reached from. */
const ladderOf = ({ points }: Hanging) =>
  ladderAbove(length(Math.max(...points.map(({ y }) => y))));
const THING: Target = 'part:thing';
const FIXINGS: Target = 'part:fixings';
const SERVICES: Target = 'part:services';

const kilos = (load: number, { locale }: Inputs): string => formatGrams(load * 1000, locale);

function lookSteps(
  inputs: Inputs,
  hanging: Hanging,
  made: WallFixing,
  { bit, tileBit, glasses, mask }: Shared,
): readonly JobStep[] {
  const { words, locale } = inputs;
  const { kind, kilos: weight } = hanging;
  const { weigh, find, test } = words.steps;
  const walls = wallsOf(inputs);
  // Brick and concrete take hammer action and the bit of their plugs: a thin twist bit stops at them.
  const masonry = kind === 'masonry' ? made.bit?.width : undefined;
  const hole = masonry === undefined ? formatRoundSize(3, locale) : formatLength(masonry, locale);
  return [
    step('weigh', weigh, [kilos(weight, inputs)], { minutes: 15 }),
    step('find', find, {
      minutes: 20,
      work: does('find', SERVICES),
      tools: ['cable-finder', 'pencil'],
      gates: ['cables', 'gas-water'],
    }),
    step('test', test, {
      detail: locale.format.sentences(
        compact([
          tileBit !== undefined && test.tiles,
          tileBit !== undefined && masonry !== undefined && words.steps.drill.noHammer,
          test.detail(hole, words.tells[kind]),
        ]),
      ),
      minutes: 15,
      work: works(needs(SERVICES, 'found'), does('drill', walls), isMasonry(kind) && DUST),
      takes: [tileBit, masonry !== undefined && bit, glasses, mask],
      tools: [
        ...(masonry === undefined
          ? (['drill', 'wood-bits'] as const)
          : (['hammer-drill'] as const)),
        ladderOf(hanging),
      ],
      gates: ['asbestos', 'lead', 'cables'],
    }),
  ];
}

/**
 * A picture hangs on a rail if it is heavy, or if its fixings clamp what they hold: a frame plug or a toggle leaves no
 * head to hang a wire on. Two fixings above each other take a wire.
 */
const isRailed = (
  { values }: Inputs,
  { between, kilos: weight }: Hanging,
  { way }: WallFixing,
): boolean =>
  values.thing === 'flat' &&
  between > 0 &&
  (way === 'through' || way === 'toggle' || weight > WIRE_MOST);

/** Half of a rail: to either side past the outer fixings twice the diameter of the widest plug. */
const halfOf = ({ region }: Inputs, { between }: Hanging): Length =>
  length(between + (region === 'us' ? inches(1.5) : mm(40)));

const railLine = (inputs: Inputs, hanging: Hanging) => {
  const { bill, words, shelf } = inputs;
  const [section] = shelf['hanging-rail'].variants;
  return bill.lengths('hanging-rail', {
    section,
    pieces: [{ name: 'rail', length: halfOf(inputs, hanging), quantity: 2 }],
    why: words.why.rail(kilos(hanging.kilos, inputs)),
  });
};

/** Brackets of a shelf, or the mount of a screen. */
function heldBy(
  inputs: Inputs,
  { columns, between, kind, kilos: weight }: Hanging,
): Sparse<readonly Material[]> {
  const { bill, words, values, locale } = inputs;
  const { why } = words;
  const shown = (size: Length): string => formatLength(size, locale);
  if (values.thing === 'shelf') {
    return [
      bill.pack(
        'shelf-bracket',
        columns,
        why.brackets(
          shown(values.bracket),
          shown(values.depth),
          kilos(Math.ceil(weight / columns), inputs),
        ),
      ),
    ];
  }
  const load = kilos(weight, inputs);
  const told =
    kind === 'stud' && between > 0 ? why.mountStuds(load, shown(between)) : why.mount(load);
  return values.thing === 'screen' ? [bill.pack('screen-mount', 1, told)] : [];
}

/** Part that the fixings go through. */
const heldAs = ({ values: { thing } }: Inputs, hasRail: boolean) =>
  ({ shelf: 'bracket', screen: 'plate', flat: hasRail ? 'rail' : 'none' } as const)[thing];

function markSteps(
  inputs: Inputs,
  hanging: Hanging,
  rail: readonly Material[],
  { tape }: Shared,
): readonly JobStep[] {
  const { words, locale, values } = inputs;
  const { place, marks } = words.steps;
  const { points, columns, between, kind, tiles } = hanging;
  const rows = points.length / columns;
  const hasRail = rail.length > 0;
  const held = heldAs(inputs, hasRail);
  const work = does('mark', wallsOf(inputs));
  const shown = (size: Length): string => formatLength(size, locale);
  const [first] = points;
  const at = place.detail(shown(first?.x ?? mm(0)), shown(first?.y ?? mm(0)));
  return [
    step('place', place, {
      detail:
        kind === 'stud' ? locale.format.sentences([at, place.onStuds(shown(values.studs))]) : at,
      minutes: 15,
      work,
      takes: [tape],
      tools: ['tape-measure', 'pencil', ladderOf(hanging)],
    }),
    step('marks', marks, {
      detail: locale.format.sentences(
        compact([
          hasRail && marks.rail(shown(halfOf(inputs, hanging))),
          columns > 1 && rows > 1
            ? marks.grid(
                columns,
                shown(between),
                rows,
                values.thing === 'shelf' ? 'shelf' : 'other',
              )
            : (values.thing === 'flat' && !hasRail ? marks.wire : marks.detail)(
                points.length,
                between === 0 ? undefined : shown(between),
              ),
          held !== 'none' && marks.hold(held),
          tiles > 0 && marks.tiles(formatRoundSize(TILE_EDGE, locale)),
        ]),
      ),
      minutes: hasRail ? 30 : 15,
      work,
      takes: [hasRail && rail, ...heldBy(inputs, hanging)],
      tools: [
        // Marks farther apart than a short level is long.
        (columns - 1) * between > SHORT_LEVEL ? 'level-long' : 'level-short',
        'pencil',
        'tape-measure',
        ladderOf(hanging),
        ...(hasRail ? (['hacksaw', 'drill', 'metal-bits', 'file'] as const) : []),
      ],
    }),
  ];
}

const SHORT_LEVEL = mm(600);
/** Distance of a hole from the edge of its tile, mm: nearer, the tile breaks (trade practice). */
const TILE_EDGE = 25;

/** Spare fixings of each kind for those that turn or fall behind the board. */
const SPARE = 2;

/** mm of a screw that stand out of the wall under a ring or a wire. */
const PROUD = 5;

/**
 * Pilot hole of a screw in a stud, seven tenths of its diameter (makers: 3/16 in for 5/16), on the marks of a set of
 * bits.
 */
function pilotFor(wide: Length, made: 'metric' | 'imperial'): Length {
  const mark = made === 'metric' ? mm(0.5) : inches(1 / 16);
  return length(Math.floor((0.7 * wide) / mark + 0.4) * mark);
}

/** The hole of a line, deeper by the tiles. */
const deeperBy = ({ hole }: PackedMaterial, tiles: Length): Pick<PackedMaterial, 'hole'> =>
  hole === undefined ? {} : { hole: { ...hole, deep: length(hole.deep + tiles) } };

function fixSteps(
  inputs: Inputs,
  hanging: Hanging,
  made: WallFixing,
  { bit, tape, tileBit, tileHole, sealant, glasses, mask }: Shared,
): Sparse<JobStep> {
  const { words, locale, bill, values } = inputs;
  const { points, kind, load, tiles } = hanging;
  const { way, parts, wide, cuts } = made;
  const fromFace = holeDepth(made) + toMm(tiles);
  const { steps, why } = words;
  const hasRail = isRailed(inputs, hanging, made);
  const held = heldAs(inputs, hasRail);
  const isSealed = sealant !== false;
  const sealing = isSealed ? (['caulk-gun', 'cloth'] as const) : [];
  const isProud = values.thing === 'flat' && way !== 'hook' && !hasRail;
  const walls = wallsOf(inputs);
  const marked = needs(walls, 'marked');
  const fixings = points.length;
  const minutes = Math.max(15, EACH * fixings);
  const bought = parts.map(({ product, variant, each, joint }) => {
    const slack = { amount: (way === 'hook' ? 1 : SPARE) * each, for: 'breakage' } as const;
    return joint === undefined
      ? bill
          .each(product, { each, places: fixings }, why.fixings, {
            ...(variant && { variant }),
            slack,
          })
          .map((one) => ({ ...one, ...holeIn(made) }))
          .map((one) => ({ ...one, ...deeperBy(one, tiles) }))
      : bill
          .fixings(
            product,
            { ...joint, places: fixings },
            cuts === undefined
              ? why.fixings
              : locale.format.sentences([
                  why.fixings(each, fixings),
                  why.bare(formatLength(inches(0.5), locale)),
                ]),
            { slack },
          )
          .map((one) => (way === 'plug' ? { ...one, ...deeperBy(one, tiles) } : one));
  });
  const hole = [
    formatLength(wide, locale),
    formatRoundSize(fromFace, locale),
    formatRoundSize(DRILLING.fromEdge, locale),
  ] as const;
  return [
    way !== 'hook' &&
      way !== 'self' &&
      step('drill', steps.drill, {
        detail: locale.format.sentences(
          compact([
            tileHole !== undefined && steps.drill.tiles(formatLength(tileHole, locale)),
            tiles > 0 && isMasonry(kind) && steps.drill.noHammer,
            way === 'screw'
              ? steps.drill.detail.screw(
                  formatLength(pilotFor(wide, locale.made), locale),
                  formatRoundSize(toMm(made.deep) + toMm(tiles), locale),
                )
              : (kind === 'soft-block' ? steps.drill.soft : steps.drill.detail[way])(...hole),
            thickWall(kind, made, locale),
          ]),
        ),
        check: way === 'toggle' ? steps.drill.clear : steps.drill.check,
        minutes,
        work: works(
          marked,
          needs(SERVICES, 'found'),
          does('drill', walls),
          isMasonry(kind) && DUST,
        ),
        takes: [tileBit, bit, tape, glasses, mask],
        tools: [
          isMasonry(kind) ? 'hammer-drill' : 'drill',
          way === 'toggle' && tiles === 0 && 'hole-saw',
          way === 'screw' && 'wood-bits',
          'vacuum',
          ladderOf(hanging),
        ],
        gates: ['cables', isMasonry(kind) && 'silica'],
      }),
    way !== 'hook' &&
      way !== 'screw' &&
      cuts === undefined &&
      step('set', steps.set, {
        detail: locale.format.sentences(
          compact([
            isSealed && steps.set.seal,
            way === 'through' || way === 'toggle'
              ? steps.set.detail[way](held)
              : steps.set.detail[way],
            way === 'through' && values.thing !== 'flat' && steps.set.narrow(held),
            way === 'plug' && tiles > 0 && steps.set.tiles,
          ]),
        ),
        minutes,
        work: works(marked, does('fit', FIXINGS)),
        takes: [...bought, sealant],
        tools: [
          ...sealing,
          (way === 'plug' || way === 'through') && 'hammer',
          'screwdriver',
          ladderOf(hanging),
        ],
      }),
    step('screw', steps.screw, {
      detail: locale.format.sentences(
        compact([
          isSealed && (way === 'screw' || cuts !== undefined) && steps.set.seal,
          way === 'hook'
            ? steps.screw.hook
            : isProud
              ? steps.screw.proud(formatRoundSize(PROUD, locale))
              : cuts !== undefined
                ? steps.screw.cuts
                : way === 'through' || way === 'toggle'
                  ? steps.screw.on
                  : steps.screw.detail,
        ]),
      ),
      ...(way === 'hook' && { title: steps.screw.hooks }),
      check: way === 'hook' ? steps.screw.flat : isProud ? steps.screw.out : steps.screw.check,
      minutes,
      work: works(
        marked,
        needs(SERVICES, 'found'),
        way !== 'hook' && way !== 'screw' && cuts === undefined && needs(FIXINGS, 'fitted'),
        does('screw', walls),
        does('fix', FIXINGS),
      ),
      takes: [...bought, sealant, bill.pack('work-gloves', 1, why.gloves)],
      tools: [
        ...(way === 'screw' || cuts !== undefined ? sealing : []),
        way === 'hook'
          ? 'hammer'
          : parts.some(({ product }) => product === 'structural-screws')
            ? 'spanner'
            : cuts === undefined
              ? 'screwdriver'
              : 'drill',
        'level-short',
        ladderOf(hanging),
      ],
    }),
    step('pull', steps.pull, [kilos(DRILLING.proof * load, inputs), values.thing !== 'flat'], {
      minutes: 15,
      work: works(needs(FIXINGS, 'fixed'), does('test', FIXINGS), { loads: [FIXINGS] }),
      tools: [ladderOf(hanging)],
    }),
  ];
}

/** Grams of filler for the test hole and a hole in the wrong place. */
const FILLER = 50;
/** Screws of the half of a rail on the back of a thing. */
const RAIL_SCREWS = 4;
/** Screws of a shelf on each bracket. */
const SHELF_SCREWS = 2;

function hangingSteps(
  inputs: Inputs,
  hanging: Hanging,
  { way }: WallFixing,
  { rail, sealant }: Pick<Shared, 'sealant'> & { readonly rail: readonly Material[] },
): readonly JobStep[] {
  const { words, values, bill, locale } = inputs;
  const { kilos: weight, columns } = hanging;
  const hasRail = rail.length > 0;
  const { steps, why } = words;
  const { ready, hang, after } = steps;
  const isHeavy = weight > TWO_PEOPLE;
  const isShelf = values.thing === 'shelf';
  const isLoose = way === 'hook' || (values.thing === 'flat' && !hasRail);
  return [
    step('ready', ready, {
      detail: locale.format.sentences(
        compact([
          hasRail ? ready.rail : ready.detail[values.thing],
          isShelf && isHeavy && ready.two,
        ]),
      ),
      minutes: 20,
      gates: [isShelf && isHeavy && 'lifting'],
      work: works(isShelf && needs(FIXINGS, 'tested'), does('assemble', THING)),
      takes:
        values.thing === 'flat'
          ? [
              ...(hasRail
                ? [
                    rail,
                    bill.pack('wood-screws', RAIL_SCREWS, why.railScrews, {
                      like: { length: mm(20) },
                    }),
                  ]
                : [
                    bill.pack('d-rings', 2, why.rings(kilos(weight / 2, inputs))),
                    bill.pack('picture-wire', 1, why.wire(kilos(weight, inputs))),
                  ]),
              bill.pack('felt-pads', 4, why.pads),
            ]
          : isShelf
            ? [
                bill.each('wood-screws', { each: SHELF_SCREWS, places: columns }, why.shelfScrews, {
                  like: { length: mm(16) },
                }),
              ]
            : [],
      tools: ['screwdriver'],
    }),
    step('hang', hang, {
      ...(isShelf && { title: hang.load }),
      detail: isShelf
        ? hang.shelf
        : locale.format.sentences(
            compact([
              hang.on(isHeavy ? Math.max(2, Math.ceil(weight / TO_SHOULDER)) : 1),
              isHeavy && values.thing === 'screen' && hang.lock,
            ]),
          ),
      minutes: 15,
      work: works(
        needs(FIXINGS, 'tested'),
        needs(THING, 'assembled'),
        does('fix', THING, { cures: { minutes: DAY, kind: 'rest' } }),
      ),
      tools: ['level-short', ladderOf(hanging)],
      gates: [isHeavy && !isShelf && 'lifting'],
    }),
    step('after', after, {
      detail: locale.format.sentences([
        isLoose ? after.level : after.tighten,
        sealant === false ? after.fill : after.seal,
      ]),
      minutes: 15,
      work: works(needs(THING, 'fixed'), does('fill', 'part:holes')),
      takes: [sealant === false ? bill.pack('filler', FILLER, why.filler) : sealant],
      tools: [
        sealant === false ? 'filling-knife' : 'caulk-gun',
        isLoose ? 'level-short' : 'screwdriver',
        ladderOf(hanging),
      ],
    }),
  ];
}
