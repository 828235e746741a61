import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Product } from '../../../../web/planner/stock/products.ts';

/** The line of a product; the first of several. */
export const lineOf = ({ materials }: Pick<JobPlan, 'materials'>, product: Product) =>
  materials.find((one) => one.product === product);

/** Needs of packed materials by material; lines of one material are added. */
export function needsOf({ materials }: JobPlan): Readonly<Record<string, number>> {
  const needs: Record<string, number> = {};
  for (const one of materials) {
    if (one.form === 'packs') needs[one.id] = (needs[one.id] ?? 0) + one.need;
  }
  return needs;
}

const shown = (size: number): number => Math.round(size / 32) / 10;

/** Cut pieces by material, in mm to a tenth: `2 × rim 3600`. */
export function piecesOf({ materials }: JobPlan): Readonly<Record<string, readonly string[]>> {
  const cut: Record<string, string[]> = {};
  for (const one of materials) {
    if (one.form === 'packs') continue;
    const lines =
      one.form === 'lengths'
        ? one.pieces.map(({ name, length, quantity }) => `${quantity} × ${name} ${shown(length)}`)
        : one.panels.map(
            ({ name, length, width, quantity }) =>
              `${quantity} × ${name} ${shown(length)} × ${shown(width)}`,
          );
    cut[one.id] = [...(cut[one.id] ?? []), ...lines];
  }
  return cut;
}
