const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const NAME = [...new TextEncoder().encode('"sent_at"')];
const decoder = new TextDecoder();

/**
 * Moves `sent_at` in an envelope's first line by the time that it has waited. From it the collector tells a wrong clock
 * from a late delivery. Every other byte stays. Returns an envelope without a readable `sent_at` unchanged. Takes linear
 * time.
 */
export function rebaseSentAt(
  bytes: Uint8Array<ArrayBuffer>,
  waitedMs: number,
): Uint8Array<ArrayBuffer> {
  const newline = bytes.indexOf(NEWLINE);
  const line = bytes.subarray(0, newline === -1 ? bytes.length : newline);
  const header = parse(line);
  const written = header?.['sent_at'];
  if (typeof written !== 'string') return bytes;
  const moved = new Date(Date.parse(written) + waitedMs);
  const place = findValue(line);
  if (Number.isNaN(moved.valueOf()) || place === undefined) return bytes;
  const value = moved.toISOString();
  // An escaped name may hide another `sent_at`, which then is the one that counts.
  const isMoved = parse(splice(line, place, value))?.['sent_at'] === value;
  return isMoved ? splice(bytes, place, value) : bytes;
}

interface Place {
  /** Index of the first byte inside the quotes. */
  readonly from: number;
  /** Index of the closing quote. */
  readonly to: number;
}

/** Position of the value of the object's own `sent_at`: the last one, as in JSON. */
function findValue(line: Uint8Array): Place | undefined {
  let found: Place | undefined;
  let depth = 0;
  let isValueOfName = false;
  for (let at = 0; at < line.length; at += 1) {
    const byte = line[at];
    if (byte === QUOTE) {
      const end = endOfText(line, at);
      if (isValueOfName) found = { from: at + 1, to: end };
      const isName: boolean = depth === 1 && !isValueOfName && isSentAt(line, at, end);
      isValueOfName = isName && isFollowedByColon(line, end + 1);
      at = end;
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      isValueOfName = false;
    } else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1;
    } else if (byte === 0x2c) {
      isValueOfName = false;
    }
  }
  return found;
}

function endOfText(line: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < line.length && line[at] !== QUOTE) at += line[at] === BACKSLASH ? 2 : 1;
  return at;
}

function isSentAt(line: Uint8Array, start: number, end: number): boolean {
  return end - start + 1 === NAME.length && NAME.every((byte, i) => line[start + i] === byte);
}

function isFollowedByColon(line: Uint8Array, from: number): boolean {
  let at = from;
  while (line[at] === 0x20 || line[at] === 0x09 || line[at] === 0x0d) at += 1;
  return line[at] === 0x3a;
}

function splice(
  bytes: Uint8Array<ArrayBuffer>,
  { from, to }: Place,
  text: string,
): Uint8Array<ArrayBuffer> {
  const inserted = new TextEncoder().encode(text);
  const result = new Uint8Array(bytes.length - (to - from) + inserted.length);
  result.set(bytes.subarray(0, from));
  result.set(inserted, from);
  result.set(bytes.subarray(to), from + inserted.length);
  return result;
}

function parse(line: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(decoder.decode(line));
    return typeof value === 'object' && value !== null ? Object(value) : undefined;
  } catch {
    return undefined;
  }
}
