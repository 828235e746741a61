import { formatArea, formatLength } from '../../measure/units/format-length.ts';
import { regionArea } from '../../measure/outline/polygon.ts';
import {
  area,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import { variantAtLeast, variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import type { Material, Panel } from '../../takeoff/material.ts';
import { EMBED, fixingOf, screwed, type Joint } from '../../takeoff/structure/joint.ts';
import {
  COAT_WIDTHS,
  COMPOUND_PER_SQUARE_METRE,
  SCREW_SPACING,
  screwLength,
  SKIM,
  tapeLength,
} from '../../takeoff/structure/indoors/plasterboard.ts';
import { W111_PER_SQUARE_METRE } from '../../takeoff/structure/indoors/stud-wall.ts';
import { gatherPanels, type WallBoards } from '../../takeoff/walls/wall-boards.ts';
import { isPuttied } from '../kit/finish/putty-step.ts';
import { safetyKit } from '../kit/steps/safety-kit.ts';
import type { StudJob } from './fields.ts';
import { nailsOf, only, plateFixings, spacingOf, waferScrews, without } from './fixings.ts';
import { sheetsUpTo, type StudValues } from './layout.ts';

/** A tenth more of nails and screws: some bend, some are dropped. */
const LOST = { share: 0.1, for: 'breakage' } as const;

export const isTreatedSole = ({ region, values }: StudJob): boolean =>
  region === 'us' && values.frame === 'timber' && values.floor === 'concrete';

/** What stands: the studs, what they stand in, and what is put into them. */
function frameLines(job: StudJob) {
  const { bill, shelf, framed, parts, words } = job;
  const { pieces, why } = framed;
  const isSteel = parts.frame === 'steel';
  const others = isSteel ? ['track', 'door-head'] : isTreatedSole(job) ? ['sole-plate'] : [];
  return {
    uprights: bill.lengths(isSteel ? 'steel-stud' : 'stud', {
      section: parts.stud,
      pieces: without(pieces, ...others),
      why,
    }),
    track:
      isSteel &&
      bill.lengths('steel-track', {
        section: parts.track,
        pieces: only(pieces, ...others),
        why: words.why.track,
      }),
    treatedSole:
      isTreatedSole(job) &&
      bill.lengths('structural-timber', {
        section: variantNearest(shelf['structural-timber'].variants, 'width', parts.depth),
        pieces: only(pieces, ...others),
        why: words.why.treatedSole,
      }),
    doorBlocks: isSteel && doorBlocks(job),
  };
}

/** Timber inside the steel studs of a doorway, for the lining to be screwed to: the deepest that goes in. */
function doorBlocks({ bill, shelf, parts, framed, words, openings }: StudJob): readonly Material[] {
  const doors = openings.filter(({ sill }) => sill === 0).length;
  const block = framed.laid.find(({ name }) => name === 'stud');
  if (doors === 0 || block === undefined) return [];
  const pieces = [{ name: 'door-stud', length: block.cut ?? block.height, quantity: 2 * doors }];
  const fits = ({ width }: { readonly width: Length }): boolean => width <= parts.depth;
  const why = words.why.doorBlocks(doors);
  const deepest = shelf.stud.form === 'not-sold' ? undefined : shelf.stud.variants.findLast(fits);
  if (deepest !== undefined) return bill.lengths('stud', { section: deepest, pieces, why });
  const section = shelf.batten.variants.findLast(fits) ?? shelf.batten.variants[0];
  return bill.lengths('batten', { section, pieces, why });
}

/** A US screw anchor takes a bit one size down; a plug takes its own. */
const bitFor = (fixing: PackVariant, { region }: StudJob): Length =>
  region === 'us' ? inches(3 / 16) : (fixing.width ?? mm(8));

/** A track's sheet of 0.6 mm and the strip under it. */
const TRACK = mm(4);

/** What holds the frame together, and to floor, ceiling and walls. */
function fixingLines(job: StudJob) {
  const { bill, shelf, parts, framed, words, locale, region } = job;
  const { why } = words;
  const { wood, masonry } = plateFixings(job);
  const isTimber = parts.frame === 'timber';
  const isHammered = !isTimber && bill.sold('hammer-fixings') === 'hammer-fixings';
  const product = isHammered ? 'hammer-fixings' : 'frame-fixings';
  const plate = isTimber ? parts.stud.thickness : TRACK;
  const plug = isTimber ? EMBED.framePlug : EMBED.hammered;
  const joint: Joint = {
    through: plate,
    embed: region === 'us' ? EMBED.concreteScrew : plug,
    nut: false,
    thick: mm(4),
    each: 1,
    places: masonry,
  };
  const sold = shelf[product];
  const fixing = sold.form === 'packs' ? fixingOf(sold.variants, joint) : undefined;
  const joints = isTimber ? nailsOf(job) : waferScrews(job);
  const every = formatLength(spacingOf(job), locale);
  return {
    joined: bill.pack(
      isTimber ? 'framing-nails' : 'wafer-screws',
      joints,
      isTimber ? why.nails(framed.studs) : why.wafer(framed.studs),
      { slack: LOST },
    ),
    fixed: [
      bill.fixings(
        'wood-screws',
        screwed(plate, isTimber ? EMBED.joist : EMBED.stud, mm(3.9), { each: 1, places: wood }),
        why.plateScrews(every),
      ),
      ...(masonry > 0
        ? [
            bill.fixings(product, joint, why.plateFixings(every)),
            fixing?.ok === true &&
              bill.pack('masonry-drill-bit', 1, why.bit, {
                like: { width: bitFor(fixing.value, job) },
              }),
          ]
        : []),
    ],
  };
}

/** What lies between the wall and what it stands on and meets. */
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

/** Layers of board on a side. */
export const layersOf = ({ double }: StudValues): 1 | 2 => (double ? 2 : 1);

/** Across the end of a wall that meets no other: the depth of the studs and both boards. */
const endStrip = ({ parts, place, values }: StudJob): Panel | undefined => {
  const [face] = parts.faces;
  if (face === undefined) return undefined;
  const width = length(parts.depth + 2 * layersOf(values) * face.board.thickness);
  return {
    name: 'wall-board',
    length: length(Math.min(place.wall.shape.height - mm(10), face.sheet.length)),
    width,
    quantity: 1,
    turns: true,
  };
};

/** The boards of each face, those of one product in one line, and the screws of each layer. */
function boardLines(job: StudJob) {
  const { bill, parts, boards, over, values, words, shelf, region, locale } = job;
  const { why } = words;
  const strip = endStrip(job);
  const byProduct = Map.groupBy(parts.faces.keys(), (at) => parts.faces[at]?.product);
  const lines = new Map(
    [...byProduct].flatMap(([product, faces], i) => {
      const face = parts.faces[faces[0] ?? 0];
      if (face === undefined || product === undefined) return [];
      const strips =
        i === 0 && strip !== undefined && values.freeEnds > 0
          ? [{ ...strip, quantity: values.freeEnds }]
          : [];
      const line = bill.sheets(product, {
        thickness: sheetsUpTo(face.board, face.sheet.length),
        panels: gatherPanels([
          ...faces.flatMap((at) => [...(boards[at]?.panels ?? []), ...(over[at]?.panels ?? [])]),
          ...strips,
        ]),
        snapped: true,
        why: why.boards(
          faces.length,
          formatLength(parts.spacing, locale),
          parts.run,
          layersOf(values),
        ),
      });
      return [[product, line] as const];
    }),
  );
  const thick = parts.faces[0]?.board.thickness ?? mm(0);
  const every = formatLength(SCREW_SPACING[region].wall, locale);
  const boardScrews = (laid: readonly WallBoards[], layers: 1 | 2) => {
    const { variants } = shelf['drywall-screws'];
    const screws = laid.reduce((sum, one) => sum + one.screws, 0);
    const wanted =
      region === 'us'
        ? length(layers * thick + inches(5 / 8))
        : screwLength(length(layers * thick), parts.frame === 'steel' ? 'metal' : 'timber');
    return bill.pack(
      'drywall-screws',
      screws,
      layers === 1 ? why.screws(every) : why.overScrews(every),
      {
        variant:
          variantAtLeast(variants, 'length', wanted) ?? variantNearest(variants, 'length', wanted),
        slack: LOST,
      },
    );
  };
  return { boardsOf: lines, screws: [boardScrews(boards, 1), boardScrews(over, 2)] };
}

/** Of the wall's own face less its openings. */
export const faceArea = ({ place }: StudJob): Area => regionArea(place.wall.region);
/** Of all faces that are boarded. */
export const boardedArea = (job: StudJob): Area => area(faceArea(job) * job.parts.faces.length);

export const hasWool = ({ values }: StudJob): boolean => values.wool && values.sides === 'both';

/** What the joints of a first layer take that is only filled, beside the second's (Knauf: W112 1.0 kg, W111 0.6). */
const FILLED_BENEATH = 1 / 0.6;

/** Grams of filler and millimetres of tape a m²: in Europe those of W111 (Knauf), for one face of its two. */
const JOINTS = {
  w111: {
    grams: (W111_PER_SQUARE_METRE.fillerKilos / 2) * 1000,
    tape: (W111_PER_SQUARE_METRE.tape / 2) * 1000,
  },
  grams: COMPOUND_PER_SQUARE_METRE * 1000,
};

/** How wide each coat on the joints is: the last is putty over all of it, where walls are skimmed with that. */
export const coatsOf = (job: StudJob) => (isPuttied(job) ? COAT_WIDTHS.slice(0, -1) : COAT_WIDTHS);

/** What covers the joints between the boards. */
function jointLines(job: StudJob) {
  const { bill, words, region, values, place, locale, shelf } = job;
  const boarded = boardedArea(job);
  const metres = toSquareMetres(boarded);
  const isW111 = region === 'eu';
  const shown = formatArea(boarded, locale);
  const beads = boarded > 0 ? 2 * values.freeEnds : 0;
  const [section] = shelf['corner-bead'].variants;
  const compound =
    metres *
    (isW111 ? JOINTS.w111.grams : JOINTS.grams) *
    (values.double ? FILLED_BENEATH : 1) *
    (coatsOf(job).length / COAT_WIDTHS.length);
  return {
    tape: bill.pack(
      'joint-tape',
      isW111 ? metres * JOINTS.w111.tape : toMm(tapeLength(boarded)),
      words.why.tape(shown),
    ),
    filled: isSkimmed(job)
      ? bill.pack(
          'skim-plaster',
          (metres / SKIM.squareMetresPerBag) * 25_000,
          words.why.skim(shown),
        )
      : bill.pack('joint-compound', compound, words.why.compound(shown, coatsOf(job).length)),
    bead: bill.lengths('corner-bead', {
      section,
      pieces: inReach(place.wall.shape.height, bill.longest('corner-bead', section)).map(
        (long) => ({
          name: 'bead',
          length: long,
          quantity: beads,
        }),
      ),
      why: words.why.bead,
    }),
  };
}

export const isSkimmed = ({ values, bill }: StudJob): boolean =>
  values.finish === 'skim' && bill.sold('skim-plaster') === 'skim-plaster';

/** A run in as few pieces as there are sold. */
function inReach(run: Length, longest: Length): readonly Length[] {
  const count = Math.ceil(run / longest);
  return Array.from({ length: count }, (_, i) =>
    i < count - 1 ? longest : length(run - (count - 1) * longest),
  );
}

/** What several steps take. */
export const studLines = (job: StudJob) => ({
  ...frameLines(job),
  ...fixingLines(job),
  strip: stripLine(job),
  ...boardLines(job),
  ...jointLines(job),
  ...safetyKit(job, 'work-gloves'),
});

export type StudLines = ReturnType<typeof studLines>;
