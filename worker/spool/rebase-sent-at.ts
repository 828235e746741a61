const NEWLINE = 10;
// One character a byte, so that places in the text are places in the bytes.
const byteWise = new TextDecoder('windows-1252');
const utf8 = new TextDecoder();

/**
 * Moves `sent_at` in an envelope's first line by the ms it has waited: the collector tells a device's wrong clock from
 * a late delivery by it. Every other byte stays. An envelope without a readable `sent_at` comes back as it is.
 */
export function rebaseSentAt(
  bytes: Uint8Array<ArrayBuffer>,
  waitedMs: number,
): Uint8Array<ArrayBuffer> {
  const newline = bytes.indexOf(NEWLINE);
  const line = bytes.subarray(0, newline === -1 ? bytes.length : newline);
  const header = parse(line);
  const sentAt = Date.parse(String(header['sent_at']));
  if (typeof header['sent_at'] !== 'string' || Number.isNaN(sentAt)) return bytes;
  const moved = new Date(sentAt + waitedMs);
  if (Number.isNaN(moved.valueOf())) return bytes;
  const value = moved.toISOString();
  const wanted = JSON.stringify({ ...header, sent_at: value });
  // The name may stand elsewhere too, in a nested object or a text: the right place is the one that gives the wanted header.
  for (const match of byteWise.decode(line).matchAll(/"sent_at"\s*:\s*"([^"\\]*)(?=")/g)) {
    const end = match.index + match[0].length;
    const changed = splice(line, end - (match[1] ?? '').length, end, value);
    if (JSON.stringify(parse(changed)) === wanted) {
      return splice(bytes, end - (match[1] ?? '').length, end, value);
    }
  }
  return bytes;
}

function splice(
  bytes: Uint8Array<ArrayBuffer>,
  from: number,
  to: number,
  text: string,
): Uint8Array<ArrayBuffer> {
  const inserted = new TextEncoder().encode(text);
  const result = new Uint8Array(bytes.length - (to - from) + inserted.length);
  result.set(bytes.subarray(0, from));
  result.set(inserted, from);
  result.set(bytes.subarray(to), from + inserted.length);
  return result;
}

function parse(line: Uint8Array): Record<string, unknown> {
  try {
    return Object(JSON.parse(utf8.decode(line)));
  } catch {
    return {};
  }
}
