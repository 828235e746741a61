import { createServer, type Server } from 'node:http';
import process from 'node:process';

import { parseEnvelope } from '@sentry/core';

import { decompress } from '../../collector/decode.ts';

// A collector that counts: which envelopes came, how often, and what the tunnel says it dropped. Its own process, so
// that it shares no event loop with the load. Told 'down' it refuses connections until it is told 'up'.

/** What the collector saw, by the id in the envelope's header. */
export interface Counted {
  readonly ids: readonly string[];
  readonly duplicates: number;
  /** Items that client reports speak of, by `reason category`. */
  readonly dropped: Readonly<Record<string, number>>;
}

const ids = new Set<string>();
const dropped: Record<string, number> = {};
let duplicates = 0;
let server: Server | undefined;
let port = 0;

interface Report {
  readonly discarded_events?: readonly { reason: string; category: string; quantity: number }[];
}

function take(body: Buffer): void {
  const [headers, items] = parseEnvelope(body);
  const { event_id: id = '' } = headers as { readonly event_id?: string };
  if (id !== '' && ids.has(id)) duplicates += 1;
  if (id !== '') ids.add(id);
  for (const [{ type }, payload] of items) {
    if (type !== 'client_report') continue;
    for (const { reason, category, quantity } of (payload as Report).discarded_events ?? []) {
      const key = `${reason} ${category}`;
      dropped[key] = (dropped[key] ?? 0) + quantity;
    }
  }
}

function listen(): void {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      take(decompress(Buffer.concat(chunks), request.headers['content-encoding']));
      response.end('{}');
    });
    request.on('error', () => undefined);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(port, '127.0.0.1', () => {
    const address = server?.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    process.send?.({ port });
  });
}

process.on('message', (order: 'down' | 'up' | 'tell') => {
  if (order === 'up') listen();
  if (order === 'tell') process.send?.({ ids: [...ids], duplicates, dropped } satisfies Counted);
  if (order === 'down') {
    server?.close();
    server?.closeAllConnections();
    process.send?.('down');
  }
});
process.once('disconnect', () => process.exit());
listen();
