import { spawn } from 'node:child_process';
import process from 'node:process';

/** The environment without variables with these prefixes, so that a child process gets no unneeded secret. */
export const envWithout = (...prefixes: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  );

/** Options of a command. */
export interface Running {
  readonly env?: NodeJS.ProcessEnv;
  /** File descriptor for its output. */
  readonly log?: number | undefined;
  /** Time limit, ms. */
  readonly timeout?: number;
}

/** Runs a command and passes its output on; resolves to its exit code, or 1 after a signal. */
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
