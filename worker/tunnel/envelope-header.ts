import { MAX_LINE_BYTES } from './read-body.ts';
import { Refusal } from './refusal.ts';

const NEWLINE = 10;
const decoder = new TextDecoder();

/**
 * The DSN an envelope's first line names, `undefined` where it names none. Only this line is decoded; the items may be
 * binary. Throws a 400 `Refusal` for what is no envelope.
 */
export function readDsn(head: Uint8Array): string | undefined {
  const end = head.indexOf(NEWLINE);
  const line = end === -1 ? head : head.subarray(0, end);
  if (line.length > MAX_LINE_BYTES) throw malformed('its first line is too long');
  const header = parseJson(line);
  if (typeof header !== 'object' || header === null || Array.isArray(header)) {
    throw malformed('its first line is no JSON object');
  }
  if (!('dsn' in header) || header.dsn === null) return undefined;
  if (typeof header.dsn !== 'string') throw malformed('its dsn is no string');
  return header.dsn;
}

export function malformed(why: string): Refusal {
  return new Refusal(400, `This is no envelope: ${why}.`);
}

function parseJson(line: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(line));
  } catch {
    throw malformed('its first line is no JSON object');
  }
}
