import type { Budget } from './budget.ts';
import type { Model, Pattern } from './model.ts';

import type { Combination } from './combination.ts';

const VIOLATED = 0.03;

/**
 * Chvátal–Gomory cuts of one to three demand rows that the fractional plan breaks: each board gives
 * a whole number of boards' worth, so both sides of the summed rows may be rounded up after dividing.
 * Triples are tried only where their types meet on boards of the plan.
 */
export function findCuts(
  model: Model,
  patterns: readonly Pattern[],
  boards: readonly number[],
  most: number,
  budget: Budget,
): Combination[] {
  const types = model.sizes.length;
  const using: number[][] = Array.from({ length: types }, () => []);
  patterns.forEach((pattern, p) => pattern.types.forEach((type) => using[type]?.push(p)));
  const neighbours = using.map((list) => {
    const met = new Set(list.flatMap((p) => [...(patterns[p]?.types ?? [])]));
    return [...met].toSorted((a, b) => a - b);
  });
  const dense = patterns.map((pattern) => {
    const counts = new Uint16Array(types);
    pattern.types.forEach((type, n) => (counts[type] = pattern.counts[n] ?? 0));
    return counts;
  });
  const found: { members: readonly number[]; divisor: number; violation: number }[] = [];
  const mark = new Int32Array(patterns.length).fill(-1);
  let stamp = 0;
  const test = (members: readonly number[], divisor: number): void => {
    let demand = 0;
    for (const type of members) demand += model.demand[type] ?? 0;
    if (demand % divisor === 0) return;
    const rhs = Math.ceil(demand / divisor);
    let sum = 0;
    budget.spend(members.length * patterns.length);
    stamp++;
    for (const type of members) {
      for (const p of using[type] ?? []) {
        if (mark[p] === stamp) continue;
        mark[p] = stamp;
        let pieces = 0;
        for (const member of members) pieces += dense[p]?.[member] ?? 0;
        sum += Math.ceil(pieces / divisor) * (boards[p] ?? 0);
        if (sum > rhs - VIOLATED) return;
      }
    }
    found.push({ members, divisor, violation: rhs - sum });
  };
  for (let i = 0; i < types && !budget.isDone(); i++) {
    for (const divisor of [2, 3, 4, 5]) test([i], divisor);
    for (const j of neighbours[i] ?? []) {
      if (j <= i) continue;
      for (const divisor of [2, 3]) test([i, j], divisor);
      if (budget.isDone()) break;
      for (const k of neighbours[j] ?? []) {
        if (k <= i || k === j) continue;
        if (k < j && (neighbours[i] ?? []).includes(k)) continue;
        test([i, j, k], 2);
      }
    }
  }
  found.sort((a, b) => b.violation - a.violation);
  return found.slice(0, most).map(({ members, divisor }) => {
    const shares = new Int32Array(types);
    for (const type of members) shares[type] = 1;
    return { shares, parts: divisor };
  });
}
