import { attempt } from './attempt.ts';

/** Random bytes in hexadecimal; not cryptographically secure if the browser has no `crypto`. */
export function randomHex(bytes: number): string {
  const all = new Uint8Array(bytes);
  const random =
    attempt(() => crypto.getRandomValues(all), undefined) ?? all.map(() => Math.random() * 256);
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short id, unique on this device with high probability. Pages without https have no `randomUUID`. */
export const newId = (): string => randomHex(4);
