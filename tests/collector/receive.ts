import type { IncomingHttpHeaders } from 'node:http';

import { decodeEnvelope, decompress, type DecodedItem, type Fields } from './decode.ts';
import { describeItem } from './describe-item.ts';

/** A request as it came in: the bytes are exactly those on the wire. */
export interface ReceivedEnvelope {
  /** Counts up from 1 in order of arrival. */
  readonly number: number;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly path: string;
  readonly requestHeaders: IncomingHttpHeaders;
  readonly raw: Buffer;
  /** The envelope's own header. */
  readonly headers: Fields;
  readonly items: readonly ReceivedItem[];
  /** Why the body could not be read, if it could not. */
  readonly problem?: string;
}

export interface ReceivedItem extends DecodedItem {
  /** The number of its envelope. */
  readonly envelope: number;
}

/** The fields of an item that is JSON; none of what did not come. */
export const fieldsOf = (item: ReceivedItem | undefined): Fields => (item?.payload ?? {}) as Fields;

/** A security report is bare JSON without an envelope around it. */
function decodeBody(
  path: string,
  body: Buffer,
): { headers: Fields; items: readonly DecodedItem[] } {
  if (!path.includes('/security/')) return decodeEnvelope(body);
  const payload: unknown = JSON.parse(body.toString('utf8'));
  return { headers: {}, items: [{ type: 'security', headers: {}, payload, size: body.length }] };
}

/** Decodes a request's body; a broken one becomes an envelope with a `problem`, never an error. */
export function receive(
  request: Pick<ReceivedEnvelope, 'number' | 'receivedAt' | 'path' | 'requestHeaders' | 'raw'>,
): ReceivedEnvelope {
  try {
    const body = decompress(request.raw, request.requestHeaders['content-encoding']);
    const { headers, items } = decodeBody(request.path, body);
    return {
      ...request,
      headers,
      items: items.map((item) => Object.assign(item, { envelope: request.number })),
    };
  } catch (error) {
    return { ...request, headers: {}, items: [], problem: String(error) };
  }
}

/** One line an item: when, what, how large, what it says. */
export function printLines(envelope: ReceivedEnvelope): string[] {
  const time = envelope.receivedAt.slice(11, 19);
  if (envelope.problem !== undefined) {
    return [`${time} unreadable · ${envelope.raw.length} B · ${envelope.problem}`];
  }
  return envelope.items.map((item) =>
    `${time} ${item.type} · ${item.size} B · ${describeItem(item)}`.replace(/ · $/, ''),
  );
}
