import { readFileSync } from 'node:fs';
import process from 'node:process';
import { planProject } from './plan/plan-project.ts';
import { plainSpaces } from '../web/language/locale.ts';

/**
 * `npm run --silent plan -- project.json` (`-`: standard input). Prints one JSON answer; exits with
 * 2 and `{"error":…,"at":…}` if the project is invalid.
 */
async function main(path: string | undefined): Promise<number> {
  if (path === undefined) return refuse('usage: npm run --silent plan -- project.json', 'project');
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path === '-' ? 0 : path, 'utf8'));
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), 'project');
  }
  const planned = await planProject(json);
  if (!planned.ok) return refuse(planned.error, planned.at);
  print(planned.plan);
  return 0;
}

function refuse(error: string, at: string): number {
  print({ error, at });
  return 2;
}

function print(value: unknown): void {
  process.stdout.write(`${plainSpaces(JSON.stringify(value))}\n`);
}

process.exitCode = await main(process.argv[2]);
