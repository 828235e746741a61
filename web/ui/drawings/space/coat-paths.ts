import type { Triple } from '../../../planner/scene/scene.ts';
import { project, type Flat, type View } from './axonometric.ts';
import { dot, type Face3, type Ring3 } from './bodies.ts';
import { grainLines } from './grain.ts';
import type { ModelFrame } from './model-frame.ts';
import type { Coat } from './painter.ts';
import { pathText, type Line } from './path-text.ts';

/** Faces as paths; each may be empty. */
interface FacePaths {
  /** Faces whose edges were not made by a cut: fill and edges. */
  readonly whole: string;
  /** Fill of the other faces, and those of their edges that were not made by a cut. */
  readonly fill: string;
  readonly edges: string;
  readonly joints: string;
  /** Grain of wood. */
  readonly grain: string;
}

/** Faces of one look as paths of a picture. */
export interface FacesOfLook extends FacePaths {
  readonly look: string;
}

/**
 * A coat as paths in the coordinates of its plane. The projection of a plane is affine, so a rotation of the model
 * changes only the matrix of the paths.
 */
export interface CoatPaths extends FacesOfLook {
  /** Origin of the path coordinates in space, and the unit vectors of their x and y. */
  readonly origin: Triple;
  readonly u: Triple;
  readonly v: Triple;
  /** Grid steps per path unit. */
  readonly unit: number;
}

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Two perpendicular unit vectors of a plane; the first is horizontal. */
function axesOf(normal: Triple): readonly [u: Triple, v: Triple] {
  const [x, y] = normal;
  const flat = Math.hypot(x, y);
  const u: Triple = flat < 1e-9 ? [1, 0, 0] : [0 - y / flat, x / flat, 0];
  return [u, cross(normal, u)];
}

/** Edges of a ring that were not made by a cut, as polylines. */
export function ownLines({ corners, own }: Ring3, at: (point: Triple) => Flat): readonly Line[] {
  const lines: { readonly points: Flat[]; readonly isClosed: false }[] = [];
  for (const [i, corner] of corners.entries()) {
    const next = corners[(i + 1) % corners.length];
    if (own[i] !== true || next === undefined) continue;
    if (i > 0 && own[i - 1] === true) lines.at(-1)?.points.push(at(next));
    else lines.push({ points: [at(corner), at(next)], isClosed: false });
  }
  return lines;
}

const isOwn = ({ rings }: Face3): boolean => rings.every(({ own }) => own.every(Boolean));

/** Paths of faces that do not hide each other; `at` returns whole coordinates, `gap` is the distance of lines of grain. */
export function facePaths(
  faces: readonly Face3[],
  at: (point: Triple) => Flat,
  gap: number,
): FacePaths {
  const closed = ({ corners }: Ring3): Line => ({ points: corners.map(at), isClosed: true });
  const [whole, cut] = [faces.filter(isOwn), faces.filter((face) => !isOwn(face))];
  const open = (lines: readonly (readonly Triple[])[]): string =>
    pathText(lines.map((points) => ({ points: points.map(at), isClosed: false })));
  const closedOf = (some: readonly Face3[]): string =>
    pathText(some.flatMap(({ rings }) => rings.map(closed)));
  return {
    whole: closedOf(whole),
    fill: closedOf(cut),
    edges: pathText(cut.flatMap(({ rings }) => rings.flatMap((ring) => ownLines(ring, at)))),
    grain: open(faces.flatMap((face) => grainLines(face, gap))),
    joints: open(faces.flatMap(({ joints }) => joints)),
  };
}

/** Paths of a coat; `unit` is the size of a path unit and `gap` the distance of lines of grain, grid steps. */
export function coatPaths({ look, plane, faces }: Coat, gap: number, unit: number): CoatPaths {
  const [u, v] = axesOf(plane.normal);
  const origin = faces[0]?.rings[0]?.corners[0] ?? [0, 0, 0];
  const [u0, v0] = [dot(u, origin), dot(v, origin)];
  const at = (point: Triple): Flat => [
    Math.round((dot(u, point) - u0) / unit),
    Math.round((dot(v, point) - v0) / unit),
  ];
  return { look, origin, u, v, unit, ...facePaths(faces, at, gap) };
}

/** SVG matrix from the path coordinates to the drawing. */
export function matrixOf({ origin, u, v, unit }: CoatPaths, view: View, frame: ModelFrame): string {
  const [x, y] = project(origin, view);
  const [ax, ay] = project(u, view);
  const [bx, by] = project(v, view);
  const size = unit * frame.scale;
  const numbers = [
    ...[ax, ay, bx, by].map((one) => one * size),
    frame.origin[0] + x * frame.scale,
    frame.origin[1] + y * frame.scale,
  ];
  return `matrix(${numbers.map((one) => one.toPrecision(7)).join(' ')})`;
}
