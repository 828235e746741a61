import type { Triple } from '../../../planner/scene/scene.ts';
import { project, type Flat, type View } from './axonometric.ts';
import { facePaths, type FacePaths } from './coat-paths.ts';
import type { Face3 } from './bodies.ts';
import { meet, type ModelFrame } from './model-frame.ts';

/** Path units per drawing unit of a picture that does not turn. */
export const FINE = 4;

/** Path units by which two faces may overlap because their corners are rounded. */
const ROUNDED = 1;

/** Faces of one look of a picture that does not turn, none of which hides another. */
export interface StillCoat extends FacePaths {
  readonly look: string;
}

/** A visible face in path units. */
interface Drawn {
  readonly face: Face3;
  readonly look: string;
  readonly rings: readonly (readonly Flat[])[];
  /** Corners of all rings. */
  readonly shape: readonly Flat[];
  readonly low: Flat;
  readonly high: Flat;
}

function draw(face: Face3, look: string, at: (point: Triple) => Flat): Drawn {
  const rings = face.rings.map(({ corners }) => corners.map(at));
  const shape = rings.flat();
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  return {
    face,
    look,
    rings,
    shape,
    low: [Math.min(...xs), Math.min(...ys)],
    high: [Math.max(...xs), Math.max(...ys)],
  };
}

const overlap = (a: Drawn, b: Drawn): boolean =>
  a.low[0] + ROUNDED < b.high[0] &&
  b.low[0] + ROUNDED < a.high[0] &&
  a.low[1] + ROUNDED < b.high[1] &&
  b.low[1] + ROUNDED < a.high[1] &&
  meet(a.shape, b.shape, ROUNDED);

/**
 * Joins the parts of a face that the partition cut, if the picture stays the same: a part moves in the painting order
 * only past faces that it does not overlap.
 */
function rejoin(drawn: readonly Drawn[], at: (point: Triple) => Flat): readonly Drawn[] {
  const parts = Map.groupBy(drawn.keys(), (i) => drawn[i]?.face.whole);
  const result: (Drawn | undefined)[] = [...drawn];
  for (const [whole, indices] of parts) {
    if (whole === undefined) continue;
    const isFree = (from: number, to: number): boolean => {
      const part = drawn[from];
      return (
        part !== undefined &&
        result
          .slice(Math.min(from, to), Math.max(from, to) + 1)
          .every(
            (other) => other?.face.whole === whole || other === undefined || !overlap(part, other),
          )
      );
    };
    const place = indices.find((to) => indices.every((from) => isFree(from, to)));
    const look = drawn[place ?? 0]?.look;
    if (place === undefined || look === undefined) continue;
    for (const i of indices) result[i] = undefined;
    result[place] = draw(whole, look, at);
  }
  return result.filter((one) => one !== undefined);
}

/** Size of a cell, path units: half a drawing unit, as wide as half the stroke of an edge. */
const CELL = FINE / 2;

/** A grid that knows which of its cells are covered. */
class Grid {
  readonly #covered: Uint8Array;
  readonly #wide: number;
  readonly #high: number;

  constructor({ width, height }: ModelFrame) {
    this.#wide = Math.ceil((width * FINE) / CELL);
    this.#high = Math.ceil((height * FINE) / CELL);
    this.#covered = new Uint8Array(this.#wide * this.#high);
  }

  /** True if a cell of the rings is free. */
  isFree(rings: Drawn['rings']): boolean {
    return this.#cellsOf(rings).some((cell) => this.#covered[cell] === 0);
  }

  cover(rings: Drawn['rings']): void {
    for (const cell of this.#cellsOf(rings)) this.#covered[cell] = 1;
  }

  /** Cells inside rings by the even-odd rule, and those of their edges, which have strokes. */
  #cellsOf(rings: Drawn['rings']): readonly number[] {
    const cells: number[] = [];
    const add = (y: number, from: number, to: number): void => {
      if (y < 0 || y >= this.#high) return;
      const last = Math.min(this.#wide - 1, Math.floor(to));
      for (let x = Math.max(0, Math.floor(from)); x <= last; x += 1) cells.push(y * this.#wide + x);
    };
    const crossings = new Map<number, number[]>();
    for (const ring of rings) {
      for (const [i, corner] of ring.entries()) {
        const next = ring[(i + 1) % ring.length] ?? corner;
        // Downwards.
        const [[x0, y0], [x1, y1]] = corner[1] <= next[1] ? [corner, next] : [next, corner];
        const xAt = (y: number): number =>
          (y0 === y1 ? x0 : x0 + ((x1 - x0) * (y * CELL - y0)) / (y1 - y0)) / CELL;
        for (let row = Math.floor(y0 / CELL); row * CELL <= y1; row += 1) {
          const [from, to] = [Math.max(row, y0 / CELL), Math.min(row + 1, y1 / CELL)];
          const ends = y0 === y1 ? [x0 / CELL, x1 / CELL] : [xAt(from), xAt(to)];
          add(row, Math.min(...ends), Math.max(...ends));
          const middle = row + 0.5;
          if (middle * CELL < y0 || middle * CELL >= y1) continue;
          const known = crossings.get(row);
          if (known === undefined) crossings.set(row, [xAt(middle)]);
          else known.push(xAt(middle));
        }
      }
    }
    for (const [y, xs] of crossings) {
      const sorted = xs.toSorted((a, b) => a - b);
      for (let i = 0; i + 1 < sorted.length; i += 2) add(y, sorted[i] ?? 0, sorted[i + 1] ?? 0);
    }
    return cells;
  }
}

/** Faces of which later ones leave something visible. */
function visible(
  drawn: readonly Drawn[],
  frame: ModelFrame,
  isSolid: (look: string) => boolean,
): readonly Drawn[] {
  const grid = new Grid(frame);
  return drawn
    .toReversed()
    .filter(({ rings, look }) => {
      const isSeen = grid.isFree(rings);
      if (isSeen && isSolid(look)) grid.cover(rings);
      return isSeen;
    })
    .toReversed();
}

/**
 * Groups faces into few coats. A face can be painted when all earlier faces that it overlaps are; the next coat is the
 * look with the most such faces.
 */
function inCoats(drawn: readonly Drawn[]): readonly (readonly Drawn[])[] {
  const before = new Map(
    drawn.map((one, i) => [one, new Set(drawn.slice(0, i).filter((other) => overlap(one, other)))]),
  );
  const coats: (readonly Drawn[])[] = [];
  while (before.size > 0) {
    const ready = [...before].flatMap(([one, earlier]) => (earlier.size === 0 ? [one] : []));
    const byLook = [...Map.groupBy(ready, ({ look }) => look).values()];
    const [coat = ready] = byLook.toSorted((a, b) => b.length - a.length);
    coats.push(coat);
    for (const one of coat) before.delete(one);
    for (const earlier of before.values()) for (const one of coat) earlier.delete(one);
  }
  return coats;
}

/** The picture of faces, farthest first, in one view: what others hide is left out. `isSolid`: false for outlines. */
export function stillCoats(
  faces: readonly Face3[],
  lookOf: (face: Face3) => string,
  isSolid: (look: string) => boolean,
  { view, frame, gap }: { readonly view: View; readonly frame: ModelFrame; readonly gap: number },
): readonly StillCoat[] {
  const at = (point: Triple): Flat => {
    const [x, y] = project(point, view);
    return [
      Math.round((frame.origin[0] + x * frame.scale) * FINE),
      Math.round((frame.origin[1] + y * frame.scale) * FINE),
    ];
  };
  const drawn = rejoin(
    faces.map((face) => draw(face, lookOf(face), at)),
    at,
  );
  return inCoats(visible(drawn, frame, isSolid)).map((coat) => ({
    look: coat[0]?.look ?? '',
    ...facePaths(
      coat.map(({ face }) => face),
      at,
      gap,
    ),
  }));
}
