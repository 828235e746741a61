import type { LinearProblem } from '../../../web/planner/cutting/problem.ts';

/**
 * A step along one half of a board. A standard arc stays in the half; a reflected arc crosses the middle, once per
 * board, and leads to the last possible end of the other half.
 */
export interface Arc {
  readonly tail: number;
  readonly head: number;
  /** The row of `sizes`; absent if nothing is cut. */
  readonly size?: number;
  /** The row of the stock, of a reflected arc. */
  readonly stock?: number;
  readonly most: number;
}

export interface Network {
  /** Parts of one length are one size, longest first; a kerf is counted with each. */
  readonly sizes: readonly { readonly length: number; readonly quantity: number }[];
  /** Ends of arcs, from 0 to half of the longest board. */
  readonly nodes: readonly number[];
  readonly arcs: readonly Arc[];
}

/**
 * The model "reflect" of Delorme and Iori (2020, INFORMS Journal on Computing 32:1) for several stock lengths: a board
 * is two paths from 0 that end at the same node, and one of them has its reflected arc. Sizes fall along each path, a
 * path has no more of a size than is wanted, and a reflected arc starts no later than it ends: parts dealt longest
 * first to the emptier half do so. Undefined above this number of arcs. Costs one look a node and size.
 */
export function reflect(problem: LinearProblem, mostArcs: number): Network | undefined {
  const { kerf, trim, stock } = problem;
  const capacities = stock.map(({ length }) => length - trim.start - trim.end + kerf);
  const middle = Math.floor(Math.max(...capacities) / 2);
  const sizes = sizesOf(problem);
  const isNode = new Uint8Array(middle + 1);
  isNode[0] = 1;
  const arcs: Arc[] = [];
  for (const [size, { length, quantity }] of sizes.entries()) {
    const step = length + kerf;
    const seen = new Uint8Array(middle + 1);
    for (let start = middle; start >= 0; start--) {
      if (isNode[start] !== 1) continue;
      for (let n = 0, tail = start; n < quantity && seen[tail] === 0; n++, tail += step) {
        seen[tail] = 1;
        const end = tail + step;
        for (const [row, capacity] of capacities.entries()) {
          const head = capacity - end;
          if (2 * end <= capacity || tail > head) continue;
          arcs.push({ tail, head, size, stock: row, most: quantity });
        }
        if (end > middle) break;
        arcs.push({ tail, head: end, size, most: quantity });
        isNode[end] = 1;
      }
      if (arcs.length > mostArcs) return undefined;
    }
  }
  const middles = capacities.map((capacity) => Math.floor(capacity / 2));
  for (const each of middles) isNode[each] = 1;
  const nodes = [...isNode.keys()].filter((node) => isNode[node] === 1);
  return { sizes, nodes, arcs: [...toNodes(arcs, nodes), ...losses(problem, nodes, middles)] };
}

function sizesOf({ parts }: LinearProblem): Network['sizes'] {
  return [...Map.groupBy(parts, ({ length }) => length)]
    .map(([length, rows]) => {
      return { length, quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0) };
    })
    .toSorted((a, b) => b.length - a.length);
}

/** A reflected arc leads to the last node at which the other half can end. */
function toNodes(arcs: readonly Arc[], nodes: readonly number[]): Arc[] {
  const last = new Int32Array((nodes.at(-1) ?? 0) + 1);
  for (const node of nodes) last[node] = node;
  for (let at = 1; at < last.length; at++) last[at] ||= last[at - 1] ?? 0;
  return arcs.map((arc) => ({ ...arc, head: last[arc.head] ?? 0 }));
}

/**
 * Arcs of waste from node to node, and of boards that no part crosses the middle of. Needs an upper limit, or HiGHS
 * tightens their bounds one by one, far past its time limit.
 */
function losses({ parts }: LinearProblem, nodes: readonly number[], middles: readonly number[]) {
  const boards = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...nodes.slice(1).map((head, i) => ({ tail: nodes[i] ?? 0, head, most: 2 * boards })),
    ...middles.map((node, stock) => ({ tail: node, head: node, stock, most: boards })),
  ];
}
