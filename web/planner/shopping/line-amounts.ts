import type { NeedUnit } from '../stock/label-units.ts';
import { offerOf, type LineCut } from './cut-line.ts';
import type { ListItem, ListLine } from './list.ts';
import { OFFCUT_PREFIX } from './own-stock.ts';

/** Amounts of a line in one unit: need, own stock, bought, and surplus. */
export interface LineAmounts {
  readonly need: number;
  readonly own: number;
  /** Bought before. */
  readonly bought: number;
  /** Bought before or still to buy. */
  readonly buying: number;
  readonly left: number;
  readonly unit: NeedUnit;
}

/** Amounts of packs or of cut boards; undefined if the line cannot be bought completely. */
export function amountsOf({
  amounts,
  cut,
  items,
  trouble,
}: Pick<ListLine, 'amounts' | 'cut' | 'items' | 'trouble'>): LineAmounts | undefined {
  if (trouble !== undefined) return undefined;
  return cut === undefined ? amounts : cutAmounts(cut, items);
}

interface Sides {
  readonly length: number;
  readonly width?: number;
}

/** Metres run of what is cut to length, square metres of sheets; saw cuts are in what is left. */
function cutAmounts({ request, answer, parts }: LineCut, items: readonly ListItem[]): LineAmounts {
  const isSheet = request.kind === 'sheet';
  const sizeOf = ({ length, width = 0 }: Sides): number =>
    isSheet ? (length * width) / 1000 : length;
  const stock = new Map<string, Sides>(request.stock.map((one) => [offerOf(one.id), one]));
  const amount = (id: string): number => sizeOf(stock.get(id) ?? { length: 0 });
  const boards = 'boards' in answer ? answer.boards : answer.sheets;
  const need = parts.reduce((sum, part) => sum + part.quantity * sizeOf(part), 0);
  const bought = items.reduce((sum, item) => sum + item.bought * amount(item.offer), 0);
  const buying = items.reduce((sum, { offer, toBuy }) => sum + toBuy * amount(offer), bought);
  const own = boards.reduce(
    (sum, board) => sum + (board.stock.startsWith(OFFCUT_PREFIX) ? amount(board.stock) : 0),
    0,
  );
  const left = Math.max(0, buying + own - need);
  return { need, own, bought, buying, left, unit: isSheet ? 'm²/1000' : 'mm' };
}
