/**
 * A short name for something new, unique on this device as far as chance goes. Not `randomUUID`:
 * browsers keep that from pages without https, as one opened from another machine at home.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
