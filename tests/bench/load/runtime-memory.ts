import { readdirSync, readFileSync } from 'node:fs';

/**
 * Resident megabytes of the `workerd` that runs the Worker under a `wrangler dev`, with wrangler's own Workers next to it;
 * 0 when there is none. Linux only.
 */
export function runtimeMemoryMb(wrangler: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      parents.set(pid, Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      if (!/^Name:\s+workerd$/m.test(status)) continue;
      // A second one is the proxy before it, which nobody can inspect.
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--inspector-addr')) continue;
      sizes.set(pid, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    } catch {
      // It ended while we looked.
    }
  }
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === wrangler || descends(parents.get(pid)));
  return Math.max(0, ...[...sizes].filter(([pid]) => descends(pid)).map(([, mb]) => mb));
}
