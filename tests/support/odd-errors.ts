// Errors that are hard to report. The functions that throw run in the page and use nothing but their argument.
import { fieldsOf, type ReceivedItem } from '../collector/receive.ts';

/** Throws odd values as a program does, each in a separate task, between two ordinary errors. Returns their number. */
export async function throwOddValues(): Promise<number> {
  const trap = {
    get: (): never => {
      throw new Error('a trap');
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const round: Record<string, unknown> = {};
  round['message'] = round;
  // No two that have the same text are neighbours: the SDK takes the second for an echo.
  const values: readonly unknown[] = [
    { message: 'x', stack: null },
    proxy,
    42,
    round,
    ['one', 2],
    new Proxy({}, { ...trap, ownKeys: trap.get, has: trap.get, getPrototypeOf: trap.get }),
    Symbol('hard'),
    { message: 10n },
    Object.defineProperty({}, 'message', trap),
    11n,
    Object.defineProperty({}, 'stack', trap),
    'long '.repeat(60_000),
    Object.create(null),
  ];
  const all = [new Error('the first of all'), ...values, new Error('the last of all')];
  for (const [index, value] of all.entries()) {
    const isThrown = index % 2 === 0;
    setTimeout(() => {
      if (isThrown) throw value;
      void Promise.reject(value);
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return all.length;
}

/** Throws this number of errors with frames as a build's are, and fills localStorage. */
export function throwMany(errors: number): void {
  for (let i = 0; i < errors; i += 1) {
    const error = new Error(`one of many: ${i}`);
    const lines = Array.from(
      { length: 10 },
      (_, n) =>
        `    at performUnitOfWork${n} (${location.origin}/assets/project-C0ffee${n}.js:${i + 1}:${10_000 + n})`,
    );
    error.stack = `Error: one of many: ${i}\n${lines.join('\n')}`;
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  }
  for (let i = 0; i < 40; i += 1) localStorage.setItem(`note ${i}`, 'x'.repeat(600));
}

/** The text of each error among these items. */
export const errorTexts = (items: readonly ReceivedItem[]): readonly string[] =>
  items
    .filter(({ type }) => type === 'event')
    .map((item) => {
      const { exception } = fieldsOf(item) as { exception?: { values: { value: string }[] } };
      return (exception?.values ?? []).map(({ value }) => value).join();
    });
