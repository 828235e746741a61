import { offerOf } from '../shopping/cut-line.ts';
import type { Cents } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import type { Spent } from '../shopping/purse.ts';
import type { Currency } from '../stock/region.ts';
import { boughtKey, type Project } from '../schema/project.ts';

/**
 * Price paid for `count` items of a size: as stored when the user ticked them, or cut them; `each` for all others,
 * counted as unpriced if that is unknown. Prices in another currency count as unknown.
 */
export function spentOn(
  { paid, cut }: Pick<Project, 'paid' | 'cut'>,
  currency: Currency,
  material: string,
  offer: string,
  count: number,
  each: Cents | undefined,
): Spent {
  const found = entryOf(paid, boughtKey(material, offer));
  const isAlike = (found?.currency ?? currency) === currency;
  const ticked = found !== undefined && isAlike ? found : { count: 0, cost: 0 };
  const known = Math.min(count, ticked.count);
  const share = ticked.count === 0 ? 0 : Math.round((ticked.cost * known) / ticked.count);
  const boards = (entryOf(cut, material) ?? []).filter(
    ({ board }) => offerOf(board.stock) === offer,
  );
  const alsoCut = isAlike ? boards.slice(known, count).map(({ price }) => price ?? each) : [];
  const rest = count - known - alsoCut.length;
  return {
    cost: alsoCut.reduce<number>((sum, price) => sum + (price ?? 0), share + rest * (each ?? 0)),
    unpriced:
      alsoCut.filter((price) => price === undefined).length + (each === undefined ? rest : 0),
  };
}
