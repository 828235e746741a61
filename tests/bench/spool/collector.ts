import { createServer } from 'node:http';
import process from 'node:process';

// A collector that fails until it is told to work: `up` and `down` come as messages, what it took goes back as numbers.
let isUp = false;
let taken = 0;
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    if (isUp) taken += 1;
    response.writeHead(isUp ? 200 : 503);
    response.end('{}');
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('message', (message) => {
  if (message === 'up' || message === 'down') isUp = message === 'up';
  process.send?.(taken);
});
process.once('disconnect', () => process.exit());
