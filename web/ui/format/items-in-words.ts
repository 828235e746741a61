import { en } from '../../language/en/amounts.ts';
import { area } from '../../language/language.ts';
import type { ListLine } from '../../planner/shopping/list.ts';
import { keepUnits } from '../../language/keep-units.ts';

const words = area('amounts', en);

/** Packs of a list line: `1 × 5 L and 2 × 2.5 L`. */
export function itemsInWords({ items, trouble }: ListLine): string {
  if (trouble === 'unpriced') return words.unpriced;
  const all = items.map(({ bought, toBuy, label }) => words.times(bought + toBuy, label));
  return all.length === 0 ? words.nothing : keepUnits(words.and(all));
}
