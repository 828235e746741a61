import type { OpeningKind, PlaceKind } from './place.ts';

/** Everything here is kept as typed, so that a half-typed value survives a reload. */

/** One wall of an outline, and which way the next one goes on, as one walks clockwise. */
export interface SideInput {
  readonly length: string;
  readonly turn: Turn;
  /** Of an outline at any angle: how the corner at its end is measured; absent for a right one. */
  readonly corner?: CornerInput;
}

export const CORNER_WAYS = ['angle', 'diagonal', 'open'] as const;

/** By its angle inside, by the line across from the side's start to the next one's end, or following from the others. */
export interface CornerInput {
  readonly by: (typeof CORNER_WAYS)[number];
  readonly text: string;
}

/** `right`: an ordinary corner; `left`: round a corner that juts in. */
export type Turn = 'left' | 'right';

/** An opening; an empty size or place means the usual one. */
export interface OpeningInput {
  readonly id: string;
  readonly kind: OpeningKind;
  /** The wall's letter. */
  readonly wall: string;
  readonly width: string;
  readonly height: string;
  /** From the wall's left end, seen from inside; empty: where there is room. */
  readonly at: string;
  /** From the floor; empty: on it, or a window's usual height. */
  readonly sill: string;
}

export const FEATURE_KINDS = ['breast', 'bay', 'recess'] as const;
/** `breast`: stands into the room. `bay`, `recess`: the wall goes back, by much or by little. */
export type FeatureKind = (typeof FEATURE_KINDS)[number];

export const FEATURE_FORMS = ['splayed', 'curved'] as const;

/** A chimney breast, bay or recess of a wall; an empty size means the usual one. */
export interface FeatureInput {
  /** A number from 1, after which its walls are called. */
  readonly id: string;
  readonly kind: FeatureKind;
  /** The letter of the measured wall that it stands on. */
  readonly wall: string;
  /** From the wall's left end, seen from inside; empty: in the middle. */
  readonly at: string;
  readonly width: string;
  readonly depth: string;
  /** Its sides at a slant, or the whole of it a curve; absent for a right-angled one. */
  readonly form?: (typeof FEATURE_FORMS)[number];
  /** Of slanted sides, off the wall, in degrees; or its front, narrower than its width. */
  readonly angle?: string;
  readonly front?: string;
}

interface InputBase {
  readonly id: string;
  readonly name: string;
}

/** The plan's top, right, bottom and left. */
export const PLAN_SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type PlanSide = (typeof PLAN_SIDES)[number];

/** Whether a low side is one of the plan's, and not a wall's letter. */
export const isPlanSide = (low: string): low is PlanSide => PLAN_SIDES.some((one) => one === low);

/** No roof has more; what is asked of each plane grows with the others. */
export const MOST_SLOPES = 4;

/** A part of the ceiling that comes down towards one side of the room. */
export interface SlopeInput {
  /** A number from 1. */
  readonly id: string;
  /** Where it is lowest: a side of the plan, or the letter of a measured wall. */
  readonly low: string;
  /** Of the ceiling there. */
  readonly height: string;
  /** From there to where it is as high as the room; empty: all the way across, or half of it where another faces it. */
  readonly across: string;
}

/** How a room stands beside another of its storey: wall to wall, an own wall facing one of theirs. */
export interface BesideInput {
  /** The neighbour's id. */
  readonly room: string;
  /** The letter of the own wall, and of theirs. */
  readonly wall: string;
  readonly theirs: string;
  /**
   * How far along their wall the own one begins, from the wall's left end as the neighbour sees it; with a minus
   * before it. Empty: flush with it.
   */
  readonly offset: string;
  /** Of the wall between them; empty: the usual one. */
  readonly thickness: string;
}

export interface RoomInput extends InputBase {
  readonly kind: 'room';
  /** The name of its storey; empty or absent: the ground floor. */
  readonly storey?: string;
  /** Absent while it is not known where it stands. */
  readonly beside?: BesideInput;
  /** Clockwise from wall A at the top of the plan. The last two close the outline, unmeasured. */
  readonly sides: readonly SideInput[];
  /** Corners need not be right, and every side may be measured; absent for a right-angled room. */
  readonly corners?: 'any';
  readonly height: string;
  readonly features: readonly FeatureInput[];
  /** None under a level ceiling; where several would be, the lowest of them is. */
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
  /** The sides of any polygon in order. */
  readonly edges: readonly string[];
  /** From its first corner to its third, fourth, …: two fewer than needed to go all round. */
  readonly diagonals: readonly string[];
}

export interface RunInput extends InputBase {
  readonly kind: 'run';
  /** Straight stretches, each from the end of the one before. */
  readonly stretches: readonly string[];
}

/** Something to build, whose sizes its job asks for. */
export interface ThingInput extends InputBase {
  readonly kind: 'thing';
}

export type PlaceInput = RoomInput | WallInput | GroundInput | RunInput | ThingInput;

const RIGHT = { length: '', turn: 'right' } as const;
const LEFT = { length: '', turn: 'left' } as const;

/** Outlines to start from; the last two sides of each close by themselves. */
export const SHAPES = {
  rectangle: [RIGHT, RIGHT, RIGHT, RIGHT],
  L: [RIGHT, RIGHT, LEFT, RIGHT, RIGHT, RIGHT],
  T: [RIGHT, RIGHT, LEFT, RIGHT, RIGHT, LEFT, RIGHT, RIGHT],
  U: [RIGHT, RIGHT, RIGHT, LEFT, LEFT, RIGHT, RIGHT, RIGHT],
} as const satisfies Readonly<Record<string, readonly SideInput[]>>;
export type ShapeName = keyof typeof SHAPES;

/** The shape of an outline by its corners; undefined for one that is none of the usual. */
export function shapeName(sides: readonly SideInput[]): ShapeName | undefined {
  const names: readonly ShapeName[] = ['rectangle', 'L', 'T', 'U'];
  return names.find(
    (name) =>
      SHAPES[name].length === sides.length &&
      SHAPES[name].every(({ turn }, i) => turn === sides[i]?.turn),
  );
}

/** The letter of the nth wall: A to Z, then A2, B2, … */
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

/** A place of a kind with nothing measured yet. */
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
