/**
 * Runs work while no other tab of the site holds a lock. If that takes longer than `patienceMs` (a tab may hold it for
 * ever), or if there are no locks, the work runs anyway and learns so: `isAlone` is false. A page that loses its request
 * for the lock because it closes does not run the work.
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
  if (started === undefined && !isLeaving()) started = work(false);
  await started;
}
