import type { Look } from '../stock/looks.ts';

/** Along x to the right, y away from who looks at the front, z up; grid steps. */
export type Triple = readonly [x: number, y: number, z: number];

/** A box in space whose edges run along the axes: a panel, a post, a board. */
export interface Solid {
  /** The letter by which the list of parts knows it. */
  readonly part: string;
  readonly at: Triple;
  /** Each more than 0. */
  readonly size: Triple;
  /** Where it goes when the whole is taken apart. */
  readonly apart: Triple;
  /** What it is made of; wood where left out. */
  readonly look?: 'stone';
}

/** A flat surface in space at any angle, without thickness: a floor, a wall, the upper side of a board. */
export interface Sheet {
  /** Its outline, then its holes; all in one plane, the outline anticlockwise as one sees its front. */
  readonly rings: readonly (readonly Triple[])[];
  /** Joints of what is laid on its front. */
  readonly joints: readonly (readonly [from: Triple, to: Triple])[];
  readonly apart: Triple;
  /** `wall`: from behind only its outline is drawn, so that one sees past it. */
  readonly look: 'board' | 'floor' | 'wall';
  /** What lies on it, and the colour that this was given, `#rrggbb`. */
  readonly covered?: { readonly look: Look; readonly colour?: string | undefined };
}

/** A letter beside what it names, drawn while one looks against `facing`. */
export interface Mark {
  readonly text: string;
  readonly at: Triple;
  readonly facing: Triple;
}

/** What stands somewhere, in three dimensions; no two solids need be clear of each other. */
export interface Scene {
  /** What it shows, in a sentence. */
  readonly says: string;
  readonly solids: readonly Solid[];
  readonly sheets?: readonly Sheet[];
  readonly marks?: readonly Mark[];
}

/** Whether anything goes anywhere when it is taken apart. */
export const comesApart = ({ solids, sheets = [] }: Scene): boolean =>
  [...solids, ...sheets].some(({ apart }) => apart.some((way) => way !== 0));

/** One kind of part of what is built: equal parts have one letter. */
export interface ModelPart {
  readonly letter: string;
  readonly name: string;
  readonly count: number;
  /** Its sizes and what is done to it, as a person's tape says them. */
  readonly detail: string;
}

/** What is built, in three dimensions, with the list of its parts. */
export interface Model extends Scene {
  readonly name: string;
  readonly parts: readonly ModelPart[];
}

/** What one step puts on: it is drawn off its place, what is there already stands. */
export interface StepPicture {
  /** What it shows, in a sentence. */
  readonly says: string;
  readonly there: readonly Solid[];
  readonly added: readonly Solid[];
}

const NOWHERE: Triple = [0, 0, 0];

/** A box that stays where it is when the rest is taken apart. */
export const solidAt = (
  at: Triple,
  size: Triple,
  more: { readonly apart?: Triple; readonly look?: 'stone' } = {},
): Solid => ({ part: '', at, size, apart: NOWHERE, ...more });

const plus = (a: Triple, b: Triple, share: number): Triple => [
  a[0] + share * b[0],
  a[1] + share * b[1],
  a[2] + share * b[2],
];

/** The solid moved along its own way apart by a share of it. */
export const moved = (solid: Solid, share: number): Solid =>
  share === 0 ? solid : { ...solid, at: plus(solid.at, solid.apart, share) };

/** The sheet moved in the same way. */
export function movedSheet(sheet: Sheet, share: number): Sheet {
  const to = (point: Triple): Triple => plus(point, sheet.apart, share);
  if (share === 0) return sheet;
  return {
    ...sheet,
    rings: sheet.rings.map((ring) => ring.map(to)),
    joints: sheet.joints.map(([from, end]) => [to(from), to(end)] as const),
  };
}
