import { spawn } from 'node:child_process';
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

/** Runs a command with its output passed on; the exit code, or 1 after a signal. */
export function run(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
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

/** Runs a step under a title and says how it went and how long it took. Never throws. */
export async function step(title: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  console.log(`\n── ${title}`);
  const outcome = await work().catch((error: unknown) => {
    return { passed: 0, failed: 1, why: error instanceof Error ? error.message : String(error) };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = outcome.failed === 0 ? 'ok' : 'FAILED';
  console.log(`── ${title}: ${verdict} in ${seconds} s${outcome.why ? ` (${outcome.why})` : ''}`);
  return outcome;
}

/** The static checks, quick enough for every save: format, lint, types, words. */
export const staticChecks: readonly (readonly [string, () => Promise<Outcome>])[] = [
  ['format', () => command('oxfmt', '--check')],
  ['lint', () => command('oxlint')],
  ['types', () => command('tsc', '-b')],
  ['words', () => command('node', 'scripts/hard-coded-words.ts')],
  ['names out of texts', () => command('node', 'scripts/text-keys.ts')],
];

process.env['FORCE_COLOR'] ??= process.stdout.isTTY ? '1' : '0';
