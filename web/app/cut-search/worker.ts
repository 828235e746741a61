import { solveInSteps } from './solve-in-steps.ts';
import type { Ask, Tell } from './worker-messages.ts';

/** Web Worker of the engine, one request at a time; the page's end is `worker-bridge.ts`. */
self.addEventListener('message', (event: MessageEvent<Ask>) => {
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

const post = (told: Tell): void => self.postMessage(told, { transfer: [] });

async function answer(ask: Ask): Promise<void> {
  try {
    await solveInSteps(ask, (told) => post({ ...told, id: ask.id }), pause);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    post({ id: ask.id, kind: 'failed', message, stack });
  }
}
