import { isFields, json } from '../../planner/schema/schema.ts';
import type { TextChange } from './undo-stack.ts';

/**
 * The name of the changed project or list if the address shows another one; undefined if it is on the screen or has no
 * name.
 */
export function readNames(changes: readonly TextChange[], address: string): string | undefined {
  const named = changes.flatMap(({ key, before, after }) => {
    const value = json(after ?? before ?? '');
    const id = key.slice(key.lastIndexOf(':') + 1);
    const name = isFields(value) ? value['name'] : undefined;
    return typeof name === 'string' && name.trim() !== '' ? [{ id, name }] : [];
  });
  if (named.some(({ id }) => address.includes(id))) return undefined;
  return named[0]?.name;
}
