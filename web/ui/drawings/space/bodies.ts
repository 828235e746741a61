import {
  type FlatSurface,
  type SceneItem,
  type Solid,
  type Triple,
} from '../../../planner/scene/scene.ts';

/** A closed polyline; `own[i]` is false if the edge from corner i to the next was made by a cut. */
export interface Ring3 {
  readonly corners: readonly Triple[];
  readonly own: readonly boolean[];
}

/** The points at which `normal · point` is `level`. */
export interface Plane {
  readonly normal: Triple;
  readonly level: number;
}

/** The same plane seen from its other side. */
export const turnedOver = ({ normal: [x, y, z], level }: Plane): Plane => ({
  normal: [0 - x, 0 - y, 0 - z],
  level: 0 - level,
});

/** Axis of a normal: `end` is x, `front` is y, `top` is z. */
export type ViewSide = 'top' | 'front' | 'end';

/** A flat part of an item's surface. */
export interface Face3 {
  readonly item: SceneItem;
  readonly side: ViewSide;
  /** Its normal points outwards. */
  readonly plane: Plane;
  /** The outline, then the holes. */
  readonly rings: readonly Ring3[];
  readonly joints: readonly (readonly [from: Triple, to: Triple])[];
  /** True if it is visible from both sides. */
  readonly twoSided: boolean;
}

/** A convex or flat item: none of its faces hides another. */
export interface Body {
  readonly faces: readonly Face3[];
}

const AXES = [0, 1, 2] as const;
type Axis = (typeof AXES)[number];

/** Tolerance of lengths, in grid steps. */
export const TINY = 0.01;

export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

interface Box {
  readonly solid: Solid;
  readonly low: Triple;
  readonly high: Triple;
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

/** Overlap of two boxes along an axis; 0 or negative if they do not overlap. */
const overlap = (a: Box, b: Box, axis: Axis): number =>
  Math.min(a.high[axis], b.high[axis]) - Math.max(a.low[axis], b.low[axis]);

/** The parts of the second box outside the first: its slabs before and after it along each axis. */
function besides(first: Box, second: Box): readonly Box[] {
  if (AXES.some((axis) => overlap(first, second, axis) <= TINY)) return [second];
  let rest = second;
  const parts: Box[] = [];
  const cut = (axis: Axis, low: number, high: number): Box => ({
    ...rest,
    low: put(rest.low, axis, low),
    high: put(rest.high, axis, high),
  });
  // The axis of least overlap first: at a joint, one slab is all that is left.
  for (const axis of AXES.toSorted(
    (a, b) => overlap(first, second, a) - overlap(first, second, b),
  )) {
    const [low, high] = [
      Math.max(first.low[axis], rest.low[axis]),
      Math.min(first.high[axis], rest.high[axis]),
    ];
    if (low - rest.low[axis] > TINY) parts.push(cut(axis, rest.low[axis], low));
    if (rest.high[axis] - high > TINY) parts.push(cut(axis, high, rest.high[axis]));
    rest = cut(axis, low, high);
  }
  return parts;
}

/** Boxes without overlap; the part of a solid inside another, as at a joint, is invisible. */
function separate(solids: readonly Solid[]): readonly Box[] {
  const boxes: Box[] = [];
  for (const solid of solids) {
    let parts: readonly Box[] = [boxOf(solid)];
    for (const other of boxes) parts = parts.flatMap((part) => besides(other, part));
    boxes.push(...parts);
  }
  return boxes;
}

const SIDES = ['end', 'front', 'top'] as const;
/** Unit vectors in both directions of each axis. */
const UNITS: Readonly<Record<Axis, { readonly low: Triple; readonly high: Triple }>> = {
  0: { low: [-1, 0, 0], high: [1, 0, 0] },
  1: { low: [0, -1, 0], high: [0, 1, 0] },
  2: { low: [0, 0, -1], high: [0, 0, 1] },
};

/** Face of a box perpendicular to an axis, at its low or high end. */
function boxFace({ solid, low, high }: Box, axis: Axis, isHigh: boolean): Face3 {
  const [a, b]: readonly [Axis, Axis] = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
  const level = (isHigh ? high : low)[axis];
  const normal = UNITS[axis][isHigh ? 'high' : 'low'];
  const whole = boxOf(solid);
  const isSide = (one: Axis, end: 'low' | 'high', at: number): boolean =>
    Math.abs(whole[end][one] - at) <= TINY;
  // A face that touches another body or another part of its own has no edges.
  const isOuter = isSide(axis, isHigh ? 'high' : 'low', level);
  const own: typeof isSide = (...side) => isOuter && isSide(...side);
  const base = put(low, axis, level);
  return {
    item: solid,
    side: SIDES[axis],
    plane: { normal, level: isHigh ? level : 0 - level },
    rings: [
      {
        corners: [
          base,
          put(base, a, high[a]),
          put(put(base, a, high[a]), b, high[b]),
          put(base, b, high[b]),
        ],
        own: [
          own(b, 'low', low[b]),
          own(a, 'high', high[a]),
          own(b, 'high', high[b]),
          own(a, 'low', low[a]),
        ],
      },
    ],
    joints: [],
    twoSided: false,
  };
}

/** Unit normal of a flat outline (Newell's method), on the side from which the outline runs anticlockwise. */
function normalOf(corners: readonly Triple[]): Triple {
  let [x, y, z] = [0, 0, 0];
  let before = corners.at(-1);
  for (const corner of corners) {
    const [ax, ay, az] = before ?? corner;
    const [bx, by, bz] = corner;
    x += (ay - by) * (az + bz);
    y += (az - bz) * (ax + bx);
    z += (ax - bx) * (ay + by);
    before = corner;
  }
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}

function sheetFace(sheet: FlatSurface): Face3 {
  const outline = sheet.rings[0] ?? [];
  const normal = normalOf(outline);
  const [x, y, z] = normal.map(Math.abs);
  const flat = Math.max(x ?? 0, y ?? 0);
  return {
    item: sheet,
    side: (z ?? 0) >= flat ? 'top' : (x ?? 0) > (y ?? 0) ? 'end' : 'front',
    plane: { normal, level: dot(normal, outline[0] ?? [0, 0, 0]) },
    rings: sheet.rings.map((corners) => ({ corners, own: corners.map(() => true) })),
    joints: sheet.joints,
    twoSided: true,
  };
}

/** Solids and sheets as bodies without overlap. Assumes that sheets do not intersect solids, but they may touch. */
export const bodiesOf = (
  solids: readonly Solid[],
  sheets: readonly FlatSurface[],
): readonly Body[] => [
  ...separate(solids).map((box) => ({
    faces: AXES.flatMap((axis) => [boxFace(box, axis, false), boxFace(box, axis, true)]),
  })),
  ...sheets.map((sheet) => ({ faces: [sheetFace(sheet)] })),
];

/** The part of a line on the positive side of a plane; undefined if there is none. */
function clipJoint(
  [from, to]: Face3['joints'][number],
  at: (point: Triple) => number,
): Face3['joints'][number] | undefined {
  const [a, b] = [at(from), at(to)];
  if (Math.max(a, b) <= 0) return undefined;
  if (Math.min(a, b) >= 0) return [from, to];
  const cross = between(from, to, a / (a - b));
  return a > 0 ? [from, cross] : [cross, to];
}

const between = (a: Triple, b: Triple, share: number): Triple => [
  a[0] + share * (b[0] - a[0]),
  a[1] + share * (b[1] - a[1]),
  a[2] + share * (b[2] - a[2]),
];

/** The part of a ring on the positive side of a plane (Sutherland and Hodgman); edges along the cut are not own. */
function clipRing({ corners, own }: Ring3, at: (point: Triple) => number): Ring3 | undefined {
  const kept: Triple[] = [];
  const flags: boolean[] = [];
  const add = (corner: Triple, isOwn: boolean): void => {
    kept.push(corner);
    flags.push(isOwn);
  };
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [da, db] = [at(a), at(b)];
    const isOwn = own[i] === true;
    if (da >= -TINY) add(a, isOwn && (da > TINY || db >= -TINY));
    if ((da > TINY && db < -TINY) || (da < -TINY && db > TINY)) {
      add(between(a, b, da / (da - db)), da < 0 && isOwn);
    }
  }
  return kept.length > 2 ? { corners: kept, own: flags } : undefined;
}

/** The part of a body in front of a plane, or behind it. */
export function clipBody({ faces }: Body, { normal, level }: Plane, isFront: boolean): Body {
  const sign = isFront ? 1 : -1;
  const at = (point: Triple): number => sign * (dot(normal, point) - level);
  return {
    faces: faces.flatMap((face): Face3[] => {
      // A face that only touches the plane belongs to the other half.
      if (!face.rings.some(({ corners }) => corners.some((corner) => at(corner) > TINY))) return [];
      const rings = face.rings.flatMap((ring) => clipRing(ring, at) ?? []);
      const joints = face.joints.flatMap((joint) => {
        const clipped = clipJoint(joint, at);
        return clipped === undefined ? [] : [clipped];
      });
      return rings.length === 0 ? [] : [{ ...face, rings, joints }];
    }),
  };
}
