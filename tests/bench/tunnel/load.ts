import { connect, type Socket } from 'node:net';

/** One burst of load: its answers, those other than 200, and the latency of each, ms. */
export interface LoadResult {
  readonly requests: number;
  readonly failures: number;
  readonly seconds: number;
  readonly latencies: readonly number[];
}

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly body: Buffer;
  readonly connections: number;
  readonly seconds: number;
}

/** Posts `body` again and again on keep-alive connections, each time after the last answer. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const head = [
    `POST ${options.path} HTTP/1.1`,
    `Host: 127.0.0.1:${options.port}`,
    'Content-Type: application/x-sentry-envelope',
    `Content-Length: ${options.body.length}`,
    'User-Agent: bench',
    '\r\n',
  ].join('\r\n');
  const message = Buffer.concat([Buffer.from(head), options.body]);
  const started = performance.now();
  const until = started + options.seconds * 1000;
  const runs = Array.from({ length: options.connections }, () => run(options.port, message, until));
  const results = await Promise.all(runs);
  return {
    requests: results.reduce((sum, { latencies }) => sum + latencies.length, 0),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
    seconds: (performance.now() - started) / 1000,
    latencies: results.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
  };
}

function run(
  port: number,
  message: Buffer,
  until: number,
): Promise<{ latencies: number[]; failures: number }> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    let failures = 0;
    let sent = 0;
    const socket = connect(port, '127.0.0.1', next);
    socket.setNoDelay(true);
    socket.once('error', reject);
    onAnswer(socket, (status) => {
      latencies.push(performance.now() - sent);
      if (status !== 200) failures += 1;
      if (performance.now() < until) return next();
      socket.destroy();
      resolve({ latencies, failures });
    });
    function next(): void {
      sent = performance.now();
      socket.write(message);
    }
  });
}

/** Calls back for each complete HTTP response. Reads only the part of HTTP that the contestants use. */
function onAnswer(socket: Socket, answered: (status: number) => void): void {
  let seen = '';
  socket.on('data', (chunk: Buffer) => {
    seen += chunk.toString('latin1');
    const end = seen.indexOf('\r\n\r\n');
    if (end === -1 || !complete(seen.slice(0, end), seen.slice(end + 4))) return;
    const status = Number(seen.slice(9, 12));
    seen = '';
    answered(status);
  });
}

function complete(head: string, body: string): boolean {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
}
