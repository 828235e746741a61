import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { WorkBudget } from '../../web/planner/cutting/work.ts';
import { near, sum } from './cut/numbers.ts';
import { SHEET_SETS, type SheetSet } from './cut/sheet-sets.ts';
import { ALL_LAYERS, solveWithout } from './cut/without-layer.ts';
import type { SheetInstance } from './cut/sheet-instances.ts';
import type { SheetAnswer } from '../../web/planner/cutting/contract.ts';

// `npm run bench -- cut-layers [set…] [every=N] [at=N] [work=750,3000,15000] [seeds=N] [hard] [without=L,M]`:
// what each layer of the sheet search is worth. The same lists are cut with all of them and with each
// left out, by counted work (3000 is what a usual laptop does in 3 s), so that what else the machine does
// changes no cost. `seeds=3` cuts each list with three seeds. `hard`: only the lists that a search with no
// layers leaves above the best known cost. `without=`: only some of the layers, or none.

const args = process.argv.slice(2);
const option = (name: string, otherwise: string): string =>
  args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise;
const [every, at] = [Number(option('every', '1')), Number(option('at', '0'))];
const works = option('work', '750,3000').split(',').map(Number);
const seeds = Array.from({ length: Number(option('seeds', '1')) }, (_, i) => i);
const wanted = args.filter((arg) => !arg.includes('=') && arg !== 'hard');

interface Each {
  readonly set: SheetSet;
  readonly list: SheetInstance;
}
interface Run {
  readonly layers: string;
  readonly solve: Awaited<ReturnType<typeof solveWithout>>;
}

const isAtBest = ({ list: { best } }: Each, { cost }: SheetAnswer): boolean =>
  best !== undefined && (cost < best || near(cost, best));

function cut({ set, list }: Each, { layers, solve }: Run, work: number, seed: number): SheetAnswer {
  const parsed = parseRequest({ ...list.request, timeLimitMs: 60_000 });
  if (!parsed.ok) throw new Error(`${list.name}: ${parsed.reason}`);
  const answer = solve(parsed.problem, { work: new WorkBudget(work), seed });
  if (!('sheets' in answer)) throw new Error(`${list.name}: not an answer for sheets`);
  const faults = set.check(parsed.problem, answer);
  if (faults.length === 0) return answer;
  throw new Error(`${list.name}, ${layers}: ${faults.join(', ')}`);
}

function row(lists: readonly Each[], run: Run, work: number): Record<string, string | number> {
  const start = performance.now();
  const bySeed = seeds.map((seed) =>
    lists.map((each) => ({ each, answer: cut(each, run, work, seed) })),
  );
  const ms = performance.now() - start;
  const total = (of: (answer: SheetAnswer) => number): string =>
    bySeed.map((results) => sum(results.map(({ answer }) => of(answer))).toFixed(0)).join(' ');
  const count = (is: (each: Each, answer: SheetAnswer) => boolean): string =>
    bySeed
      .map((results) => results.filter(({ each, answer }) => is(each, answer)).length)
      .join(' ');
  return {
    work,
    layers: run.layers,
    lists: lists.length,
    cost: total(({ cost }) => cost),
    'at best': count(isAtBest),
    proven: count((_, { status }) => status === 'optimal'),
    settings: total(({ settings = 0 }) => settings),
    'ms a list': Math.round(ms / lists.length / seeds.length),
  };
}

const layers = ALL_LAYERS.filter((layer) => option('without', layer).split(',').includes(layer));
const plain = { layers: 'none', solve: await solveWithout(ALL_LAYERS) };
const runs: Run[] = [
  { layers: 'all', solve: await solveWithout([]) },
  ...(await Promise.all(
    layers.map(async (layer) => ({
      layers: `without ${layer}`,
      solve: await solveWithout([layer]),
    })),
  )),
];
const sets = SHEET_SETS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
const lists = sets.flatMap((set) =>
  set
    .cases()
    .filter((_, i) => i % every === at)
    .map((list): Each => ({ set, list })),
);
const least = Math.min(...works);
const chosen = args.includes('hard')
  ? lists.filter(
      (each) => each.list.best !== undefined && !isAtBest(each, cut(each, plain, least, 0)),
    )
  : lists;
for (const work of works) {
  console.table(
    [...runs, ...(layers.length > 0 ? [plain] : [])].map((run) => row(chosen, run, work)),
  );
}
