import { json } from './schema.ts';

/** What a text that cannot be read still tells of itself. */
export interface Remains {
  /** Its own name, else that of the first thing in it that has one; empty where none is whole. */
  readonly name: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number | undefined;
}

const NAME = /"name":("(?:[^"\\]|\\.)+")/;
const CHANGED = /"changed":(\d{1,15})[,}]/;

export function readRemains(raw: string): Remains {
  const name = json(NAME.exec(raw)?.[1] ?? '');
  const [, changed] = CHANGED.exec(raw) ?? [];
  return {
    name: typeof name === 'string' ? name.trim() : '',
    changed: changed === undefined ? undefined : Number(changed),
  };
}
