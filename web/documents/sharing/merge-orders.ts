/**
 * Two orders as one that is the same whichever comes first: what both have, in the order of one, and after each of
 * these what only one has, the run first whose first name is first.
 */
export function mergeOrders(a: readonly string[], b: readonly string[]): readonly string[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  const orders = [a.filter((name) => inB.has(name)), b.filter((name) => inA.has(name))];
  const [common = []] = orders.toSorted((x, y) => (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1));
  const runs = [runsAfter(a, inB), runsAfter(b, inA)];
  const after = (name: string): readonly string[] =>
    runs
      .map((run) => run.get(name) ?? [])
      .toSorted(([x = ''], [y = '']) => (x < y ? -1 : 1))
      .flat();
  return [...after(''), ...common.flatMap((name) => [name, ...after(name)])];
}

/** The names that only one order has, by the one before them that both have; empty at its start. */
function runsAfter(order: readonly string[], inOther: ReadonlySet<string>) {
  let last = '';
  const runs = Map.groupBy(order, (name) => {
    if (!inOther.has(name)) return last;
    last = name;
    return undefined;
  });
  return runs as ReadonlyMap<string | undefined, readonly string[]>;
}
