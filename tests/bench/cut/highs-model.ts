import type { ModelData } from 'highs';
import type { LinearProblem } from '../../../web/planner/cutting/problem.ts';
import type { Network } from './reflect.ts';

/**
 * The integer program of a network: a column an arc, its boards' price on the reflected ones. Rows: of
 * each size at least so many; at each node but 0 as much comes in as leaves, where the end of a
 * reflected arc counts as leaving; of each limited stock at most so many. At 0 the balance follows.
 */
export function highsModel({ stock }: LinearProblem, { sizes, nodes, arcs }: Network): ModelData {
  const rowOfNode = new Map(nodes.slice(1).map((node, i) => [node, sizes.length + i]));
  const limited = [...stock.entries()].filter(([, { quantity }]) => quantity < Infinity);
  const rowOfStock = new Map(
    limited.map(([row], i) => [row, sizes.length + rowOfNode.size + i] as const),
  );
  const [starts, indices, values]: [number[], number[], number[]] = [[0], [], []];
  for (const arc of arcs) {
    const column = new Map<number, number>();
    const add = (row: number | undefined, value: number): void => {
      if (row !== undefined) column.set(row, (column.get(row) ?? 0) + value);
    };
    add(arc.size, 1);
    add(rowOfNode.get(arc.tail), -1);
    add(rowOfNode.get(arc.head), arc.stock === undefined ? 1 : -1);
    if (arc.stock !== undefined) add(rowOfStock.get(arc.stock), 1);
    indices.push(...column.keys());
    values.push(...column.values());
    starts.push(indices.length);
  }
  const balance = Array.from(rowOfNode, () => 0);
  const numRows = sizes.length + rowOfNode.size + limited.length;
  const [numCols, integer] = [arcs.length, 1];
  return {
    numRows,
    numCols,
    colCost: arcs.map((arc) => (arc.stock === undefined ? 0 : (stock[arc.stock]?.cost ?? 0))),
    colLower: arcs.map(() => 0),
    colUpper: arcs.map(({ most }) => most),
    rowLower: [...sizes.map(({ quantity }) => quantity), ...balance, ...limited.map(() => 0)],
    rowUpper: [
      ...sizes.map(() => Infinity),
      ...balance,
      ...limited.map(([, { quantity }]) => quantity),
    ],
    matrix: { format: 'csc', numRows, numCols, starts, indices, values },
    integrality: new Int32Array(numCols).fill(integer),
  };
}
