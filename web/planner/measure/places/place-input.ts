import type { OpeningKind, PlaceKind } from './place.ts';

/** Everything here is stored as entered, so that a half-typed value survives a reload. */

/** One wall of an outline and the direction of the next one, clockwise. */
export interface SideInput {
  readonly length: string;
  readonly turn: Turn;
  /** For an outline with any angles: how the corner at its end is measured; absent for a right corner. */
  readonly corner?: CornerInput;
}

export const CORNER_WAYS = ['angle', 'diagonal', 'open'] as const;

/** Interior angle, diagonal from the side's start to the next side's end, or derived. */
export interface CornerInput {
  readonly by: (typeof CORNER_WAYS)[number];
  readonly text: string;
}

/** `right`: an ordinary corner; `left`: a corner that juts into the room. */
export type Turn = 'left' | 'right';

/** An opening; an empty size or position means the usual one. */
export interface OpeningInput {
  readonly id: string;
  readonly kind: OpeningKind;
  /** Letter of the wall. */
  readonly wall: string;
  readonly width: string;
  readonly height: string;
  /** Distance from the wall's left end, seen from inside; empty: any free position. */
  readonly at: string;
  /** Height above the floor; empty: 0, or the usual sill of a window. */
  readonly sill: string;
}

export const FEATURE_KINDS = ['breast', 'bay', 'recess'] as const;
/** `breast`: juts into the room. `bay`, `recess`: the wall goes back, by much or by little. */
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export const FEATURE_FORMS = ['splayed', 'curved'] as const;

/** A chimney breast, bay or recess of a wall; an empty size means the usual one. */
export interface FeatureInput {
  /** A number from 1, which names its walls. */
  readonly id: string;
  readonly kind: FeatureKind;
  /** Letter of the measured wall. */
  readonly wall: string;
  /** Distance from the wall's left end, seen from inside; empty: in the middle. */
  readonly at: string;
  readonly width: string;
  readonly depth: string;
  /** Slanted sides or a curve; absent for right angles. */
  readonly form?: (typeof FEATURE_FORMS)[number];
  /** Slanted sides: angle to the wall in degrees, or width of the front. */
  readonly angle?: string;
  readonly front?: string;
}

interface InputBase {
  readonly id: string;
  readonly name: string;
}

/** Sides of the plan. */
export const PLAN_SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type PlanSide = (typeof PLAN_SIDES)[number];

/** True if a low side is a side of the plan and not a wall's letter. */
export const isPlanSide = (low: string): low is PlanSide => PLAN_SIDES.some((one) => one === low);

/** No roof has more; the work per plane grows with their number. */
export const MOST_SLOPES = 4;

/** A part of the ceiling that falls towards one side of the room. */
export interface SlopeInput {
  /** A number from 1. */
  readonly id: string;
  /** The lowest side: a side of the plan or the letter of a measured wall. */
  readonly low: string;
  /** Height of the ceiling at the low side. */
  readonly height: string;
  /**
   * Distance from the low side to the full height; empty: the complete room, or half of it if another slope faces this
   * one.
   */
  readonly across: string;
}

/** Position of a room next to another on its storey: one of its walls faces one of the other's. */
export interface BesideInput {
  /** Id of the neighbour. */
  readonly room: string;
  /** Letters of this room's wall and of the neighbour's. */
  readonly wall: string;
  readonly theirs: string;
  /**
   * Distance along the neighbour's wall at which this wall begins, from the left end as the neighbour sees it; negative
   * before it. Empty: flush.
   */
  readonly offset: string;
  /** Thickness of the wall between them; empty: the usual one. */
  readonly thickness: string;
}

export interface RoomInput extends InputBase {
  readonly kind: 'room';
  /** Name of its storey; empty or absent: the ground floor. */
  readonly storey?: string;
  /** Absent while the position is unknown. */
  readonly beside?: BesideInput;
  /** Clockwise from wall A at the top of the plan. The last two are not measured: they close the outline. */
  readonly sides: readonly SideInput[];
  /** Corners may have any angle and every side may be measured; absent for a right-angled room. */
  readonly corners?: 'any';
  readonly height: string;
  readonly features: readonly FeatureInput[];
  /** Empty for a level ceiling; the lowest plane counts. */
  readonly slopes: readonly SlopeInput[];
  readonly openings: readonly OpeningInput[];
}

export interface WallInput extends InputBase {
  readonly kind: 'wall';
  readonly length: string;
  readonly height: string;
  readonly openings: readonly OpeningInput[];
}

/** Ground by right-angled sides, by its diameter, or by sides and diagonals from its first corner. */
export interface GroundInput extends InputBase {
  readonly kind: 'ground';
  readonly shape: 'sides' | 'circle' | 'triangles';
  readonly sides: readonly SideInput[];
  readonly diameter: string;
  /** Sides of any polygon in order. */
  readonly edges: readonly string[];
  /** Distances from the first corner to the third, fourth, …: three fewer than sides. */
  readonly diagonals: readonly string[];
}

export interface RunInput extends InputBase {
  readonly kind: 'run';
  /** Straight stretches; each starts at the end of the previous one. */
  readonly stretches: readonly string[];
}

/** Something to build; its job asks for the sizes. */
export interface ThingInput extends InputBase {
  readonly kind: 'thing';
}

export type PlaceInput = RoomInput | WallInput | GroundInput | RunInput | ThingInput;

const RIGHT = { length: '', turn: 'right' } as const;
const LEFT = { length: '', turn: 'left' } as const;

/** Outlines to start from; the last two sides of each close it. */
export const SHAPES = {
  rectangle: [RIGHT, RIGHT, RIGHT, RIGHT],
  L: [RIGHT, RIGHT, LEFT, RIGHT, RIGHT, RIGHT],
  T: [RIGHT, RIGHT, LEFT, RIGHT, RIGHT, LEFT, RIGHT, RIGHT],
  U: [RIGHT, RIGHT, RIGHT, LEFT, LEFT, RIGHT, RIGHT, RIGHT],
} as const satisfies Readonly<Record<string, readonly SideInput[]>>;
export type ShapeName = keyof typeof SHAPES;

/** Shape of an outline by its corners; undefined if it is none of the usual ones. */
export function shapeName(sides: readonly SideInput[]): ShapeName | undefined {
  const names: readonly ShapeName[] = ['rectangle', 'L', 'T', 'U'];
  return names.find(
    (name) =>
      SHAPES[name].length === sides.length &&
      SHAPES[name].every(({ turn }, i) => turn === sides[i]?.turn),
  );
}

/** Letter of the nth wall: A to Z, then A2, B2, … */
export const wallLetter = (at: number): string =>
  `${String.fromCodePoint(65 + (at % 26))}${at < 26 ? '' : Math.floor(at / 26) + 1}`;

export const newRoom = (id: string): RoomInput => ({
  kind: 'room',
  id,
  name: '',
  sides: SHAPES.rectangle,
  height: '',
  openings: [],
  features: [],
  slopes: [],
});

export const newWall = (id: string): WallInput => ({
  kind: 'wall',
  id,
  name: '',
  length: '',
  height: '',
  openings: [],
});

export const newGround = (id: string): GroundInput => ({
  kind: 'ground',
  id,
  name: '',
  shape: 'sides',
  sides: SHAPES.rectangle,
  diameter: '',
  edges: ['', '', '', ''],
  diagonals: [''],
});

export const newRun = (id: string): RunInput => ({
  kind: 'run',
  id,
  name: '',
  stretches: [''],
});

export const newThing = (id: string): ThingInput => ({ kind: 'thing', id, name: '' });

/** A place of a kind without measurements. */
export function newPlace(kind: PlaceKind, id: string): PlaceInput {
  switch (kind) {
    case 'room':
      return newRoom(id);
    case 'wall':
      return newWall(id);
    case 'ground':
      return newGround(id);
    case 'run':
      return newRun(id);
    case 'thing':
      return newThing(id);
  }
}
