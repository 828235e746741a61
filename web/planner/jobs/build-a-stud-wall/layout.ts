import { length, mm, type Length, type Area } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import type { Region } from '../../stock/region.ts';
import {
  variantNearest,
  type PackVariant,
  type Section,
  type Shelf,
  type StockSheet,
  type Thickness,
} from '../../stock/shelf.ts';
import { spacingOnBoards } from '../../takeoff/boards/boards.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { boardsRun } from '../../takeoff/structure/indoors/plasterboard.ts';
import {
  studFor,
  STUD_KINDS,
  METAL_STUD_SHORT,
  STUDS,
  studSpacing,
  type StudKind,
  type WallBoard,
  PLATE_FIXING_EVERY,
} from '../../takeoff/structure/indoors/stud-wall.ts';
import { type Frame, USUAL_SPACING, type Inputs } from './fields.ts';
import type { StudOpening, StudLayout } from '../../takeoff/walls/studs.ts';
import type { Product } from '../../stock/products.ts';
import type { LevelJoint, WallBoards } from '../../takeoff/walls/wall-boards.ts';
import { type Piece, pieceCount } from '../../takeoff/material.ts';
import { regionArea } from '../../measure/outline/polygon.ts';

/** Values of the fields. */
export interface StudValues {
  readonly frame: Frame;
  readonly spacing: Length;
  readonly sides: 'both' | 'one' | 'none';
  /** Two layers of board a side. */
  readonly double: boolean;
  /** `deep`: one size more than the height needs, for pipes and more wool. */
  readonly depth: 'usual' | 'deep';
  /** A bathroom or kitchen on the second side. */
  readonly wet: boolean;
  readonly wool: boolean;
  readonly floor: 'timber' | 'concrete';
  readonly ceiling: 'timber' | 'concrete';
  readonly finish: 'joints' | 'skim';
  /** Ends of the wall that meet no other wall. */
  readonly freeEnds: number;
  readonly longBoards: boolean;
}

/** One face of the wall: what it is boarded with, and the sheet that it is laid in. */
export interface Face {
  readonly product: 'plasterboard' | 'moisture-board';
  readonly board: Thickness;
  readonly sheet: StockSheet;
}

/** Products that the wall is made of. */
export interface StudParts {
  readonly frame: Frame;
  readonly kind: StudKind;
  /** The table's answer for this height and spacing. */
  readonly stands: StructuralAnswer<Length>;
  readonly stud: Section;
  /** Across the wall, and seen from the front. */
  readonly depth: Length;
  /** A deeper stud is wanted, and none is for sale. */
  readonly isDeepest: boolean;
  readonly face: Length;
  readonly track: Section;
  readonly spacing: Length;
  readonly wallBoard: WallBoard;
  readonly run: 'upright' | 'sideways';
  /** Heavy profiles next to the doorways instead of studs with timber in them. */
  readonly hasDoorPosts: boolean;
  /** Height of a kerb of concrete under the wall; 0 if it needs none. */
  readonly kerb: Length;
  /** One for each face that is boarded. */
  readonly faces: readonly Face[];
  readonly wool: PackVariant;
}

/** Parts of the house that are wood, to which plates are screwed; the others are masonry or concrete. */
export const woodIn = ({
  region,
  values,
}: Pick<StudJob, 'region' | 'values'>): Readonly<Record<'walls' | 'ceiling', boolean>> => ({
  walls: region === 'us',
  ceiling: values.ceiling === 'timber',
});

const WALL_BOARD: Readonly<Record<Region, WallBoard>> = {
  uk: '12.5',
  us: 'us-half',
  eu: 'eu-12.5',
  cn: '12.5',
};

const acrossOf = ({ width, thickness }: Section): Length => length(Math.max(width, thickness));

interface WallSize {
  readonly length: Length;
  readonly height: Length;
}

interface Sold {
  readonly kind: StudKind;
  readonly section: Section;
}

/** The studs of that frame with a table, shallowest first. */
function studsOf(shelf: Shelf, region: Region, frame: Frame): readonly Sold[] {
  const timber = shelf.stud.form === 'not-sold' ? [] : shelf.stud.variants;
  const sections = frame === 'timber' ? timber : shelf['steel-stud'].variants;
  return sections
    .flatMap((section): Sold[] => {
      const kind = STUD_KINDS.find(
        (one) =>
          one.startsWith(region) &&
          STUDS[one].depth === acrossOf(section) &&
          STUDS[one].face === Math.min(section.width, section.thickness),
      );
      return kind === undefined ? [] : [{ kind, section }];
    })
    .toSorted((a, b) => STUDS[a.kind].depth - STUDS[b.kind].depth);
}

/** The tallest wall that studs of these lengths reach: between plates, or short of the track. */
export const tallestOf = (frame: Frame, face: Length, lengths: readonly Length[]): Length =>
  length(Math.max(...lengths) + (frame === 'steel' ? METAL_STUD_SHORT.to : 2 * face));

/** The shallowest that builders use: steel of 50 mm is for linings, and US walls are of 2×4. */
const LEAST_DEPTH: Readonly<Record<Region, Readonly<Record<Frame, Length>>>> = {
  uk: { timber: mm(63), steel: mm(70) },
  us: { timber: mm(88.9), steel: mm(88.9) },
  eu: { timber: mm(74), steel: mm(75) },
  cn: { timber: mm(75), steel: mm(75) },
};

function studOf(
  shelf: Shelf,
  region: Region,
  { frame, depth }: Pick<StudValues, 'frame' | 'depth'>,
  wall: { readonly height: Length; readonly spacing: Length; readonly layers: 1 | 2 },
): Sold & Pick<StudParts, 'stands' | 'isDeepest'> {
  const all = studsOf(shelf, region, frame).filter(
    ({ kind }) => STUDS[kind].depth >= LEAST_DEPTH[region][frame],
  );
  // A stud is one piece: the next deeper one may be sold longer.
  const isSoldFor = ({ kind, section }: Sold): boolean =>
    wall.height <=
    tallestOf(
      frame,
      STUDS[kind].face,
      section.stock.map((one) => one.length),
    );
  const stands = all.map((one) => studFor(one.kind, wall).ok);
  const inOne = all.findIndex((one, i) => stands[i] === true && isSoldFor(one));
  const ok = inOne < 0 ? stands.indexOf(true) : inOne;
  const wanted = (ok < 0 ? all.length - 1 : ok) + (depth === 'deep' ? 1 : 0);
  const at = Math.min(all.length - 1, wanted);
  const chosen = all[at];
  if (chosen === undefined) throw new Error(`no ${frame} stud in ${region}`);
  return { ...chosen, stands: studFor(chosen.kind, wall), isDeepest: ok >= 0 && at < wanted };
}

/**
 * A wall may be this much higher than its boards: sealant and skirting close the gap. An American wall of precut studs
 * is 97-1/8 in high, its two sheets 96.
 */
export const MOST_GAP: Readonly<Record<Region, Length>> = {
  uk: mm(15),
  us: mm(30),
  eu: mm(15),
  cn: mm(15),
};

/**
 * The sheet that a side is laid in. Upright, the shortest that reaches the ceiling, else the shortest of all; sideways
 * the shortest, or for fewer joints the first as long as the wall. Never a narrow half sheet.
 */
function sheetOf(
  { sheets }: Thickness,
  run: StudParts['run'],
  wall: WallSize & { readonly mostGap: Length },
  isLong: boolean,
): StockSheet {
  const widest = Math.max(...sheets.map(({ width }) => width));
  const [first, ...rest] = sheets.filter(({ width }) => width === widest);
  const whole = first ?? sheets[0];
  const all = [whole, ...rest];
  const longest = all.reduce((a, b) => (b.length > a.length ? b : a));
  if (run === 'upright')
    return all.find((one) => one.length + wall.mostGap >= wall.height) ?? longest;
  return isLong ? (all.find((one) => one.length >= wall.length) ?? longest) : whole;
}

/** Wool may be this much thicker than the studs are deep: American R-19 of 6-1/4 in is made for studs of 5-1/2. */
const PRESSED: Readonly<Record<Region, number>> = { uk: 1.05, us: 1.14, eu: 1.05, cn: 1.05 };

/**
 * The thickest wool that goes in; of several widths the one that holds in the bay. A
 * steel stud is a channel, so the wool is as wide as the spacing; between timber it is pressed a little.
 */
function woolOf(shelf: Shelf, region: Region, depth: Length, bay: Length): PackVariant {
  const { variants } = shelf['wall-insulation'];
  const fitting = variants.filter(({ thickness = 0 }) => thickness <= depth * PRESSED[region]);
  const thickest = Math.max(...fitting.map(({ thickness = 0 }) => thickness));
  const [first, ...rest] = fitting.filter(({ thickness = 0 }) => thickness === thickest);
  return first === undefined ? variants[0] : variantNearest([first, ...rest], 'width', bay);
}

const BOARD_THICKNESS = mm(12.5);

/** The second face is the one of a bathroom or kitchen. */
function facesOf(
  shelf: Shelf,
  { sides, wet, longBoards }: StudValues,
  run: StudParts['run'],
  wall: WallSize & { readonly mostGap: Length },
): readonly Face[] {
  const faces = { both: 2, one: 1, none: 0 }[sides];
  return Array.from({ length: faces }, (_, i): Face => {
    const product = wet && i === faces - 1 ? 'moisture-board' : 'plasterboard';
    const board = variantNearest(shelf[product].variants, 'thickness', BOARD_THICKNESS);
    return { product, board, sheet: sheetOf(board, run, wall, longBoards) };
  });
}

/** Wall of a wet room on a concrete floor in China: GB 50209, 4.10.11, 200 mm but for doorways. */
const kerbOf = (region: Region, { wet, floor }: StudValues): Length =>
  region === 'cn' && wet && floor === 'concrete' ? mm(200) : mm(0);

/** DIN 18340 and Knauf W11: studs of 0.6 mm carry a door only in rooms and with leaves up to this size. */
const LIGHT_DOOR = { room: mm(2600), leaf: mm(885) } as const;

/** Width of a doorway less its leaf (DIN 18100). */
const LINING_WIDTH = mm(25);

/** True if a doorway needs heavy profiles, which only German shops keep. */
const needsDoorPosts = (
  shelf: Shelf,
  { height, openings }: WallSize & { readonly openings: readonly StudOpening[] },
): boolean =>
  shelf['door-post-profile'].form !== 'not-sold' &&
  openings.some(
    ({ sill, width }) =>
      sill === 0 && (height > LIGHT_DOOR.room || width - LINING_WIDTH > LIGHT_DOOR.leaf),
  );

/** Sides of wall boards across the studs. */
const boardSides = (shelf: Shelf, region: Region, height: Length): readonly Length[] =>
  shelf.plasterboard.variants.flatMap(({ sheets }) =>
    sheets.map((one) => (boardsRun(region, height) === 'upright' ? one.width : one.length)),
  );

export function studParts(
  shelf: Shelf,
  region: Region,
  values: StudValues,
  wall: WallSize & { readonly openings: readonly StudOpening[] },
): StudParts {
  const wallBoard = WALL_BOARD[region];
  const kerb = kerbOf(region, values);
  const most = studSpacing(wallBoard, values.wet ? 'tiles' : 'paint');
  // The usual spacing follows the tiles. A spacing that the user entered stays, with a warning.
  const spacing =
    values.spacing === USUAL_SPACING[region]
      ? length(Math.min(values.spacing, most))
      : spacingOnBoards(values.spacing, boardSides(shelf, region, wall.height));
  const { kind, section, stands, isDeepest } = studOf(shelf, region, values, {
    height: wall.height,
    spacing,
    // The table of two layers is of walls with two boarded sides.
    layers: values.double && values.sides === 'both' ? 2 : 1,
  });
  const { depth, face } = STUDS[kind];
  const run = boardsRun(region, wall.height);
  return {
    frame: values.frame,
    kind,
    stands,
    isDeepest,
    stud: section,
    depth,
    face,
    track: variantNearest(shelf['steel-track'].variants, 'width', depth),
    spacing,
    wallBoard,
    run,
    kerb,
    hasDoorPosts: values.frame === 'steel' && needsDoorPosts(shelf, wall),
    faces: facesOf(shelf, values, run, {
      ...wall,
      height: length(wall.height - kerb),
      mostGap: MOST_GAP[region],
    }),
    wool: woolOf(shelf, region, depth, values.frame === 'steel' ? spacing : length(spacing - face)),
  };
}

/** The sheets offered for one face: no longer than those that it was laid in, or they would only be sawn up. */
export const sheetsUpTo = (variant: Thickness, most: Length): Thickness => {
  const [first, ...rest] = variant.sheets.filter((one) => one.length <= most);
  return first === undefined ? variant : { ...variant, sheets: [first, ...rest] };
};

/** A wall set out, with all that it was set out from. */
export interface StudJob extends Omit<Inputs, 'values'> {
  readonly values: StudValues;
  readonly parts: StudParts;
  readonly openings: readonly StudOpening[];
  readonly framed: StudLayout;
  /** Heads are two studs on edge (US, under a high wall). */
  readonly hasEdgeHeads: boolean;
  /** Boards by face, as in `parts.faces`. */
  readonly boards: readonly WallBoards[];
  /** Second layer by face; empty for one layer. */
  readonly over: readonly WallBoards[];
  /** Joints that pieces between the studs back. */
  readonly levelJoints: readonly LevelJoint[];
}

/** Product of a piece of the frame. */
export function frameProduct(job: StudJob, name: string): Product {
  const { frame, hasDoorPosts } = job.parts;
  if (frame === 'timber') {
    return name === 'sole-plate' && isTreatedSole(job) ? 'structural-timber' : 'stud';
  }
  if (name === 'track' || name === 'door-head') return 'steel-track';
  return name === 'door-post' && hasDoorPosts ? 'door-post-profile' : 'steel-stud';
}

export const only = (pieces: readonly Piece[], ...names: readonly string[]): readonly Piece[] =>
  pieces.filter(({ name }) => names.includes(name));

export const without = (pieces: readonly Piece[], ...names: readonly string[]): readonly Piece[] =>
  pieces.filter(({ name }) => !names.includes(name));

/** Fixings of a run: one at each end and none farther apart than the rule. */
const along = (run: Length, { region }: StudJob): number =>
  run <= 0 ? 0 : Math.ceil(run / PLATE_FIXING_EVERY[region === 'us' ? 'us' : 'metric']) + 1;

/** Plates or tracks on the floor or its kerb; there is none in a doorway. */
export const solesOf = ({ framed, parts }: Pick<StudJob, 'framed' | 'parts'>) =>
  framed.laid.filter(
    ({ name, y }) => (name === 'sole-plate' || name === 'track') && y === parts.kerb,
  );

/** Lengths of the kerb between doorways. */
export function kerbRuns(job: Pick<StudJob, 'framed' | 'parts'>): readonly Length[] {
  const runs: { from: number; to: number }[] = [];
  for (const { x, width } of job.parts.kerb === 0 ? [] : solesOf(job)) {
    const last = runs.at(-1);
    if (last?.to === x) last.to = x + width;
    else runs.push({ from: x, to: x + width });
  }
  return runs.map(({ from, to }) => length(to - from));
}

export const soleRun = (job: StudJob): Length =>
  length(solesOf(job).reduce((sum, { width }) => sum + width, 0));

/** Number of plate fixings into wood and into masonry or concrete. */
export function plateFixings(job: StudJob): { readonly wood: number; readonly masonry: number } {
  const { values, place } = job;
  const { shape } = place.wall;
  const soles = solesOf(job).reduce((sum, { width }) => sum + along(width, job), 0);
  const head = along(shape.length, job);
  const ends = (2 - values.freeEnds) * along(shape.height, job);
  const { walls, ceiling } = woodIn(job);
  const inWood =
    (values.floor === 'timber' ? soles : 0) + (ceiling ? head : 0) + (walls ? ends : 0);
  return { wood: inWood, masonry: soles + head + ends - inWood };
}

export const spacingOf = ({ region }: StudJob): Length =>
  PLATE_FIXING_EVERY[region === 'us' ? 'us' : 'metric'];

/** Six a stud and each piece of a head, four a noggin or short stud; two for each spacing of a second top plate (trade practice). */
export function nailsOf({ framed, place, parts, region, hasEdgeHeads }: StudJob): number {
  const each: Readonly<Record<string, number>> = { noggin: 4, 'short-stud': 4, sill: 4 };
  const plates = ['sole-plate', 'head-plate'];
  const joined = without(framed.pieces, ...plates).reduce(
    (sum, piece) => sum + pieceCount([piece]) * (entryOf(each, piece.name) ?? 6),
    0,
  );
  const beside = hasEdgeHeads ? 6 * pieceCount(only(framed.pieces, 'door-head')) : 0;
  const lapped = region === 'us' ? 2 * Math.ceil(place.wall.shape.length / parts.spacing) : 0;
  return joined + beside + lapped;
}

/**
 * Two at the foot of each stud, for the head may move, and four per piece behind a joint. In Europe only the studs of a
 * doorway are screwed (DIN 18183), and none of these screws goes into the heavy profiles of one.
 */
export function waferScrews({ framed, region, openings, parts }: StudJob): number {
  const uprights = pieceCount(without(framed.pieces, 'track', 'door-head', 'backing'));
  const backing = 4 * pieceCount(only(framed.pieces, 'backing'));
  const screwed = parts.hasDoorPosts ? openings.filter(({ sill }) => sill > 0) : openings;
  const doorways = 8 * screwed.length;
  return backing + doorways + (region === 'eu' ? 0 : 2 * uprights);
}

export const isTreatedSole = ({ region, values }: StudJob): boolean =>
  region === 'us' && values.frame === 'timber' && values.floor === 'concrete';

/** Layers of board on a side. */
export const layersOf = ({ double }: StudValues): 1 | 2 => (double ? 2 : 1);

/** Area of one face without openings. */
export const faceArea = ({ place }: StudJob): Area => regionArea(place.wall.region);

export const hasWool = ({ values }: StudJob): boolean => values.wool && values.sides === 'both';
