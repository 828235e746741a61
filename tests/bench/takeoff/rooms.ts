import { wallsOf } from '../../../web/planner/measure/outline/outline.ts';
import { wallRegion, type WallOpening } from '../../../web/planner/measure/outline/outline-wall.ts';
import type { Region, Ring } from '../../../web/planner/measure/outline/polygon.ts';
import { length, mm, type Length } from '../../../web/planner/measure/units/units.ts';
import { lOutline, rectangleOutline, tOutline } from '../../support/outlines.ts';

/** A room to cover: its floor, and its walls with a door and a window. */
export interface BenchRoom {
  readonly name: string;
  readonly floor: Region;
  readonly walls: readonly Region[];
}

/** Numbers that look random and are the same on every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rooms as people have them: half rectangles, a third L, the rest T, to the centimetre. */
export function benchRooms(number: number): BenchRoom[] {
  const random = seeded(20_261_120);
  const between = (low: number, high: number): Length =>
    mm(Math.round((low + random() * (high - low)) / 10) * 10);
  return Array.from({ length: number }, (_, i) => {
    const outline = outlineOf(i, between);
    return { name: nameOf(i), floor: [outline], walls: wallsFor(outline, between(2300, 2700)) };
  });
}

const SHAPES = ['rectangle', 'rectangle', 'rectangle', 'L', 'L', 'T'] as const;
const shapeOf = (i: number): (typeof SHAPES)[number] => SHAPES[i % SHAPES.length] ?? 'rectangle';
const nameOf = (i: number): string => `${shapeOf(i)} ${i}`;

function outlineOf(i: number, between: (low: number, high: number) => Length): Ring {
  const long = between(2400, 6000);
  const wide = between(1800, 4500);
  const shape = shapeOf(i);
  if (shape === 'L') {
    const [notchLong, notchWide] = [between(600, long / 640), between(600, wide / 640)];
    return lOutline({ long, wide, notchLong, notchWide });
  }
  if (shape === 'T') {
    const stemAt = between(400, long / 960);
    const stemLong = between(600, long / 640);
    return tOutline({ long, barWide: wide, stemAt, stemLong, stemWide: between(600, 1500) });
  }
  return rectangleOutline(long, wide);
}

function wallsFor(outline: Ring, height: Length): Region[] {
  return wallsOf(outline).flatMap((wall, i) => {
    const region = wallRegion({ length: wall.length, height }, openingFor(i, wall.length));
    return region.ok ? [region.value] : [];
  });
}

/** A door in the first wall and a window in the second, where they have room. */
function openingFor(wall: number, long: Length): WallOpening[] {
  const at = length(Math.round(long / 3));
  if (wall === 0 && long > mm(1500)) {
    return [{ id: 'door', at, sill: mm(0), width: mm(838), height: mm(2040) }];
  }
  if (wall === 1 && long > mm(2000)) {
    return [{ id: 'window', at, sill: mm(900), width: mm(1200), height: mm(1200) }];
  }
  return [];
}
