/** What one check found, in one line. `unknown`: it could not be seen from here. */
export interface Finding {
  readonly check: string;
  readonly verdict: 'ok' | 'wrong' | 'unknown';
  readonly says: string;
}

/** An answer, read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly ms: number;
}

/** Asks and reads the answer, within 15 s; no redirect is followed. Throws an `Error` that says why there is none. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const start = performance.now();
  try {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, text, ms: performance.now() - start };
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    throw new Error(`no answer from ${url} (${String(cause ?? error)})`, { cause: error });
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
