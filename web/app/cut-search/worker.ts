import { solveInSteps } from './solve-in-steps.ts';
import type { SolverRequest, SolverReply } from './worker-messages.ts';

/** Web Worker of the engine, one request at a time; the page's end is `worker-bridge.ts`. */
self.addEventListener('message', (event: MessageEvent<SolverRequest>) => {
  void answer(event.data);
});

/** Yields to messages from the page; unlike timers, messages are not clamped. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

const post = (reply: SolverReply): void => self.postMessage(reply, { transfer: [] });

async function answer(request: SolverRequest): Promise<void> {
  try {
    await solveInSteps(request, (reply) => post({ ...reply, id: request.id }), pause);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    post({ id: request.id, kind: 'failed', message, stack });
  }
}

// The first look-up of the time zone takes longer than the steps of a whole house; in Chromium a worker's look-up
// serves the page too, which writes days.
Intl.DateTimeFormat();
