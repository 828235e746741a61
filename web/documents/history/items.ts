import { isFields } from '../../planner/schema/schema.ts';
import { canonical } from '../../planner/schema/text-hash.ts';
import { idFrom } from '../sharing/safe-id.ts';

/**
 * Name of a cut board: the number that it was cut under, and its layout. Two phones or tabs with different plans cut
 * different boards under one number, and both exist.
 */
function nameOfBoard({ number, cutAs, board }: Readonly<Record<string, unknown>>) {
  if (typeof number !== 'number' || !isFields(board)) return undefined;
  return `${typeof cutAs === 'number' ? cutAs : number}.${idFrom(canonical(board))}`;
}

/** Name of an item among those of its list; undefined for an item that has none. */
export function nameOfItem(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (!isFields(item)) return undefined;
  return typeof item['id'] === 'string' ? item['id'] : nameOfBoard(item);
}

type Board = Readonly<Record<string, unknown>> & { readonly number: number };

const isBoard = (item: unknown): item is Board =>
  isFields(item) && typeof item['number'] === 'number' && isFields(item['board']);

/** Boards of one material: the first of a number keeps it, each other gets the next that no board has. */
export function withOwnNumbers<Item>(items: readonly Item[]): readonly Item[] {
  const taken = new Set<number>();
  let last = items.reduce((most, item) => Math.max(most, isBoard(item) ? item.number : 0), 0);
  return items.map((item) => {
    if (!isBoard(item) || !taken.has(item.number)) {
      if (isBoard(item)) taken.add(item.number);
      return item;
    }
    last += 1;
    taken.add(last);
    return { ...item, cutAs: item['cutAs'] ?? item.number, number: last };
  });
}
