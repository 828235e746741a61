import { keysOf, readStored } from './device-storage.ts';
import type { Remains } from '../../planner/schema/schema.ts';

/** A key without a text, or with one that this version cannot read. */
export type Unread =
  /** The text stays as it is: the user can copy `raw`. */
  | (Remains & {
      readonly kind: 'damaged';
      readonly id: string;
      readonly reason: string;
      readonly raw: string;
    })
  | { readonly kind: 'none' };

/** The meaning of the text under a key. */
export interface ReadText<Value> {
  (key: string): Value;
  /** Remembers the meaning of a text before it is written, so that its unchanged parts stay the same objects. */
  readonly know: (key: string, text: string, value: Value) => void;
}

/** Reads a text's meaning once for as long as the text is the same, so that React sees one object. */
export function remembering<Value>(
  read: (text: string | null, key: string) => Value,
): ReadText<Value> {
  const known = new Map<string, { readonly text: string | null; readonly value: Value }>();
  const reading = (key: string): Value => {
    const text = readStored(key);
    const last = known.get(key);
    if (last?.text === text && last !== undefined) return last.value;
    const value = read(text, key);
    known.set(key, { text, value });
    return value;
  };
  return Object.assign(reading, {
    know: (key: string, text: string, value: Value): void => {
      known.set(key, { text, value });
    },
  });
}

/** The values of all keys with this prefix, arranged; the same array while no text changes. */
export function listing<Value>(
  prefix: string,
  read: (key: string) => Value,
  arrange: (all: readonly Value[]) => readonly Value[],
  none: readonly Value[],
): () => readonly Value[] {
  let last = { stamp: '', all: none };
  return () => {
    const keys = keysOf(prefix);
    const stamp = keys.map((key) => `${key}=${readStored(key) ?? ''}`).join('\n');
    if (last.stamp !== stamp) last = { stamp, all: arrange(keys.map(read)) };
    return last.all;
  };
}
