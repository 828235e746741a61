import { leavesOf, type SheetLayout } from '../layout.ts';
import type { PackedSheets } from '../plan.ts';
import type { SheetModel } from '../model.ts';
import type { Relaxation } from './columns.ts';

/**
 * Complete sheets of a relaxed plan: every layout as often as its use rounded down, then once more if the fraction is
 * at least `least`, the largest first, while all its pieces are still wanted. A search places the rest; a `least` above
 * 1 leaves the largest rest.
 */
export function roundRelaxation(
  model: SheetModel,
  { uses }: Relaxation,
  least: number,
): PackedSheets {
  const wanted = model.pieces.map((piece) => piece.quantity);
  const left = model.sheets.map((sheet) => sheet.quantity);
  const plan: SheetLayout[] = [];
  const buy = (layout: SheetLayout, count: number): void => {
    const counts = new Map<number, number>();
    for (const { piece } of leavesOf(layout.root)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    let times = Math.min(count, left[layout.sheet] ?? 0);
    for (const [piece, n] of counts) times = Math.min(times, Math.floor((wanted[piece] ?? 0) / n));
    for (const [piece, n] of counts) wanted[piece] = (wanted[piece] ?? 0) - n * times;
    left[layout.sheet] = (left[layout.sheet] ?? 0) - times;
    for (let i = 0; i < times; i++) plan.push(layout);
  };
  const whole = uses.map(({ layout, count }) => ({ layout, count: Math.floor(count + 1e-6) }));
  for (const { layout, count } of whole) buy(layout, count);
  const fractions = uses
    .map(({ layout, count }) => ({ layout, fraction: count % 1 }))
    .filter(({ fraction }) => fraction >= least)
    .sort((a, b) => b.fraction - a.fraction);
  for (const { layout } of fractions) buy(layout, 1);
  return plan;
}
