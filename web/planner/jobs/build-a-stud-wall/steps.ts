import {
  boardPrimerLines,
  isPuttied,
  isSkimmed as isPlastered,
  jointCoats,
  JOINT_RATES,
  jointSandpaper,
  puttyStep,
  rustStep,
  skimLine,
} from '../kit/finish/plasterboard.ts';
import { SPARE_FIXINGS } from '../kit/bill.ts';
import {
  formatArea,
  formatLength,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  toArea,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import { variantNearest, variantReaching } from '../../stock/shelf.ts';
import {
  type Material,
  type Panel,
  gatherPieces,
  pieceCount,
  concreteScrewed,
  EMBED,
  fixingOf,
  LINING,
  screwed,
  type Joint,
} from '../../takeoff/material.ts';
import {
  COAT_WIDTHS,
  COMPOUND_PER_SQUARE_METRE,
  SCREW_SPACING,
  screwLength,
  SKIM,
  tapeLength,
} from '../../takeoff/structure/indoors/plasterboard.ts';
import {
  W111_PER_SQUARE_METRE,
  METAL_STUD_SHORT,
  STUD_HOLE,
} from '../../takeoff/structure/indoors/stud-wall.ts';
import { BACKING_TAB } from '../../takeoff/walls/back-joints.ts';
import { gatherPanels, inLineAt, type WallBoards } from '../../takeoff/walls/wall-boards.ts';
import { masonryBit } from '../kit/walls/wall-fixing.ts';
import {
  sheetsUpTo,
  type StudJob,
  nailsOf,
  only,
  woodIn,
  plateFixings,
  soleRun,
  spacingOf,
  waferScrews,
  without,
  isTreatedSole,
  layersOf,
  faceArea,
  hasWool,
  MOST_GAP,
} from './layout.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import {
  formatRoundRun,
  formatRoundSize,
  formatRoundWeight,
  wholeMillimetres,
} from '../kit/format-sizes.ts';
import {
  safetyKit,
  DAY,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';

/** Studs, plates or tracks, and the timber in them. */
function frameLines(job: StudJob) {
  const { bill, shelf, framed, parts, words } = job;
  const { pieces, why } = framed;
  const isSteel = parts.frame === 'steel';
  const others = isSteel ? ['track', 'door-head'] : isTreatedSole(job) ? ['sole-plate'] : [];
  return {
    uprights: bill.lengths(isSteel ? 'steel-stud' : 'stud', {
      section: parts.stud,
      pieces: gatherPieces([
        ...without(pieces, 'door-post', ...others),
        // The second piece of a head on edge.
        ...(job.hasEdgeHeads ? only(pieces, 'door-head') : []),
      ]),
      why,
    }),
    track:
      isSteel &&
      bill.lengths('steel-track', {
        section: parts.track,
        pieces: only(pieces, ...others),
        why: words.why.track(job.openings.length > 0),
      }),
    treatedSole:
      isTreatedSole(job) &&
      bill.lengths('structural-timber', {
        section: variantNearest(shelf['structural-timber'].variants, 'width', parts.depth),
        pieces: only(pieces, ...others),
        why: words.why.treatedSole,
      }),
    doorBlocks: isSteel && !parts.hasDoorPosts && doorBlockLines(job),
    doorPosts: doorPostLines(job),
    nailPlates: !isSteel && bill.pack('nail-plates', framed.studs, words.why.nailPlates),
  };
}

/** Angles of a doorway: one in each end of two profiles, each with two fixings. */
const FEET = { doorway: 4, fixings: 2 } as const;

/** Sheet of an angle. */
const FOOT = mm(4);

/** Screws of a doorway's track into its profiles. */
const HEAD_SCREWS = 8;

/** Heavy profiles of the doorways with their angles and fixings, and the screws that drill through 2 mm. */
function doorPostLines(job: StudJob): readonly Material[] {
  const { bill, shelf, parts, framed, openings, values, words, region } = job;
  const profiles = shelf['door-post-profile'];
  const screws = shelf['drill-point-screws'];
  if (!parts.hasDoorPosts || profiles.form === 'not-sold' || screws.form === 'not-sold') return [];
  const { why } = words;
  const doors = openings.filter(({ sill }) => sill === 0).length;
  const [post] = only(framed.pieces, 'door-post');
  const each = Math.ceil((post?.length ?? 0) / SCREW_SPACING[region].wall) + 1;
  const boards = parts.faces.reduce((sum) => sum + 2 * doors * each, 0);
  const thick = parts.faces[0]?.board.thickness ?? mm(0);
  const into = (layers: number, amount: number) =>
    bill.pack('drill-point-screws', amount, why.postScrews, {
      variant: variantReaching(
        screws.variants,
        'length',
        screwLength(length(layers * thick), 'metal'),
      ),
      slack: SPARE_FIXINGS,
    });
  const ends = FEET.fixings * 2 * doors;
  const isWood = values.floor === 'timber';
  return [
    ...bill.lengths('door-post-profile', {
      section: variantNearest(profiles.variants, 'width', parts.depth),
      pieces: only(framed.pieces, 'door-post'),
      why: why.doorPosts(doors),
    }),
    ...bill.pack('door-post-feet', FEET.doorway * doors, why.postFeet, {
      like: { width: parts.depth },
    }),
    ...anchored(
      job,
      length(FOOT + LINING),
      EMBED.framePlug,
      isWood ? ends : 2 * ends,
      why.footFixings,
    ),
    ...bill.fixings(
      'wood-screws',
      screwed(FOOT, EMBED.joist, mm(5.9), { each: isWood ? ends : 0, places: 1 }),
      why.footFixings,
    ),
    ...into(1, HEAD_SCREWS * doors + boards),
    ...into(2, values.double ? boards : 0),
  ];
}

/** Frame fixings of 8 mm or more into masonry or concrete, and their bit. */
function anchored(
  { bill, shelf, words, region }: StudJob,
  through: Length,
  embed: Length,
  count: number,
  why: string,
): readonly Material[] {
  const joint: Joint = { through, embed, nut: false, thick: mm(8), each: 1, places: count };
  const sold = shelf['frame-fixings'];
  const fixing = sold.form === 'packs' ? fixingOf(sold.variants, joint) : undefined;
  return [
    ...bill.fixings('frame-fixings', joint, why),
    ...(fixing?.ok === true
      ? bill.pack('masonry-drill-bit', 1, words.why.bit, {
          like: { width: masonryBit(region, fixing.value.width ?? mm(8)) },
        })
      : []),
  ];
}

/** Two sheets of 0.6 mm and room to slide: timber in a steel stud is this much narrower than it. */
const INSIDE_STUD = mm(2);

/** Sheet of a steel stud, and the distance between screws through it into timber (trade practice). */
const STEEL = mm(1);
const BLOCK_SCREWS = mm(300);

/**
 * Timber inside the steel studs of a doorway, for the lining to be screwed to: the deepest that goes in; and its
 * screws through the steel.
 */
function doorBlockLines({
  bill,
  shelf,
  parts,
  framed,
  words,
  openings,
  locale,
}: StudJob): readonly Material[] {
  const doors = openings.filter(({ sill }) => sill === 0).length;
  const block = framed.laid.find(({ name }) => name === 'stud');
  if (doors === 0 || block === undefined) return [];
  const long = block.cut ?? block.height;
  const pieces = [{ name: 'door-stud', length: long, quantity: 2 * doors }];
  const fits = ({ width }: { readonly width: Length }): boolean =>
    width <= parts.depth - INSIDE_STUD;
  const why = words.why.doorBlocks(doors);
  const deepest = shelf.stud.form === 'not-sold' ? undefined : shelf.stud.variants.findLast(fits);
  const batten = shelf.batten.variants.findLast(fits) ?? shelf.batten.variants[0];
  const section = deepest ?? batten;
  const each = Math.ceil(long / BLOCK_SCREWS) + 1;
  return [
    ...bill.lengths(deepest === undefined ? 'batten' : 'stud', { section, pieces, why }),
    ...bill.fixings(
      'wood-screws',
      {
        ...screwed(STEEL, mm(20), mm(3.9), { each, places: 2 * doors }),
        most: length(STEEL + section.thickness),
      },
      words.why.blockScrews(formatRoundSize(toMm(BLOCK_SCREWS), locale)),
    ),
  ];
}

/** A track's sheet of 0.6 mm and the strip under it. */
const TRACK = mm(4);

/** Fixings within the frame, and to floor, ceiling and walls. */
function fixingLines(job: StudJob) {
  const { bill, shelf, parts, framed, words, locale, region } = job;
  const { why } = words;
  const { wood, masonry } = plateFixings(job);
  const isTimber = parts.frame === 'timber';
  const isHammered = !isTimber && bill.sold('hammer-fixings') === 'hammer-fixings';
  const product = isHammered ? 'hammer-fixings' : 'frame-fixings';
  // Ceilings and walls are plastered or boarded: that holds nothing. A floor of timber is bare.
  const bare = isTimber ? parts.stud.thickness : TRACK;
  const plate = length(bare + LINING);
  const { ceiling, walls } = woodIn(job);
  const inWood = ceiling || walls ? plate : bare;
  const inMasonry = ceiling && walls ? bare : plate;
  const plug = isTimber ? EMBED.framePlug : EMBED.hammered;
  const sold = shelf[product];
  const plugged = screwed(inMasonry, plug, mm(4), { each: 1, places: masonry });
  const joint =
    region === 'us' && sold.form === 'packs'
      ? concreteScrewed(sold.variants, plugged, length(inMasonry - bare))
      : plugged;
  const fixing = sold.form === 'packs' ? fixingOf(sold.variants, joint) : undefined;
  const screw = screwed(inWood, isTimber ? EMBED.joist : EMBED.stud, mm(3.9), {
    each: 1,
    places: wood,
  });
  // Past the longest wood screws, those for timber frames reach.
  const isLong = !fixingOf(shelf['wood-screws'].variants, screw).ok;
  const joints = isTimber ? nailsOf(job) : waferScrews(job);
  const every = formatLength(spacingOf(job), locale);
  return {
    joined: bill.pack(
      isTimber ? 'framing-nails' : 'wafer-screws',
      joints,
      isTimber ? why.nails(framed.studs) : why.wafer(framed.studs),
      { slack: SPARE_FIXINGS },
    ),
    fixed: [
      bill.fixings(isLong ? 'structural-screws' : 'wood-screws', screw, why.plateScrews(every)),
      ...(masonry > 0
        ? [
            bill.fixings(product, joint, why.plateFixings(every)),
            fixing?.ok === true &&
              bill.pack('masonry-drill-bit', 1, why.bit, {
                like: { width: masonryBit(region, fixing.value.width ?? mm(8)) },
              }),
          ]
        : []),
    ],
  };
}

const isForTiles = ({ parts }: StudJob, side: number): boolean =>
  parts.faces[side]?.product === 'moisture-board';

/** True if sides are plastered: moisture-resistant board is tiled bare, for plaster on it carries less (BS 5385-1). */
const isSkimmed = (job: StudJob): boolean =>
  isPlastered(job) && job.parts.faces.some((_, side) => !isForTiles(job, side));

/** Sides to fill or plaster, and to prime, with their area. */
function finishedSides(job: StudJob): { readonly sides: readonly Target[]; readonly area: Area } {
  const sides = sidesOf(job).filter((_, side) => !isSkimmed(job) || !isForTiles(job, side));
  return { sides, area: toArea(faceArea(job) * sides.length) };
}

/** Sides to putty and to prime, with their area: tiles come off putty. */
function paintedSides(job: StudJob): { readonly sides: readonly Target[]; readonly area: Area } {
  const isBare = isSkimmed(job) || isPuttied(job);
  const sides = sidesOf(job).filter((_, side) => !isBare || !isForTiles(job, side));
  return { sides, area: toArea(faceArea(job) * sides.length) };
}

/** Strips under the wall and at its edges. */
function stripLine({ bill, parts, place, framed, values, words }: StudJob) {
  const { shape } = place.wall;
  const foot = framed.laid
    .filter(({ name, y }) => (name === 'sole-plate' || name === 'track') && y === 0)
    .reduce((sum, { width }) => sum + width, 0);
  const like = { width: parts.depth };
  if (parts.frame === 'steel') {
    const run = foot + shape.length + (2 - values.freeEnds) * shape.height;
    return bill.pack('acoustic-strip', toMm(length(run)), words.why.strip, { like });
  }
  if (values.floor !== 'concrete' || bill.sold('sole-membrane') !== 'sole-membrane') return [];
  return bill.pack('sole-membrane', toMm(length(foot)), words.why.membrane, { like });
}

/** Free ends of the wall: as wide as the studs are deep with the boards on them, in pieces of a sheet's length. */
function endStrips({ parts, place, values, boards }: StudJob): readonly Panel[] {
  const [face] = parts.faces;
  if (face === undefined || values.freeEnds === 0) return [];
  const layers = parts.faces.length * layersOf(values);
  const width = length(parts.depth + layers * face.board.thickness);
  // As far off the floor as the boards.
  const run = length(place.wall.shape.height - (boards[0]?.gap ?? mm(10)));
  return inReach(run, face.sheet.length).map((long) => ({
    name: 'wall-board',
    length: long,
    width,
    quantity: values.freeEnds,
    turns: true,
  }));
}

/** Screws of the strips at free ends, along both edges. */
const endScrews = (job: StudJob): number =>
  endStrips(job).reduce(
    (sum, { length: long, quantity }) =>
      sum + 2 * quantity * (Math.ceil(long / SCREW_SPACING[job.region].wall) + 1),
    0,
  );

/** The boards of each face, those of one product in one line, and the screws of each layer. */
function boardLines(job: StudJob) {
  const { bill, parts, boards, over, values, words, shelf, region, locale } = job;
  const { why } = words;
  const strips = endStrips(job);
  const byProduct = Map.groupBy(parts.faces.keys(), (at) => parts.faces[at]?.product);
  const lines = new Map(
    [...byProduct].flatMap(([product, faces], i) => {
      const face = parts.faces[faces[0] ?? 0];
      if (face === undefined || product === undefined) return [];
      const line = bill.sheets(product, {
        thickness: sheetsUpTo(face.board, face.sheet.length),
        panels: gatherPanels([
          ...faces.flatMap((at) => [...(boards[at]?.panels ?? []), ...(over[at]?.panels ?? [])]),
          ...(i === 0 ? strips : []),
        ]),
        snapped: true,
        why: why.boards(faces.length, shownSpacing(job), parts.run, layersOf(values)),
      });
      return [[product, line] as const];
    }),
  );
  const thick = parts.faces[0]?.board.thickness ?? mm(0);
  const every = formatLength(SCREW_SPACING[region].wall, locale);
  const boardScrews = (laid: readonly WallBoards[], layers: 1 | 2) => {
    const { variants } = shelf['drywall-screws'];
    const own = laid.reduce((sum, one) => sum + one.screws, 0);
    const screws = own + (layers === 1 ? endScrews(job) : 0);
    const wanted =
      region === 'us'
        ? length(layers * thick + inches(5 / 8))
        : screwLength(length(layers * thick), parts.frame === 'steel' ? 'metal' : 'timber');
    return bill.pack(
      'drywall-screws',
      screws,
      layers === 1 ? why.screws(every, parts.frame) : why.overScrews(every, parts.frame),
      {
        variant: variantReaching(variants, 'length', wanted),
        slack: SPARE_FIXINGS,
      },
    );
  };
  return { boardsOf: lines, screws: [boardScrews(boards, 1), boardScrews(over, 2)] };
}

/** Filler on the joints of a hidden first layer, as a share of the second's (Knauf: W112 1.0 kg, W111 0.6). */
const FILLED_BENEATH = 1 / 0.6;

/** Grams of filler and millimetres of tape a m²: in Europe those of W111 (Knauf), for one face of its two. */
const JOINTS = {
  w111: {
    grams: (W111_PER_SQUARE_METRE.fillerKilos / 2) * 1000,
    tape: (W111_PER_SQUARE_METRE.tape / 2) * 1000,
  },
  grams: COMPOUND_PER_SQUARE_METRE * 1000,
};

/** Tape and filler for the joints. */
function jointLines(job: StudJob) {
  const { bill, words, region, values, place, locale, shelf, parts } = job;
  const { area: boarded } = finishedSides(job);
  const metres = toSquareMetres(boarded);
  const isW111 = region === 'eu';
  const shown = formatArea(boarded, locale);
  const beads = boarded > 0 ? parts.faces.length * values.freeEnds : 0;
  const [section] = shelf['corner-bead'].variants;
  const compound =
    metres *
    (isW111 ? JOINTS.w111.grams : JOINTS.grams) *
    (values.double ? FILLED_BENEATH : 1) *
    (jointCoats(job).length / COAT_WIDTHS.length);
  return {
    tape: bill.pack(
      isSkimmed(job) ? 'scrim-tape' : 'joint-tape',
      isW111 ? metres * JOINTS.w111.tape : toMm(tapeLength(boarded)),
      words.why.tape(shown),
    ),
    filled: isSkimmed(job)
      ? skimLine(bill, boarded, words.why.skim(shown))
      : bill.pack('joint-compound', compound, words.why.compound(shown, jointCoats(job).length)),
    bead: bill.lengths('corner-bead', {
      section,
      pieces: inReach(place.wall.shape.height, bill.longest('corner-bead', section)).map(
        (long) => ({
          name: 'bead',
          length: long,
          quantity: beads,
        }),
      ),
      why: words.why.bead(parts.faces.length),
    }),
  };
}

/** Joints of the side that is tiled, if the other is plastered: one coat and paper tape (Knauf: Q1 under tiles). */
function tiledLines(job: StudJob) {
  const { bill, words, region, locale } = job;
  const tiled = isSkimmed(job) ? sidesOf(job).filter((_, side) => isForTiles(job, side)) : [];
  const area = toArea(faceArea(job) * tiled.length);
  const metres = toSquareMetres(area);
  const isW111 = region === 'eu';
  const grams = isW111 ? JOINTS.w111.grams : JOINTS.grams;
  const shown = formatArea(area, locale);
  return [
    bill.pack('joint-compound', (metres * grams) / COAT_WIDTHS.length, words.why.tileJoints(shown)),
    bill.pack(
      'joint-tape',
      isW111 ? metres * JOINTS.w111.tape : toMm(tapeLength(area)),
      words.why.tileTape(shown),
    ),
  ];
}

/** A run in as few pieces as possible. */
function inReach(run: Length, longest: Length): readonly Length[] {
  const count = Math.ceil(run / longest);
  return Array.from({ length: count }, (_, i) =>
    i < count - 1 ? longest : length(run - (count - 1) * longest),
  );
}

/** Lines that several steps take. */
const studLines = (job: StudJob) => ({
  ...frameLines(job),
  ...fixingLines(job),
  strip: stripLine(job),
  ...boardLines(job),
  ...jointLines(job),
  ...safetyKit(job, 'work-gloves'),
  silica: job.bill.pack('silica-mask', 1, job.words.why.silica),
});

type StudLines = ReturnType<typeof studLines>;

/** kg a m² of wall that studs weigh, and a boarded side in addition (trade practice). */
const WEIGHS = { frame: { from: 7, to: 14 }, side: { from: 9, to: 13 } } as const;

/** kg a m² of one more layer of board on one side. */
const SECOND_LAYER = 9;

/** Work rates of one beginner, m²/h. */
const PACE = { wool: 12, skim: 4, prime: 12 } as const;

/** Length that a tube of sealant closes on both faces (trade practice). */
const TUBE = mm(12_000);

export function studSteps(job: StudJob): Sparse<JobStep> {
  const lines = studLines(job);
  return [
    ...before(job),
    ...frame(job, lines),
    ...(job.parts.faces.length === 0 ? [inspection(job)] : boarding(job, lines)),
  ];
}

/** Area between the timber of the frame; steel studs are filled too. */
function woolArea(job: StudJob): Area {
  const { framed, parts } = job;
  const timber = framed.laid.reduce((sum, { width, height }) => sum + width * height, 0);
  return toArea(Math.max(0, faceArea(job) - (parts.frame === 'timber' ? timber : 0)));
}

/** The frame, before and after its studs are in. */
const PLATES: Target = 'part:plates';
const FRAME: Target = 'part:frame';
const SERVICES: Target = 'part:services';

/** Each boarded side. The first is in the place of the job; no other job sees the second. */
const sideOf = ({ place }: StudJob, i: number): Target =>
  i === 0 ? `wall:${place.wall.id}` : 'part:other-side';
const sidesOf = (job: StudJob): readonly Target[] => job.parts.faces.map((_, i) => sideOf(job, i));

function before(job: StudJob): Sparse<JobStep> {
  const { words, locale } = job;
  const { steps } = words;
  const metres = toSquareMetres(faceArea(job));
  const isSlab = job.values.floor === 'concrete';
  const weighs = (end: 'from' | 'to'): string => {
    const side = WEIGHS.side[end] + (job.values.double ? SECOND_LAYER : 0);
    const each = WEIGHS.frame[end] + job.parts.faces.length * side;
    return formatRoundWeight(each * metres, locale);
  };
  // No joist is found in concrete above and below.
  const isBare = isSlab && !woodIn(job).ceiling;
  return [
    step('ask', steps.ask, {
      detail: (isSlab ? steps.ask.slab : steps.ask.detail)(weighs('from'), weighs('to')),
      check: isSlab ? steps.ask.slabCheck : steps.ask.check,
      minutes: 45,
      gates: ['bearing', 'permit'],
    }),
    step('find', steps.find, {
      ...(isBare
        ? steps.find.bare
        : isSlab && {
            detail: locale.format.sentences([steps.find.detail, steps.find.heated]),
          }),
      minutes: 30,
      work: does('find', SERVICES),
      gates: ['asbestos', 'cables', 'gas-water'],
      tools: ['cable-finder', 'torch', 'pencil'],
    }),
    step('mark', steps.mark, {
      detail: locale.format.sentences(
        compact([steps.mark.detail, job.openings.length > 0 && steps.mark.openings]),
      ),
      minutes: 60,
      work: does('mark', ['floor', 'ceiling']),
      tools: ['tape-measure', 'chalk-line', 'level-long', 'square', 'pencil'],
    }),
  ];
}

/** A distance as a tape shows it. */
const onTape = (size: Length, { locale }: StudJob): string =>
  formatLength(locale.units === 'metric' ? wholeMillimetres(size) : size, locale);

const shownSpacing = (job: StudJob): string => onTape(job.parts.spacing, job);

/** Few bays that are whole millimetres together, if one is not: three of a board of 1250. */
function wholeBays({ parts, locale }: StudJob): number | undefined {
  if (locale.units !== 'metric' || wholeMillimetres(parts.spacing) === parts.spacing)
    return undefined;
  return [2, 3, 4].find((bays) => {
    const run = toMm(length(bays * parts.spacing));
    return Math.abs(run - Math.round(run)) < 0.05;
  });
}

const sawFor = ({ parts }: StudJob): readonly ToolId[] =>
  parts.frame === 'steel' ? ['tin-snips'] : ['hand-saw'];

/** Frames of doorways and windows; a wall may have both. */
function openingDetail(job: StudJob): string {
  const { words, parts, locale, openings } = job;
  const { door } = words.steps;
  const isSteel = parts.frame === 'steel';
  const up = formatRoundSize(150, locale);
  const isDoor = openings.some(({ sill }) => sill === 0);
  const isWindow = openings.some(({ sill }) => sill > 0);
  if (isSteel && !isDoor) return door.window(up);
  const framed = isSteel
    ? parts.hasDoorPosts
      ? [door.posts(up)]
      : [door.steel(up), door.blocks(formatRoundSize(toMm(BLOCK_SCREWS), locale))]
    : [job.hasEdgeHeads ? door.edge : door.timber];
  const under = isSteel ? door.track : door.sill;
  return locale.format.sentences(compact([...framed, isWindow && under]));
}

function frame(job: StudJob, lines: StudLines): Sparse<JobStep> {
  const { words, place, parts, framed, locale, openings } = job;
  const { steps } = words;
  const { uprights, track, treatedSole, doorBlocks, doorPosts, joined } = lines;
  const { strip, gloves, glasses, silica, nailPlates } = lines;
  const isSteel = parts.frame === 'steel';
  const fixed = [...lines.fixed, plateFixings(job).masonry > 0 && silica];
  const noggins = pieceCount(only(framed.pieces, 'noggin'));
  const backing = pieceCount(only(framed.pieces, 'backing'));
  const heights = jointHeights(job);
  const hasRows = framed.laid.some(
    ({ name, y, height }) => name === 'noggin' && !isBehindJoint(job, y + height / 2),
  );
  const every = shownSpacing(job);
  const bays = wholeBays(job);
  // Both ends stand free: no wall holds them.
  const isFree = job.values.freeEnds === 2;
  const frameTools: readonly ToolId[] = [
    'tape-measure',
    'level-long',
    'drill',
    ...sawFor(job),
    'ear-defenders',
  ];
  return [
    step('plates', steps.plates, {
      detail: (isSteel
        ? steps.plates.steel
        : woodIn(job).ceiling
          ? steps.plates.timber
          : steps.plates.concrete)(openings.some(({ sill }) => sill === 0)),
      minutes: roundMinutes((5 * toMm(place.wall.shape.length)) / 333, 30),
      work: works(
        needs(SERVICES, 'found'),
        needs(['floor', 'ceiling'], 'marked'),
        does('screw', ['floor', 'ceiling']),
        does('fix', PLATES),
        plateFixings(job).masonry > 0 && { dust: 'silica' },
      ),
      takes: [track, !isSteel && uprights, treatedSole, strip, ...fixed, glasses, gloves],
      tools: [...frameTools, 'hammer', 'stepladder'],
      gates: ['height'],
    }),
    step('frame', steps.frame, {
      detail: locale.format.sentences(
        compact([
          isSteel
            ? steps.frame.steel(isFree, every, formatLength(METAL_STUD_SHORT.to, locale))
            : steps.frame.timber(isFree, every),
          isSteel &&
            (job.region === 'eu' ? steps.frame.loose(openings.length > 0) : steps.frame.foot),
          isSteel && steps.frame.loads,
          bays !== undefined &&
            steps.frame.bays(
              bays,
              formatLength(mm(Math.round(toMm(length(bays * parts.spacing)))), locale),
            ),
        ]),
      ),
      minutes: roundMinutes(8 * framed.studs, 30),
      ...(isSteel && { safety: steps.frame.steelSafety }),
      work: works(needs(PLATES, 'fixed'), does('frame', FRAME)),
      takes: [uprights, joined, ...(isFree ? [] : fixed), glasses, gloves],
      tools: [...frameTools, !isSteel && 'hammer'],
    }),
    openings.length > 0 &&
      step('door', steps.door, {
        detail: openingDetail(job),
        check: steps.door.check(formatRoundSize(3, locale)),
        minutes: 45 * openings.length,
        work: works(needs(FRAME, 'framed'), does('frame', 'part:doorway')),
        takes: [uprights, joined, track, doorBlocks, doorPosts, glasses, gloves],
        tools: [...frameTools, 'square', !isSteel && 'hammer'],
      }),
    noggins > 0 &&
      step('noggins', steps.noggins, {
        detail: locale.format.sentences(
          compact([
            hasRows && steps.noggins.detail,
            heights.length > 0 && steps.noggins.backing(heights),
            steps.noggins.more,
          ]),
        ),
        minutes: Math.max(15, 6 * noggins),
        work: works(needs(FRAME, 'framed'), does('fix', 'part:noggins')),
        takes: [uprights, joined],
        tools: ['hand-saw', 'hammer', 'tape-measure'],
      }),
    backing > 0 &&
      step('backing', steps.backing, {
        detail: steps.backing.detail(
          heights,
          formatRoundSize(2 * toMm(BACKING_TAB), locale),
          formatRoundSize(toMm(BACKING_TAB), locale),
        ),
        minutes: Math.max(15, 6 * backing),
        work: works(needs(FRAME, 'framed'), does('fix', 'part:noggins')),
        takes: [uprights, joined, gloves],
        tools: ['tin-snips', 'drill', 'tape-measure'],
      }),
    step('services', steps.services, {
      detail: isSteel
        ? steps.services.steel(100 * STUD_HOLE)
        : steps.services.detail(100 * STUD_HOLE),
      minutes: 60,
      work: works(needs(FRAME, 'framed'), does('test', SERVICES)),
      gates: ['cables'],
      takes: [nailPlates],
      tools: ['drill', !isSteel && nailPlates !== false && nailPlates.length > 0 && 'hammer'],
    }),
  ];
}

const isBehindJoint = ({ levelJoints, parts }: StudJob, middle: number): boolean =>
  levelJoints.some(({ y }) => Math.abs(middle - y) <= parts.face);

/** Heights of the level joints above the floor, lowest first. */
function jointHeights({ levelJoints, locale }: StudJob): readonly string[] {
  const heights = [...new Set(levelJoints.map(({ y }) => y))].toSorted((a, b) => a - b);
  return heights.map((y) => formatLength(y, locale));
}

const inspection = ({ words, parts }: StudJob): JobStep =>
  step('inspect', words.steps.inspect, {
    ...(parts.frame === 'steel' && { detail: words.steps.inspect.steel }),
    minutes: 30,
    work: works(needs(FRAME, 'framed'), { makes: [{ target: FRAME, state: 'flat' }] }),
    tools: ['level-long', parts.frame === 'timber' && 'plane', 'screwdriver'],
  });

const boardTools: readonly ToolId[] = [
  'utility-knife',
  'jab-saw',
  'board-rasp',
  'board-lifter',
  'drill',
  'tape-measure',
  'stepladder',
];

/** American boards made for walls of 9 ft; yards keep them, shops do not. */
const WIDE = inches(54);

/** True if two rows of the wide boards reach the ceiling, and two of the usual ones do not. */
function isForWideBoards({ region, parts, place }: StudJob): boolean {
  const [face] = parts.faces;
  const { height } = place.wall.shape;
  return (
    region === 'us' &&
    parts.run === 'sideways' &&
    face !== undefined &&
    height > 2 * face.sheet.width + MOST_GAP.us &&
    height <= 2 * WIDE + MOST_GAP.us
  );
}

/** Where openings leave two layers no other stud for a joint; false if all their joints are apart. */
function inLine(
  job: StudJob,
  one: WallBoards | undefined,
  other: WallBoards | undefined,
): string | false {
  const at = one && other ? inLineAt(one, other) : [];
  return at.length > 0 && job.words.steps.board.inLine(at.map((x) => onTape(x, job)));
}

function boardStep(job: StudJob, lines: StudLines, i: number): JobStep {
  const { words, parts, boards, over, locale, region, values } = job;
  const { board } = words.steps;
  const second = over[i]?.laid.length ?? 0;
  const pieces = (boards[i]?.laid.length ?? 0) + second;
  const hasLevel = ((over[i] ?? boards[i])?.levelJoints.length ?? 0) > 0;
  const isFilled = second > 0 && !isSkimmed(job);
  const every = formatLength(SCREW_SPACING[region].wall, locale);
  const product = parts.faces[i]?.product ?? 'plasterboard';
  return step(i === 0 ? 'board' : 'board-2', board, {
    title: parts.faces.length === 1 ? board.only : board.title(i + 1),
    detail: locale.format.sentences(
      compact([
        board[parts.run](every, formatRoundSize(toMm(boards[i]?.gap ?? mm(10)), locale)),
        parts.frame === 'steel' && board.slides,
        hasLevel && board.short,
        i === 0 && isForWideBoards(job) && board.wide(formatLength(WIDE, locale)),
        i === 1 && board.shifted,
        i === 1 && inLine(job, over[1] ?? boards[1], over[0] ?? boards[0]),
        isFilled && board.fillFirst,
        second > 0 && board.second(every),
        second > 0 && inLine(job, over[i], boards[i]),
        second > 0 && hasLevel && board.levels,
        i === 0 && values.freeEnds > 0 && board.end,
      ]),
    ),
    minutes: Math.max(30, 15 * pieces),
    work: works(
      needs(FRAME, 'framed'),
      needs(SERVICES, 'tested'),
      i > 0 && hasWool(job) && needs(FRAME, 'insulated'),
      does('board', sideOf(job, i)),
    ),
    takes: [
      lines.boardsOf.get(product),
      ...lines.screws,
      lines.doorPosts.filter(({ product: one }) => one === 'drill-point-screws'),
      isFilled && lines.filled,
      lines.glasses,
      lines.gloves,
    ],
    tools: [...boardTools, isFilled && 'taping-knives', isFilled && 'bucket'],
    gates: ['lifting', 'height'],
  });
}

function boarding(job: StudJob, lines: StudLines): Sparse<JobStep> {
  const { words, parts, place, bill, locale, values } = job;
  const { steps, why } = words;
  const { sides: finished, area } = paintedSides(job);
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  const { shape } = place.wall;
  const sides = sidesOf(job);
  // Floor but for doorways, ceiling, and the walls that the ends stand at.
  const ends = (2 - values.freeEnds) * shape.height;
  const edges = length((soleRun(job) + shape.length + ends) * sides.length);
  const isBare = !isSkimmed(job);
  return [
    boardStep(job, lines, 0),
    hasWool(job) &&
      step('wool', steps.wool, {
        minutes: minutesFor(toSquareMetres(faceArea(job)), PACE.wool),
        // Wool rests against the first side.
        work: works(needs(sideOf(job, 0), 'boarded'), does('insulate', FRAME)),
        takes: [
          bill.pack(
            'wall-insulation',
            Math.ceil(toSquareMetres(woolArea(job)) * 1000),
            why.wool(formatArea(woolArea(job), locale)),
            { variant: parts.wool },
          ),
          lines.mask,
          lines.gloves,
        ],
        tools: ['utility-knife', 'tape-measure'],
      }),
    parts.faces.length > 1 && boardStep(job, lines, 1),
    step('seal', steps.seal, {
      minutes: 30,
      work: works(needs(sides, 'boarded'), does('seal', 'part:edges')),
      takes: [
        bill.pack(
          'acoustic-sealant',
          Math.ceil(edges / TUBE),
          why.sealant(formatRoundRun(edges, locale)),
        ),
      ],
      tools: ['caulk-gun', 'torch'],
    }),
    ...(isBare ? jointSteps(job, lines) : skim(job, lines)),
    finished.length > 0 &&
      step('prime', steps.prime, {
        detail: isPuttied(job) ? steps.prime.putty : isBare ? steps.prime.joints : steps.prime.skim,
        check: isPuttied(job) || !isBare ? steps.prime.even : steps.prime.check,
        minutes: minutesFor(metres, PACE.prime),
        work: works(
          needs(finished, isBare ? 'flat' : 'plastered'),
          { ...does('sand', finished), dust: 'plaster' },
          does('prime', finished),
        ),
        takes: [
          isBare && jointSandpaper(bill, area, why.sand(shown)),
          ...boardPrimerLines(job, area),
          lines.mask,
        ],
        tools: [isBare && 'pole-sander', isBare && 'torch', 'roller', 'stepladder', 'cloth'],
      }),
  ];
}

/** Three coats, each a day apart and wider than the one before. */
function jointSteps(job: StudJob, { filled, tape, bead, glasses }: StudLines): Sparse<JobStep> {
  const { words, locale, values } = job;
  const { steps } = words;
  const { joint } = steps;
  const { sides, area } = finishedSides(job);
  const metres = toSquareMetres(area);
  const painted = paintedSides(job);
  const filling = jointCoats(job).map((width, i) => {
    const wide = formatRoundSize(toMm(width), locale);
    const first = locale.format.sentences(
      compact([joint.tape(wide), values.freeEnds > 0 && joint.bead(job.parts.faces.length)]),
    );
    return step(i === 0 ? 'joint' : `joint-${i + 1}`, joint, {
      title: joint.title(i + 1),
      detail: i === 0 ? first : joint.coat(wide),
      check: i === 2 ? joint.last : joint.check,
      minutes: minutesFor(metres, JOINT_RATES[i] ?? 15),
      work: works(
        needs(sides, 'boarded'),
        does('fill', sides, {
          cures: { minutes: DAY, kind: job.region === 'eu' ? 'hardening' : 'drying' },
        }),
      ),
      takes: i === 0 ? [filled, tape, bead] : [filled],
      tools: ['taping-knives', 'bucket', 'stepladder', i === 2 && 'torch'],
    });
  });
  const screws = (values.double ? job.over : job.boards).reduce((sum, one) => sum + one.screws, 0);
  return [
    rustStep(job, screws, sides, ['stepladder']),
    ...filling,
    isPuttied(job) &&
      painted.sides.length > 0 &&
      puttyStep(
        job,
        toSquareMetres(painted.area),
        formatArea(painted.area, locale),
        ['stepladder'],
        painted.sides,
        {
          glasses,
          ...(painted.sides.length < sides.length && { detail: steps.putty.tiled }),
        },
      ),
  ];
}

function skim(job: StudJob, { filled, tape, bead, glasses, gloves }: StudLines): Sparse<JobStep> {
  const { words, values, locale } = job;
  const { joint, skim: plaster } = words.steps;
  const { sides, area } = finishedSides(job);
  const metres = toSquareMetres(area);
  const hasTiles = sides.length < sidesOf(job).length;
  return [
    step('joint', plaster.tape, {
      detail: locale.format.sentences(
        compact([
          plaster.tape.detail,
          values.freeEnds > 0 && joint.bead(job.parts.faces.length),
          hasTiles && plaster.tape.tiled,
        ]),
      ),
      minutes: minutesFor(metres, JOINT_RATES[0]),
      work: works(needs(sides, 'boarded'), does('fill', sides)),
      takes: [tape, filled, bead, ...tiledLines(job)],
      tools: ['taping-knives', 'bucket', 'stepladder'],
    }),
    step('skim', plaster, {
      detail: locale.format.sentences(compact([plaster.detail, hasTiles && plaster.tiles])),
      minutes: minutesFor(metres, PACE.skim),
      work: works(
        needs(sides, 'flat'),
        does('plaster', sides, {
          cures: { minutes: SKIM.paintableDays.board * DAY, kind: 'drying' },
        }),
      ),
      takes: [filled, glasses, gloves],
      tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', 'stepladder'],
    }),
  ];
}
