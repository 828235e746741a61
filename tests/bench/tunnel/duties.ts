const HEADERS = [
  'User-Agent',
  'Sec-CH-UA',
  'Sec-CH-UA-Mobile',
  'Sec-CH-UA-Model',
  'Sec-CH-UA-Platform',
  'Sec-CH-UA-Platform-Version',
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
 * A tunnel's duties with no tunnel around them, as far as `DUTIES` says: for each promise the calls to the runtime that
 * it cannot be kept without, and no checks. What lies between the last of them and ours is what our own code costs.
 *
 * 1, admit: headers looked at, two lines parsed. 2, introduce: headers passed on, redirects not followed. 3, wait: two
 * seconds at most, and delivery outlives the phone. 4, account: limits read, a log line.
 */
export default {
  async fetch(
    request: Request,
    env: { COLLECTOR_URL: string; DUTIES: string },
    background: Background,
  ): Promise<Response> {
    if (request.method !== 'POST') return new Response();
    const duties = Number(env.DUTIES);
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
    const about = duties < 2 ? {} : ({ headers, redirect: 'manual' } as const);
    const sending = fetch(env.COLLECTOR_URL, { method: 'POST', body, ...about });
    if (duties < 3) await sending;
    else await patiently(duties < 4 ? sending : logAnswer(sending, [project, item]), background);
    return new Response();
  },
};

async function patiently(ended: Promise<unknown>, background: Background): Promise<void> {
  background.waitUntil(ended);
  const { promise: patience, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([ended, patience]);
  clearTimeout(timer);
}

async function logAnswer(sending: Promise<Response>, read: unknown): Promise<void> {
  const { status, headers } = await sending;
  const limits = headers.get('X-Sentry-Rate-Limits');
  const retryAfter = headers.get('Retry-After');
  const line = { event: 'envelope', read, status, limits, retryAfter, at: Date.now() };
  console.log(JSON.stringify(line));
}
