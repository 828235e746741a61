import type { Solid } from '../../takeoff/solid.ts';
import { covers, project, type Face, type Flat, type View } from './axonometric.ts';

/** From the plane of the picture to the drawing. */
export interface ModelFrame {
  readonly width: number;
  readonly height: number;
  /** Drawing units a grid step. */
  readonly scale: number;
  readonly at: (point: Flat) => Flat;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const AXES = [0, 1, 2] as const;

/**
 * The frame in which solids fit however they are turned, so that they do not grow and shrink with it: as wide as the
 * diagonal of their plan.
 */
export function modelFrame(
  solids: readonly Solid[],
  view: View,
  box: { readonly width: number; readonly tallest: number; readonly margin: number },
): ModelFrame {
  const low = AXES.map((axis) => Math.min(...solids.map(({ at }) => at[axis])));
  const high = AXES.map((axis) => Math.max(...solids.map(({ at, size }) => at[axis] + size[axis])));
  const [x = 1, y = 1, z = 1] = AXES.map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0));
  const plan = Math.hypot(x, y);
  const rise = z * Math.cos(view.tilt) + plan * Math.sin(view.tilt);
  const { width, tallest, margin } = box;
  const scale = Math.min((width - 2 * margin) / plan, (tallest - 2 * margin) / rise);
  const height = Math.ceil(rise * scale + 2 * margin);
  const middle = project(
    [
      ((low[0] ?? 0) + (high[0] ?? 0)) / 2,
      ((low[1] ?? 0) + (high[1] ?? 0)) / 2,
      ((low[2] ?? 0) + (high[2] ?? 0)) / 2,
    ],
    view,
  );
  return {
    width,
    height,
    scale,
    at: ([u, v]) => [
      tenth(width / 2 + (u - middle[0]) * scale),
      tenth(height / 2 + (v - middle[1]) * scale),
    ],
  };
}

/** The path of a face. */
export const facePath = ({ corners }: Face, frame: ModelFrame): string =>
  `M${corners.map((corner) => frame.at(corner).join(' ')).join('L')}Z`;

/** Those of its edges that are the solid's own. */
export const edgePath = ({ corners, edges }: Face, frame: ModelFrame): string =>
  corners
    .flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length];
      if (edges[i] !== true || next === undefined) return [];
      return [`M${frame.at(corner).join(' ')}L${frame.at(next).join(' ')}`];
    })
    .join('');

/** A letter in its place on a face. */
export interface Letter {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Shares of a face's two sides where a letter is tried, its middle first. */
const TRIED = [
  [0.5, 0.5],
  [0.5, 0.2],
  [0.5, 0.8],
  [0.2, 0.5],
  [0.8, 0.5],
  [0.15, 0.15],
  [0.85, 0.85],
  [0.15, 0.85],
  [0.85, 0.15],
] as const;

/** How much room a letter takes all round its middle. */
const ROOM = 7;

/** Where a letter is wholly seen on a face: on nothing that is painted later, and not over another letter. */
function spotOn(
  face: Face,
  later: readonly Face[],
  placed: readonly Letter[],
  frame: ModelFrame,
): Flat | undefined {
  const [a, b, , d] = face.corners;
  if (a === undefined || b === undefined || d === undefined) return undefined;
  const by = ROOM / frame.scale;
  for (const [s, t] of TRIED) {
    const spot: Flat = [
      a[0] + s * (b[0] - a[0]) + t * (d[0] - a[0]),
      a[1] + s * (b[1] - a[1]) + t * (d[1] - a[1]),
    ];
    const round = [-by, by].flatMap((dx) =>
      [-by, by].map((dy): Flat => [spot[0] + dx, spot[1] + dy]),
    );
    const [x, y] = frame.at(spot);
    const isFree =
      round.every((one) => covers(face, one)) &&
      !later.some((one) => round.some((corner) => covers(one, corner))) &&
      placed.every((one) => Math.hypot(one.x - x, one.y - y) > 2 * ROOM);
    if (isFree) return spot;
  }
  return undefined;
}

/** One letter a solid, on the face where it is seen; none where no face has room. */
export function placeLetters(faces: readonly Face[], frame: ModelFrame): readonly Letter[] {
  const placed: Letter[] = [];
  const lettered = new Set<Solid>();
  for (const [i, face] of faces.entries()) {
    if (lettered.has(face.solid)) continue;
    const spot = spotOn(face, faces.slice(i + 1), placed, frame);
    if (spot === undefined) continue;
    const [x, y] = frame.at(spot);
    placed.push({ text: face.solid.part, x, y });
    lettered.add(face.solid);
  }
  return placed;
}
