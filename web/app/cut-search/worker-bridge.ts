import type { CutAnswer, CutRequest } from '../../planner/cutting/contract.ts';
import type { Locale } from '../../language/locale.ts';
import type { Ask, Tell } from './worker-messages.ts';

/** The part of the `Worker` interface that the bridge uses. */
export interface SolverPort {
  postMessage(ask: Ask): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Tell }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

export interface SolveOptions {
  readonly limits: readonly number[];
  readonly signal: AbortSignal;
  /** Language of the message about a wrong request. */
  readonly locale: Locale;
  /** Called with every better answer; `more` says whether the search goes on. */
  readonly onAnswer: (answer: CutAnswer, more: boolean) => void;
  /** Called repeatedly during the search, with the best cost and bound. */
  readonly onReport?: (report: { readonly cost: number; readonly bound: number }) => void;
}

/** The request is wrong; the message and `at` say what to change. */
export class RefusedRequest extends Error {
  readonly at: string;

  constructor(reason: string, at: string) {
    super(reason);
    this.at = at;
  }
}

/**
 * The worker does not know the page's language and refuses in English, so the page reads the request again for its own
 * message.
 */
async function refusalOf(
  request: CutRequest,
  { reason, at }: { readonly reason: string; readonly at: string },
  locale: Locale,
): Promise<RefusedRequest> {
  try {
    const { parseRequest } = await import('../../planner/cutting/request/request.ts');
    const parsed = parseRequest(request, locale);
    return new RefusedRequest(parsed.ok ? reason : parsed.reason, at);
  } catch {
    // No network: English is at hand.
    return new RefusedRequest(reason, at);
  }
}

interface Job {
  readonly id: number;
  readonly request: CutRequest;
  readonly options: SolveOptions;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The page's end of the engine's worker: one request in flight, the latest wins. A search cannot be
 * interrupted from outside, so stopping it ends its worker; a spare one, started while the search
 * went on, takes over at once.
 */
export class CutBridge {
  readonly #makeWorker: () => SolverPort;
  #worker: SolverPort | undefined;
  /** Started while a search goes on, so that the next key does not wait for a worker to start. */
  #spare: SolverPort | undefined;
  #job: Job | undefined;
  #lastId = 0;

  constructor(makeWorker: () => SolverPort) {
    this.#makeWorker = makeWorker;
  }

  /** Starts the worker before it is needed. */
  warmUp(): void {
    this.#worker ??= this.#start();
  }

  /**
   * Solves a request; resolves when the search has ended. A newer request or the signal ends it with
   * an AbortError, a wrong request with `RefusedRequest`, a bug with its own error.
   */
  solve(request: CutRequest, options: SolveOptions): Promise<void> {
    this.#abort(new DOMException('a newer request came', 'AbortError'));
    return new Promise((resolve, reject) => {
      options.signal.throwIfAborted();
      const id = ++this.#lastId;
      const onAbort = (): void => {
        if (this.#job?.id === id) this.#abort(options.signal.reason);
      };
      options.signal.addEventListener('abort', onAbort, { once: true });
      const end = (): void => options.signal.removeEventListener('abort', onAbort);
      this.#job = {
        id,
        request,
        options,
        resolve: () => {
          end();
          resolve();
        },
        reject: (reason) => {
          end();
          reject(reason);
        },
      };
      this.warmUp();
      this.#worker?.postMessage({ id, request, limits: options.limits });
    });
  }

  /** Ends the worker; the next request starts another one. */
  close(): void {
    this.#abort(new DOMException('closed', 'AbortError'));
    this.#worker?.terminate();
    this.#spare?.terminate();
    this.#worker = undefined;
    this.#spare = undefined;
  }

  #start(): SolverPort {
    const worker = this.#makeWorker();
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.#spare) this.#spare = undefined;
      if (worker === this.#worker) this.#fail(new Error(message || 'the worker could not start'));
    });
    return worker;
  }

  #hear(told: Tell): void {
    const job = this.#job;
    if (job?.id !== told.id) return;
    switch (told.kind) {
      case 'report':
        job.options.onReport?.(told);
        return;
      case 'answer':
        if (told.more) this.#spare ??= this.#start();
        else this.#job = undefined;
        job.options.onAnswer(told.answer, told.more);
        if (!told.more) job.resolve();
        return;
      case 'refused':
        this.#job = undefined;
        void refusalOf(job.request, told, job.options.locale).then(job.reject);
        return;
      case 'failed': {
        const error = new Error(told.message);
        error.stack = told.stack;
        this.#job = undefined;
        job.reject(error);
      }
    }
  }

  /** A worker that broke is not asked again. */
  #fail(error: Error): void {
    const job = this.#job;
    this.#job = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
    job?.reject(error);
  }

  #abort(reason: unknown): void {
    const job = this.#job;
    if (job === undefined) return;
    this.#job = undefined;
    this.#worker?.terminate();
    this.#worker = this.#spare;
    this.#spare = undefined;
    job.reject(reason);
  }
}

/**
 * Steps of a usual search, in milliseconds of a usual laptop: a plan at once, a better one soon, then a thorough one.
 * On lists of real users nothing was found beyond the second step.
 */
export const usualLimits = (kind: CutRequest['kind']): readonly number[] =>
  kind === 'linear' ? [100, 1000, 3000] : [25, 1200, 3000];
