import type { Triple } from '../../../planner/scene/scene.ts';
import { project, type View } from './axonometric.ts';
import { dot, type Face3, type Ring3 } from './bodies.ts';
import { grainLines } from './grain.ts';
import type { ModelFrame } from './model-frame.ts';
import type { Coat } from './painter.ts';

/**
 * A coat as paths in the coordinates of its plane. The projection of a plane is affine, so a rotation of the model
 * changes only the matrix of the paths.
 */
export interface CoatPaths {
  readonly look: string;
  /** Origin of the path coordinates in space, and the unit vectors of their x and y. */
  readonly origin: Triple;
  readonly u: Triple;
  readonly v: Triple;
  readonly fill: string;
  /** Edges that were not made by a cut. */
  readonly edges: string;
  readonly joints: string;
  /** Grain of wood. */
  readonly grain: string;
}

/** Grid steps per path unit; a unit is 1/32 mm. */
const UNIT = 10;

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

/** Paths of a coat; `gap` is the distance of lines of grain, grid steps. */
export function coatPaths({ look, plane, faces }: Coat, gap: number): CoatPaths {
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
    grain: all((face) =>
      grainLines(face, gap)
        .map((points) => `M${points.map(at).join('L')}`)
        .join(''),
    ),
    joints: all(({ joints }) => joints.map(([from, to]) => line(from, to)).join('')),
  };
}

/** SVG matrix from the path coordinates to the drawing. */
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
