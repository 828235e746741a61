import type { Figure } from './contract.ts';

/** Figures with their labels, in the order given; one without a value is left out. */
export const figures = <Id extends string>(
  labels: Readonly<Record<Id, string>>,
  values: Readonly<Partial<Record<NoInfer<Id>, string | undefined>>>,
): readonly Figure[] =>
  Object.entries<string | undefined>(values).flatMap(([id, value]) =>
    value === undefined ? [] : [{ id, label: labels[id as Id], value }],
  );
