import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import process from 'node:process';

// A collector that accepts everything at once. It is a process of its own, so that it shares no event loop with the load.
// It answers every message with the number of connections and requests that it has seen.
const [, , kind = 'length', keyFile = '', certFile = ''] = process.argv;
const seen = { connections: 0, requests: 0 };
const take: RequestListener = (request, response) => {
  request.resume();
  request.once('end', () => {
    seen.requests += 1;
    // An answer that is written in parts has no length.
    if (kind === 'chunked') response.write('{');
    response.end(kind === 'chunked' ? '}' : '{}');
  });
};
const server =
  kind === 'tls'
    ? createTlsServer({ key: readFileSync(keyFile), cert: readFileSync(certFile) }, take)
    : createServer(take);
server.on(kind === 'tls' ? 'secureConnection' : 'connection', () => {
  seen.connections += 1;
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('message', () => process.send?.(seen));
process.once('disconnect', () => process.exit());
