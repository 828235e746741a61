/** The answer to a request that does not wait comes at once, or never. */
const ANSWER_MS = 1000;

/**
 * Runs work while no other tab of the site holds a lock. If that takes longer than `patienceMs` (a tab may hold it for
 * ever), the work runs anyway. It learns if it is the only one of the tabs that go on so: `isAlone`. A page that loses
 * its request for the lock because it closes does not run the work.
 */
export async function inOneTab(
  name: string,
  patienceMs: number,
  isLeaving: () => boolean,
  work: (isAlone: boolean) => Promise<void>,
): Promise<void> {
  let started: Promise<void> | undefined;
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return work(true);
  const asked = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      asked.abort();
      resolve();
    }, patienceMs);
  });
  const alone = locks
    .request(name, { signal: asked.signal }, () => {
      clearTimeout(timer);
      started ??= work(true);
      return started;
    })
    .catch(() => undefined);
  await Promise.race([alone, patience]);
  clearTimeout(timer);
  if (started === undefined && !isLeaving()) {
    // The tabs that go on need a lock among themselves.
    const among = locks
      .request(`${name}:late`, { ifAvailable: true }, (lock) => (started ??= work(lock !== null)))
      .catch(() => undefined);
    await Promise.race([among, new Promise((resolve) => setTimeout(resolve, ANSWER_MS))]);
    started ??= work(false);
  }
  await started;
}
