import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { keepOnDisk, loadFromDisk } from './disk.ts';
import { respond } from './pages.ts';
import { printLines, receive, type ReceivedEnvelope, type ReceivedItem } from './receive.ts';

export interface CollectorOptions {
  /** Default: any free port. */
  readonly port?: number;
  /** A folder to keep envelopes in; those already there are listed again. Default: memory only. */
  readonly folder?: string;
  /** Called with one line an item. */
  readonly print?: (line: string) => void;
}

/** A Sentry-compatible collector on loopback that keeps and shows what arrives. */
export interface Collector {
  /** URL without a trailing slash. */
  readonly url: string;
  readonly envelopes: readonly ReceivedEnvelope[];
  readonly items: readonly ReceivedItem[];
  /** The first item, past or future, that matches. Rejects after `timeoutMs` (30 s) naming what came. */
  readonly waitFor: (
    wanted: (item: ReceivedItem) => boolean,
    timeoutMs?: number,
  ) => Promise<ReceivedItem>;
  stop(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts a collector. It answers every envelope 200 as a relay server does: accepted, read later. */
export async function startCollector(options: CollectorOptions = {}): Promise<Collector> {
  const envelopes = options.folder === undefined ? [] : await loadFromDisk(options.folder);
  const items = envelopes.flatMap((envelope) => envelope.items);
  const waiting = new Set<(item: ReceivedItem) => void>();
  let number = envelopes.at(-1)?.number ?? 0;

  const accept = async (request: IncomingMessage): Promise<void> => {
    number += 1;
    const path = request.url ?? '/';
    const at = { number, receivedAt: new Date().toISOString() };
    const raw = await readBody(request);
    const envelope = receive({ ...at, path, requestHeaders: request.headers, raw });
    envelopes.push(envelope);
    items.push(...envelope.items);
    for (const item of envelope.items) for (const hear of waiting) hear(item);
    for (const line of printLines(envelope)) options.print?.(line);
    if (options.folder !== undefined) await keepOnDisk(options.folder, envelope);
  };

  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      respond(request.url ?? '/', envelopes, response);
      return;
    }
    accept(request).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    envelopes,
    items,
    waitFor: (wanted, timeoutMs = 30_000) => {
      const found = items.find(wanted);
      if (found !== undefined) return Promise.resolve(found);
      return new Promise((resolve, reject) => {
        const hear = (item: ReceivedItem): void => {
          if (!wanted(item)) return;
          clearTimeout(timer);
          waiting.delete(hear);
          resolve(item);
        };
        const timer = setTimeout(() => {
          waiting.delete(hear);
          const came = envelopes.flatMap(printLines).join('\n');
          reject(new Error(`not received within ${timeoutMs} ms; what came:\n${came}`));
        }, timeoutMs);
        waiting.add(hear);
      });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
