import { guillotinePacker } from './guillotine-packer.ts';
import { packingSet, type SheetInstance } from './sheet-instances.ts';
import { SHEET_SETS, type SheetSet } from './sheet-sets.ts';
import { parseRequest } from '../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../web/planner/cutting/solve.ts';

// The sheet sets alone, with the peer: `node tests/bench/cut/sheet.ts [set…]`.

const EPSILON = 1e-6;

function run({ check }: SheetSet, { name, request, best, lowerBound = 0 }: SheetInstance) {
  const parsed = parseRequest(request);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.reason}`);
  const answer = solve(parsed.problem);
  const faults = check(parsed.problem, answer);
  if (answer.cost < lowerBound - EPSILON) faults.push(`costs less than ${lowerBound}`);
  for (const fault of faults) console.error(`${name}: ${fault}`);
  return { ...answer, best, faults };
}

const percent = (ratio: number): string => (100 * (ratio - 1)).toFixed(2);

function row(set: SheetSet): Record<string, string | number> {
  const results = set.cases().map((each) => run(set, each));
  const total = results.reduce((sum, { cost }) => sum + cost, 0);
  const known = results.flatMap(({ best, cost }) => (best === undefined ? [] : [{ best, cost }]));
  const best = known.reduce((sum, each) => sum + each.best, 0);
  const bound = results.reduce((sum, each) => sum + each.bound, 0);
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    set: set.name,
    instances: results.length,
    'best or better': known.filter((each) => each.cost <= each.best + EPSILON).length,
    proven: results.filter(({ status }) => status === 'optimal').length,
    total,
    best: known.length > 0 ? best : '–',
    'over best %': known.length > 0 ? percent(total / best) : '–',
    'worst %': percent(Math.max(1, ...known.map((each) => each.cost / each.best))),
    'over bound %': percent(total / bound),
    'ms median': times[times.length >> 1] ?? 0,
    'ms worst': times.at(-1) ?? 0,
    faults: results.reduce((sum, { faults }) => sum + faults.length, 0),
  };
}

const wanted = process.argv.slice(2);
const chosen = SHEET_SETS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
console.table(chosen.filter((set) => set.cases().length > 0).map(row));
if (chosen.some(({ name }) => name === 'bpp2d-rotation')) {
  // The peer turns parts freely, so it is compared on the set that allows it.
  const sheets = packingSet(true, 0).reduce((sum, each) => sum + guillotinePacker(each.request), 0);
  console.log(
    `guillotine-packer 1.0.2 on bpp2d-rotation, the best of all its strategies: ${sheets}`,
  );
}
