import { length, type Length, toArea, type Area } from '../../measure/units/units.ts';
import type { Triple } from '../../scene/scene.ts';
import type { Panel } from '../../takeoff/material.ts';

/** Along x, y or z: to the right, away from the front, up. */
type Axis = 0 | 1 | 2;

/** Role of a part in its piece; its name is in the messages of materials. */
export type PartRole =
  | 'side'
  | 'top'
  | 'bottom'
  | 'rail'
  | 'hanging-rail'
  | 'upright'
  | 'shelf'
  | 'fixed-shelf'
  | 'back'
  | 'plinth'
  | 'door'
  | 'drawer-front'
  | 'drawer-side'
  | 'drawer-end'
  | 'drawer-bottom'
  | 'rod'
  | 'front'
  | 'end'
  | 'lid'
  | 'leg'
  | 'long-rail'
  | 'short-rail'
  | 'long-board'
  | 'short-board'
  | 'slat'
  | 'cleat'
  | 'post'
  | 'foot';

/** Material of a part; a foot is bought. */
export type StockKind = 'board' | 'back' | 'drawer' | 'frame' | 'deck' | 'post' | 'rod' | 'foot';

/** The parts of the work, in order: what is put together in each. */
export const STAGES = ['frame', 'close', 'back', 'plinth', 'boxes', 'fronts', 'shelves'] as const;
export type Stage = (typeof STAGES)[number];

/** One of the six faces of a part, by its axis and end: an edge of it is banded there. */
export type BandedFace = 'x0' | 'x1' | 'y0' | 'y1' | 'z0' | 'z1';

/** A part in its place: a box whose sizes are those it is cut to, tongues of joints included. */
export interface FurniturePart {
  readonly role: PartRole;
  readonly at: Triple;
  readonly size: Triple;
  /** Along which its length and the grain run. */
  readonly grain: Axis;
  readonly stock: StockKind;
  readonly stage: Stage;
  /** Direction in the exploded view, in shares of the piece's sizes. */
  readonly apart: Triple;
  /** Visible edges, banded if the board needs it. */
  readonly banded: readonly BandedFace[];
  /** Depth in other parts: the housing of its ends, the groove of a back. */
  readonly sunk: readonly Length[];
}

interface Placed {
  readonly at: Triple;
  readonly size: Triple;
  readonly grain: Axis;
  readonly stage: Stage;
  readonly apart?: Triple;
  readonly stock?: StockKind;
  readonly banded?: readonly BandedFace[];
  readonly sunk?: readonly Length[];
}

/** A part of board unless said otherwise. */
export const part = (role: PartRole, placed: Placed): FurniturePart => ({
  role,
  stock: 'board',
  apart: [0, 0, 0],
  banded: [],
  sunk: [],
  ...placed,
});

/** The part moved. */
export const shifted = (one: FurniturePart, [dx, dy, dz]: Triple): FurniturePart => ({
  ...one,
  at: [one.at[0] + dx, one.at[1] + dy, one.at[2] + dz],
});

const AXES = [0, 1, 2] as const;

/** Cut size: length along the grain, width across, thickness. */
export function cutSize({ size, grain }: FurniturePart): {
  readonly length: Length;
  readonly width: Length;
  readonly thickness: Length;
} {
  const [a, b] = AXES.filter((axis) => axis !== grain).map((axis) => size[axis]);
  const [wide, thin] = [Math.max(a ?? 0, b ?? 0), Math.min(a ?? 0, b ?? 0)];
  return { length: length(size[grain]), width: length(wide), thickness: length(thin) };
}

/** Length of an edge. */
function edgeLength({ size }: FurniturePart, edge: BandedFace): number {
  const across = 'xyz'.indexOf(edge.charAt(0));
  // An edge is as thick as the board; the run is its longer side.
  return Math.max(...AXES.filter((axis) => axis !== across).map((axis) => size[axis]));
}

/** The edges that are banded: their run, and how many strips of tape that is. */
export function bandedEdges(parts: readonly FurniturePart[]): {
  readonly run: Length;
  readonly strips: number;
} {
  const each = parts.flatMap((one) => one.banded.map((edge) => edgeLength(one, edge)));
  return { run: length(each.reduce((sum, run) => sum + run, 0)), strips: each.length };
}

/** Equal parts once, with how many there are. */
export function gathered(parts: readonly FurniturePart[], grain: boolean): readonly Panel[] {
  const all = new Map<string, Panel>();
  for (const one of parts) {
    const { length: long, width } = cutSize(one);
    const key = `${one.role} ${long} ${width}`;
    const quantity = (all.get(key)?.quantity ?? 0) + 1;
    all.set(key, { name: one.role, length: long, width, quantity, turns: !grain });
  }
  return [...all.values()];
}

const faceOf = (one: FurniturePart): number => {
  const { length: long, width } = cutSize(one);
  return long * width;
};

const endOf = (one: FurniturePart): number => {
  const { width, thickness } = cutSize(one);
  return width * thickness;
};

/** All faces of a part, its ends and edges included. */
const surfaceOf = ({ size: [x, y, z] }: FurniturePart): number => 2 * (x * y + y * z + x * z);

/** Visible bare faces: both faces of boards, one face of a back, timber all round. */
const SEEN: Partial<Record<StockKind, (one: FurniturePart) => number>> = {
  board: (one) => 2 * faceOf(one),
  back: (one) => (one.role === 'back' ? faceOf(one) : 0),
  frame: surfaceOf,
};

/** Parts that are painted or varnished: no drawer boxes, feet and rods. */
export const coatedParts = (parts: readonly FurniturePart[]): readonly FurniturePart[] =>
  parts.filter((one) => (SEEN[one.stock]?.(one) ?? 0) > 0);

export const bareArea = (parts: readonly FurniturePart[]): Area =>
  toArea(parts.reduce((sum, one) => sum + (SEEN[one.stock]?.(one) ?? 0), 0));

/** Outdoor surface: every face, and the cut ends twice. */
export const soakedArea = (parts: readonly FurniturePart[]): Area =>
  toArea(parts.reduce((sum, one) => sum + surfaceOf(one) + 2 * endOf(one), 0));
