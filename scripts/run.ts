import { spawn } from 'node:child_process';
import process from 'node:process';

/** How a command is run. */
export interface Running {
  readonly env?: NodeJS.ProcessEnv;
  /** A file's descriptor that takes its output. */
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
