import {
  formatArea,
  formatLength,
  toArea,
  length,
  mm,
  type Length,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import {
  type PackedMaterial,
  gatherPieces,
  pieceRun,
  type Piece,
  concreteScrewed,
  EMBED,
  fixingOf,
  screwed,
  type Joint,
} from '../../takeoff/material.ts';
import { revealIn } from '../../takeoff/structure/indoors/skirting.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import { inColour, type LengthProduct } from '../kit/bill.ts';
import {
  caulkLine,
  coating,
  isLeadFree,
  leadTestLine,
  sandpaper,
  DRYING,
  brushLines,
} from '../kit/finish/paint.ts';
import { formatGrams, formatRoundRun, formatRoundSize, formatSides } from '../kit/format-sizes.ts';
import { masonryBit } from '../kit/walls/wall-fixing.ts';
import { isFoamed } from './fields.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import type { ToolId } from '../kit/steps/tools.ts';
import {
  safetyKit,
  masonryDrilling,
  DAY,
  step,
  minutesFor,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import {
  type DoorJob,
  isDrilled,
  isCased,
  isStopped,
  isFilled,
  hasBareStops,
  hasOldHoles,
  slidesTo,
  cutRun,
  isCut,
  cutEdges,
  surround,
  architravePieces,
  thickOf,
  finishedArea,
} from './layout.ts';

/** Between pins of stops and architraves (trade practice). */
const EVERY = mm(300);

/** Millilitres of wood glue; grams of filler for old recesses and screw holes, and for the hole of a pin. */
const GLUE = 20;

const RECESSES = 60;

const HOLE = 1;

/** Wedges: pairs at eight places in the legs and at two over the head, and two to stand the leaf on; for a leaf alone. */
const WEDGES = { fixed: 22, hung: 10 };

const pinsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, one) => sum + (Math.floor(one.length / EVERY) + 1) * one.quantity, 0);

/** Stops, seals and architraves, with what holds them. */
function trimLines(inputs: DoorJob) {
  const { bill, words, door } = inputs;
  const { why } = words;
  const frame = [door.inside.height, door.inside.width] as const;
  const isFire = door.core === 'fire';
  const cutFrom = (product: LengthProduct, run: ReturnType<typeof surround>, told: string) =>
    run && bill.lengths(product, { ...run, why: told });
  const stops = isStopped(inputs)
    ? surround(inputs, 'door-stop', ['door-stop', 'door-stop'], frame, 1)
    : undefined;
  const seals = isFire
    ? surround(inputs, 'intumescent-strip', ['door-seal', 'door-seal'], frame, 1)
    : undefined;
  const cased = architravePieces(inputs);
  // Architraves through both of their edges.
  const pins = pinsIn(stops?.pieces ?? []) + 2 * pinsIn(cased?.pieces ?? []);
  return {
    stops: cutFrom('door-stop', stops, why.stops),
    seals: cutFrom('intumescent-strip', seals, why.seals),
    architrave: cutFrom('architrave', cased, why.architrave(inputs.values.finish === 'varnish')),
    brads: bill.pack('brad-nails', pins, why.brads(pins), { like: { length: mm(50) } }),
    filler: bill.pack(
      'wood-filler',
      (hasOldHoles(inputs) ? RECESSES : 0) + HOLE * pins,
      why.filler(hasOldHoles(inputs)),
    ),
    /** Total length of the architraves. */
    edge: length(pieceRun(cased?.pieces ?? [])),
  };
}

/** Number of fixings in a frame. */
const FIXINGS = 8;

/** Fixings of a new frame: foam, or screws through it. */
function fixings(inputs: DoorJob): readonly (readonly PackedMaterial[])[] {
  const { bill, words, door } = inputs;
  const { why } = words;
  if (isFoamed(inputs)) return [bill.pack('expanding-foam', 1, why.foam)];
  const told = why.fixings(FIXINGS);
  if (door.frame === undefined) return [];
  const { jamb, pack, lined } = door.frame;
  // Strips that line the sides are passed too; a gap that none fill is built out first.
  const isBeside = lined !== undefined && lined.at !== 'head';
  const packed = isBeside ? pack.side : Math.min(pack.side, door.way.pack.most);
  return intoWall(inputs, length(jamb + packed), FIXINGS, told);
}

/** Screws into studs, or fixings into masonry, through a thickness. */
function intoWall(
  inputs: DoorJob,
  through: Length,
  places: number,
  told: string,
): readonly (readonly PackedMaterial[])[] {
  const { bill, shelf, region, values } = inputs;
  const joint = (embed: Length, thick: Length): Joint =>
    screwed(through, embed, thick, { each: 1, places });
  if (values.wall !== 'masonry') {
    const screw = joint(EMBED.stud, mm(4));
    const long = !fixingOf(shelf['wood-screws'].variants, screw).ok;
    // Past the longest wood screws, those for timber frames reach.
    return [bill.fixings(long ? 'structural-screws' : 'wood-screws', screw, told)];
  }
  const [frame, long] = [shelf['frame-fixings'], shelf['long-frame-plugs']];
  const plugged = joint(EMBED.framePlug, mm(4.5));
  const plug = region === 'us' ? concreteScrewed(frame.variants, plugged) : plugged;
  const reaching = fixingOf(frame.variants, plug);
  const longer = long.form === 'packs' ? fixingOf(long.variants, plug) : reaching;
  // Chinese frame fixings have a nut, which is thicker than a strip.
  const isLong = longer.ok && (region === 'cn' || !reaching.ok);
  const { value } = isLong ? longer : reaching.ok ? reaching : {};
  const width = value?.width;
  return [
    bill.fixings(isLong || !reaching.ok ? 'long-frame-plugs' : 'frame-fixings', plug, told),
    ...masonryDrilling(inputs, masonryBit(region, width ?? mm(8))),
  ];
}

const COATS = { primer: 1, paint: 2, varnish: 3 };

/** Floor on both sides of a doorway, m²/1000; mm of tape for a depth stop and a cutting line. */
const COVERED = 4000;

const TAPE = 3000;

/** Paint or varnish of the leaf and of new frame parts. */
function finishLines(inputs: DoorJob) {
  const { bill, words, values, door, locale } = inputs;
  const { why } = words;
  const run = cutRun(door);
  const all = finishedArea(inputs);
  const edges = toArea(Math.round(run * thickOf(door)));
  const shown = formatArea(all, locale);
  const isVarnished = values.finish === 'varnish';
  return {
    sand: sandpaper(inputs, [120, 180], () => 2, why.sand),
    primer: coating(
      inputs,
      'wood-primer',
      toArea(all + edges),
      COATS.primer,
      why.primer(shown, run > 0),
    ),
    paint: coating(inputs, 'trim-paint', all, COATS.paint, why.paint(shown), values.colour),
    sleeves: bill.oneFor(
      'mini-roller-sleeve',
      ['wood-primer', inColour('trim-paint', values.colour)],
      why.sleeves,
    ),
    varnish: coating(
      inputs,
      'clear-varnish',
      isVarnished ? all : edges,
      COATS.varnish,
      isVarnished ? why.varnish(shown) : why.seal(formatRoundRun(run, locale)),
    ),
    brush: brushLines(bill, [50], why.brush),
  };
}

/** Lines that several steps take. */
function doorLines(inputs: DoorJob) {
  const { bill, words, locale, door } = inputs;
  const { why } = words;
  const { product, fitted, frame, hinges } = door;
  const shown = (size: Length): string => formatLength(size, locale);
  return {
    ...safetyKit(inputs, 'work-gloves'),
    ...trimLines(inputs),
    ...finishLines(inputs),
    leaf: bill.pack(
      product,
      1,
      said(
        inputs,
        handed(inputs, why.leaf(shown(fitted.width), shown(fitted.height))),
        product === 'prehung-door' && frame && why.jamb(shown(frame.hungJamb)),
        finishOf(inputs),
      ),
      { variant: door.leaf },
    ),
    hinges: bill.pack(
      'door-hinges',
      hinges,
      (door.way.lap > 0 ? why.pockets : isFire(inputs) ? why.fireHinges : why.hinges)(
        hinges,
        formatGrams(door.kilos * 1000, locale),
      ),
      { variant: door.hinge },
    ),
    handles: bill.pack('door-handles', 1, why.handles),
    firePads: isFire(inputs) && bill.pack('fire-pads', 1, why.firePads),
    packers: bill.pack('packers', frame === undefined ? WEDGES.hung : WEDGES.fixed, why.packers),
    glue: bill.pack('wood-glue', GLUE, why.glue(frame === undefined)),
    sack: bill.pack('rubble-sack', 1, why.sack),
    sheets: bill.pack('dust-sheet', COVERED, why.sheets),
    tape: bill.pack('masking-tape', TAPE, why.tape(isCoated(inputs))),
  };
}

type DoorLines = ReturnType<typeof doorLines>;

/** Minutes until foam can be cut (labels: the next day). */
const FOAM_SET = DAY / 2;

/** Minutes of one beginner for an edge, a hinge with its recesses, a hinge in a pocket. */
const EACH = { edge: 20, hinge: 30, pin: 10 };

/** Faces of a leaf that lies flat: the second is coated when the first is dry. */
const FACES = 2;

/** Coats of varnish, each on the one before when that is dry. */
const VARNISHED = 3;

/** Minutes for one coat on the cut edges. */
const EDGES = 15;

/** m² an hour with a small roller and a brush. */
const PAINTING = 5;

/** Length that a tube of sealant fills, 10 mm wide and deep (trade practice). */
const SEALED = mm(3000);
/** Depth of a bead in a gap: half its width, and 10 mm at least (makers' labels). */
const BEAD = mm(10);

/** A gap between frame and wall as a bead of sealant, relative to 10 × 10 mm. */
function beadShare(gap: number): number {
  const wide = Math.max(BEAD, gap);
  return (wide * Math.max(BEAD, wide / 2)) / BEAD ** 2;
}

/** Beads of both sides of a fire door's frame, in lengths of 10 × 10 mm: the gap over its head may be wider. */
function sealedRun({ door: { frame, inside } }: DoorJob): number {
  const { side = BEAD, top = BEAD } = frame?.pack ?? {};
  const { strip, at } = frame?.lined ?? {};
  const lined = strip?.thickness ?? mm(0);
  const [beside, above] = [side - (at === 'head' ? 0 : lined), top - (at === 'sides' ? 0 : lined)];
  return 2 * (2 * inside.height * beadShare(beside) + inside.width * beadShare(above));
}

export function doorSteps(inputs: DoorJob): Sparse<JobStep> {
  const { door } = inputs;
  const lines = doorLines(inputs);
  return [
    ...readySteps(inputs, lines),
    ...(door.frame === undefined ? [oldStep(inputs, lines)] : frameSteps(inputs, lines)),
    ...(door.product === 'prehung-door' ? [] : leafSteps(inputs, lines)),
    latchStep(inputs, lines),
    !isCoated(inputs) && handlesStep(inputs, lines),
    ...trimSteps(inputs, lines),
    ...finishSteps(inputs, lines),
    isFire(inputs) && isCoated(inputs) && stripsStep(inputs, lines),
    isCoated(inputs) && handlesStep(inputs, lines),
    proveStep(inputs, lines),
  ];
}

/** Sentences after each other; a full stop parts them in every language, a space in most. */
const said = ({ locale }: DoorJob, ...sentences: Sparse<string>): string =>
  locale.format.sentences(compact(sentences));

const shown = (size: Length, { locale }: DoorJob): string => formatLength(size, locale);

/** The leaf comes with its lock, the frame with pockets for its hinges. */
const isReady = ({ door }: DoorJob): boolean => door.way.lap > 0;

const isFire = ({ door }: DoorJob): boolean => door.core === 'fire';

/** Side of the hinges, in the terms of the region. */
function handOf({ words: { hand }, values, door }: DoorJob): string {
  const tell =
    door.way.lap > 0 ? hand.din : door.product === 'prehung-door' ? hand.hung : hand.side;
  return tell(values.hand);
}

/** What is bought for one hand: rebated leaves, and frames with the leaf or its recesses in them. */
function handed(inputs: DoorJob, why: string): string {
  const { door, region } = inputs;
  const isMade = door.frame !== undefined && region === 'cn';
  const has = door.way.lap > 0 || door.product === 'prehung-door' || isMade;
  return said(inputs, why, has && handOf(inputs));
}

/** How leaf and frame are bought; a frame that stays says nothing of a finished leaf. */
const finishOf = ({ words: { why }, values, door }: DoorJob): string | false =>
  (values.finish !== 'ready' || door.frame !== undefined) && why.finish[values.finish];

const OPENING: Target = 'part:opening';
const FRAME: Target = 'part:frame';
const LEAF: Target = 'part:leaf';
const LATCH: Target = 'part:latch';
const SEALS: Target = 'part:seals';
const TRIM: Target = 'part:trim';
/** Leaf, frame and trim, as they are filled and coated. */
const WOOD: Target = 'part:wood';

/** A leaf that is coated all over gets its handles afterwards. */
const isCoated = ({ values: { finish } }: DoorJob): boolean => finish !== 'ready';

const isHeavy = ({ door }: DoorJob): boolean => door.kilos > ONE_PERSON_LIFTS;

function readySteps(inputs: DoorJob, { leaf, sheets, gloves }: DoorLines): Sparse<JobStep> {
  const { words, door } = inputs;
  const { measure, rest } = words.steps;
  return [
    step('measure', measure, {
      detail:
        door.frame === undefined
          ? measure.frame(shown(door.fitted.under, inputs))
          : measure.new(shown(door.frame.pack.side, inputs)),
      minutes: 20,
      tools: ['tape-measure', 'level-long', 'pencil'],
      gates: ['fire-door'],
    }),
    step('rest', rest, {
      detail: said(
        inputs,
        rest.detail,
        door.frame === undefined && isReady(inputs) && handOf(inputs),
      ),
      minutes: 15,
      work: does('rest', LEAF, { cures: { minutes: 2 * DAY, kind: 'rest' } }),
      takes: [leaf, sheets, gloves],
      gates: [isHeavy(inputs) && 'lifting'],
    }),
  ];
}

/** The leaf rests while the old one comes off. */
function oldStep(
  inputs: DoorJob,
  { glue, gloves, glasses, mask, sack, sheets, packers }: DoorLines,
): JobStep {
  const { old } = inputs.words.steps;
  // A leaf on pins lifts off, and leaves no screw holes.
  const ready = isReady(inputs);
  return step('old', old, {
    detail: said(inputs, ready ? old.ready : old.detail, isStopped(inputs) && old.stops),
    safety: isLeadFree(inputs)
      ? old[ready ? 'readyYoung' : 'young']
      : old[ready ? 'readySafety' : 'safety'],
    after: [],
    minutes: ready ? 20 : 40,
    work: works(
      !ready && does('glue', FRAME, { cures: { minutes: DRYING.glue, kind: 'hardening' } }),
      does('wash', FRAME),
    ),
    takes: [
      leadTestLine(inputs),
      !ready && glue,
      !ready && packers,
      gloves,
      glasses,
      mask,
      sack,
      sheets,
    ],
    tools: [
      !ready && 'screwdriver',
      inputs.region === 'us' && 'hammer',
      'filling-knife',
      'straightedge',
      (ready || isStopped(inputs)) && 'pry-bar',
    ],
    gates: ['asbestos', 'lead'],
  });
}

/** Between screws of a strip (trade practice). */
const STRIP_SCREWS = mm(400);

/** Strips of timber round an opening that is too large for wedges. */
function liningStep(inputs: DoorJob, { glasses }: DoorLines): JobStep | false {
  const { bill, door, words, values, locale } = inputs;
  const { why, steps } = words;
  const lined = door.frame?.lined;
  if (lined === undefined) return false;
  const { strip, rows, at } = lined;
  const runs = [
    { name: 'packing', length: values.wallHeight, quantity: at === 'head' ? 0 : 2 * rows },
    { name: 'packing', length: values.wallWidth, quantity: at === 'sides' ? 0 : rows },
  ];
  const screws = runs.reduce(
    (sum, one) => sum + (Math.ceil(one.length / STRIP_SCREWS) + 1) * one.quantity,
    0,
  );
  const every = formatRoundSize(toMm(STRIP_SCREWS), locale);
  const isMasonry = values.wall === 'masonry';
  return step('line', steps.line, [shown(strip.thickness, inputs), at, rows, every], {
    minutes: 45,
    after: ['measure'],
    work: works(does('fix', OPENING), isMasonry && { dust: 'silica' }),
    takes: [
      bill.lengths('batten', {
        section: strip,
        pieces: gatherPieces(runs),
        why: why.lining(shown(door.way.pack.most, inputs)),
      }),
      ...intoWall(inputs, strip.thickness, screws, why.stripScrews(every)),
      glasses,
    ],
    tools: ['hand-saw', 'drill', 'wood-bits', 'level-long', 'cable-finder', 'tape-measure'],
    gates: ['cables', isMasonry && 'silica'],
  });
}

function frameSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { bill, door, words } = inputs;
  const { why, steps } = words;
  const { set, fix } = steps;
  const { leaf, packers, glue, glasses, mask, gloves, sack } = lines;
  const isHung = door.product === 'prehung-door';
  const [foamed, drilled, fire] = [isFoamed(inputs), isDrilled(inputs), isFire(inputs)];
  const lining = door.frame?.lining;
  const ripped = door.frame?.ripped ?? 0;
  const braces = isHung ? 0 : foamed ? 3 : 1;
  const isLined = door.frame?.lined !== undefined;
  return [
    liningStep(inputs, lines),
    step('set', set, {
      ...(isLined && { after: ['rest', 'line'] }),
      detail: said(
        inputs,
        ripped > 0 && set.rip(shown(inputs.values.thick, inputs)),
        isHung ? set.hung : set.frame(inputs.region === 'eu' ? 'yes' : 'no'),
        set.wedge,
        handOf(inputs),
      ),
      minutes: 60,
      work: works(
        isLined && needs(OPENING, 'fixed'),
        does('fit', FRAME),
        {
          installs: [
            { item: 'packers', on: FRAME },
            ...(braces > 0 ? [{ item: 'batten', count: braces, on: FRAME } as const] : []),
          ],
        },
        ripped > 0 && { dust: 'wood' },
      ),
      takes: isHung
        ? [packers, leaf]
        : [
            packers,
            lining &&
              bill.pack(
                'door-lining',
                1,
                said(inputs, frameWhy(inputs, lining), finishOf(inputs)),
                {
                  variant: lining,
                },
              ),
            glue,
            frameScrews(inputs),
            bracesOf(inputs, braces),
            ...(ripped > 0 ? [glasses, mask] : []),
          ],
      tools: [
        'level-long',
        'square',
        'hand-saw',
        'hammer',
        'screwdriver',
        !isHung && 'drill',
        ripped > 0 && 'circular-saw',
        ripped > 0 && 'ear-defenders',
      ],
      gates: [isHeavy(inputs) && 'lifting'],
    }),
    step('fix', fix, {
      detail: said(
        inputs,
        foamed ? fix.foam : fix.screws(FIXINGS),
        braces > 0 && fix.braces,
        foamed && (inputs.region === 'eu' ? fix.halves : fix.casing),
        fire && fix.sealant,
      ),
      safety: foamed ? fix.foamSafety : fix.safety,
      minutes: 45,
      work: works(
        needs(FRAME, 'fitted'),
        does('fix', FRAME, foamed ? { cures: { minutes: FOAM_SET, kind: 'hardening' } } : {}),
        {
          removes: [
            { item: 'packers', on: FRAME },
            ...(braces > 0 ? [{ item: 'batten', on: FRAME } as const] : []),
          ],
        },
        drilled && { dust: 'silica' },
      ),
      takes: [
        ...fixings(inputs),
        fire && bill.pack('fire-sealant', sealedRun(inputs) / SEALED, why.sealant),
        packers,
        foamed && glue,
        glasses,
        !foamed && mask,
        gloves,
        sack,
      ],
      tools: [
        'level-long',
        'hand-saw',
        ...(foamed
          ? (['utility-knife'] as const)
          : (['drill', 'wood-bits', 'cable-finder'] as const)),
        fire && 'caulk-gun',
      ],
      gates: [!foamed && 'cables', drilled && 'silica'],
    }),
  ];
}

/** In China linings are made to the wall, in the EU they slide and belong to a leaf. */
function frameWhy(inputs: DoorJob, { width = mm(0) }: PackVariant): string {
  const { words, region, values, locale, door } = inputs;
  const { why } = words;
  if (region === 'cn') return handed(inputs, why.frameMade(shown(values.thick, inputs)));
  if (region !== 'eu') return why.frame(shown(values.thick, inputs));
  const [least, most] = slidesTo(width);
  const leaf = formatSides(door.leaf.width, door.leaf.height, locale);
  return handed(inputs, why.frameSet(leaf, shown(least, inputs), shown(most, inputs)));
}

/** Two screws a corner from the legs into the head. Frames that slide come with their fittings. */
const frameScrews = ({ bill, door, region, words }: DoorJob) =>
  region === 'eu'
    ? []
    : bill.fixings(
        'wood-screws',
        screwed(door.frame?.jamb ?? mm(0), EMBED.stud, mm(4), { each: 2, places: 2 }),
        words.why.frameScrews,
      );

/** Battens across the frame, which hold its legs apart until it is fixed. */
function bracesOf({ bill, shelf, words, door }: DoorJob, quantity: number) {
  const [section] = shelf.batten.variants;
  return bill.lengths('batten', {
    section,
    pieces: [{ name: 'brace', length: door.inside.width, quantity }],
    why: words.why.braces,
  });
}

function leafSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { words, door, locale, values } = inputs;
  const { trim, seals, hinges, hang, adjust } = words.steps;
  const { packers, mask, glasses, gloves, tape, sack } = lines;
  const edges = cutEdges(inputs);
  const cut = edges.length > 0;
  const kilos = formatGrams(door.kilos * 1000, locale);
  const ready = isReady(inputs);
  const top = formatRoundSize(toMm(door.way.hinges.top), locale);
  const bottom = formatRoundSize(toMm(door.way.hinges.bottom), locale);
  const { title } = trim;
  const gates = [isHeavy(inputs) && 'lifting'] as const;
  return [
    step('trim', cut ? trim : { title }, {
      detail: said(inputs, cut ? trim.detail(edges) : trim.none, trim.stand),
      check: trim.check(
        shown(door.fitted.gap, inputs),
        shown(door.way.top, inputs),
        shown(door.fitted.under, inputs),
      ),
      ...(door.frame === undefined && { after: ['rest', 'old'] }),
      work: works(
        needs(LEAF, 'rested'),
        door.frame === undefined ? needs(FRAME, 'clean') : needs(FRAME, 'fixed'),
        cut ? does('saw', LEAF) : does('fit', LEAF),
        cut && does('fit', LEAF),
      ),
      minutes: 15 + EACH.edge * (edges.length + (door.fitted.off.side > 0 ? 1 : 0)),
      takes: cut ? [packers, mask, glasses, tape, sack] : [packers],
      tools: cut
        ? [
            'pencil',
            'utility-knife',
            'plane',
            'circular-saw',
            'clamps',
            'straightedge',
            'ear-defenders',
          ]
        : ['pencil'],
      gates,
    }),
    values.finish === 'ready' && cut && varnishStep(inputs, lines, EDGES),
    // The groove is cut while the leaf lies on trestles.
    isFire(inputs) &&
      step('seals', isCoated(inputs) ? { ...seals, ...seals.bare } : seals, {
        detail: said(inputs, seals.groove, !isCoated(inputs) && seals.strips),
        minutes: isCoated(inputs) ? 30 : 40,
        work: works(needs(LEAF, 'fitted'), !isCoated(inputs) && does('fit', SEALS), {
          dust: 'wood',
        }),
        takes: [!isCoated(inputs) && lines.seals, glasses, mask],
        tools: [
          'router',
          'clamps',
          !isCoated(inputs) && 'utility-knife',
          'ear-defenders',
          'vacuum',
        ],
      }),
    step('hinges', ready ? { title: hinges.title, check: hinges.check } : hinges, {
      detail: said(
        inputs,
        ready ? hinges.ready(top, bottom) : hinges.detail(top, bottom, door.hinges),
        !ready && door.frame === undefined && hinges.old(door.hinges),
        !ready && door.frame === undefined && handOf(inputs),
        isFire(inputs) && hinges.pads,
      ),
      minutes: (ready ? EACH.pin : EACH.hinge) * door.hinges,
      work: works(needs(LEAF, 'fitted'), does('fit', 'part:hinges')),
      takes: [lines.hinges, lines.firePads, glasses, tape],
      tools: [
        'drill',
        'wood-bits',
        'square',
        ...(ready ? [] : (['chisel', 'hammer', 'marking-gauge'] as const)),
      ],
    }),
    step('hang', hang, {
      detail: said(inputs, hang.weighs(kilos), ready ? hang.ready : hang.detail),
      safety: ready ? hang.readySafety : hang.safety,
      minutes: 30,
      work: works(needs('part:hinges', 'fitted'), does('fix', LEAF)),
      takes: [lines.hinges, packers, gloves],
      tools: [ready ? 'pry-bar' : 'screwdriver'],
      gates,
    }),
    (door.frame === undefined || ready) &&
      step('adjust', adjust, {
        detail: ready ? adjust.ready : adjust.detail,
        check: isFire(inputs) ? adjust.fire(shown(door.way.gap.most, inputs)) : adjust.check,
        minutes: 30,
        work: works(needs(LEAF, 'fixed'), does('test', LEAF)),
        tools: ['screwdriver'],
      }),
  ];
}

function latchStep(inputs: DoorJob, { tape, glasses, handles, firePads }: DoorLines): JobStep {
  const { bill, words, door, locale, region } = inputs;
  const { steps, why } = words;
  const { latch } = steps;
  const isBored = door.product === 'prehung-door';
  const made = isBored || isReady(inputs);
  const tell = isBored ? latch.bored : made ? latch.ready : latch.detail;
  return step('latch', latch, {
    detail: said(
      inputs,
      tell(formatRoundSize(toMm(door.way.latch), locale)),
      isFire(inputs) && latch.pads,
    ),
    minutes: made ? 20 : 60,
    work: works(needs(isBored ? FRAME : LEAF, 'fixed'), does('fit', LATCH)),
    takes: [
      // An American knob set has its latch in the box.
      region === 'us'
        ? handles
        : bill.pack(
            'door-latch',
            1,
            isReady(inputs) ? handed(inputs, why.lock) : isFire(inputs) ? why.fireLatch : why.latch,
          ),
      firePads,
      tape,
      glasses,
    ],
    tools: made
      ? ['screwdriver', 'tape-measure']
      : [
          'screwdriver',
          'tape-measure',
          'pencil',
          'hole-saw',
          'drill',
          'wood-bits',
          'square',
          'chisel',
          'hammer',
        ],
  });
}

/** Takes the leaf off its hinges and hangs it again: pins are tapped out, screws undone, drill-in hinges lifted off. */
const unhangs = (inputs: DoorJob): Sparse<ToolId> => [
  inputs.region === 'us' ? 'hammer' : !isReady(inputs) && 'screwdriver',
];

/** True if the leaf still lies as it was coated: the seals of a fire door are the last thing before it is hung. */
const isHungAgain = (inputs: DoorJob): boolean => isCoated(inputs) && !isFire(inputs);

const handlesStep = (inputs: DoorJob, { handles }: DoorLines): JobStep =>
  step('handles', inputs.words.steps.handles, {
    detail: said(
      inputs,
      isHungAgain(inputs) && inputs.words.steps.handles.again,
      inputs.words.steps.handles.detail,
    ),
    gates: [isHungAgain(inputs) && isHeavy(inputs) && 'lifting'],
    minutes: isHungAgain(inputs) ? 30 : 20,
    work: works(
      needs(LATCH, 'fitted'),
      isCoated(inputs) && needs(WOOD, 'painted'),
      does('fit', 'part:handles'),
    ),
    takes: [handles],
    // Knobs have their spindle made to the leaf.
    tools: [
      'screwdriver',
      ...(inputs.region === 'us' ? [] : (['drill', 'wood-bits', 'hacksaw'] as const)),
      isHungAgain(inputs) && inputs.region === 'us' && 'hammer',
    ],
  });

function trimSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { words, locale } = inputs;
  const { stops, casing } = words.steps;
  return [
    isStopped(inputs) &&
      step('stops', stops, {
        detail: stops.detail(formatRoundSize(2, locale)),
        minutes: 40,
        work: works(needs(LATCH, 'fitted'), does('fit', 'part:stops')),
        takes: [lines.stops, lines.brads],
        tools: ['hand-saw', 'brad-nailer'],
      }),
    isCased(inputs) &&
      step('casing', casing, [formatRoundSize(toMm(revealIn(inputs.region)), locale)], {
        minutes: 90,
        work: works(needs(FRAME, 'fixed'), does('fix', TRIM), { dust: 'wood' }),
        takes: [lines.architrave, lines.brads, lines.glue, lines.glasses, lines.mask],
        tools: ['mitre-saw', 'brad-nailer', 'ear-defenders', 'tape-measure'],
        gates: ['cables'],
      }),
  ];
}

function finishSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { words, values } = inputs;
  const { fill, sand: sanding, prime, paint, second } = words.steps;
  const { primer, brush, sleeves, sand, tape, sheets, edge } = lines;
  const minutes = minutesFor(toSquareMetres(finishedArea(inputs)), PAINTING);
  const cased = isCased(inputs);
  const isPainted = values.finish === 'paint';
  const rolled = {
    minutes,
    work: works(
      needs(WOOD, 'primed'),
      does('paint', WOOD, { cures: { minutes: FACES * DRYING.trimPaint, kind: 'drying' } }),
    ),
    takes: [lines.paint, brush, sleeves, sand],
    tools: ['mini-roller', 'paint-kettle', 'cloth'],
  } as const;
  const caulk = caulkLine(inputs, edge);
  const sanded = {
    work: works(isFilled(inputs) && needs(WOOD, 'flat'), { ...does('sand', WOOD), dust: 'wood' }),
    takes: [sand, lines.mask],
    tools: ['sanding-block', 'cloth'],
  } as const;
  return [
    isFilled(inputs) &&
      step('fill', fill, {
        detail: said(inputs, hasOldHoles(inputs) ? fill.detail : fill.pins, cased && fill.caulk),
        minutes: 15,
        work: works(
          cased && needs(TRIM, 'fixed'),
          does('fill', WOOD, { cures: { minutes: DRYING.woodFiller, kind: 'drying' } }),
        ),
        takes: [lines.filler, caulk],
        tools: ['filling-knife', cased && 'caulk-gun'],
      }),
    isFilled(inputs) && !isPainted && step('sand', sanding, { ...sanded, minutes: 30 }),
    isPainted &&
      step('prime', prime, {
        ...rolled,
        detail: said(
          inputs,
          isFilled(inputs) ? sanding.detail : sanding.bare,
          prime.detail(isCut(inputs.door)),
          inputs.door.frame !== undefined ? prime.frame : isFilled(inputs) && prime.filled,
          hasBareStops(inputs) && prime.stops,
        ),
        safety: sanding.safety,
        work: works(
          sanded.work,
          does('prime', WOOD, { cures: { minutes: FACES * DRYING.primer, kind: 'drying' } }),
        ),
        takes: [primer, brush, sleeves, tape, sheets, lines.packers, ...sanded.takes],
        tools: ['mini-roller', 'paint-kettle', ...sanded.tools, ...unhangs(inputs)],
      }),
    isPainted && step('paint', paint, rolled),
    isPainted &&
      step('paint-2', second, {
        ...rolled,
        work: works(
          needs(WOOD, 'painted'),
          does('paint', WOOD, { cures: { minutes: FACES * DRYING.trimPaint, kind: 'drying' } }),
        ),
      }),
    values.finish === 'varnish' && varnishStep(inputs, lines, minutes),
  ];
}

/** The strips go in after the last coat, which would clog their brushes. */
function stripsStep(inputs: DoorJob, lines: DoorLines): JobStep {
  const { seals, strips } = inputs.words.steps;
  return step('strips', strips, {
    detail: said(inputs, seals.strips, strips.hang),
    check: seals.check,
    minutes: 20,
    work: works(needs(WOOD, 'painted'), does('fit', SEALS)),
    takes: [lines.seals],
    tools: ['utility-knife', ...unhangs(inputs)],
    gates: [isHeavy(inputs) && 'lifting'],
  });
}

/** Three coats on all of the wood, or on the edges that were cut. */
function varnishStep(inputs: DoorJob, lines: DoorLines, minutes: number): JobStep {
  const { varnish } = inputs.words.steps;
  const isWhole = isCoated(inputs);
  const turns = isWhole ? FACES : 1;
  const cures = { minutes: VARNISHED * turns * DRYING.coat, kind: 'drying' } as const;
  return step('varnish', varnish, {
    detail: said(
      inputs,
      isWhole ? varnish.all : varnish.edges,
      isWhole && inputs.door.frame !== undefined && varnish.frame,
      isWhole && hasBareStops(inputs) && varnish.stops,
      varnish.between,
    ),
    minutes: VARNISHED * minutes,
    work: works(
      isWhole && isFilled(inputs) && needs(WOOD, 'smooth'),
      !isWhole && needs(LEAF, 'cut'),
      does('paint', isWhole ? WOOD : 'part:edges', { cures }),
      { dust: 'wood' },
    ),
    takes: [
      lines.varnish,
      lines.brush,
      lines.sand,
      lines.tape,
      lines.sheets,
      lines.mask,
      isWhole && lines.packers,
    ],
    tools: ['sanding-block', 'cloth', ...(isWhole ? unhangs(inputs) : [])],
    gates: ['fire'],
  });
}

function proveStep(inputs: DoorJob, { sack }: DoorLines): JobStep {
  const { bill, words, values } = inputs;
  const { prove } = words.steps;
  const closes = isFire(inputs) && values.closer;
  return step('prove', prove, {
    detail: said(inputs, prove.detail, closes && prove.closer),
    check: closes ? prove.closes : prove.check,
    minutes: closes ? 45 : 15,
    work: works(needs([LATCH, 'part:handles'], 'fitted'), does('test', 'part:door')),
    takes: [sack, closes && bill.pack('door-closer', 1, words.why.closer)],
    tools: [closes && 'drill', closes && 'wood-bits', closes && 'screwdriver'],
  });
}
