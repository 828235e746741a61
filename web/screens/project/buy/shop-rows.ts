import { words as amounts } from '../../../language/page/amounts.ts';
import { words as products } from '../../../language/page/products.ts';
import { words as projectWords } from '../../../language/page/project.ts';
import type { Locale } from '../../../language/locale.ts';
import { cents, type Cents } from '../../../planner/measure/units/units.ts';
import { amountsOf } from '../../../planner/shopping/line-amounts.ts';
import type { ListItem, ListLine, ShoppingList } from '../../../planner/shopping/list.ts';
import { isRough } from '../../../planner/shopping/rough-price.ts';
import type { Currency } from '../../../planner/stock/region.ts';
import { formatNeed, sumOfMoney } from '../../../ui/format/amounts.ts';

const { buying: words } = projectWords;

/** One row: a pack size to buy, or bought. */
export interface ShopRow {
  readonly key: string;
  readonly line: ListLine;
  readonly item: ListItem;
  readonly count: number;
  readonly ticked: boolean;
  /** True if the row explains how the amount was calculated. */
  readonly tells: boolean;
}

/** Rows of a line: for each offer the packs to buy, then the bought ones. */
export const rowsOf = (line: ListLine): readonly ShopRow[] =>
  line.items
    .flatMap((item): Omit<ShopRow, 'tells'>[] => [
      ...(item.toBuy > 0
        ? [{ key: `${line.id}|${item.offer}`, line, item, count: item.toBuy, ticked: false }]
        : []),
      ...(item.bought > 0
        ? [
            {
              key: `${line.id}|${item.offer}|bought`,
              line,
              item,
              count: item.bought,
              ticked: true,
            },
          ]
        : []),
    ])
    .map((row, i) => ({ ...row, tells: i === 0 }));

/** Cost of a row, at the price when it was bought; undefined if part of it has no price. */
export function costOf({ item, count, ticked }: ShopRow): Cents | undefined {
  if (ticked) return item.unpaid > 0 ? undefined : item.spent;
  return item.each === undefined ? undefined : cents(count * item.each);
}

/** Cost as text; `isRounded`: with "about". */
export const costInWords = (
  cost: Cents | undefined,
  currency: Currency,
  isRounded = false,
): string => (cost === undefined ? words.noPrice : sumOfMoney(cost, isRounded, currency));

/**
 * Sum of a list and the number of unpriced items; a list without any price has no sum. `isWhole`: false while a job is
 * not planned yet.
 */
export function sumInWords(
  { cost, unpriced, lines }: Pick<ShoppingList, 'cost' | 'unpriced' | 'lines'>,
  currency: Currency,
  isWhole = true,
): string {
  const sum = sumOfMoney(cost, !isWhole || lines.some(isRough), currency);
  if (unpriced === 0) return words.inAll(sum);
  return cost === 0 ? words.unpriced : words.inAllWithout(sum, unpriced);
}

/** Count and size: `2 × 5 L`, or `2` if there is only one size. A line may end before the size, not in it. */
export function countInWords({ count, item }: ShopRow): string {
  return item.label === products.each
    ? String(count)
    : amounts.times(count, item.label).replace('\u00a0×\u00a0', '\u00a0× ');
}

/** Needed, kept, owned and missing amounts; undefined if the count is enough. */
function neededInWords(line: ListLine, locale: Locale): string | undefined {
  const known = amountsOf(line);
  if (known === undefined) return undefined;
  const { need, own, bought, buying, unit } = known;
  if (unit === 'piece' && own === 0 && buying === need && (bought === 0 || bought === buying))
    return undefined;
  const { spare = 0, usualSpare, buysSpare = false, slack } = line.amounts ?? {};
  const show = (amount: number): string => formatNeed(amount, unit, locale);
  const { amounts: said } = words;
  return words.needed([
    said.need(show(need)),
    ...(buysSpare
      ? [said.spare[spare === usualSpare && slack !== undefined ? slack : 'own'](show(spare))]
      : []),
    ...(own > 0 ? [said.home(show(own))] : []),
    ...(bought > 0 ? [said.bought(show(bought))] : []),
    ...(buying > bought ? [said.buying(show(buying - bought))] : []),
  ]);
}

/** Details below the name of a row. */
export function whyOf({ line, item, tells, ticked }: ShopRow, locale: Locale): string {
  if (ticked && item.toReturn > 0) return words.toReturn(item.toReturn);
  const isBegun = line.items.some(({ bought }) => bought > 0);
  if (!tells && !ticked && !isBegun) return words.larger;
  const needed = neededInWords(line, locale);
  if (needed !== undefined) return needed;
  const [first, ...others] = line.needs;
  if (first === undefined) return '';
  return others.length === 0 ? first.why : words.forJobs(undefined, line.needs.length);
}

/** Amount spent on a list. */
export const spentOnList = ({ lines }: Pick<ShoppingList, 'lines'>): Cents =>
  cents(lines.flatMap(({ items }) => items).reduce((sum, { spent }) => sum + spent, 0));

/** Sum of rows with known prices. */
export const costOfRows = (rows: readonly ShopRow[]): Cents =>
  cents(rows.reduce((sum, row) => sum + (costOf(row) ?? 0), 0));
