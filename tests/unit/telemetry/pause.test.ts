import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_MS, pause, PAUSE_MS } from '../../../web/telemetry/pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** A page, and whether the pause on it is over. */
function wait() {
  const page = new EventTarget();
  const over = vi.fn<() => void>();
  void pause(page).then(over);
  const happen = (type: string): boolean => page.dispatchEvent(new Event(type));
  return { over, happen };
}

describe('a pause', () => {
  test('begins at once without a tap', async () => {
    const { over } = wait();
    await pass(PAUSE_MS - 1);
    expect(over).not.toHaveBeenCalled();
    await pass(1);
    expect(over).toHaveBeenCalledOnce();
  });

  test.each(['pointerdown', 'keydown'])('begins anew with every %s', async (input) => {
    const { over, happen } = wait();
    await pass(PAUSE_MS - 1);
    happen(input);
    await pass(PAUSE_MS - 1);
    expect(over).not.toHaveBeenCalled();
    await pass(1);
    expect(over).toHaveBeenCalledOnce();
  });

  test('is not waited for longer than six seconds', async () => {
    const { over, happen } = wait();
    for (let at = 0; at < LONGEST_MS - 1000; at += 1000) {
      await pass(1000);
      happen('pointerdown');
    }
    await pass(999);
    expect(over).not.toHaveBeenCalled();
    await pass(1);
    expect(over).toHaveBeenCalledOnce();
  });

  test('is over when the user leaves the page', async () => {
    const { over, happen } = wait();
    happen('visibilitychange');
    await pass(0);
    expect(over).toHaveBeenCalledOnce();
  });
});
