import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Bought amounts by line: needs of packs, and cut pieces; `unit` is the grid step of a millimetre or an inch. */
export const linesOf = ({ materials }: JobPlan, unit = 320): Record<string, number | string[]> =>
  Object.fromEntries(
    materials.map((one) => {
      if (one.form === 'packs') return [one.id, one.need];
      return [
        one.id,
        one.form === 'lengths'
          ? one.pieces.map(
              (piece) => `${piece.quantity} ${piece.name} ${short(piece.length / unit)}`,
            )
          : one.panels.map(
              (panel) =>
                `${panel.quantity} × ${short(panel.length / unit)} × ${short(panel.width / unit)}`,
            ),
      ];
    }),
  );

export const stepIds = ({ steps }: JobPlan): readonly string[] => steps.map(({ id }) => id);
