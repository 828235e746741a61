import type { ListLine } from '../shopping/list.ts';

/** What a line comes to as a person says it: `1 × 5 L and 2 × 2.5 L`. */
export function itemsInWords({ items, trouble }: ListLine): string {
  if (trouble === 'unpriced') return 'No size has a price';
  const all = items.map(({ bought, toBuy, label }) => `${bought + toBuy} × ${label}`);
  return all.length === 0 ? 'Nothing to buy' : all.join(' and ');
}
