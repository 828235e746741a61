import { twiceRingArea, type Point } from '../../outline/polygon.ts';
import type { LineGraph } from './line-graph.ts';

/** An outline enclosed by lines, without an inner line that reaches it, and the widest gap that was closed for it. */
export interface EnclosedOutline {
  readonly points: readonly Point[];
  readonly gap: number;
}

/** Removes lines that lead nowhere, such as an open door. */
function withoutLooseEnds({ joined }: LineGraph): readonly ReadonlySet<number>[] {
  const left = joined.map((others) => new Set(others));
  const loose = left.flatMap((others, node) => (others.size === 1 ? [node] : []));
  for (let node = loose.pop(); node !== undefined; node = loose.pop()) {
    for (const other of left[node] ?? []) {
      left[other]?.delete(node);
      if (left[other]?.size === 1) loose.push(other);
    }
    left[node]?.clear();
  }
  return left;
}

/** Splits a walk that visits a node twice into its loops. */
function loopsOf(walk: readonly number[]): readonly (readonly number[])[] {
  const loops: number[][] = [];
  const path: number[] = [];
  const at = new Map<number, number>();
  for (const node of walk) {
    const before = at.get(node);
    if (before !== undefined) {
      const loop = path.splice(before);
      for (const one of loop) at.delete(one);
      loops.push(loop);
    }
    at.set(node, path.length);
    path.push(node);
  }
  return [...loops, path];
}

/** Faces of a plan of lines, clockwise with y down. */
export function findFaces(graph: LineGraph): readonly EnclosedOutline[] {
  const { nodes, gaps } = graph;
  const at = (node: number): Point => nodes[node] ?? { x: 0, y: 0 };
  const wayTo = (from: number, to: number): number =>
    Math.atan2(at(to).y - at(from).y, at(to).x - at(from).x);
  const around = withoutLooseEnds(graph).map((others, node) =>
    [...others].toSorted((one, two) => wayTo(node, one) - wayTo(node, two)),
  );
  const walked = new Set<string>();
  const faces: EnclosedOutline[] = [];
  for (const [start, others] of around.entries()) {
    for (const first of others) {
      const walk: number[] = [];
      let [from, to] = [start, first];
      while (!walked.has(`${from} ${to}`)) {
        walked.add(`${from} ${to}`);
        walk.push(from);
        const ways = around[to] ?? [];
        // The next edge to the right of the way back: the face is on the right, y down.
        const next = ways.at(ways.indexOf(from) - 1) ?? from;
        [from, to] = [to, next];
      }
      if (walk.length < 3) continue;
      for (const loop of loopsOf(walk)) {
        const points = loop.map(at);
        if (loop.length < 3 || twiceRingArea(points) <= 0) continue;
        faces.push({ points, gap: Math.max(...loop.map((node) => gaps[node] ?? 0)) });
      }
    }
  }
  return faces;
}
