import { connect, type Socket } from 'node:net';

/** One burst of load. */
export interface LoadResult {
  readonly requests: number;
  /** Status, body and time of each answer other than 200. */
  readonly failures: readonly string[];
  readonly seconds: number;
  /** Time to each answer, ms. */
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
    failures: results.flatMap(({ failures }) => failures),
    seconds: (performance.now() - started) / 1000,
    latencies: results.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
  };
}

function run(
  port: number,
  message: Buffer,
  until: number,
): Promise<{ latencies: number[]; failures: string[] }> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const failures: string[] = [];
    let sent = 0;
    const socket = connect(port, '127.0.0.1', next);
    socket.setNoDelay(true);
    socket.once('error', reject);
    onAnswer(socket, (status, body) => {
      const latency = performance.now() - sent;
      latencies.push(latency);
      if (status !== 200) failures.push(`${status} ${body} after ${Math.round(latency)} ms`);
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
function onAnswer(socket: Socket, answered: (status: number, body: string) => void): void {
  let seen = '';
  socket.on('data', (chunk: Buffer) => {
    seen += chunk.toString('latin1');
    const end = seen.indexOf('\r\n\r\n');
    if (end === -1) return;
    const body = seen.slice(end + 4);
    if (!complete(seen.slice(0, end), body)) return;
    const status = Number(seen.slice(9, 12));
    seen = '';
    answered(status, body);
  });
}

function complete(head: string, body: string): boolean {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
}
