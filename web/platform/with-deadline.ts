/** Starts something that may never end; its signal aborts after a time, and the promise then rejects, whatever it does. */
export async function withDeadline<Value>(
  ms: number,
  start: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ended.abort();
      reject(new Error('no answer'));
    }, ms);
  });
  try {
    return await Promise.race([start(ended.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
