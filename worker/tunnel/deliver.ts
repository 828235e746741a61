import type { Background } from './call.ts';
import { SendError, type SendFailure, type Sending } from './send.ts';

/** How a delivery ended: the collector's answer, or why there is none. */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly rateLimits: string | null;
      readonly retryAfter: string | null;
    }
  | { readonly kind: 'failed'; readonly why: SendFailure | 'unreachable' | 'timeout' };

/** The phone never waits longer than this for the collector. */
export const PATIENCE_MS = 2000;
/** How long a delivery may go on behind the answer: the runtime ends it after 30 s, and we want to be there to count it. */
export const LONGEST_MS = 27_000;
/** How long where the envelope lies in the spool meanwhile, and others wait behind it. */
export const LEASED_MS = 10_000;

/**
 * Follows a sending to its end, with the two clocks: the phone's patience and our own. Calls `conclude` once, when the
 * end is known; answers the same outcome, or `undefined` once the phone has waited long enough.
 */
export function deliver(
  { uploaded, answer }: Sending,
  conclude: (outcome: Outcome) => void,
  background: Background,
  giveUpMs: number,
): Promise<Outcome | undefined> {
  return new Promise((resolve) => {
    let settled = false;
    let timer: number | null = null;
    const settle = (outcome: Outcome): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      conclude(outcome);
      resolve(outcome);
    };
    const giveUp = (): void => settle({ kind: 'failed', why: 'timeout' });
    const answerLate = (): void => {
      resolve(undefined);
      timer = setTimeout(giveUp, giveUpMs - PATIENCE_MS);
    };
    const beginWaiting = (): void => {
      if (!settled) timer = setTimeout(answerLate, PATIENCE_MS);
    };
    if (uploaded === undefined) beginWaiting();
    else void uploaded.then(beginWaiting);
    background.waitUntil(
      answer.then(
        (response) => settle(read(response)),
        (error: unknown) => settle(toFailure(error)),
      ),
    );
  });
}

// The collector's body is left alone: reading it to the end costs a quarter of a small envelope's time.
function read(response: Response): Outcome {
  return {
    kind: 'answered',
    status: response.status,
    rateLimits: response.headers.get('X-Sentry-Rate-Limits'),
    retryAfter: response.headers.get('Retry-After'),
  };
}

function toFailure(error: unknown): Outcome {
  return { kind: 'failed', why: error instanceof SendError ? error.failure : 'unreachable' };
}
