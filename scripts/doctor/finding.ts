/** Result of one check. `note`: an optional check was skipped; `unknown`: the check was not possible from here. */
export interface Finding {
  readonly check: string;
  readonly verdict: 'ok' | 'note' | 'wrong' | 'unknown';
  readonly says: string;
}

/** The host hangs or cannot be reached. */
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

/** Longer than a reachable host takes to answer. ms. */
const PATIENCE_MS = 15_000;

/** A complete response. */
export interface DoctorResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** Requests an address within 15 s without following redirects. Throws a `NoAnswer` with the reason. */
export async function fetchText(url: string, init: RequestInit = {}): Promise<DoctorResponse> {
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

/** `detail` of a response of our Worker; undefined for other responses. */
export function detailOf(text: string): string | undefined {
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown };
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

/** True for a web page, which nothing that the doctor asks for is, except the pages. */
export function isPage({ headers, text }: DoctorResponse): boolean {
  return (
    headers.get('content-type')?.startsWith('text/html') === true ||
    /^\s*<(?:!doctype|html)/i.test(text)
  );
}
