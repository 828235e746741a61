import { attempt } from './attempt.ts';

/** As many random bytes in hexadecimal; where the browser gives none, of those that a game would do with. */
export function randomHex(bytes: number): string {
  const all = new Uint8Array(bytes);
  const random =
    attempt(() => crypto.getRandomValues(all), undefined) ?? all.map(() => Math.random() * 256);
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A short name for something new, unique on this device as far as chance goes. Not `randomUUID`:
 * browsers keep that from pages without https, as one opened from another machine at home.
 */
export const newId = (): string => randomHex(4);
