import type { Solid, Triple } from '../../takeoff/solid.ts';

/** From where one looks: turned round the upright axis, and from above; radians. */
export interface View {
  readonly turn: number;
  /** More than 0 and less than a quarter of a circle. */
  readonly tilt: number;
}

export type Flat = readonly [x: number, y: number];

/** A face of a solid that is seen, in the plane of the picture: x to the right, y down. */
export interface Face {
  readonly solid: Solid;
  /** `end`: its left or right; `front`: its front or back. */
  readonly side: 'top' | 'front' | 'end';
  readonly corners: readonly Flat[];
  /** For each corner, whether the edge from it to the next is one of the solid's own. */
  readonly edges: readonly boolean[];
}

interface Box {
  readonly solid: Solid;
  readonly low: Triple;
  readonly high: Triple;
}

const AXES = [0, 1, 2] as const;
type Axis = (typeof AXES)[number];

/** Of a point of space in the picture (orthographic: equal lengths along one axis stay equal). */
export function project([x, y, z]: Triple, { turn, tilt }: View): Flat {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const away = -x * sin + y * cos;
  return [x * cos + y * sin, -z * Math.cos(tilt) - away * Math.sin(tilt)];
}

/** Towards who looks. */
export function towards({ turn, tilt }: View): Triple {
  const flat = Math.cos(tilt);
  return [Math.sin(turn) * flat, -Math.cos(turn) * flat, Math.sin(tilt)];
}

const boxOf = (solid: Solid): Box => {
  const [x, y, z] = solid.at;
  const [dx, dy, dz] = solid.size;
  return { solid, low: solid.at, high: [x + dx, y + dy, z + dz] };
};

const put = (triple: Triple, axis: Axis, value: number): Triple => [
  axis === 0 ? value : triple[0],
  axis === 1 ? value : triple[1],
  axis === 2 ? value : triple[2],
];

/** By how much two boxes overlap along an axis; 0 or less where they do not. */
const overlap = (a: Box, b: Box, axis: Axis): number =>
  Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis]);

/** Below it lengths are equal: a hundredth of a step of the grid. */
const TINY = 0.01;

/** The second without what it sinks into the first, cut off where it sinks in least; undefined where all of it does. */
function besides(first: Box, second: Box): Box | undefined {
  const depths = AXES.map((axis) => overlap(first, second, axis));
  if (depths.some((depth) => depth <= TINY)) return second;
  const axis = AXES.reduce((least, one) =>
    (depths[one] ?? 0) < (depths[least] ?? 0) ? one : least,
  );
  const isLow = first.low[axis] + first.high[axis] < second.low[axis] + second.high[axis];
  const cut = isLow
    ? { ...second, low: put(second.low, axis, first.high[axis]) }
    : { ...second, high: put(second.high, axis, first.low[axis]) };
  return cut.high[axis] - cut.low[axis] > TINY ? cut : undefined;
}

/** No two overlap: what is sunk into another by a joint cannot be seen. */
function separate(solids: readonly Solid[]): Box[] {
  const boxes: Box[] = [];
  for (const solid of solids) {
    let box: Box | undefined = boxOf(solid);
    for (const other of boxes) box = box && besides(other, box);
    if (box !== undefined) boxes.push(box);
  }
  return boxes;
}

/** Whether a stands behind b along some axis: then nothing of it can hide anything of b. */
const isBehind = (a: Box, b: Box, eye: Triple): boolean =>
  AXES.some((axis) => {
    const way = eye[axis];
    if (Math.abs(way) < 1e-9) return false;
    return way > 0 ? a.high[axis] <= b.low[axis] + TINY : a.low[axis] >= b.high[axis] - TINY;
  });

interface Extent {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const cornersOf = ({ low, high }: Box): readonly Triple[] =>
  [low[0], high[0]].flatMap((x) =>
    [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Triple => [x, y, z])),
  );

function extentOf(box: Box, view: View): Extent {
  const flat = cornersOf(box).map((corner) => project(corner, view));
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

const meet = (a: Extent, b: Extent): boolean =>
  a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** The two halves of a box at the first face of another that goes through it; undefined where none does. */
function split(box: Box, others: readonly Box[]): readonly [Box, Box] | undefined {
  for (const other of others) {
    for (const axis of AXES) {
      for (const at of [other.low[axis], other.high[axis]]) {
        if (at <= box.low[axis] + TINY || at >= box.high[axis] - TINY) continue;
        return [
          { ...box, high: put(box.high, axis, at) },
          { ...box, low: put(box.low, axis, at) },
        ];
      }
    }
  }
  return undefined;
}

/**
 * Boxes from the farthest to the nearest: none hides one that comes after it. Where three hide each other in a ring,
 * one is parted at a face of another; at the latest when all are parted at all faces there is an order.
 */
function farthestFirst(boxes: readonly Box[], view: View): readonly Box[] {
  const eye = towards(view);
  let left = boxes.map((box) => ({ box, extent: extentOf(box, view) }));
  const ordered: Box[] = [];
  while (left.length > 0) {
    const free = left.filter(({ box, extent }) =>
      left.every(
        (other) =>
          other.box === box || !meet(extent, other.extent) || isBehind(box, other.box, eye),
      ),
    );
    if (free.length > 0) {
      const drawn = new Set(free);
      ordered.push(...free.map(({ box }) => box));
      left = left.filter((one) => !drawn.has(one));
      continue;
    }
    const all = left.map(({ box }) => box);
    const at = all.findIndex((box) => split(box, all) !== undefined);
    const box = all[at];
    const halves = box && split(box, all);
    // Disjoint boxes that no face goes through lie in a grid, which has an order.
    if (halves === undefined) return [...ordered, ...all];
    left = [
      ...left.filter((_, i) => i !== at),
      ...halves.map((half) => ({ box: half, extent: extentOf(half, view) })),
    ];
  }
  return ordered;
}

const SIDES = ['end', 'front', 'top'] as const;

/** The one face across an axis that looks towards the eye. */
function faceOf({ solid, low, high }: Box, axis: Axis, eye: Triple, view: View): Face {
  const [u, v] = AXES.filter((one) => one !== axis) as [Axis, Axis];
  const level = eye[axis] > 0 ? high[axis] : low[axis];
  const base = put(low, axis, level);
  const ring = [
    base,
    put(base, u, high[u]),
    put(put(base, u, high[u]), v, high[v]),
    put(base, v, high[v]),
  ];
  const whole = boxOf(solid);
  const own = (one: Axis, end: 'low' | 'high', at: number): boolean =>
    Math.abs(whole[end][one] - at) <= TINY;
  return {
    solid,
    side: SIDES[axis],
    corners: ring.map((corner) => project(corner, view)),
    edges: [
      own(v, 'low', low[v]),
      own(u, 'high', high[u]),
      own(v, 'high', high[v]),
      own(u, 'low', low[u]),
    ],
  };
}

/**
 * The faces of solids that are seen, in the order in which they are painted: each hides what it should of those before
 * it. Solids that sink into each other are drawn without what is sunk. Quick for a few hundred.
 */
export function facesOf(solids: readonly Solid[], view: View): readonly Face[] {
  const eye = towards(view);
  return farthestFirst(separate(solids), view).flatMap((box) =>
    AXES.filter((axis) => Math.abs(eye[axis]) > 1e-6).map((axis) => faceOf(box, axis, eye, view)),
  );
}

/** Whether a point lies in a face, which is convex. */
export function covers({ corners }: Pick<Face, 'corners'>, [x, y]: Flat): boolean {
  let [left, right] = [false, false];
  for (const [i, [x0, y0]] of corners.entries()) {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    const side = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
    if (side > 0) left = true;
    if (side < 0) right = true;
  }
  return !(left && right);
}
