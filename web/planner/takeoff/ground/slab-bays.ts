import { clipRegion, connectedParts } from '../../measure/outline/polygon-clip.ts';
import {
  boundsOf,
  transpose,
  twiceRingArea,
  type Box,
  type Point,
  type PolygonRings,
} from '../../measure/outline/polygon.ts';
import { length, mm, type Length } from '../../measure/units/units.ts';
import { baysIn } from '../structure/outdoors/concrete.ts';

/** Contraction joints of a slab of any outline. */
export interface SlabBays {
  readonly bays: readonly PolygonRings[];
  /** Bays along x and y if one grid covers the slab; undefined if joints begin at inner corners. */
  readonly grid: readonly [number, number] | undefined;
  readonly depth: Length;
}

/** Inner corners nearer than this are on one joint. */
const SAME_LINE = mm(100);

/** Corners that jut into a surface: a slab cracks from each that has no joint (ACI 302.1R). */
const innerCorners = (region: PolygonRings): readonly Point[] =>
  region.flatMap((ring) =>
    ring.filter((corner, at) => {
      const before = ring.at(at - 1) ?? corner;
      const after = ring[(at + 1) % ring.length] ?? corner;
      return twiceRingArea([before, corner, after]) < 0;
    }),
  );

/** Parts of a surface between joints along y through its inner corners. */
function partsAcross(region: PolygonRings): readonly PolygonRings[] {
  const box = boundsOf(region);
  const cuts = innerCorners(region)
    .map(({ x }) => x)
    .toSorted((a, b) => a - b)
    .filter((x, i, all) => x - (all[i - 1] ?? box.x0) >= SAME_LINE && box.x1 - x >= SAME_LINE);
  return [...cuts, box.x1].flatMap((x1, i) =>
    connectedParts(clipRegion(region, { ...box, x0: cuts[i - 1] ?? box.x0, x1 })),
  );
}

/** The grid of bays over the box of a part. */
function baysOf(part: PolygonRings, thickness: Length) {
  const box = boundsOf(part);
  const sides = [length(box.x1 - box.x0), length(box.y1 - box.y0)] as const;
  const grid = baysIn(sides, thickness);
  const [long, wide] = grid;
  const bays = Array.from({ length: wide }, (_, row) =>
    Array.from({ length: long }, (__, column): Box => ({
      x0: between(box.x0, box.x1, column / long),
      x1: between(box.x0, box.x1, (column + 1) / long),
      y0: between(box.y0, box.y1, row / wide),
      y1: between(box.y0, box.y1, (row + 1) / wide),
    })),
  ).flat();
  return {
    grid,
    bays: bays.map((bay) => clipRegion(part, bay)).filter((bay) => bay.length > 0),
  };
}

const between = (from: number, to: number, part: number): number =>
  Math.round(from + (to - from) * part);

/** Joints at all inner corners, along x or y, the direction with fewer bays; more between them by `baysIn`. A quarter deep. */
export function slabBays(region: PolygonRings, thickness: Length): SlabBays {
  const laid = (surface: PolygonRings) => {
    const parts = partsAcross(surface).map((part) => baysOf(part, thickness));
    return { parts, bays: parts.flatMap(({ bays }) => bays) };
  };
  const along = laid(region);
  const across = laid(transpose(region));
  const depth = length(Math.ceil(thickness / 4));
  const [only, ...others] = along.parts;
  if (only !== undefined && others.length === 0) {
    return { bays: along.bays, grid: only.grid, depth };
  }
  return across.bays.length < along.bays.length
    ? { bays: across.bays.map(transpose), grid: undefined, depth }
    : { bays: along.bays, grid: undefined, depth };
}
