import type { Triple } from '../../../planner/scene/scene.ts';
import { clipBody, dot, TINY, turnedOver, type Body, type Face3, type Plane } from './bodies.ts';

/**
 * Binary space partition: planes divide space until each part has one body. A body behind a plane cannot hide a body on
 * the eye's side. Painting order is therefore: far part, bodies in the plane, near part. The partition does not depend on
 * the eye; only the choice of the far part does.
 */
export type Parted =
  | { readonly plane: undefined; readonly bodies: readonly Body[] }
  | {
      readonly plane: Plane;
      readonly behind: Parted;
      readonly within: readonly Body[];
      readonly before: Parted;
    };

/** A body with its extent along each direction. */
interface Placed {
  readonly body: Body;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

function place(body: Body, directions: readonly Triple[]): Placed {
  const low = directions.map(() => Infinity);
  const high = directions.map(() => -Infinity);
  for (const { rings } of body.faces) {
    for (const corner of rings[0]?.corners ?? []) {
      for (const [i, normal] of directions.entries()) {
        const at = dot(normal, corner);
        if (at < (low[i] ?? at)) low[i] = at;
        if (at > (high[i] ?? at)) high[i] = at;
      }
    }
  }
  return { body, low, high };
}

/** Normals of all faces, without duplicates and opposites. */
function directionsOf(bodies: readonly Body[]): readonly Triple[] {
  const normals = new Set(bodies.flatMap(({ faces }) => faces.map(({ plane }) => plane.normal)));
  const found = new Map<string, Triple>();
  for (const [x, y, z] of normals) {
    const first = [x, y, z].find((one) => Math.abs(one) > 1e-9) ?? 0;
    const normal: Triple = first < 0 ? [0 - x, 0 - y, 0 - z] : [x, y, z];
    found.set(normal.map((one) => one.toFixed(9)).join(' '), normal);
  }
  return [...found.values()];
}

interface Choice {
  /** Index of the direction. */
  readonly way: number;
  readonly level: number;
  readonly cost: number;
}

/** Number of values ≤ `most` in an ascending list. */
function countUpTo(sorted: readonly number[], most: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The plane perpendicular to a direction that cuts the fewest bodies; among equals the one with the most even halves. */
function planeAcross(placed: readonly Placed[], way: number): Choice | undefined {
  const lows = placed.map(({ low }) => low[way] ?? 0).toSorted((a, b) => a - b);
  const highs = placed.map(({ high }) => high[way] ?? 0).toSorted((a, b) => a - b);
  const all = placed.length;
  let best: Choice | undefined;
  for (const level of new Set([...lows, ...highs])) {
    const behind = countUpTo(highs, level + TINY);
    const before = all - countUpTo(lows, level - TINY);
    // Both counts include the bodies in the plane.
    const within = Math.max(0, behind + before - all);
    const cut = all - behind - before + within;
    const larger = Math.max(behind, before) - within + cut;
    const cost = cut * all + larger;
    if (larger < all && (best === undefined || cost < best.cost)) best = { way, level, cost };
  }
  return best;
}

/** Partitions bodies. Requires that no two overlap and that for any two a face plane of one separates them. */
export function partSpace(bodies: readonly Body[]): Space {
  const directions = directionsOf(bodies);
  const placed = bodies.map((body) => place(body, directions));
  return { directions, parted: partPlaced(placed, directions) };
}

function partPlaced(placed: readonly Placed[], directions: readonly Triple[]): Parted {
  const choices =
    placed.length < 2 ? [] : directions.flatMap((_, way) => planeAcross(placed, way) ?? []);
  const best = choices.toSorted((a, b) => a.cost - b.cost)[0];
  const normal = directions[best?.way ?? 0];
  if (best === undefined || normal === undefined) {
    return { plane: undefined, bodies: placed.map(({ body }) => body) };
  }
  const plane = { normal, level: best.level };
  const behind: Placed[] = [];
  const within: Body[] = [];
  const before: Placed[] = [];
  for (const one of placed) {
    const isBehind = (one.high[best.way] ?? 0) <= plane.level + TINY;
    const isBefore = (one.low[best.way] ?? 0) >= plane.level - TINY;
    if (isBehind && isBefore) within.push(one.body);
    else if (isBehind) behind.push(one);
    else if (isBefore) before.push(one);
    else {
      behind.push(place(clipBody(one.body, plane, false), directions));
      before.push(place(clipBody(one.body, plane, true), directions));
    }
  }
  return {
    plane,
    behind: partPlaced(behind, directions),
    within,
    before: partPlaced(before, directions),
  };
}

/** 1 if a normal points to the eye, -1 if away from it, 0 if its plane is seen edge-on. */
const wayOf = (normal: Triple, eye: Triple): -1 | 0 | 1 => {
  const way = dot(normal, eye);
  return way > 1e-6 ? 1 : way < -1e-6 ? -1 : 0;
};

const isSeen = ({ plane, twoSided }: Face3, eye: Triple): boolean => {
  const way = wayOf(plane.normal, eye);
  return way > 0 || (twoSided && way < 0);
};

/** Cache key of the painting order: eyes with an equal key have the same order of faces and coats. */
export const quarterOf = ({ directions }: Space, eye: Triple): string =>
  directions.map((normal) => wayOf(normal, eye)).join(' ');

/** Visible faces from far to near: no face hides a later one. */
export function farthestFirst({ parted }: Space, eye: Triple): readonly Face3[] {
  const faces: Face3[] = [];
  const add = (bodies: readonly Body[]): void => {
    for (const body of bodies) {
      for (const face of body.faces) if (isSeen(face, eye)) faces.push(face);
    }
  };
  const walk = (part: Parted): void => {
    if (part.plane === undefined) {
      add(part.bodies);
      return;
    }
    const isBefore = wayOf(part.plane.normal, eye) > 0;
    walk(isBefore ? part.behind : part.before);
    add(part.within);
    walk(isBefore ? part.before : part.behind);
  };
  walk(parted);
  return faces;
}

/** Faces of one plane and one look. They do not overlap, so one path paints them all. */
export interface Coat {
  readonly look: string;
  /** Its normal points towards the eye. */
  readonly plane: Plane;
  readonly faces: readonly Face3[];
}

/** A partition with the normals of its planes and faces. */
export interface Space {
  readonly directions: readonly Triple[];
  readonly parted: Parted;
}

interface OpenCoat extends Coat {
  readonly faces: Face3[];
}

/** Maximum number of coats that can still receive faces. */
const MOST_OPEN = 64;

function liesBehind({ rings }: Face3, { normal, level }: Plane): boolean {
  for (const corner of rings[0]?.corners ?? [])
    if (dot(normal, corner) > level + TINY) return false;
  return true;
}

const isSame = (a: Plane, b: Plane): boolean =>
  Math.abs(a.level - b.level) <= TINY && dot(a.normal, b.normal) > 1 - 1e-12;

/**
 * Groups faces, farthest first, into the fewest coats that keep the order correct. A coat stays open while each further
 * face is behind its plane, seen from the eye, because a face behind a plane cannot hide a face in it.
 */
export function coatsOf(
  faces: readonly Face3[],
  eye: Triple,
  lookOf: (face: Face3) => string,
): readonly Coat[] {
  const done: Coat[] = [];
  let open: OpenCoat[] = [];
  for (const face of faces) {
    const plane = wayOf(face.plane.normal, eye) >= 0 ? face.plane : turnedOver(face.plane);
    const look = lookOf(face);
    let own: OpenCoat | undefined;
    const still: OpenCoat[] = [];
    for (const coat of open) {
      if (coat.look === look && isSame(coat.plane, plane)) own = coat;
      else if (!liesBehind(face, coat.plane)) {
        done.push(coat);
        continue;
      }
      still.push(coat);
    }
    if (own === undefined) still.push({ look, plane, faces: [face] });
    else own.faces.push(face);
    done.push(...still.splice(0, Math.max(0, still.length - MOST_OPEN)));
    open = still;
  }
  return [...done, ...open];
}
