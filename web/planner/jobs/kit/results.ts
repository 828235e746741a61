import type { Figure, Warning } from './contract.ts';
import { en } from '../../../language/en/rules.ts';
import type { Locale } from '../../../language/locale.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { formatAmount } from './format-sizes.ts';

/** Figures with their labels, in the order given; one without a value is left out. */
export const figures = <Id extends string>(
  labels: Readonly<Record<Id, string>>,
  values: Readonly<Partial<Record<NoInfer<Id>, string | undefined>>>,
): readonly Figure[] =>
  Object.entries<string | undefined>(values).flatMap(([id, value]) =>
    value === undefined ? [] : [{ id, label: labels[id as Id], value }],
  );

/**
 * Warning of a broken rule: its name, its limit and whom to ask; empty if it holds. `field` is the field to change.
 */
export function warningOf<T>(
  answer: StructuralAnswer<T>,
  severity: Warning['severity'],
  field: string | undefined,
  locale: Locale,
): readonly Warning[] {
  if (answer.ok) return [];
  const words = locale.words('rules', en);
  const { what, limit } = answer.beyond;
  const end = limit === undefined ? undefined : formatAmount(limit, locale);
  return [
    {
      rule: answer.rule,
      severity,
      message: words.beyond(
        words.names[answer.rule],
        words.limits[what],
        end,
        words.ask[answer.ask],
      ),
      ask: answer.ask,
      ...(field === undefined ? {} : { field }),
    },
  ];
}
