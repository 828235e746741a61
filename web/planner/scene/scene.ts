import type { Point, PolygonRings } from '../measure/outline/polygon.ts';
import { type Length, formatLength, length } from '../measure/units/units.ts';
import { lookOf, type Look, type Product } from '../stock/products.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import { en } from '../../language/en/materials.ts';
import type { Locale } from '../../language/locale.ts';
import { entryOf } from '../measure/units/entry-of.ts';

/** x to the right, y away from the viewer of the front, z up; grid steps. */
export type Triple = readonly [x: number, y: number, z: number];

/** Origin of a body in the list, and its time in the work. */
interface BodyFacts {
  /** Translation in the exploded view. */
  readonly apart: Triple;
  /** Id of the step that adds it; undefined if it exists before the work. */
  readonly step?: string;
  /** Product of the list that it is cut from or bought as. */
  readonly product?: Product;
  /** Name of its piece in that line of the list. */
  readonly piece?: string;
}

/** An axis-parallel box: a panel, a post, a board. */
export interface Solid extends BodyFacts {
  /** Letter in the list of parts; empty if it has none. */
  readonly part: string;
  readonly at: Triple;
  /** Each more than 0. */
  readonly size: Triple;
  /** Material; pine if absent. */
  readonly look?: Look;
  /** Axis of its grain; that of its longest side if absent. */
  readonly grain?: 0 | 1 | 2;
}

/** A flat surface at any angle: a floor, a wall, the upper side of a board. */
export interface FlatSurface extends BodyFacts {
  /** Letter in the list of parts, on its first outline; absent if it has none. */
  readonly part?: string;
  /** Its outline, then its holes; all in one plane, the outline anticlockwise seen from its front. */
  readonly rings: readonly (readonly Triple[])[];
  /** Vector from its front to its back, for sections; undefined if it has no thickness. */
  readonly back?: Triple;
  /** Joints on its front. */
  readonly joints: readonly (readonly [from: Triple, to: Triple])[];
  /** `wall`: from behind only its outline is drawn, so that the inside stays visible. */
  readonly look: 'board' | 'floor' | 'wall';
  /** Covering, and its colour `#rrggbb`. */
  readonly covered?: { readonly look: Look; readonly colour?: string | undefined };
}

/**
 * All or a part of a place: the floor or the ground, the ceiling, a wall by its letter, a stretch of a run, a sloping plane
 * of the ceiling.
 */
export type Surface =
  | 'floor'
  | 'ceiling'
  | { readonly wall: string }
  | { readonly stretch: number }
  | { readonly slope: number };

/** Plane of a surface in space: its point (x, y) is at origin + x · along + y · up. */
export interface Face {
  readonly origin: Triple;
  readonly along: Triple;
  readonly up: Triple;
}

/** Tiles, planks, boards, paper or paint on a surface: one body with its laid pieces. */
export interface Covering
  extends Partial<Pick<BodyFacts, 'apart' | 'step'>>, Pick<FlatSurface, 'part'> {
  readonly on: Surface;
  readonly surface: PolygonRings;
  /** None if it has no joints, as paint. */
  readonly pieces: readonly LaidPiece[];
  /** Product of its pieces, if they have none of their own. */
  readonly of?: Product;
  /** True for trim and doors, which never hide their surface, however small it is. */
  readonly isTrim?: true;
  /** Position of its front, if it is not that of the place's own surface. */
  readonly face?: Face;
  /** Vector from its front to its back; undefined if it has no thickness. */
  readonly back?: Triple;
}

/** A letter next to the thing it names, drawn while the viewer faces against `facing`. */
export interface LetterMark {
  readonly text: string;
  readonly at: Triple;
  readonly facing: Triple;
}

/** Axis of the grain of a body. */
export const grainOf = ({ size, grain }: Pick<Solid, 'size' | 'grain'>): 0 | 1 | 2 =>
  grain ?? ([0, 1, 2] as const).reduce((most, axis) => (size[axis] > size[most] ? axis : most), 0);

/** A body of a scene. */
export type SceneItem = Solid | FlatSurface;

export const isSolid = (item: SceneItem): item is Solid => 'size' in item;

/** The result of a job in three dimensions. Every picture is a projection of it. Solids may overlap at joints. */
export interface Scene {
  /** Sentences in words; the first is its caption. */
  readonly says: readonly string[];
  /** True if it has its own coordinates, not those of its place. */
  readonly isAlone?: true;
  readonly solids: readonly Solid[];
  readonly sheets?: readonly FlatSurface[];
  readonly coverings?: readonly Covering[];
  readonly marks?: readonly LetterMark[];
  /** Kinds of lettered parts. */
  readonly parts?: readonly ModelPart[];
  /** Steps whose bodies would hide the rest of the finished scene: a picture without a step leaves them out. */
  readonly hiding?: readonly string[];
}

/** Bodies of a picture of the finished scene. */
export function finished(scene: Scene): Required<Pick<Scene, 'solids' | 'sheets'>> {
  const isShown = ({ step = '' }: SceneItem): boolean => scene.hiding?.includes(step) !== true;
  return { solids: scene.solids.filter(isShown), sheets: sheetsOf(scene).filter(isShown) };
}

/** True if it has bodies besides coverings. */
export const isBuilt = ({ solids }: Scene): boolean => solids.length > 0;

/** True if the exploded view moves anything. */
export const comesApart = (scene: Scene): boolean =>
  [...scene.solids, ...sheetsOf(scene)].some(({ apart }) => apart.some((way) => way !== 0));

/** One kind of part: equal parts have one letter. */
export interface ModelPart {
  readonly letter: string;
  /** Name of its pieces in the materials, in every language. */
  readonly role: string;
  readonly length: Length;
  readonly width: Length;
  readonly name: string;
  readonly count: number;
  /** Its sizes and work, in the user's units. */
  readonly detail: string;
}

const NOWHERE: Triple = [0, 0, 0];

/** A box in the material of its product that the exploded view does not move. */
export function solidAt(
  at: Triple,
  size: Triple,
  more: Partial<Omit<Solid, 'at' | 'size'>> = {},
): Solid {
  const look = more.product && lookOf(more.product);
  return { part: '', at, size, apart: NOWHERE, ...(look && { look }), ...more };
}

/** A point of a surface in space. */
export const inSpace =
  ({ origin, along, up }: Face) =>
  ({ x, y }: Point): Triple =>
    plus(plus(origin, along, x), up, y);

/** Sheets of a covering that has a position of its own: its pieces, and its edges if it is thick. */
function coveringSheets(covering: Covering): readonly FlatSurface[] {
  const { surface, pieces, of, face, back, step, part = '', apart = NOWHERE } = covering;
  if (face === undefined) return [];
  const to = inSpace(face);
  const sheet = (rings: FlatSurface['rings']): FlatSurface => ({
    rings,
    joints: [],
    apart,
    look: 'board',
    covered: { look: (of && lookOf(of)) ?? 'pine' },
    ...(of && { product: of }),
    ...(step && { step }),
  });
  const rings = pieces.flatMap(({ shape }) => shape.map((ring) => ring.map(to)));
  const front = { ...sheet(rings), part };
  if (back === undefined) return [front];
  const edges = surface.flatMap((ring) => {
    const corners = ring.map(to);
    return corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length] ?? a;
      return sheet([[plus(a, back, 1), plus(b, back, 1), b, a]]);
    });
  });
  return [{ ...front, back }, ...edges];
}

/** Flat surfaces of a scene, with those of its coverings. */
export const sheetsOf = ({ sheets = [], coverings = [] }: Partial<Scene>): readonly FlatSurface[] =>
  coverings.length === 0 ? sheets : [...sheets, ...coverings.flatMap(coveringSheets)];

const plus = (a: Triple, b: Triple, share: number): Triple => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
];

/** The solid in the exploded view. */
const movedApart = (solid: Solid): Solid => ({ ...solid, at: plus(solid.at, solid.apart, 1) });

/** The sheet in the exploded view. */
function sheetApart(sheet: FlatSurface): FlatSurface {
  const to = (point: Triple): Triple => plus(point, sheet.apart, 1);
  return {
    ...sheet,
    rings: sheet.rings.map((ring) => ring.map(to)),
    joints: sheet.joints.map(([from, end]) => [to(from), to(end)] as const),
  };
}

export const noLetter = <Item extends SceneItem>(item: Item): Item =>
  item.part ? { ...item, part: '' } : item;

/** Bodies of a picture without a step: the finished scene, or taken apart, with letters. */
export function standing(
  scene: Scene,
  isApart: boolean,
): Required<Pick<Scene, 'solids' | 'sheets'>> {
  if (isApart) {
    return { solids: scene.solids.map(movedApart), sheets: sheetsOf(scene).map(sheetApart) };
  }
  const { solids, sheets } = finished(scene);
  return { solids: solids.map(noLetter), sheets: sheets.map(noLetter) };
}

/** A, B, … Z, AA, AB, … */
export const letterOf = (index: number): string => {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
};

const AXES = [0, 1, 2] as const;

/** Size to which a body is cut: along its grain, and across. */
export function sizeAlongGrain(body: Pick<Solid, 'size' | 'grain'>): {
  readonly length: Length;
  readonly width: Length;
  readonly thickness: Length;
} {
  const { size } = body;
  const along = grainOf(body);
  const [a = 0, b = 0] = AXES.filter((axis) => axis !== along).map((axis) => size[axis]);
  return {
    length: length(Math.round(size[along])),
    width: length(Math.round(Math.max(a, b))),
    thickness: length(Math.round(Math.min(a, b))),
  };
}

/** Work of a body that distinguishes it from others of its size, in words. */
type Worked<Body extends Solid> = (body: Body, sizes: string) => string;

/** Gives equal bodies one letter, and lists each kind once. Bodies without a piece of the list have no letter. */
export function lettered<Body extends Solid>(
  bodies: readonly Body[],
  locale: Locale,
  worked: Worked<Body> = (_, sizes) => sizes,
): { readonly solids: readonly Body[]; readonly parts: readonly ModelPart[] } {
  const names: Readonly<Record<string, string>> = locale.words('materials', en).pieces;
  const parts = new Map<string, ModelPart>();
  const solids = bodies.map((body) => {
    const { piece } = body;
    if (piece === undefined) return body;
    const size = sizeAlongGrain(body);
    const sizes = [size.length, size.width, size.thickness].map((one) => formatLength(one, locale));
    const detail = worked(body, sizes.join('\u00a0×\u00a0'));
    const key = [piece, body.product, size.length, size.width, size.thickness, detail].join(' ');
    const known = parts.get(key);
    const letter = known?.letter ?? letterOf(parts.size);
    parts.set(key, {
      letter,
      role: piece,
      length: size.length,
      width: size.width,
      name: entryOf(names, piece) ?? piece,
      count: (known?.count ?? 0) + 1,
      detail,
    });
    return { ...body, part: letter };
  });
  return { solids, parts: [...parts.values()] };
}
