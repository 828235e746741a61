import { createServer, type Server, type ServerResponse } from 'node:http';
import process from 'node:process';

import { discardedIn } from '../../collector/fickle-collector.ts';
import { shotOf } from './traffic.ts';

// A collector that counts: which shots came, how often, and what the tunnel says it dropped. Its own process, so that it
// shares no event loop with the load. It is well until it is told to refuse connections or to fail.

/** What the collector is told to do; `tell` asks for what it counted. */
export type Order = 'well' | 'refuses' | 'fails' | 'tell';

/** What the collector saw, by the number of the shot. */
export interface Counted {
  readonly shots: readonly number[];
  readonly duplicates: number;
  /** What client reports speak of, in all. */
  readonly reported: number;
  /** Posts that are neither a shot nor a report of something. */
  readonly empty: number;
}

const shots = new Set<number>();
const counts = { duplicates: 0, reported: 0, empty: 0 };
let server: Server | undefined;
let port = 0;
let failing = false;

function take(agent: string | undefined, body: Buffer): void {
  const shot = shotOf(agent);
  if (shot !== undefined) {
    if (shots.has(shot)) counts.duplicates += 1;
    shots.add(shot);
    return;
  }
  const quantities = discardedIn(body)?.map(({ quantity }) => quantity) ?? [];
  if (quantities.length === 0) counts.empty += 1;
  for (const quantity of quantities) counts.reported += quantity;
}

function answer(response: ServerResponse, agent: string | undefined, body: Buffer): void {
  if (!failing) take(agent, body);
  response.writeHead(failing ? 503 : 200).end('{}');
}

function listen(): void {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(response, request.headers['user-agent'], Buffer.concat(chunks)));
    request.on('error', () => undefined);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(port, '127.0.0.1', () => {
    const address = server?.address();
    if (typeof address === 'object' && address !== null) port = address.port;
    process.send?.({ port });
  });
}

process.on('message', (order: Order) => {
  failing = order === 'fails' || (order === 'tell' && failing);
  if (order === 'tell') process.send?.({ shots: [...shots], ...counts } satisfies Counted);
  else if (order === 'refuses') {
    server?.close();
    server?.closeAllConnections();
    server = undefined;
  } else if (server === undefined) listen();
});
process.once('disconnect', () => process.exit());
listen();
