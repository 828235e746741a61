import { isFields } from '../../planner/schema/schema.ts';
import { canonical } from '../sharing/canonical.ts';
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

const numberOf = (item: unknown): number =>
  isFields(item) && typeof item['number'] === 'number' && isFields(item['board'])
    ? item['number']
    : 0;

/** A cut board with the next free number if another board of the list has its number; any other item as it is. */
export function withFreeNumber(item: unknown, others: readonly unknown[]): unknown {
  const [number, taken] = [numberOf(item), others.map(numberOf)];
  if (!isFields(item) || number === 0 || !taken.includes(number)) return item;
  const cutAs = item['cutAs'] ?? number;
  return { ...item, cutAs, number: taken.reduce((most, one) => Math.max(most, one), 0) + 1 };
}
