import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An argument of a message, in the order of the call. */
export interface Argument {
  readonly name: string;
  /**
   * `string`, `number`, `boolean`, `string[]` or names such as `rip | crosscut`, with `?` if it may
   * be undefined; `amount` for a slot that `tellWhy` fills, `amount count` if a plural depends on it.
   */
  readonly type: string;
}

/** A message file in the Application Resource Bundle format: JSON with ICU messages. */
export interface ArbFile {
  readonly path: string;
  /** Messages of this file alone, by key. */
  readonly own: ReadonlyMap<string, string>;
  /** All messages: those of the file that it extends, then its own. */
  readonly messages: ReadonlyMap<string, string>;
  /** Arguments of each message that has any; only the English file lists them. */
  readonly arguments: ReadonlyMap<string, readonly Argument[]>;
}

interface Details {
  readonly placeholders?: Readonly<Record<string, { readonly type?: string }>>;
}

const argumentsOf = ({ placeholders = {} }: Details): readonly Argument[] =>
  Object.entries(placeholders).map(([name, { type = 'string' }]) => ({ name, type }));

/** Reads a message file; undefined if there is none. */
export function readArb(path: string): ArbFile | undefined {
  if (!existsSync(path)) return undefined;
  const entries = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object);
  const own = new Map<string, string>();
  const named = new Map<string, readonly Argument[]>();
  let base: ArbFile | undefined;
  for (const [key, value] of entries as readonly (readonly [string, unknown])[]) {
    if (key === '@@x-extends') base = readArb(join(dirname(path), String(value)));
    else if (key.startsWith('@@')) continue;
    else if (key.startsWith('@')) {
      const list = argumentsOf(value as Details);
      if (list.length > 0) named.set(key.slice(1), list);
    } else if (typeof value === 'string') own.set(key, value);
    else throw new Error(`${path}: ${key} is not text`);
  }
  return {
    path,
    own,
    messages: new Map([...(base?.messages ?? []), ...own]),
    arguments: new Map([...(base?.arguments ?? []), ...named]),
  };
}
