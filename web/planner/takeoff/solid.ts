import type { Length } from '../measure/units/units.ts';
import type { Look } from '../stock/products.ts';

/** x to the right, y away from the viewer of the front, z up; grid steps. */
export type Triple = readonly [x: number, y: number, z: number];

/** An axis-parallel box: a panel, a post, a board. */
export interface Solid {
  /** Letter in the list of parts. */
  readonly part: string;
  readonly at: Triple;
  /** Each more than 0. */
  readonly size: Triple;
  /** Translation in the exploded view. */
  readonly apart: Triple;
  /** Material; pine if absent. */
  readonly look?: Look;
}

/** A flat surface at any angle, without thickness: a floor, a wall, the upper side of a board. */
export interface FlatSurface {
  /** Its outline, then its holes; all in one plane, the outline anticlockwise seen from its front. */
  readonly rings: readonly (readonly Triple[])[];
  /** Joints on its front. */
  readonly joints: readonly (readonly [from: Triple, to: Triple])[];
  readonly apart: Triple;
  /** `wall`: from behind only its outline is drawn, so that the inside stays visible. */
  readonly look: 'board' | 'floor' | 'wall';
  /** Covering, and its colour `#rrggbb`. */
  readonly covered?: { readonly look: Look; readonly colour?: string | undefined };
}

/** A letter next to the thing it names, drawn while the viewer faces against `facing`. */
export interface LetterMark {
  readonly text: string;
  readonly at: Triple;
  readonly facing: Triple;
}

/** Things in three dimensions; solids may overlap. */
export interface Scene {
  /** A sentence for screen readers. */
  readonly says: string;
  readonly solids: readonly Solid[];
  readonly sheets?: readonly FlatSurface[];
  readonly marks?: readonly LetterMark[];
}

/** True if the exploded view moves anything. */
export const comesApart = ({ solids, sheets = [] }: Scene): boolean =>
  [...solids, ...sheets].some(({ apart }) => apart.some((way) => way !== 0));

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

/** A built thing in three dimensions, with its list of parts. */
export interface Model extends Scene {
  readonly name: string;
  readonly parts: readonly ModelPart[];
}

/** Parts that one step adds: drawn off their position next to the existing ones. */
export interface StepPicture {
  /** A sentence for screen readers. */
  readonly says: string;
  readonly there: readonly Solid[];
  readonly added: readonly Solid[];
}

const NOWHERE: Triple = [0, 0, 0];

/** A box that the exploded view does not move. */
export const solidAt = (
  at: Triple,
  size: Triple,
  more: { readonly apart?: Triple; readonly look?: Look } = {},
): Solid => ({ part: '', at, size, apart: NOWHERE, ...more });

const plus = (a: Triple, b: Triple, share: number): Triple => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
];

/** The solid moved by a share of its exploded translation. */
export const moved = (solid: Solid, share: number): Solid =>
  share === 0 ? solid : { ...solid, at: plus(solid.at, solid.apart, share) };

/** The sheet moved in the same way. */
export function movedSheet(sheet: FlatSurface, share: number): FlatSurface {
  const to = (point: Triple): Triple => plus(point, sheet.apart, share);
  if (share === 0) return sheet;
  return {
    ...sheet,
    rings: sheet.rings.map((ring) => ring.map(to)),
    joints: sheet.joints.map(([from, end]) => [to(from), to(end)] as const),
  };
}
