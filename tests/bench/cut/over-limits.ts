import process from 'node:process';
import { checkAnswer } from '../../../web/planner/cutting/checker/check-answer.ts';
import { parseRequest } from '../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../web/planner/cutting/solve.ts';
import { FAMILY_NAMES, hardRequest } from '../../support/hard-requests.ts';

const REQUESTS = 200;
const LIMITS_MS = [50, 250, 1000];
/** Time to read and write the longest lists, in addition to a tenth of the limit. */
const START_MS = 600;
const MOST_MB = 500;

interface Late {
  overMs: number;
  seed: number;
}

/**
 * Hard requests at several time limits: how late the worst answer of each family comes. Counts processor time if it is
 * less than wall time, because the machine may be busy. Gives what broke a promise.
 */
export function overLimits(): string[] {
  const problems: string[] = [];
  const worst = new Map<string, Late>();
  for (const limit of LIMITS_MS) {
    for (let seed = 0; seed < REQUESTS; seed++) {
      const { family, request } = hardRequest(seed, limit);
      const parsed = parseRequest(request);
      if (!parsed.ok) {
        problems.push(`request ${seed} is refused: ${parsed.reason}`);
        continue;
      }
      const [began, used] = [performance.now(), process.cpuUsage()];
      const answer = solve(parsed.problem);
      const { user, system } = process.cpuUsage(used);
      const ms = Math.min(performance.now() - began, (user + system) / 1000);
      const key = `${family} at ${limit}`;
      if (ms - limit > (worst.get(key)?.overMs ?? -Infinity)) {
        worst.set(key, { overMs: ms - limit, seed });
      }
      if (ms > 1.1 * limit + START_MS) problems.push(`request ${seed} at ${limit}: ${ms} ms`);
      const [fault] = checkAnswer(parsed.problem, answer);
      if (fault !== undefined) problems.push(`request ${seed} at ${limit}: ${fault}`);
    }
  }
  console.table(
    FAMILY_NAMES.map((family) => {
      const columns = LIMITS_MS.map((limit) => {
        const { overMs = 0, seed = 0 } = worst.get(`${family} at ${limit}`) ?? {};
        return [`over ${limit} ms`, `${Math.round(overMs)} (request ${seed})`];
      });
      return { family, ...Object.fromEntries(columns) };
    }),
  );
  const mb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${REQUESTS} hard requests at ${LIMITS_MS.join(', ')} ms; memory ${Math.round(mb)} MB at most`,
  );
  if (mb > MOST_MB) problems.push(`memory: ${Math.round(mb)} MB`);
  return problems;
}
