import type { Triple } from '../../../planner/takeoff/solid.ts';
import { project, type View } from './axonometric.ts';
import { dot, type Face3, type Ring3 } from './bodies.ts';
import type { ModelFrame } from './model-frame.ts';
import type { Coat } from './painter.ts';

/**
 * A coat as paths of its own plane. A plane is seen as an affine picture of itself, so that while the whole is turned its
 * paths stay as they are and only the matrix before them changes.
 */
export interface CoatPaths {
  readonly look: string;
  /** Where the paths' (0, 0) is, and the unit vectors of their x and y. */
  readonly origin: Triple;
  readonly u: Triple;
  readonly v: Triple;
  readonly fill: string;
  /** Those edges that are the things' own. */
  readonly edges: string;
  readonly joints: string;
}

/** Grid steps of a unit of the paths: a 32nd of a millimetre. */
const UNIT = 10;

const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Two unit vectors of a plane, across each other; the first lies level. */
function axesOf(normal: Triple): readonly [u: Triple, v: Triple] {
  const [x, y] = normal;
  const flat = Math.hypot(x, y);
  const u: Triple = flat < 1e-9 ? [1, 0, 0] : [0 - y / flat, x / flat, 0];
  return [u, cross(normal, u)];
}

export function coatPaths({ look, plane, faces }: Coat): CoatPaths {
  const [u, v] = axesOf(plane.normal);
  const origin = faces[0]?.rings[0]?.corners[0] ?? [0, 0, 0];
  const [u0, v0] = [dot(u, origin), dot(v, origin)];
  const at = (point: Triple): string =>
    `${Math.round((dot(u, point) - u0) / UNIT)} ${Math.round((dot(v, point) - v0) / UNIT)}`;
  const closed = ({ corners }: Ring3): string => `M${corners.map(at).join('L')}Z`;
  const line = (from: Triple, to: Triple): string => `M${at(from)}L${at(to)}`;
  const own = (ring: Ring3): string =>
    ring.own.every(Boolean)
      ? closed(ring)
      : ring.corners
          .flatMap((corner, i) => {
            const next = ring.corners[(i + 1) % ring.corners.length];
            return ring.own[i] === true && next !== undefined ? [line(corner, next)] : [];
          })
          .join('');
  const all = (path: (face: Face3) => string): string => faces.map(path).join('');
  return {
    look,
    origin,
    u,
    v,
    fill: all(({ rings }) => rings.map(closed).join('')),
    edges: all(({ rings }) => rings.map(own).join('')),
    joints: all(({ joints }) => joints.map(([from, to]) => line(from, to)).join('')),
  };
}

/** What brings the paths into the picture. */
export function matrixOf({ origin, u, v }: CoatPaths, view: View, frame: ModelFrame): string {
  const [x, y] = project(origin, view);
  const [ax, ay] = project(u, view);
  const [bx, by] = project(v, view);
  const size = UNIT * frame.scale;
  const numbers = [
    ...[ax, ay, bx, by].map((one) => one * size),
    frame.origin[0] + x * frame.scale,
    frame.origin[1] + y * frame.scale,
  ];
  return `matrix(${numbers.map((one) => one.toPrecision(7)).join(' ')})`;
}
