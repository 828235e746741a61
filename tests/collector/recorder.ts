import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** One request as it reached the collector. */
export interface Recorded {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the answer of a real collector. */
  readonly body?: string;
}

/** Reaction of the collector to a request: an answer or a failure. */
export type Answer =
  | Reply
  /** Reads the request and never answers. */
  | 'hang'
  /** Cuts the connection after the headers. */
  | 'cut'
  /** Cuts the connection after a part of the body. */
  | 'cut-half-way'
  /** Accepts the connection and reads nothing of the body. */
  | 'stall';

/** Answers after the headers; a returned function answers after the body. */
export type Answerer = (
  request: Recorded,
) => Answer | Promise<Answer> | ((whole: Recorded) => Reply);

/** A collector that records every request byte for byte, with scripted answers. */
export interface Recorder {
  readonly url: string;
  readonly requests: readonly Recorded[];
  /** The requests that it answered with a 2xx. */
  readonly taken: readonly Recorded[];
  /** Number of started requests, including incomplete ones. */
  begun(): number;
  answerWith(answer: Answer | Answerer): void;
  /** The first request, past or future, for which `fits` is true. */
  waitFor(fits: (request: Recorded) => boolean): Promise<Recorded>;
  /** Forgets all requests, also those that are still arriving, and answers 200 again. */
  reset(): void;
  /** Cuts all connections, also those without an answer. */
  cutAll(): void;
  close(): Promise<void>;
}

const accept: Answerer = () => ({});

/** Starts a recorder on loopback; `port` 0 takes a free one. */
export async function startRecorder(port = 0): Promise<Recorder> {
  let requests: Recorded[] = [];
  let taken: Recorded[] = [];
  let begun = 0;
  let answerer: Answerer = accept;
  const waiting = new Set<(request: Recorded) => void>();

  // A proxy request has an absolute URL and no Host.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    begun += 1;
    void take(request, response);
  });

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A request from before a reset gets its old answer and is not recorded.
    const [into, accepted] = [requests, taken];
    const early = await answerer(recorded(request, []));
    if (early === 'cut') return void request.socket.resetAndDestroy();
    if (early === 'stall') return;
    if (early === 'cut-half-way') {
      return void request.once('data', () => request.socket.resetAndDestroy());
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => chunks.splice(0));
    const [outcome] = await Promise.race([
      once(request, 'end').then(() => ['end']),
      once(request, 'close').then(() => ['close']),
    ]).catch(() => ['error']);
    if (outcome !== 'end' || !request.complete) return;
    const whole = recorded(request, chunks);
    into.push(whole);
    if (into === requests) for (const notify of waiting) notify(whole);
    if (early === 'hang') return;
    const reply = typeof early === 'function' ? early(whole) : early;
    const { status = 200, headers, body = JSON.stringify({ id: 'recorded' }) } = reply;
    if (status < 300) accepted.push(whole);
    response.writeHead(status, headers);
    response.end(body);
  }

  server.requestTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    get requests() {
      return requests;
    },
    get taken() {
      return taken;
    },
    begun: () => begun,
    answerWith(answer) {
      answerer = typeof answer === 'function' ? answer : () => answer;
    },
    waitFor: (fits) =>
      new Promise((resolve) => {
        const past = requests.find(fits);
        if (past !== undefined) return resolve(past);
        const notify = (request: Recorded): void => {
          if (!fits(request)) return;
          waiting.delete(notify);
          resolve(request);
        };
        waiting.add(notify);
      }),
    reset() {
      requests = [];
      taken = [];
      begun = 0;
      answerer = accept;
    },
    cutAll: () => server.closeAllConnections(),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function recorded(request: IncomingMessage, chunks: readonly Buffer[]): Recorded {
  return {
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}
