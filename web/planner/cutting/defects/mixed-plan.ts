import { endsOf } from './material.ts';
import type { CutSheet } from '../contract.ts';
import type { SheetProblem } from '../problem.ts';
import type { JoinedProblem } from '../runs/join-runs.ts';
import type { PackedSheet } from './packer.ts';

/** Sheets packed around their defects, and sheets without defects planned by the engine. */
export interface Mixed {
  readonly packed: readonly PackedSheet[];
  readonly clean: readonly CutSheet[];
  /** Missing count of each joined part. */
  readonly outside: readonly number[];
  readonly cost: number;
}

export const isComplete = ({ outside }: Mixed): boolean => outside.every((count) => count === 0);

export function mixedCost(
  { stock }: SheetProblem,
  packed: readonly PackedSheet[],
  clean: readonly CutSheet[],
): number {
  const first = packed.reduce((sum, { row }) => sum + (stock[row]?.cost ?? 0), 0);
  if (clean.length === 0) return first;
  const costs = new Map(stock.map(({ id, cost }) => [id, cost]));
  return clean.reduce((sum, { stock: id }) => sum + (costs.get(id) ?? 0), first);
}

/** Wanted parts that are on none of these sheets. */
export function outsideOf(wanted: readonly number[], packed: readonly PackedSheet[]): number[] {
  const outside = [...wanted];
  for (const { panel } of packed.flatMap(({ root }) => endsOf(root))) {
    if (panel?.place === 0) outside[panel.part] = (outside[panel.part] ?? 0) - 1;
  }
  return outside;
}

/** True if a plan holds more, or an equal amount for less money, or on fewer sheets. */
export function isBetterMixed(plan: Mixed, old: Mixed, problem: JoinedProblem): boolean {
  const area = ({ outside }: Mixed): number =>
    problem.parts.reduce(
      (sum, { length, width }, i) => sum + length * width * (outside[i] ?? 0),
      0,
    );
  const [gain, saved] = [area(old) - area(plan), old.cost - plan.cost];
  const count = ({ packed, clean }: Mixed): number => packed.length + clean.length;
  if (gain !== 0) return gain > 0;
  return saved > 0 || (saved === 0 && count(plan) < count(old));
}
