import { isSolid, type Triple } from '../../../planner/scene/scene.ts';
import type { Look } from '../../../planner/stock/products.ts';
import { dot, type Face3 } from './bodies.ts';

const WOOD: ReadonlySet<Look> = new Set(['oak', 'pine', 'larch', 'composite']);

/** Maximum number of lines on a face. */
const MOST_LINES = 9;
/** Points of a line. */
const POINTS = 6;
/** Wave of a line, as a share of the distance of lines. */
const WAVE = 0.22;

const AXES = { end: 0, front: 1, top: 2 } as const;
const UNITS: readonly Triple[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Pseudo-random number from 0 to 1, the same for the same seed. */
function noise(seed: number): number {
  let mixed = Math.imul(Math.round(seed) + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** Ranges of a face along its grain and across it, and the same of the body, so that lines continue over cuts. */
interface Field {
  readonly along: Triple;
  readonly across: Triple;
  readonly base: Triple;
  readonly whole: readonly [from: number, to: number];
  readonly seed: number;
}

function fieldOf({ item, side, rings }: Face3): Field | undefined {
  const base = rings[0]?.corners[0];
  if (base === undefined) return undefined;
  if (isSolid(item)) {
    const { at, size, look = 'pine' } = item;
    const longest = ([0, 1, 2] as const).reduce((most, axis) =>
      size[axis] > size[most] ? axis : most,
    );
    const [grain, normal] = [item.grain ?? longest, AXES[side]];
    const other = ([0, 1, 2] as const).find((axis) => axis !== grain && axis !== normal);
    const [along, across] = [UNITS[grain], UNITS[other ?? 0]];
    // End grain has no lines.
    if (!WOOD.has(look) || grain === normal || other === undefined) return undefined;
    if (along === undefined || across === undefined) return undefined;
    const whole = [at[other], at[other] + size[other]] as const;
    return { along, across, base, whole, seed: at[0] + 3 * at[1] + 7 * at[2] + normal };
  }
  return undefined;
}

/** Lines of grain on a face, about `gap` apart; none on end grain and on other materials. */
export function grainLines(face: Face3, gap: number): readonly (readonly Triple[])[] {
  const field = fieldOf(face);
  if (field === undefined) return [];
  const { along, across, base, whole, seed } = field;
  const corners = face.rings[0]?.corners ?? [];
  const rangeOn = (axis: Triple): readonly [number, number] => {
    const all = corners.map((corner) => dot(axis, corner));
    return [Math.min(...all), Math.max(...all)];
  };
  const [[a0, a1], [c0, c1]] = [rangeOn(along), rangeOn(across)];
  const count = Math.min(MOST_LINES, Math.floor((whole[1] - whole[0]) / gap));
  const [baseAlong, baseAcross] = [dot(along, base), dot(across, base)];
  const pitch = (whole[1] - whole[0]) / Math.max(1, count);
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const middle = whole[0] + pitch * (i + 0.5 + 0.5 * (noise(seed + 31 * i) - 0.5));
    const phase = 6.3 * noise(seed + 57 * i);
    return Array.from({ length: POINTS }, (__, n): Triple => {
      const at = a0 + ((a1 - a0) * n) / (POINTS - 1);
      const to = middle + WAVE * pitch * Math.sin(phase + at / (9 * gap));
      const [da, dc] = [at - baseAlong, to - baseAcross];
      return [
        base[0] + da * along[0] + dc * across[0],
        base[1] + da * along[1] + dc * across[1],
        base[2] + da * along[2] + dc * across[2],
      ];
    });
  }).filter((line) =>
    line.every((point) => {
      const to = dot(across, point);
      return to > c0 && to < c1;
    }),
  );
}
