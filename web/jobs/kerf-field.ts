import { inches, mm } from '../measure/units.ts';

/** The width of a job's saw cut: 3 mm or 1/8 inch unless told otherwise, a centimetre at most. */
export const kerfField = (label: string) =>
  ({
    kind: 'length',
    label,
    usual: { metric: mm(3), imperial: inches(1 / 8) },
    least: mm(0),
    most: mm(10),
  }) as const;
