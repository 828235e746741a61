import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A complete answer. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface PostOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Sends the body without a length, in these many pieces. */
  readonly chunks?: number;
  /** Keeps connections; by default each request has its own. */
  readonly agent?: Agent;
}

/** One request, with exactly these headers and no others a browser would add. */
export function post(url: string, options: PostOptions = {}): Promise<Answered> {
  const body = Buffer.from(options.body ?? '');
  const length = options.chunks === undefined ? { 'Content-Length': String(body.length) } : {};
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: options.method ?? 'POST',
      headers: { ...length, ...options.headers },
      agent: options.agent ?? false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('error', reject);
      incoming.once('end', () => {
        // An answer may arrive before the body is sent; the rest of the body is dropped.
        outgoing.off('error', reject).on('error', () => undefined);
        if (options.agent === undefined) outgoing.destroy();
        const text = Buffer.concat(parts).toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
      });
    });
    const pieces = options.chunks ?? 1;
    const size = Math.ceil(body.length / pieces) || 1;
    for (let at = 0; at < body.length; at += size) outgoing.write(body.subarray(at, at + size));
    outgoing.end();
  });
}
