import { part, type BandedFace, type FurniturePart } from '../parts.ts';
import type { Inside } from './bays.ts';
import { length, mm, type Length } from '../../../measure/units/units.ts';
import { downTo } from '../../../takeoff/walls/shelves.ts';
import { BOTTOM_UP, grooveOf, RUNNER_BEHIND, RUNNER_SIDE, type Impossible } from '../piece.ts';

/** All four edges of a front are seen. */
const ROUND: readonly BandedFace[] = ['x0', 'x1', 'z0', 'z1'];

/** Least height of fronts over a floor below the case: they would scrape on it (cabinet makers). */
const OVER_FLOOR = mm(8);

/** Area of the fronts: over the carcass less half a gap all round, or in its opening less a full gap. */
function frontArea({ design, x0, x1, z0, z1, floor }: Inside) {
  const { fronts, gap, width, height, kind, grain } = design;
  const half = Math.floor(gap / 2);
  const clear = kind === 'wall' || floor > 0 ? half : Math.ceil(OVER_FLOOR / grain) * grain;
  return fronts === 'inset'
    ? { x0: x0 + gap, x1: x1 - gap, z0: z0 + gap, z1: z1 - gap }
    : { x0: half, x1: width - half, z0: floor + clear, z1: height - half };
}

/** Size of equal parts of a run with gaps between them, rounded down. */
const shareOf = (run: number, count: number, gap: number, grain: number): number =>
  Math.floor((run - (count - 1) * gap) / count / grain) * grain;

/** Doors side by side, hung at either side. */
export function doorsOf(inside: Inside): readonly FurniturePart[] {
  const { design } = inside;
  const { doors, gap, board, mark } = design;
  const { x0, x1, z0, z1 } = frontArea(inside);
  const wide = shareOf(x1 - x0, doors, gap, mark);
  return Array.from({ length: doors }, (_, i) =>
    part('door', {
      // The gap between doors takes the rounding.
      at: [i === doors - 1 && doors > 1 ? x1 - wide : x0 + i * (wide + gap), 0, z0],
      size: [wide, board, z1 - z0],
      grain: 2,
      stage: 'fronts',
      apart: [0, -1.9, 0],
      banded: ROUND,
    }),
  );
}

/** Distance of a drawer box from the edges of its front, and from bottom and top of the carcass. */
const WITHIN = mm(15);
const FREE = mm(10);
/** Boxes lower than this hold nothing. */
const LOWEST = mm(50);

interface Drawers {
  readonly parts: readonly FurniturePart[];
  readonly runner: Length;
}

/** Drawers one above the other, their fronts equally high, each box on runners as long as the depth allows. */
export function drawersOf(inside: Inside): Drawers | Impossible {
  const { design, x0, x1, y0, y1, z0, z1 } = inside;
  const { drawers, gap, board, drawer, runners, fronts, grain, mark, thin } = design;
  const start = fronts === 'inset' ? y0 + board : y0;
  const runner = runners.findLast((one) => one <= y1 - start - RUNNER_BEHIND);
  if (runner === undefined) return { field: 'depth', why: 'runner' };
  const wide = x1 - x0 - 2 * RUNNER_SIDE;
  if (wide < mm(120)) return { field: 'width', why: 'narrow' };
  const area = frontArea(inside);
  const high = shareOf(area.z1 - area.z0, drawers, gap, mark);
  // The gaps share the rounding, so that the highest front ends where it should.
  const rest = area.z1 - area.z0 - drawers * high - (drawers - 1) * gap;
  const faces = Array.from({ length: drawers }, (_, i) => {
    const shared = drawers > 1 ? downTo((i * rest) / (drawers - 1), grain) : 0;
    return area.z0 + i * (high + gap) + shared;
  });
  const spaces = faces.map(
    (z) => [Math.max(z + WITHIN, z0 + FREE), Math.min(z + high - WITHIN, z1 - FREE)] as const,
  );
  const box = downTo(Math.min(...spaces.map(([from, to]) => to - from)), length(2 * grain));
  if (box < LOWEST) return { field: 'drawers', why: 'drawers' };
  const parts = faces.flatMap((z, i) => {
    const low = spaces[i]?.[0] ?? z;
    return [
      part('drawer-front', {
        at: [area.x0, fronts === 'inset' ? y0 : 0, z],
        size: [area.x1 - area.x0, board, high],
        grain: 0,
        stage: 'fronts',
        apart: [0, -2.2, 0],
        banded: ROUND,
      }),
      ...boxParts({
        x: x0 + RUNNER_SIDE,
        y: start,
        z: low,
        wide,
        deep: runner,
        high: box,
        wood: drawer,
        thin,
        grain,
      }),
    ];
  });
  return { parts, runner };
}

interface BoxAt {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly wood: Length;
  readonly thin: Length;
  readonly grain: Length;
}

/** Two sides as long as the runners, two ends between them, a bottom in a groove all round. */
function boxParts({
  x,
  y,
  z,
  wide,
  deep,
  high,
  wood,
  thin,
  grain,
}: BoxAt): readonly FurniturePart[] {
  const groove = length(grooveOf(wood, grain) - grain);
  const common = { stock: 'drawer', stage: 'boxes' } as const;
  const side = (at: number): FurniturePart =>
    part('drawer-side', {
      ...common,
      at: [at, y, z],
      size: [wood, deep, high],
      grain: 1,
      apart: [0, -1.1, 0],
    });
  const end = (at: number): FurniturePart =>
    part('drawer-end', {
      ...common,
      at: [x + wood, at, z],
      size: [wide - 2 * wood, wood, high],
      grain: 0,
      apart: [0, -1.1, 0],
    });
  return [
    side(x),
    side(x + wide - wood),
    end(y),
    end(y + deep - wood),
    part('drawer-bottom', {
      ...common,
      stock: 'back',
      at: [x + wood - groove, y + wood - groove, z + BOTTOM_UP],
      size: [wide - 2 * wood + 2 * groove, deep - 2 * wood + 2 * groove, thin],
      grain: 1,
      apart: [0, -1.1, 0],
      sunk: [groove],
    }),
  ];
}
