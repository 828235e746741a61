import { createServer } from 'node:http';
import process from 'node:process';

// A collector that takes everything at once; its own process, so that it shares no event loop with the load.
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => response.end('{}'));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
