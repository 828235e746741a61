import { isFields, json } from '../../planner/schema/schema.ts';
import type { TextChange } from './undo-stack.ts';

/**
 * The name of the changed project or list if the address shows another one; undefined if it is on the screen or has no
 * name. `read` returns the present text of a key.
 */
export function readNames(
  changes: readonly TextChange[],
  address: string,
  read: (key: string) => string | null,
): string | undefined {
  const named = changes.flatMap(({ key, fields }) => {
    const removed = fields.find(({ path }) => path.length === 0)?.before;
    const text = read(key) ?? (typeof removed === 'string' ? removed : '');
    const value = json(text);
    const id = key.slice(key.lastIndexOf(':') + 1);
    const name = isFields(value) ? value['name'] : undefined;
    return typeof name === 'string' && name.trim() !== '' ? [{ id, name }] : [];
  });
  if (named.some(({ id }) => address.includes(id))) return undefined;
  return named[0]?.name;
}
