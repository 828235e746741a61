import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Processor time a process has used, its own and the system's for it, in ms: what a noisy machine leaves alone. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Processor time that the living threads of a process have used, in us: precise enough for a few requests. Linux only. */
export function threadsCpuUs(pid: number): number {
  let total = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    total += Number(nanoseconds) / 1000;
  }
  return total;
}

/**
 * Memory of a process, MB: all that is resident, the most that ever was, or what is its own, without the pages of files
 * that it has open. Linux only.
 */
export function memoryMb(pid: number, of: 'VmRSS' | 'VmHWM' | 'RssAnon'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${of}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Forgets the most that ever was resident. */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
