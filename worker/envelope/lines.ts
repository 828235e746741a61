/** Longest header line of an envelope or an item, bytes. */
export const MAX_LINE_BYTES = 64 * 1024;
export const NEWLINE = 10;
const decoder = new TextDecoder();

/** Index of the next newline, or the length if there is none. */
export function lineEnd(bytes: Uint8Array, from: number): number {
  const found = bytes.indexOf(NEWLINE, from);
  return found === -1 ? bytes.length : found;
}

/** The JSON object in a line; `undefined` for anything else. */
export function parseObject(line: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(decoder.decode(line));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
