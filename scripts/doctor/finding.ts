/** What one check found, in one line. `note`: nobody asked for it to be seen; `unknown`: it could not be seen from here. */
export interface Finding {
  readonly check: string;
  readonly verdict: 'ok' | 'note' | 'wrong' | 'unknown';
  readonly says: string;
}

/** There was no answer; whether the host hangs, or none was reached. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly hangs: boolean;
  /** The host speaks TLS with a certificate that is not trusted here. */
  readonly isUntrusted: boolean;
  constructor(url: string, error: unknown) {
    const { cause } = error as { readonly cause?: unknown };
    const hangs = error instanceof Error && error.name === 'TimeoutError';
    const why = hangs ? `it has not answered for ${PATIENCE_MS / 1000} s` : String(cause ?? error);
    super(`no answer from ${url} (${why})`, { cause: error });
    this.hangs = hangs;
    this.isUntrusted = /CERT|SIGNED|VERIFY/.test(String(Object(cause).code));
  }
}

/** More than a host that can be reached takes to answer. */
const PATIENCE_MS = 15_000;

/** An answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** Asks and reads the answer, within 15 s; no redirect is followed. Throws a `NoAnswer` that says why there is none. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, text, ms: performance.now() - start };
  } catch (error) {
    throw new NoAnswer(url, error);
  }
}

/** The `detail` of an answer of the Worker's own; undefined when the answer is not its own. */
export function detailOf(text: string): string | undefined {
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown };
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

/** True for a web page, which nothing that the doctor asks for is, except the pages. */
export function isPage({ headers, text }: Answer): boolean {
  return (
    headers.get('content-type')?.startsWith('text/html') === true ||
    /^\s*<(?:!doctype|html)/i.test(text)
  );
}
