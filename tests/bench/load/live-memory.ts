/** Memory of an isolate after a forced collection, MB: its objects and the bytes of its buffers. */
export interface LiveMemory {
  readonly heapMb: number;
  readonly buffersMb: number;
}

/** wrangler's inspector sometimes loses an answer; a look that takes longer is given up. */
const LOOK_MS = 15_000;

/**
 * Asks the Worker's isolate, spool and all, at the inspector port of `wrangler dev`; undefined where it does not answer.
 * Each look connects again, so that one that is lost costs no other.
 */
export async function liveMemory(port: number): Promise<LiveMemory | undefined> {
  // wrangler asks for an origin. Node takes headers in the place of protocols, which the DOM's types do not know.
  const init = { headers: { Origin: 'http://localhost' } } as unknown as string[];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, init);
  const lost = new Promise<undefined>((resolve) => {
    socket.addEventListener('close', () => resolve(undefined));
    setTimeout(resolve, LOOK_MS, undefined);
  });
  const look = async (): Promise<LiveMemory> => {
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    await call(socket, 1, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = Object(await call(socket, 2, 'Runtime.getHeapUsage'));
    return { heapMb: usedSize / 1e6, buffersMb: backingStorageSize / 1e6 };
  };
  const seen = await Promise.race([look(), lost]);
  socket.close();
  return seen;
}

const call = (socket: WebSocket, id: number, method: string): Promise<unknown> =>
  new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const answer = Object(JSON.parse(String(data)));
      if (answer.id === id) resolve(answer.result);
    });
    socket.send(JSON.stringify({ id, method }));
  });
