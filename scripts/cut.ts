import { readFileSync } from 'node:fs';
import { parseRequest } from '../web/planner/cutting/request/request.ts';
import { solve } from '../web/planner/cutting/solve.ts';
import { plainSpaces } from '../web/language/locale.ts';

/**
 * `npm run --silent cut -- request.json` (`-`: standard input). Prints one JSON answer; exits with
 * 2 and `{"error":…,"at":…}` if the request is invalid or nothing can be cut.
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
  const answer = solve(parsed.problem);
  const [first] = answer.unplaced;
  const pieces = 'boards' in answer ? answer.boards : answer.sheets;
  if (first === undefined || pieces.length > 0) {
    print(answer);
    return 0;
  }
  print({ ...answer, error: `${first.at}: no part fits any stock`, at: first.at });
  return 2;
}

function refuse(error: string, at: string): number {
  print({ error, at });
  return 2;
}

function print(value: unknown): void {
  process.stdout.write(`${plainSpaces(JSON.stringify(value))}\n`);
}

process.exitCode = main(process.argv[2]);
