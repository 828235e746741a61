import { tidyRing, type Point, type PolygonRings } from '../measure/outline/polygon.ts';
import { mm } from '../measure/units/units.ts';
import type { LaidPiece } from '../takeoff/laid-piece.ts';
import { sheetsOf, type Scene, type Solid, type Triple } from './scene.ts';

/** Direction of a flat view: `side` is the right side. */
type Direction = 'front' | 'side' | 'plan';

/** A view along an axis, without perspective. */
export interface ViewAlongAxis {
  readonly from: Direction;
  /** Position of a section on the axis of the view: bodies before it are left out. */
  readonly cut?: number;
  /** Part that is drawn, on the first axis of the picture; all if undefined. */
  readonly within?: readonly [from: number, to: number];
}

/** A body in a flat view: its rectangle, and its distances along the axis of the view; the nearest is the largest. */
interface Seen {
  readonly body: Pick<Solid, 'look' | 'product'> & {
    /** Position in the scene. */
    readonly from: number;
  };
  readonly u0: number;
  readonly u1: number;
  readonly v0: number;
  readonly v1: number;
  readonly near: number;
}

/** Picture coordinates of a point, and its distance along the axis of the view. */
const TURNED: Readonly<Record<Direction, (at: Triple) => Triple>> = {
  front: ([x, y, z]) => [x, z, 0 - y],
  side: ([x, y, z]) => [y, z, x],
  // Plans have y down the screen, away from the house.
  plan: ([x, y, z]) => [x, 0 - y, z],
};

function seenIn(view: ViewAlongAxis, body: Seen['body'], a: Triple, b: Triple): Seen[] {
  const { from, cut, within = [-Infinity, Infinity] } = view;
  const [one, other] = [TURNED[from](a), TURNED[from](b)];
  const [u0, u1] = [one[0], other[0]]
    .map((u) => Math.max(within[0], Math.min(Math.round(u), within[1])))
    .toSorted((p, q) => p - q);
  const [v0, v1] = [one[1], other[1]].map(Math.round).toSorted((p, q) => p - q);
  const [far, near] = [one[2], other[2]].toSorted((p, q) => p - q);
  // The axis of the front view runs towards the viewer, that of the scene away.
  const plane = cut === undefined ? Infinity : from === 'front' ? 0 - cut : cut;
  if (u0 === undefined || u1 === undefined || v0 === undefined || v1 === undefined) return [];
  if (far === undefined || near === undefined || u0 === u1 || v0 === v1 || far >= plane) return [];
  return [{ body, u0, u1, v0, v1, near: Math.min(near, plane) }];
}

const levels = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].toSorted((a, b) => a - b);

/** Index of the nearest body in each cell of the grid of all edges; -1 if there is none. */
function nearestIn(all: readonly Seen[], us: readonly number[], vs: readonly number[]): Int16Array {
  const cells = new Int16Array(us.length * vs.length).fill(-1);
  const [column, row] = [us, vs].map((at) => new Map(at.map((value, i) => [value, i])));
  // If two bodies are equally near, as at a joint, the first one is in front.
  const order = [...all.keys()].toSorted(
    (a, b) => (all[a]?.near ?? 0) - (all[b]?.near ?? 0) || b - a,
  );
  for (const i of order) {
    const one = all[i];
    if (one === undefined) continue;
    const [c0, c1] = [column?.get(one.u0) ?? 0, column?.get(one.u1) ?? 0];
    for (let r = row?.get(one.v0) ?? 0; r < (row?.get(one.v1) ?? 0); r += 1) {
      cells.fill(i, r * us.length + c0, r * us.length + c1);
    }
  }
  return cells;
}

/** One number for a point in whole millimetres, less than 5 km from the origin. */
const keyOf = ({ x, y }: Point): number => x * 10_000_000 + y;

/** Joins directed edges to closed rings. */
function ringsOf(edges: readonly (readonly [from: Point, to: Point])[]): PolygonRings {
  const next = new Map<number, Point[]>();
  for (const [from, to] of edges) {
    const known = next.get(keyOf(from)) ?? [];
    next.set(keyOf(from), known);
    known.push(to);
  }
  const rings: Point[][] = [];
  for (const [from] of edges) {
    const ring: Point[] = [];
    for (let at: Point | undefined = from; at !== undefined; at = next.get(keyOf(at))?.pop()) {
      if (ring.length > 0 && keyOf(at) === keyOf(from)) break;
      ring.push(at);
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings.map(tidyRing).filter((ring) => ring.length > 0);
}

/**
 * Outline of each group of cells, a number that is not negative. Each row of `cells` ends with one that has no group,
 * and so does each column.
 */
function outlines(
  us: readonly number[],
  vs: readonly number[],
  cells: Int16Array,
): ReadonlyMap<number, PolygonRings> {
  const edges = new Map<number, (readonly [Point, Point])[]>();
  const at = (c: number, r: number): Point => ({ x: us[c] ?? 0, y: vs[r] ?? 0 });
  /** Adds an edge for each straight run of cells of one group whose neighbours have another. */
  const addRuns = (
    line: { readonly first: number; readonly step: number; readonly neighbour: number },
    count: number,
    edge: (from: number, to: number) => readonly [Point, Point],
  ): void => {
    let [group, from] = [-1, 0];
    for (let i = 0; i <= count; i += 1) {
      const cell = line.first + i * line.step;
      const own = cells[cell] ?? -1;
      const next = own === (cells[cell + line.neighbour] ?? -1) ? -1 : own;
      if (next === group) continue;
      if (group >= 0) {
        const known = edges.get(group) ?? [];
        edges.set(group, known);
        known.push(edge(from, i));
      }
      [group, from] = [next, i];
    }
  };
  const [width, columns, rows] = [us.length, us.length - 1, vs.length - 1];
  for (let r = 0; r <= rows; r += 1) {
    const first = r * width;
    addRuns({ first, step: 1, neighbour: -width }, columns, (a, b) => [at(a, r), at(b, r)]);
    addRuns({ first: first - width, step: 1, neighbour: width }, columns, (a, b) => [
      at(b, r),
      at(a, r),
    ]);
  }
  for (let c = 0; c <= columns; c += 1) {
    addRuns({ first: c, step: width, neighbour: -1 }, rows, (a, b) => [at(c, b), at(c, a)]);
    addRuns({ first: c - 1, step: width, neighbour: 1 }, rows, (a, b) => [at(c, a), at(c, b)]);
  }
  return new Map([...edges].map(([group, all]) => [group, ringsOf(all)]));
}

/** Least distance from the front of a body that is drawn darker. */
const BEHIND = mm(100);

/** Projects a scene along an axis: the visible part of each body, in its material. */
export function flatPieces(
  scene: Pick<Scene, 'solids' | 'sheets' | 'coverings'>,
  view: ViewAlongAxis,
): { readonly surface: PolygonRings; readonly pieces: readonly LaidPiece[] } {
  const { solids } = scene;
  const all = [
    ...solids.flatMap(({ at, size, look, product }, from) => {
      const [[x, y, z], [dx, dy, dz]] = [at, size];
      const body = { from, ...(look && { look }), ...(product && { product }) };
      return seenIn(view, body, at, [x + dx, y + dy, z + dz]);
    }),
    ...sheetsOf(scene).flatMap(({ rings, back = [0, 0, 0], covered, product }, i) =>
      rings.flatMap((ring) => {
        const [low, high] = [Math.min, Math.max].map((most): Triple => {
          const along = (axis: 0 | 1 | 2): number =>
            most(...ring.map((at) => at[axis])) + most(0, back[axis]);
          return [along(0), along(1), along(2)];
        });
        const body = {
          from: solids.length + i,
          ...(covered && { look: covered.look }),
          ...(product && { product }),
        };
        return low === undefined || high === undefined ? [] : seenIn(view, body, low, high);
      }),
    ),
  ];
  const nears = all.map(({ near }) => near);
  const front = Math.max(...nears);
  const behind = Math.max(BEHIND, (front - Math.min(...nears)) / 2);
  const us = levels(all.flatMap(({ u0, u1 }) => [u0, u1]));
  const vs = levels(all.flatMap(({ v0, v1 }) => [v0, v1]));
  const cells = nearestIn(all, us, vs);
  const shapes = outlines(us, vs, cells);
  return {
    surface:
      outlines(
        us,
        vs,
        cells.map((body) => Math.min(0, body)),
      ).get(0) ?? [],
    pieces: [...shapes].flatMap(([i, shape]): readonly LaidPiece[] => {
      const { look = 'pine', product, from } = all[i]?.body ?? { from: 0 };
      const isBehind = front - (all[i]?.near ?? front) > behind;
      return [
        {
          shape,
          whole: true,
          from,
          look,
          ...(product && { of: product }),
          ...(isBehind && { isBehind }),
        },
      ];
    }),
  };
}
