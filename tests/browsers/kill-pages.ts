import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

/** Command lines of the processes that hold pages in Firefox, WebKit and Chromium. */
const HOLDS_PAGES = /-contentproc.* tab$|WebKitWebProcess|--type=renderer/;

/** Kills the processes that hold pages among those that descend from one. */
export async function killPagesOf(root: number): Promise<void> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args=']);
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*?)\s*$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args }];
  });
  const family = new Set([root]);
  // A process is listed after its parent, unless numbers have started again: then twice is enough.
  for (const { pid, parent } of [...all, ...all]) if (family.has(parent)) family.add(pid);
  const pages = all.filter(({ pid, args }) => family.has(pid) && HOLDS_PAGES.test(args));
  if (pages.length === 0) throw new Error(`no process of ${root} holds pages`);
  for (const { pid } of pages) process.kill(pid, 'SIGKILL');
}
