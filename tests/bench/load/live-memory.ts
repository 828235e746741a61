/** What a forced collection leaves in an isolate, MB: objects, and the bytes of its buffers beside them. */
export interface LiveMemory {
  readonly heapMb: number;
  readonly buffersMb: number;
}

/** An isolate's inspector. */
export interface Inspector {
  /** Rejects once the inspector is gone. */
  liveMemory(): Promise<LiveMemory>;
  close(): void;
}

/** Connects to the Worker's isolate, spool and all, at the inspector port of `wrangler dev`. */
export async function inspect(port: number): Promise<Inspector> {
  // wrangler asks for an origin. Node takes headers in the place of protocols, which the DOM's types do not know.
  const init = { headers: { Origin: 'http://localhost' } } as unknown as string[];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, init);
  const answers = new Map<number, (result: unknown) => void>();
  const gone = new Promise<never>((_, reject) => {
    socket.addEventListener('close', () => reject(new Error('the inspector is gone')));
  });
  gone.catch(() => undefined);
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = Object(JSON.parse(String(data)));
    answers.get(id)?.(result);
    answers.delete(id);
  });
  const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
  await Promise.race([opened, gone]);
  let last = 0;
  const call = (method: string): Promise<unknown> => {
    const id = (last += 1);
    const answer = new Promise((resolve) => answers.set(id, resolve));
    socket.send(JSON.stringify({ id, method }));
    return Promise.race([answer, gone]);
  };
  return {
    async liveMemory() {
      await call('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = Object(await call('Runtime.getHeapUsage'));
      return { heapMb: usedSize / 1e6, buffersMb: backingStorageSize / 1e6 };
    },
    close: () => socket.close(),
  };
}
