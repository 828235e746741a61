import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A part of `npm test`: how many tests of it passed and failed, and why when not by a test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly why?: string;
  /** What is to be read again at the very end. */
  readonly remarks?: readonly string[];
}

export const fine: Outcome = { passed: 0, failed: 0 };

/** How a command is run. */
export interface Running {
  readonly env?: NodeJS.ProcessEnv;
  /** A file's descriptor that takes its output, where others run beside it. */
  readonly log?: number | undefined;
  /** Milliseconds after which it is ended. */
  readonly timeout?: number;
}

/** Runs a command with its output passed on; the exit code, or 1 after a signal. */
export function run(
  name: string,
  args: readonly string[],
  { env = process.env, log, timeout }: Running = {},
): Promise<number> {
  return new Promise((resolve) => {
    const output = log ?? 'inherit';
    const child = spawn(name, args, { stdio: ['ignore', output, output], env, timeout });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A command as a step of its own: its exit code says whether it failed. */
export async function command(name: string, ...args: readonly string[]): Promise<Outcome> {
  const code = await run(name, args);
  return code === 0 ? fine : { passed: 0, failed: 1, why: `exit code ${code}` };
}

/** A step of `npm test`. Its commands write into `log` where it runs beside others. */
export type Step = readonly [title: string, work: (log?: number) => Promise<Outcome>];

/** Runs a step under a title and says how it went and how long it took. Never throws. */
export async function step([title, work]: Step): Promise<Outcome> {
  console.log(`\n── ${title}`);
  const { outcome, said } = await timed(title, work);
  console.log(said);
  return outcome;
}

/** Runs a step beside others: all that it has to say is said once it is done. Never throws. */
export async function stepBeside([title, work]: Step): Promise<Outcome> {
  const file = join(tmpdir(), `measure-twice-${process.pid}-${title}.log`);
  const log = openSync(file, 'w');
  const { outcome, said } = await timed(title, () => work(log));
  closeSync(log);
  console.log(`\n── ${title}\n${readFileSync(file, 'utf8')}${said}`);
  rmSync(file);
  return outcome;
}

async function timed(title: string, work: () => Promise<Outcome>) {
  const start = performance.now();
  const outcome = await work().catch((error: unknown): Outcome => {
    return { passed: 0, failed: 1, why: error instanceof Error ? error.message : String(error) };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = outcome.failed === 0 ? 'ok' : 'FAILED';
  const why = outcome.why === undefined ? '' : ` (${outcome.why})`;
  return { outcome, said: `── ${title}: ${verdict} in ${seconds} s${why}` };
}

/** The static checks, quick enough for every save: format, lint, types, words. */
export const staticChecks: readonly Step[] = [
  ['format', () => command('oxfmt', '--check')],
  ['lint', () => command('oxlint')],
  ['types', () => command('tsc', '-b')],
  ['words', () => command('node', 'scripts/hard-coded-words.ts')],
  ['names out of texts', () => command('node', 'scripts/text-keys.ts')],
];

process.env['FORCE_COLOR'] ??= process.stdout.isTTY ? '1' : '0';
