import type { Triple } from '../../../planner/takeoff/solid.ts';
import { clipBody, dot, TINY, turnedOver, type Body, type Face3, type Plane } from './bodies.ts';

/**
 * Space parted by planes until each part holds one body. What lies beyond a plane can hide nothing on the eye's side of
 * it, whatever stands there: so the far part is painted first, then what lies in the plane, then the near part. The
 * parting is the same from everywhere; only which part is the far one depends on the eye.
 */
export type Parted =
  | { readonly plane: undefined; readonly bodies: readonly Body[] }
  | {
      readonly plane: Plane;
      readonly behind: Parted;
      readonly within: readonly Body[];
      readonly before: Parted;
    };

/** A body with how far it reaches along each of the directions. */
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

/** The directions across the faces of bodies, each once whichever way it points. */
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
  /** Which of the directions. */
  readonly way: number;
  readonly level: number;
  readonly cost: number;
}

/** How many numbers of a rising list are at most so large. */
function countUpTo(sorted: readonly number[], most: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The plane across a direction that cuts the fewest bodies, and of those the one that parts them most evenly. */
function planeAcross(placed: readonly Placed[], way: number): Choice | undefined {
  const lows = placed.map(({ low }) => low[way] ?? 0).toSorted((a, b) => a - b);
  const highs = placed.map(({ high }) => high[way] ?? 0).toSorted((a, b) => a - b);
  const all = placed.length;
  let best: Choice | undefined;
  for (const level of new Set([...lows, ...highs])) {
    const behind = countUpTo(highs, level + TINY);
    const before = all - countUpTo(lows, level - TINY);
    // What lies in the plane is in both.
    const within = Math.max(0, behind + before - all);
    const cut = all - behind - before + within;
    const larger = Math.max(behind, before) - within + cut;
    const cost = cut * all + larger;
    if (larger < all && (best === undefined || cost < best.cost)) best = { way, level, cost };
  }
  return best;
}

/** Parts bodies of which no two overlap, and between any two of which lies a plane of a face of one of them. */
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

/** 1 where a plane's normal points to the eye, -1 where away from it, 0 where it is seen edge-on. */
const wayOf = (normal: Triple, eye: Triple): -1 | 0 | 1 => {
  const way = dot(normal, eye);
  return way > 1e-6 ? 1 : way < -1e-6 ? -1 : 0;
};

const isSeen = ({ plane, twoSided }: Face3, eye: Triple): boolean => {
  const way = wayOf(plane.normal, eye);
  return way > 0 || (twoSided && way < 0);
};

/** All on which the order of the faces and their coats depends: which of two eyes that agree in it looks makes no odds. */
export const quarterOf = ({ directions }: Space, eye: Triple): string =>
  directions.map((normal) => wayOf(normal, eye)).join(' ');

/** All faces that look towards the eye, from the farthest to the nearest: none hides one that comes after it. */
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

/** Faces of one plane and one look: they do not overlap and are painted at once. */
export interface Coat {
  readonly look: string;
  /** Its normal points towards the eye. */
  readonly plane: Plane;
  readonly faces: readonly Face3[];
}

/** Space with the directions across its planes and faces. */
export interface Space {
  readonly directions: readonly Triple[];
  readonly parted: Parted;
}

interface OpenCoat extends Coat {
  readonly faces: Face3[];
}

/** So many coats wait at most for another face of their plane. */
const MOST_OPEN = 64;

function liesBehind({ rings }: Face3, { normal, level }: Plane): boolean {
  for (const corner of rings[0]?.corners ?? [])
    if (dot(normal, corner) > level + TINY) return false;
  return true;
}

const isSame = (a: Plane, b: Plane): boolean =>
  Math.abs(a.level - b.level) <= TINY && dot(a.normal, b.normal) > 1 - 1e-12;

/**
 * Gathers faces, farthest first, into as few coats as the order allows. A face may wait while others are painted as long
 * as each of them lies behind its plane, seen from the eye: what is behind a plane cannot hide what lies in it.
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
