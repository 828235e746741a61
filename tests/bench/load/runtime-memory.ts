import { readdirSync, readFileSync } from 'node:fs';

/** Resident megabytes of the largest `workerd` among the descendants of a process; 0 when there is none. Linux only. */
export function runtimeMemoryMb(ancestor: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      parents.set(pid, Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]));
      if (!/^Name:\s+workerd$/m.test(status)) continue;
      sizes.set(pid, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
    } catch {
      // It ended while we looked.
    }
  }
  const descends = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === ancestor || descends(parents.get(pid)));
  return Math.max(0, ...[...sizes].filter(([pid]) => descends(pid)).map(([, mb]) => mb));
}
