import { offerOf } from '../../shopping/cut-line.ts';
import { boughtKey, type Project } from '../schema/project.ts';
import { entryOf } from '../../measure/entry-of.ts';

/**
 * What so many of a size were paid with, in cents: as it was when they were ticked or, where they never were, cut;
 * `each` for those of which neither is known.
 */
export function spentOn(
  { paid, cut }: Pick<Project, 'paid' | 'cut'>,
  material: string,
  offer: string,
  count: number,
  each: number,
): number {
  const ticked = entryOf(paid, boughtKey(material, offer)) ?? { count: 0, cost: 0 };
  const known = Math.min(count, ticked.count);
  const share = ticked.count === 0 ? 0 : Math.round((ticked.cost * known) / ticked.count);
  const boards = (entryOf(cut, material) ?? []).filter(
    ({ board }) => offerOf(board.stock) === offer,
  );
  const alsoCut = boards.slice(known, count).map(({ price }) => price ?? each);
  const rest = count - known - alsoCut.length;
  return alsoCut.reduce((sum, price) => sum + price, share + rest * each);
}
