const HEADERS = [
  'User-Agent',
  'Sec-CH-UA',
  'Sec-CH-UA-Mobile',
  'Sec-CH-UA-Platform',
  'Origin',
  'Referer',
  'Sec-Fetch-Site',
  'Content-Encoding',
  'CF-Connecting-IP',
];
const PATIENCE_MS = 2000;

interface Background {
  waitUntil(promise: Promise<unknown>): void;
}

const decoder = new TextDecoder();

/**
 * A tunnel's duties with no tunnel around them: for each promise the one call to the runtime it cannot be kept without
 * (headers looked at and passed on, two lines parsed, patience, delivery that outlives the phone, limits read, a log
 * line), and no checks. What lies between this and ours is what our own code costs.
 */
export default {
  async fetch(request: Request, env: { COLLECTOR_URL: string }, background: Background) {
    const headers: Record<string, string> = { 'Content-Type': 'application/x-sentry-envelope' };
    for (const name of HEADERS) {
      const value = request.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    const body = new Uint8Array(await request.arrayBuffer());
    const first = body.indexOf(10);
    const second = body.indexOf(10, first + 1);
    const project: unknown = JSON.parse(decoder.decode(body.subarray(0, first)));
    const item: unknown = JSON.parse(decoder.decode(body.subarray(first + 1, second)));
    const init = { method: 'POST', redirect: 'manual', headers, body } as const;
    const ended = logAnswer(fetch(env.COLLECTOR_URL, init), [project, item]);
    background.waitUntil(ended);
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, PATIENCE_MS);
    await Promise.race([ended, patience]);
    clearTimeout(timer);
    return new Response();
  },
};

async function logAnswer(sending: Promise<Response>, read: unknown): Promise<void> {
  const { status, headers } = await sending;
  const limits = headers.get('X-Sentry-Rate-Limits');
  console.log(JSON.stringify({ event: 'envelope', read, status, limits, at: Date.now() }));
}
