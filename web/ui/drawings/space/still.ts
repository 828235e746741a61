import type { Triple } from '../../../planner/scene/scene.ts';
import { project, towards, type Flat, type View } from './axonometric.ts';
import type { Face3 } from './bodies.ts';
import { facePaths, type FacesOfLook } from './coat-paths.ts';
import type { ModelFrame } from './model-frame.ts';
import { coatsOf } from './painter.ts';

/** Path units per drawing unit of a picture that does not turn. */
export const FINE = 4;

/** Corners of a face in path units. */
type Rings = readonly (readonly Flat[])[];

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
  isFree(rings: Rings): boolean {
    return this.#cellsOf(rings).some((cell) => this.#covered[cell] === 0);
  }

  cover(rings: Rings): void {
    for (const cell of this.#cellsOf(rings)) this.#covered[cell] = 1;
  }

  /** Cells inside rings by the even-odd rule, and those of their edges, which have strokes. */
  #cellsOf(rings: Rings): readonly number[] {
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

/** The picture of faces, farthest first, in one view: what others hide is left out. `isSolid`: false for outlines. */
export function stillCoats(
  faces: readonly Face3[],
  lookOf: (face: Face3) => string,
  isSolid: (look: string) => boolean,
  { view, frame, gap }: { readonly view: View; readonly frame: ModelFrame; readonly gap: number },
): readonly FacesOfLook[] {
  const at = (point: Triple): Flat => {
    const [x, y] = project(point, view);
    return [
      Math.round((frame.origin[0] + x * frame.scale) * FINE),
      Math.round((frame.origin[1] + y * frame.scale) * FINE),
    ];
  };
  const grid = new Grid(frame);
  const visible = faces.toReversed().filter((face) => {
    const rings = face.rings.map(({ corners }) => corners.map(at));
    const isSeen = grid.isFree(rings);
    if (isSeen && isSolid(lookOf(face))) grid.cover(rings);
    return isSeen;
  });
  return coatsOf(visible.toReversed(), towards(view), lookOf).map((coat) => ({
    look: coat.look,
    ...facePaths(coat.faces, at, gap),
  }));
}
