import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a site on which some answers never come. */
export interface SlowLine {
  readonly url: string;
  close(): void;
}

/**
 * Forwards all requests to a site except those under these paths, which hang: a bad connection without a debugger
 * between page and network while the page closes.
 */
export async function startSlowLine(site: string, never: RegExp): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    if (never.test(url)) return;
    const passed = request(site + url, { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
