import { inches, mm } from '../measure/units.ts';
import type { Fields } from './fields.ts';
import type { Workshop } from './workshop.ts';

/** The width of a job's saw cut: 3 mm or 1/8 inch unless told otherwise, a centimetre at most. */
export const kerfField = (label: string) =>
  ({
    kind: 'length',
    label,
    usual: { metric: mm(3), imperial: inches(1 / 8) },
    least: mm(0),
    most: mm(10),
  }) as const;

/** The fields of a job whose saw cuts as the person's does, unless they say otherwise there. */
export function withKerf<Declared extends Fields>(fields: Declared, { kerf }: Workshop): Declared {
  const field = fields['kerf'];
  if (kerf === undefined || field === undefined) return fields;
  return { ...fields, kerf: { ...field, usual: kerf } };
}
