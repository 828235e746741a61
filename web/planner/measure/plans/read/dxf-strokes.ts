import type { Point } from '../../outline/polygon.ts';
import { numbersOf, type DxfRecord } from './dxf-records.ts';
import { arcPoints, circleAxes, type Stroke } from './plan-file.ts';

const TURN = 2 * Math.PI;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A corner of a polyline and the bulge of the following side: the tangent of a quarter of its arc's angle. */
export interface Vertex extends Point {
  readonly bulge: number;
}

/** A side from a corner on, without its end point. */
function sideFrom({ bulge, ...from }: Vertex, to: Point): readonly Point[] {
  if (Math.abs(bulge) < 1e-9 || (from.x === to.x && from.y === to.y)) return [from];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const off = (1 - bulge * bulge) / (4 * bulge);
  const centre = { x: (from.x + to.x) / 2 - dy * off, y: (from.y + to.y) / 2 + dx * off };
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const points = arcPoints(centre, circleAxes(radius), start, 4 * Math.atan(bulge));
  return [from, ...points.slice(1, -1)];
}

/** The line through the corners, with their arcs. */
export function throughVertices(vertices: readonly Vertex[], isClosed: boolean): Stroke {
  const points = vertices.flatMap((vertex, i): readonly Point[] => {
    const next = vertices[i + 1] ?? (isClosed ? vertices[0] : undefined);
    return next === undefined ? [{ x: vertex.x, y: vertex.y }] : sideFrom(vertex, next);
  });
  return { points, isClosed };
}

/** Corners of an LWPOLYLINE, whose groups follow one another. */
export function lwVertices({ groups }: DxfRecord): readonly Vertex[] | undefined {
  const vertices: { x: number; y: number; bulge: number }[] = [];
  for (const { code, value } of groups) {
    const last = vertices.at(-1);
    const number = Number(value);
    if (code === 10) vertices.push({ x: number, y: 0, bulge: 0 });
    else if (code === 20 && last !== undefined) last.y = number;
    else if (code === 42 && last !== undefined) last.bulge = number;
  }
  return vertices.every((vertex) => Object.values(vertex).every((each) => Math.abs(each) < 1e12))
    ? vertices
    : undefined;
}

/** A LINE, ARC, CIRCLE or ELLIPSE; undefined if damaged. */
export function strokeOf(record: DxfRecord): Stroke | undefined {
  const [x = Number.NaN, y = Number.NaN, a = 0, b = 0] =
    numbersOf(record, 10, 20, ...(STROKED.get(record.type) ?? [])) ?? [];
  if (Number.isNaN(x + y)) return undefined;
  const centre = { x, y };
  switch (record.type) {
    case 'LINE':
      return { points: [centre, { x: a, y: b }], isClosed: false };
    case 'CIRCLE':
      return { points: arcPoints(centre, circleAxes(a), 0, TURN).slice(1), isClosed: true };
    case 'ARC': {
      const [from = 0, to = 0] = numbersOf(record, 50, [51, 360]) ?? [];
      const sweep = (((to - from) % 360) + 360) % 360 || 360;
      const points = arcPoints(centre, circleAxes(a), radians(from), radians(sweep));
      return { points, isClosed: false };
    }
    default: {
      const [ratio = 1, from = 0, to = TURN] = numbersOf(record, [40, 1], 41, [42, TURN]) ?? [];
      const axes = [
        { x: a, y: b },
        { x: 0 - b * ratio, y: a * ratio },
      ] as const;
      const sweep = (((to - from) % TURN) + TURN) % TURN || TURN;
      const points = arcPoints(centre, axes, from, sweep);
      const isClosed = sweep > TURN - 1e-6;
      return { points: isClosed ? points.slice(1) : points, isClosed };
    }
  }
}

/** Codes that define an entity's shape in addition to its position. */
export const STROKED: ReadonlyMap<string, readonly number[]> = new Map([
  ['LINE', [11, 21]],
  ['CIRCLE', [40]],
  ['ARC', [40]],
  ['ELLIPSE', [11, 21]],
]);
