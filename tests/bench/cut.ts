import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { solve } from '../../web/planner/cutting/solve.ts';
import type { CutAnswer } from '../../web/planner/cutting/contract.ts';
import type { CutCase, CutSet } from './cut/cut-set.ts';
import { overLimits } from './cut/over-limits.ts';
import { LINEAR_SETS } from './cut/linear-sets.ts';
import { median, near, sum } from './cut/numbers.ts';
import { besidePeer, faultsBesidePeer, type PeerPlan } from './cut/peer.ts';
import { SHEET_SETS } from './cut/sheet-sets.ts';

// `npm run bench -- cut [set…] [every=N] [at=N] [ms=N] [seeds=N] [all] [peer]`: the cutting engine over published
// and seeded instances, a row a set; every answer goes through the checker. `every=10` takes each tenth
// instance, with `at=3` from the fourth on, `ms=` another time limit, `seeds=3` a row for each of three
// seeds of the search for sheets, `all` names every instance that is not equal and proven. `peer` gives
// each the same time as the set's peer: HiGHS for lengths, and for sheets PackingSolver, whose program is in
// `PACKINGSOLVER`. Before them (or alone, as `hard`): how late the answers to 200 hard requests come, a
// row a family.

const SETS: readonly CutSet[] = [...LINEAR_SETS, ...SHEET_SETS];

interface Result {
  readonly each: CutCase;
  readonly answer: CutAnswer;
  readonly ms: number;
  readonly faults: readonly string[];
  readonly peer: PeerPlan | undefined;
}

const args = process.argv.slice(2);
const option = (name: string, otherwise: number): number => {
  const found = args.find((arg) => arg.startsWith(`${name}=`));
  return found === undefined ? otherwise : Number(found.slice(name.length + 1));
};
const withPeer = args.includes('peer');

function run(set: CutSet, each: CutCase, seed: number): Result {
  const limit = option('ms', 0);
  const parsed = parseRequest(limit > 0 ? { ...each.request, timeLimitMs: limit } : each.request);
  if (!parsed.ok) throw new Error(`${each.name}: ${parsed.reason}`);
  const start = performance.now();
  const answer = solve(parsed.problem, { seed });
  const ms = performance.now() - start;
  const faults = set.check(parsed.problem, answer);
  const { best = answer.cost, lowerBound = 0 } = each;
  if (answer.bound > best && !near(answer.bound, best)) {
    faults.push(`the bound ${answer.bound} is above the best known cost ${best}`);
  }
  if (answer.cost < lowerBound && !near(answer.cost, lowerBound)) {
    faults.push(`the cost ${answer.cost} is below the proven bound ${lowerBound}`);
  }
  const isCompared = withPeer && seed === 0 && answer.unplaced.length === 0;
  const peer = isCompared ? set.peer.plan(parsed.problem) : undefined;
  for (const fault of peer?.faults ?? []) console.error(`${each.name}, the peer: ${fault}`);
  if (peer !== undefined) faults.push(...faultsBesidePeer({ ours: answer, peer }));
  for (const fault of faults) console.error(`${each.name}: ${fault}`);
  return { each, answer, ms, faults, peer };
}

const isEqual = ({ each, answer }: Result): boolean =>
  each.best === undefined ? false : near(answer.cost, each.best) || answer.cost < each.best;
const isProven = ({ answer }: Result): boolean => answer.status === 'optimal';

function row(set: CutSet, results: readonly Result[]): Record<string, string | number> {
  const cost = sum(results.map(({ answer }) => answer.cost));
  const known = results.every(({ each }) => each.best !== undefined);
  const bound = sum(results.map(({ answer }) => answer.bound));
  const times = results.map(({ ms }) => ms);
  // Gap between cost and bound of the unproven ones, percent.
  const gaps = results
    .filter((each) => !isProven(each))
    .map(({ answer }) => 100 * (1 - answer.bound / answer.cost));
  return {
    set: set.name,
    instances: results.length,
    'equal to best': known ? results.filter(isEqual).length : '–',
    proven: results.filter(isProven).length,
    total: Number(cost.toFixed(2)),
    best: known ? Number(sum(results.map(({ each }) => each.best ?? 0)).toFixed(2)) : '–',
    bound: Number(bound.toFixed(2)),
    'gap %': Number(((100 * (cost - bound)) / Math.max(cost, 1e-9)).toFixed(3)),
    'mean gap': Number((sum(gaps) / Math.max(1, gaps.length)).toFixed(1)),
    'worst gap': Number(Math.max(0, ...gaps).toFixed(1)),
    'ms median': Number(median(times).toFixed(1)),
    'ms worst': Math.round(Math.max(...times)),
    ...sawWorkOf(results),
    ...besidePeer(
      results.flatMap(({ each: { name }, answer: ours, peer }) =>
        peer ? [{ name, ours, peer }] : [],
      ),
    ),
    faults: sum(results.map(({ faults }) => faults.length)),
  };
}

/** The work at the saw of all plans together. */
function sawWorkOf(results: readonly Result[]): Record<string, number> {
  const sheets = results.flatMap(({ answer }) => ('sheets' in answer ? [answer] : []));
  if (sheets.length === 0) return {};
  return {
    cuts: sum(sheets.map(({ cutCount }) => cutCount)),
    settings: sum(sheets.map(({ settings = 0 }) => settings)),
    turns: sum(sheets.map(({ turns = 0 }) => turns)),
  };
}

function tellUnproven(result: Result): void {
  if (isProven(result) && isEqual(result)) return;
  const { each, answer, ms } = result;
  console.log(
    `${each.name}: cost ${answer.cost}, bound ${answer.bound}, best ${each.best ?? '–'}, ${Math.round(ms)} ms`,
  );
}

const wanted = args.filter((arg) => !arg.includes('=') && arg !== 'all' && arg !== 'peer');
const chosen = SETS.filter(
  (set) => wanted.length === 0 || wanted.some((name) => set.name.startsWith(name)),
);
const missing = new Set(withPeer ? chosen.flatMap(({ peer }) => peer.missing ?? []) : []);
for (const what of missing) console.log(`no peer: ${what}`);
if (wanted.length === 0 || wanted.includes('hard')) {
  const late = overLimits();
  for (const problem of late) console.error(problem);
  if (late.length > 0) process.exitCode = 1;
}
const rows: Record<string, string | number>[] = [];
for (const set of chosen) {
  const cases = set.cases().filter((_, i) => i % option('every', 1) === option('at', 0));
  if (cases.length === 0) {
    console.log(`${set.name}: no data here`);
    continue;
  }
  for (let seed = 0; seed < option('seeds', 1); seed++) {
    const results = cases.map((each) => run(set, each, seed));
    if (args.includes('all')) results.forEach(tellUnproven);
    const ofSeed = option('seeds', 1) > 1 ? { seed } : {};
    rows.push({ ...ofSeed, ...row(set, results) });
  }
}
console.table(rows);
if (rows.some(({ faults }) => faults !== 0)) process.exitCode = 1;
