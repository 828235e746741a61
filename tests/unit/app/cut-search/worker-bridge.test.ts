import { describe, expect, it } from 'vitest';
import { solveInSteps } from '../../../../web/app/cut-search/solve-in-steps.ts';
import type { CutAnswer, CutRequest } from '../../../../web/planner/cutting/contract.ts';
import {
  CutBridge,
  RefusedRequest,
  type SolverPort,
} from '../../../../web/app/cut-search/worker-bridge.ts';
import type { SolverRequest, SolverReply } from '../../../../web/app/cut-search/worker-messages.ts';
import { STUDS } from '../../planner/cutting/plan/requests.ts';
import { loadTranslation } from '../../../../web/language/load-language.ts';
import { BRITISH, makeLocale } from '../../../../web/language/locale.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The worker's own work on this thread; messages pass between turns, as they do to a worker. */
class Port implements SolverPort {
  static started = 0;
  static ended = 0;
  #ended = false;
  readonly #hear: ((event: { readonly data: SolverReply }) => void)[] = [];
  readonly #fail: ((event: { readonly message: string }) => void)[] = [];

  constructor() {
    Port.started++;
  }

  postMessage(ask: SolverRequest): void {
    const tell = (told: object): void => {
      if (!this.#ended)
        for (const hear of this.#hear) hear({ data: { ...told, id: ask.id } as SolverReply });
    };
    void turn().then(() => (this.#ended ? undefined : solveInSteps(ask, tell, turn)));
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    if (type === 'message') this.#hear.push(listener as (event: { data: SolverReply }) => void);
    else this.#fail.push(listener as (event: { message: string }) => void);
  }

  breakDown(): void {
    for (const fail of this.#fail) fail({ message: 'out of memory' });
  }

  terminate(): void {
    this.#ended = true;
    Port.ended++;
  }
}

function solveWith(bridge: CutBridge, request: CutRequest, signal = new AbortController().signal) {
  const answers: CutAnswer[] = [];
  const done = bridge.solve(request, {
    limits: [2000],
    signal,
    locale: BRITISH.metric,
    onAnswer: (answer) => answers.push(answer),
  });
  return { answers, done };
}

describe('the bridge to the worker', () => {
  it('answers and keeps its worker warm for the next request', async () => {
    const before = Port.started;
    const bridge = new CutBridge(() => new Port());
    const first = solveWith(bridge, STUDS);
    await first.done;
    const second = solveWith(bridge, STUDS);
    await second.done;
    expect(first.answers.at(-1)?.status).toBe('optimal');
    expect(second.answers.at(-1)?.cost).toBe(first.answers.at(-1)?.cost);
    expect(Port.started - before).toBe(1);
  });

  it('lets the latest request win: the earlier ends with an AbortError and tells nothing more', async () => {
    const bridge = new CutBridge(() => new Port());
    const first = solveWith(bridge, STUDS);
    const refused = first.done.catch((reason: unknown) => reason);
    const second = solveWith(bridge, STUDS);
    expect(await refused).toMatchObject({ name: 'AbortError' });
    await second.done;
    expect(first.answers).toEqual([]);
    expect(second.answers).toHaveLength(1);
  });

  it('ends the search and its worker when it is stopped', async () => {
    const bridge = new CutBridge(() => new Port());
    const controller = new AbortController();
    const before = Port.ended;
    const { answers, done } = solveWith(bridge, STUDS, controller.signal);
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect([answers.length, Port.ended - before]).toEqual([0, 1]);
  });

  it('has a spare worker at hand for the next key while a search goes on', async () => {
    const ports: Port[] = [];
    const bridge = new CutBridge(() => {
      const port = new Port();
      ports.push(port);
      return port;
    });
    const hard = {
      kind: 'sheet' as const,
      stages: 2 as const,
      stock: [{ id: 's', length: 1000, width: 700, price: 10 }],
      parts: Array.from({ length: 14 }, (_, i) => {
        const length = 211 + 37 * ((i * 7) % 11);
        return { id: `p${i}`, length, width: 123 + 29 * ((i * 5) % 9), quantity: 2 };
      }),
    };
    const controller = new AbortController();
    const more = await new Promise<boolean>((resolve) => {
      const done = bridge.solve(hard, {
        limits: [20, 20, 60_000],
        signal: controller.signal,
        locale: BRITISH.metric,
        onAnswer: (_, goesOn) => {
          resolve(goesOn);
          controller.abort();
        },
      });
      done.catch(() => undefined);
    });
    expect(more).toBe(true);
    const next = solveWith(bridge, STUDS);
    await next.done;
    expect(next.answers).toHaveLength(1);
    expect(ports).toHaveLength(2);
  });

  it('reports the error of a request and its field', async () => {
    const bridge = new CutBridge(() => new Port());
    const wrong: CutRequest = {
      ...STUDS,
      kind: 'linear',
      parts: [{ id: 'x', length: 0 }],
    } as CutRequest;
    const error: unknown = await solveWith(bridge, wrong).done.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RefusedRequest);
    expect((error as RefusedRequest).at).toBe('parts[0].length');
  });

  it('says it in the language of the page, though the worker speaks English', async () => {
    const said = await loadTranslation('zh-Hans');
    const locale = makeLocale({ ...BRITISH.metric, ...said });
    const request: CutRequest = {
      kind: 'linear',
      kerf: 3000,
      stock: [{ id: 'a', length: 2400 }],
      parts: [{ id: 'b', length: 700 }],
    };
    const { signal } = new AbortController();
    const refused = new CutBridge(() => new Port()).solve(request, {
      limits: [1],
      signal,
      locale,
      onAnswer: () => undefined,
    });
    await expect(refused).rejects.toThrow('kerf：锯缝比最长的备料还长');
  });

  it('reports a worker that breaks down and starts another for the next request', async () => {
    const ports: Port[] = [];
    const bridge = new CutBridge(() => {
      const port = new Port();
      ports.push(port);
      return port;
    });
    const broken = solveWith(bridge, STUDS);
    ports[0]?.breakDown();
    await expect(broken.done).rejects.toThrow('out of memory');
    const next = solveWith(bridge, STUDS);
    await next.done;
    expect(next.answers).toHaveLength(1);
    expect(ports).toHaveLength(2);
  });
});
