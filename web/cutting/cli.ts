import { readFileSync } from 'node:fs';
import { parseRequest } from './request.ts';
import { solve } from './solve.ts';

/**
 * `npm run --silent cut -- request.json` (`-`: standard input). One JSON answer on standard output;
 * exit code 2 and `{"error":…,"at":…}` when the request is wrong.
 */
function main(path: string | undefined): number {
  if (path === undefined) return refuse('usage: npm run --silent cut -- request.json', 'request');
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), 'request');
  }
  const parsed = parseRequest(json);
  if (!parsed.ok) return refuse(parsed.reason, parsed.at);
  print(solve(parsed.problem));
  return 0;
}

function refuse(error: string, at: string): number {
  print({ error, at });
  return 2;
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

process.exitCode = main(process.argv[2]);
