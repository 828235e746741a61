/**
 * Merges two orders of names; the result is the same for (a, b) and (b, a). Common names keep the order of one side.
 * After each of them follow the names that only one side has there, the alphabetically first run first.
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

/** Names that only this order has, by the common name before them; under '' at its start. */
function runsAfter(order: readonly string[], inOther: ReadonlySet<string>) {
  let last = '';
  const runs = Map.groupBy(order, (name) => {
    if (!inOther.has(name)) return last;
    last = name;
    return undefined;
  });
  return runs as ReadonlyMap<string | undefined, readonly string[]>;
}
