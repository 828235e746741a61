import type { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { regionArea } from '../../measure/polygon.ts';
import {
  area,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Area,
  type Length,
} from '../../measure/units.ts';
import { variantAtLeast, variantGraded, variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import type { Material, Panel } from '../../takeoff/material.ts';
import { pieceCount, type Piece } from '../../takeoff/piece.ts';
import { PAINT_RATES, paintFor } from '../../takeoff/structure/paint-rates.ts';
import {
  COMPOUND_PER_SQUARE_METRE,
  SCREW_SPACING,
  screwLength,
  SKIM,
  tapeLength,
} from '../../takeoff/structure/plasterboard.ts';
import { PLATE_FIXING_EVERY, W111_PER_SQUARE_METRE } from '../../takeoff/structure/stud-wall.ts';
import type { StudLayout, StudOpening } from '../../takeoff/studs.ts';
import { gatherPanels, type WallBoards } from '../../takeoff/wall-boards.ts';
import type { AskedOf } from '../kit/contract.ts';
import type { Fields } from '../kit/fields.ts';
import { labelCoverage } from '../kit/label-coverage.ts';
import { roundRun } from '../kit/round-size.ts';
import { sheetsUpTo, WOOD, type StudParts, type StudValues } from './layout.ts';
import { entryOf } from '../../measure/entry-of.ts';

/** A wall set out, with all that it was set out from. */
export interface StudJob extends Omit<AskedOf<typeof en, 'wall', Fields>, 'values'> {
  readonly values: StudValues;
  readonly parts: StudParts;
  readonly openings: readonly StudOpening[];
  readonly framed: StudLayout;
  /** By face, as `parts.faces`. */
  readonly boards: readonly WallBoards[];
  /** The second layer, by face; empty where there is one. */
  readonly over: readonly WallBoards[];
}

/** A tenth more of nails and screws: some bend, some are dropped. */
const LOST = 0.1;

/** Everything that is built in or used up, in the order of the steps. */
export const studBill = (job: StudJob): readonly Material[] => [
  ...frameLines(job),
  ...fixingLines(job),
  ...stripLines(job),
  ...boardLines(job),
  ...fillLines(job),
  ...jointLines(job),
  ...finishLines(job),
  ...safetyLines(job),
];

export const isTreatedSole = ({ region, values }: StudJob): boolean =>
  region === 'us' && values.frame === 'timber' && values.floor === 'concrete';

const only = (pieces: readonly Piece[], ...names: readonly string[]): readonly Piece[] =>
  pieces.filter(({ name }) => names.includes(name));
const without = (pieces: readonly Piece[], ...names: readonly string[]): readonly Piece[] =>
  pieces.filter(({ name }) => !names.includes(name));

function frameLines(job: StudJob): Material[] {
  const { bill, shelf, framed, parts, words } = job;
  const { pieces, why } = framed;
  if (parts.frame === 'steel') {
    const inTrack = ['track', 'door-head'] as const;
    return [
      ...bill.lengths('steel-stud', {
        section: parts.stud,
        pieces: without(pieces, ...inTrack),
        why,
      }),
      ...bill.lengths('steel-track', {
        section: parts.track,
        pieces: only(pieces, ...inTrack),
        why: words.why.track,
      }),
      ...doorBlocks(job),
    ];
  }
  if (!isTreatedSole(job)) return bill.lengths('stud', { section: parts.stud, pieces, why });
  return [
    ...bill.lengths('stud', { section: parts.stud, pieces: without(pieces, 'sole-plate'), why }),
    ...bill.lengths('structural-timber', {
      section: variantNearest(shelf['structural-timber'].variants, 'width', parts.depth),
      pieces: only(pieces, 'sole-plate'),
      why: words.why.treatedSole,
    }),
  ];
}

/** Timber inside the steel studs of a doorway, for the lining to be screwed to: the deepest that goes in. */
function doorBlocks({ bill, shelf, parts, framed, words, openings }: StudJob): Material[] {
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

/** Fixings of a run: one at each end and none farther apart than the rule. */
const along = (run: Length, { region }: StudJob): number =>
  run <= 0 ? 0 : Math.ceil(run / PLATE_FIXING_EVERY[region === 'us' ? 'us' : 'metric']) + 1;

/** How many fixings go into wood, and how many into masonry or concrete. */
export function plateFixings(job: StudJob): { readonly wood: number; readonly masonry: number } {
  const { region, values, place, framed } = job;
  const { shape } = place.wall;
  const soles = framed.laid
    .filter(({ name, y }) => (name === 'sole-plate' || name === 'track') && y === 0)
    .reduce((sum, { width }) => sum + along(width, job), 0);
  const head = along(shape.length, job);
  const ends = (2 - values.freeEnds) * along(shape.height, job);
  const { walls, ceiling } = WOOD[region];
  const inWood =
    (values.floor === 'timber' ? soles : 0) + (ceiling ? head : 0) + (walls ? ends : 0);
  return { wood: inWood, masonry: soles + head + ends - inWood };
}

/** A US screw anchor takes a bit one size down; a plug takes its own. */
const bitFor = (fixing: PackVariant, { region }: StudJob): Length =>
  region === 'us' ? inches(3 / 16) : (fixing.width ?? mm(8));

function fixingLines(job: StudJob): Material[] {
  const { bill, shelf, parts, framed, words } = job;
  const { wood, masonry } = plateFixings(job);
  const isTimber = parts.frame === 'timber';
  const [screw, long] = isTimber ? [mm(100), mm(100)] : [mm(40), mm(60)];
  const product =
    isTimber || bill.sold('hammer-fixings') !== 'hammer-fixings'
      ? 'frame-fixings'
      : 'hammer-fixings';
  const sold = shelf[product];
  const fixing = sold.form === 'packs' ? variantNearest(sold.variants, 'length', long) : undefined;
  const joints = isTimber ? nailsOf(job) : waferScrews(job);
  return [
    ...bill.packs(isTimber ? 'framing-nails' : 'wafer-screws', {
      amount: joints,
      slack: { amount: Math.ceil(joints * LOST), for: 'breakage' },
      why: isTimber ? words.why.nails(framed.studs) : words.why.wafer(framed.studs),
    }),
    ...bill.packs('wood-screws', {
      amount: wood,
      variant: variantNearest(shelf['wood-screws'].variants, 'length', screw),
      why: words.why.plateScrews(formatLength(spacingOf(job), job.locale)),
    }),
    ...(fixing === undefined
      ? []
      : [
          ...bill.packs(product, {
            amount: masonry,
            variant: fixing,
            why: words.why.plateFixings(formatLength(spacingOf(job), job.locale)),
          }),
          ...bill.packs('masonry-drill-bit', {
            amount: masonry > 0 ? 1 : 0,
            variant: variantNearest(
              shelf['masonry-drill-bit'].variants,
              'width',
              bitFor(fixing, job),
            ),
            why: words.why.bit,
          }),
        ]),
  ];
}

const spacingOf = ({ region }: StudJob): Length =>
  PLATE_FIXING_EVERY[region === 'us' ? 'us' : 'metric'];

/** Six a stud, four a noggin or short stud; two for each spacing of a second top plate (trade practice). */
function nailsOf({ framed, place, parts, region }: StudJob): number {
  const each: Readonly<Record<string, number>> = { noggin: 4, 'short-stud': 4, sill: 4 };
  const plates = ['sole-plate', 'head-plate'];
  const joined = without(framed.pieces, ...plates).reduce(
    (sum, piece) => sum + pieceCount([piece]) * (entryOf(each, piece.name) ?? 6),
    0,
  );
  const lapped = region === 'us' ? 2 * Math.ceil(place.wall.shape.length / parts.spacing) : 0;
  return joined + lapped;
}

/** Four a stud; in Europe studs are only pushed into the track, but for those of a doorway (DIN 18183). */
function waferScrews({ framed, region, openings }: StudJob): number {
  const uprights = pieceCount(without(framed.pieces, 'track', 'door-head'));
  const doorways = 8 * openings.length;
  return region === 'eu' ? doorways : 4 * uprights + doorways;
}

/** What lies between the wall and what it stands on and meets. */
function stripLines({ bill, shelf, parts, place, framed, values, words }: StudJob): Material[] {
  const { shape } = place.wall;
  const foot = framed.laid
    .filter(({ name, y }) => (name === 'sole-plate' || name === 'track') && y === 0)
    .reduce((sum, { width }) => sum + width, 0);
  if (parts.frame === 'steel') {
    const run = foot + shape.length + (2 - values.freeEnds) * shape.height;
    return bill.packs('acoustic-strip', {
      amount: toMm(length(run)),
      variant: variantNearest(shelf['acoustic-strip'].variants, 'width', parts.depth),
      why: words.why.strip,
    });
  }
  const membrane = shelf['sole-membrane'];
  if (values.floor !== 'concrete' || membrane.form !== 'packs') return [];
  return bill.packs('sole-membrane', {
    amount: toMm(length(foot)),
    variant: variantNearest(membrane.variants, 'width', parts.depth),
    why: words.why.membrane,
  });
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

function boardLines(job: StudJob): Material[] {
  const { bill, parts, boards, over, values, words, shelf, region } = job;
  const { why } = words;
  const strip = endStrip(job);
  const products = [...new Set(parts.faces.map(({ product }) => product))];
  const lines = products.flatMap((product, i) => {
    const faces = parts.faces.flatMap((face, at) => (face.product === product ? [at] : []));
    const face = parts.faces[faces[0] ?? 0];
    if (face === undefined) return [];
    const strips =
      i === 0 && strip !== undefined && values.freeEnds > 0
        ? [{ ...strip, quantity: values.freeEnds }]
        : [];
    return bill.sheets(product, {
      thickness: sheetsUpTo(face.board, face.sheet.length),
      panels: gatherPanels([
        ...faces.flatMap((at) => [...(boards[at]?.panels ?? []), ...(over[at]?.panels ?? [])]),
        ...strips,
      ]),
      snapped: true,
      why: why.boards(
        faces.length,
        formatLength(parts.spacing, job.locale),
        parts.run,
        layersOf(values),
      ),
    });
  });
  const [face] = parts.faces;
  if (face === undefined) return lines;
  const { variants } = shelf['drywall-screws'];
  const every = formatLength(SCREW_SPACING[region].wall, job.locale);
  const screwed = (laid: readonly WallBoards[], layers: 1 | 2) => {
    const screws = laid.reduce((sum, one) => sum + one.screws, 0);
    const thick = length(layers * face.board.thickness);
    const wanted =
      region === 'us'
        ? length(thick + inches(5 / 8))
        : screwLength(thick, parts.frame === 'steel' ? 'metal' : 'timber');
    return bill.packs('drywall-screws', {
      amount: screws,
      variant:
        variantAtLeast(variants, 'length', wanted) ?? variantNearest(variants, 'length', wanted),
      slack: { amount: Math.ceil(screws * LOST), for: 'breakage' },
      why: layers === 1 ? why.screws(every) : why.overScrews(every),
    });
  };
  return [...lines, ...screwed(boards, 1), ...screwed(over, 2)];
}

/** Of the wall's own face less its openings. */
export const faceArea = ({ place }: StudJob): Area => regionArea(place.wall.region);
/** Of all faces that are boarded. */
export const boardedArea = (job: StudJob): Area => area(faceArea(job) * job.parts.faces.length);

/** A tube of sealant runs so far, round both faces of the wall (trade practice). */
const TUBE = mm(12_000);

function fillLines(job: StudJob): Material[] {
  const { bill, parts, values, place, words, locale } = job;
  const faces = parts.faces.length;
  const { shape } = place.wall;
  const edges = length(2 * (shape.length + shape.height) * faces);
  return [
    ...(hasWool(job)
      ? bill.packs('wall-insulation', {
          amount: Math.ceil(toSquareMetres(faceArea(job)) * 1000),
          variant: parts.wool,
          why: words.why.wool(formatArea(faceArea(job), locale)),
        })
      : []),
    ...bill.packs('acoustic-sealant', {
      amount: values.sides === 'none' ? 0 : Math.ceil(edges / TUBE),
      why: words.why.sealant(roundRun(edges, locale)),
    }),
  ];
}

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

function jointLines(job: StudJob): Material[] {
  const { bill, words, region, values, place, locale, shelf } = job;
  const boarded = boardedArea(job);
  const metres = toSquareMetres(boarded);
  const isW111 = region === 'eu';
  const shown = formatArea(boarded, locale);
  const beads = boarded > 0 ? 2 * values.freeEnds : 0;
  const [bead] = shelf['corner-bead'].variants;
  return [
    ...bill.packs('joint-tape', {
      amount: isW111 ? metres * JOINTS.w111.tape : toMm(tapeLength(boarded)),
      why: words.why.tape(shown),
    }),
    ...(isSkimmed(job)
      ? bill.packs('skim-plaster', {
          amount: (metres / SKIM.squareMetresPerBag) * 25_000,
          why: words.why.skim(shown),
        })
      : bill.packs('joint-compound', {
          amount:
            metres *
            (isW111 ? JOINTS.w111.grams : JOINTS.grams) *
            (values.double ? FILLED_BENEATH : 1),
          why: words.why.compound(shown),
        })),
    ...bill.lengths('corner-bead', {
      section: bead,
      pieces:
        beads > 0
          ? inReach(place.wall.shape.height, bill.longest('corner-bead', bead)).map((long) => ({
              name: 'bead',
              length: long,
              quantity: beads,
            }))
          : [],
      why: words.why.bead,
    }),
  ];
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

function finishLines(job: StudJob): Material[] {
  const { bill, words, shelf, locale } = job;
  const boarded = boardedArea(job);
  if (boarded === 0) return [];
  const shown = formatArea(boarded, locale);
  const { variants } = shelf.sandpaper;
  return [
    ...bill.packs('sandpaper', {
      amount: isSkimmed(job) ? 0 : Math.ceil(toSquareMetres(boarded) / 10),
      variant: variantGraded(variants, 180),
      why: words.why.sand(shown),
    }),
    ...bill.packs('wall-primer', {
      amount: paintFor(boarded, 1, labelCoverage(shelf, 'wall-primer', PAINT_RATES.plasterboard)),
      why: words.why.primer(shown),
    }),
    ...bill.packs('roller-sleeve', { amount: 1, why: words.why.sleeve }),
  ];
}

const safetyLines = (job: StudJob) => {
  const { bill, words } = job;
  return [
    ...bill.packs('work-gloves', { amount: 1, why: words.why.gloves }),
    ...bill.packs('safety-glasses', { amount: 1, why: words.why.glasses }),
    ...bill.packs('dust-mask', { amount: needsMask(job) ? 1 : 0, why: words.why.mask }),
  ];
};

/** Wool, sanding and drilling in masonry make dust. */
export const needsMask = (job: StudJob): boolean =>
  job.parts.faces.length > 0 || plateFixings(job).masonry > 0;
