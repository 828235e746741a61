import type { CutAnswer, CutRequest } from '../../planner/cutting/contract.ts';
import { parseRequest } from '../../planner/cutting/request/request.ts';
import type { Locale } from '../../language/locale.ts';
import type { SolverRequest, SolverReply } from './worker-messages.ts';

/** The part of `Worker` that the bridge uses. */
export interface SolverPort {
  postMessage(request: SolverRequest): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: SolverReply }) => void,
  ): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

export interface SolveOptions {
  readonly limits: readonly number[];
  readonly signal: AbortSignal;
  /** Language of refusals. */
  readonly locale: Locale;
  /** Called with every better answer; `more` is true while the search continues. */
  readonly onAnswer: (answer: CutAnswer, more: boolean) => void;
  /** Called repeatedly during the search with its best cost and bound. */
  readonly onReport?: (report: { readonly cost: number; readonly bound: number }) => void;
}

/** Invalid request; `at` is the field, and the message says what to change. */
export class RefusedRequest extends Error {
  readonly at: string;

  constructor(reason: string, at: string) {
    super(reason);
    this.at = at;
  }
}

/** Refusal in the page's language, from reading the request again here; the worker only knows English. */
function refusalOf(
  request: CutRequest,
  { reason, at }: { readonly reason: string; readonly at: string },
  locale: Locale,
): RefusedRequest {
  const parsed = parseRequest(request, locale);
  return new RefusedRequest(parsed.ok ? reason : parsed.reason, at);
}

interface Job {
  readonly id: number;
  readonly request: CutRequest;
  readonly options: SolveOptions;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The page's end of the engine's worker: one request at a time, the latest wins. A search can only
 * be stopped by terminating its worker; a spare worker, started during the search, replaces it at
 * once.
 */
export class CutBridge {
  readonly #makeWorker: () => SolverPort;
  #worker: SolverPort | undefined;
  /** Started during a search, so that the next key press does not wait for a worker. */
  #spare: SolverPort | undefined;
  #job: Job | undefined;
  #lastId = 0;

  constructor(makeWorker: () => SolverPort) {
    this.#makeWorker = makeWorker;
  }

  /** Starts the worker early. */
  warmUp(): void {
    this.#worker ??= this.#start();
  }

  /**
   * Solves a request; resolves at the end of the search. Rejects with an AbortError after a newer
   * request or the signal, with `RefusedRequest` for an invalid request, and with the error of a
   * bug.
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

  /** Terminates the worker; the next request starts another. */
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
      if (worker === this.#worker) this.#receive(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (worker === this.#spare) this.#spare = undefined;
      if (worker === this.#worker) this.#fail(new Error(message || 'the worker could not start'));
    });
    return worker;
  }

  #receive(reply: SolverReply): void {
    const job = this.#job;
    if (job?.id !== reply.id) return;
    switch (reply.kind) {
      case 'report':
        job.options.onReport?.(reply);
        return;
      case 'answer':
        if (reply.more) this.#spare ??= this.#start();
        else this.#job = undefined;
        job.options.onAnswer(reply.answer, reply.more);
        if (!reply.more) job.resolve();
        return;
      case 'refused':
        this.#job = undefined;
        job.reject(refusalOf(job.request, reply, job.options.locale));
        return;
      case 'failed': {
        const error = new Error(reply.message);
        error.stack = reply.stack;
        this.#job = undefined;
        job.reject(error);
      }
    }
  }

  /** A failed worker is not used again. */
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
 * Usual work limits of a search, in milliseconds of a typical laptop: a plan at once, a better one
 * soon, then a thorough one. On real lists the third one has found no improvement.
 */
export const usualLimits = (kind: CutRequest['kind']): readonly number[] =>
  kind === 'linear' ? [100, 1000, 3000] : [25, 1200, 3000];
