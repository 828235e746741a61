import { grainOf, isSolid, type Solid, type Triple } from '../../../planner/scene/scene.ts';
import { hasGrain, noise } from '../layers/material-fill.tsx';
import { dot, type Face3, type ViewSide } from './bodies.ts';

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

/** Part of a face with grain: its directions and its range across the grain. */
interface Field {
  readonly corners: readonly Triple[];
  readonly along: Triple;
  readonly across: Triple;
  /** Range of the whole body, so that lines continue over cuts. */
  readonly whole: readonly [from: number, to: number];
  readonly seed: number;
}

const rangeOn = (axis: Triple, corners: readonly Triple[]): readonly [number, number] => {
  const all = corners.map((corner) => dot(axis, corner));
  return [Math.min(...all), Math.max(...all)];
};

/** Face of a box; end grain has no lines. */
function solidField(solid: Solid, side: ViewSide, corners: readonly Triple[]): readonly Field[] {
  const { at, size, look = 'pine' } = solid;
  const [grain, normal] = [grainOf(solid), AXES[side]];
  const other = ([0, 1, 2] as const).find((axis) => axis !== grain && axis !== normal);
  const [along, across] = [UNITS[grain], UNITS[other ?? 0]];
  if (!hasGrain(look) || grain === normal || other === undefined) return [];
  if (along === undefined || across === undefined) return [];
  const whole = [at[other], at[other] + size[other]] as const;
  return [{ corners, along, across, whole, seed: at[0] + 3 * at[1] + 7 * at[2] + normal }];
}

/** Length and direction of an edge. */
function edge(from: Triple, to: Triple): readonly [size: number, way: Triple] {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const size = Math.hypot(x, y, z) || 1;
  return [size, [x / size, y / size, z / size]];
}

/** A laid board: its grain runs along its first or its second edge, whichever is longer; its ends may be mitred. */
function boardField(corners: readonly Triple[]): readonly Field[] {
  const [a, b, c] = corners;
  if (a === undefined || b === undefined || c === undefined || corners.length !== 4) return [];
  const [[first, one], [second, other]] = [edge(a, b), edge(b, c)];
  const [along, end] = first >= second ? [one, other] : [other, one];
  const lean = dot(along, end);
  const [, across] = edge([lean * along[0], lean * along[1], lean * along[2]], end);
  return [
    { corners, along, across, whole: rangeOn(across, corners), seed: a[0] + 3 * a[1] + 7 * a[2] },
  ];
}

function fieldsOf({ item, side, rings }: Face3): readonly Field[] {
  if (isSolid(item)) return solidField(item, side, rings[0]?.corners ?? []);
  return item.look === 'board' && item.covered !== undefined && hasGrain(item.covered.look)
    ? rings.flatMap(({ corners }) => boardField(corners))
    : [];
}

/** Range of a face along its grain at a position across it, which a mitre makes shorter. */
function spanAt({ corners, along, across }: Field, at: number): readonly [number, number] {
  const ends = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const [a, b] = [dot(across, from) - at, dot(across, to) - at];
    const share = a / (a - b);
    return a > 0 === b > 0 ? [] : [dot(along, from) * (1 - share) + dot(along, to) * share];
  });
  return [Math.min(...ends), Math.max(...ends)];
}

function linesIn(field: Field, gap: number) {
  const { corners, along, across, whole, seed } = field;
  const [base] = corners;
  if (base === undefined) return [];
  const [c0, c1] = rangeOn(across, corners);
  const count = Math.min(MOST_LINES, Math.floor((whole[1] - whole[0]) / gap));
  const [baseAlong, baseAcross] = [dot(along, base), dot(across, base)];
  const pitch = (whole[1] - whole[0]) / Math.max(1, count);
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const middle = whole[0] + pitch * (i + 0.5 + 0.5 * (noise(seed + 31 * i) - 0.5));
    const phase = 2 * Math.PI * noise(seed + 57 * i);
    const [a0, a1] = spanAt(field, middle);
    const points = Array.from({ length: POINTS }, (__, n) => {
      const at = a0 + ((a1 - a0) * n) / (POINTS - 1);
      return [at, middle + WAVE * pitch * Math.sin(phase + at / (9 * gap))] as const;
    });
    return a0 >= a1 || points.some(([, to]) => to <= c0 || to >= c1)
      ? []
      : points.map(([at, to]): Triple => {
          const [da, dc] = [at - baseAlong, to - baseAcross];
          return [
            base[0] + da * along[0] + dc * across[0],
            base[1] + da * along[1] + dc * across[1],
            base[2] + da * along[2] + dc * across[2],
          ];
        });
  }).filter((line) => line.length > 0);
}

/** Lines of grain on a face, about `gap` apart; none on end grain and on other materials. */
export const grainLines = (face: Face3, gap: number): readonly (readonly Triple[])[] =>
  fieldsOf(face).flatMap((field) => linesIn(field, gap));
