import { en } from '../../language/en/project.ts';
import { area } from '../../language/language.ts';
import type { Locale } from '../../language/locale.ts';
import { cents, type Cents } from '../../measure/units.ts';
import type { ListItem, ListLine } from '../../shopping/list.ts';
import { showNeed } from '../../ui/format/show-need.ts';

const { buying: words } = area('project', en);

/** One row: what a hand takes from the shelf, or has taken. */
export interface ShopRow {
  readonly key: string;
  readonly line: ListLine;
  readonly item: ListItem;
  readonly count: number;
  readonly ticked: boolean;
  /** Whether the row tells how the material's number came about. */
  readonly tells: boolean;
}

/** The rows of a line: of each offer what is still to be bought, then what is bought. */
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

/** What the row's count costs, or did when it was bought. */
export const costOf = ({ item, count, ticked }: ShopRow): Cents =>
  ticked ? item.spent : cents(count * (item.each ?? 0));

/** What a row says of itself under its name. */
export function whyOf({ line, item, tells, ticked }: ShopRow, locale: Locale): string {
  if (ticked && item.toReturn > 0) {
    return words.toReturn(item.toReturn);
  }
  if (!ticked && item.bought > 0) {
    return words.moreThan(item.bought);
  }
  if (!ticked && line.items.some(({ bought }) => bought > 0)) return words.toAdd;
  if (!tells) return words.larger;
  const [first, ...others] = line.needs;
  if (first === undefined) return '';
  if (others.length === 0) return first.why;
  const total = line.amounts && showNeed(line.amounts.need, line.amounts.unit, locale);
  return words.forJobs(total, line.needs.length);
}
