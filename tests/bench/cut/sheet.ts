import { packer } from './guillotine-packer.ts';
import {
  cintraSet,
  kitchenInstance,
  packingSet,
  panelInstance,
  type SheetInstance,
} from './sheet-instances.ts';
import { checkSheet } from '../../../web/cutting/checker/check-sheet.ts';
import { parseRequest } from '../../../web/cutting/request.ts';
import { solveSheet } from '../../../web/cutting/sheet/solve-sheet.ts';
import type { SheetAnswer } from '../../../web/cutting/contract.ts';

const EPSILON = 1e-6;
const SIZES = [10, 20, 40, 80, 160, 320, 640];

/** The sets of `npm run bench -- cut` about sheets; each prints its own lines. */
export const sheetSets: Readonly<Record<string, () => void>> = {
  bpp2d: () => {
    benchPacking(false);
    benchPacking(true);
  },
  cintra: () => summarise('cintra2008 2 stages, 5 s', cintraSet(5000)),
  'sheet-growth': () => {
    for (const pieces of SIZES) summarise(`${pieces} panels, 2 s`, [panelInstance(pieces, 2000)]);
  },
  kitchen: () => summarise('kitchen, 2 s', [kitchenInstance(2000)]),
};

function benchPacking(rotate: boolean): void {
  const title = `bpp2d ${rotate ? 'with' : 'without'} rotation, 2 s`;
  const instances = packingSet(rotate, 2000);
  if (instances.length > 0) summarise(title, instances);
  else summarise(`${title}, seeded`, seededSet());
  if (!rotate) return;
  // The peer turns parts or not as it likes best: it has no grain to keep, so only this half is fair.
  const total = instances.reduce((sum, instance) => sum + packer(instance.request), 0);
  console.log(`  guillotine-packer 1.0.2, all its strategies: ${total} sheets`);
}

function seededSet(): SheetInstance[] {
  return SIZES.slice(0, 4).flatMap((n) => [1, 2, 3].map((seed) => panelInstance(n, 2000, seed)));
}

function summarise(title: string, instances: readonly SheetInstance[]): void {
  if (instances.length === 0) {
    console.log(`${title}: no data here`);
    return;
  }
  const runs = instances.map((instance) => ({ instance, ...solve(instance) }));
  const sum = (of: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((total, run) => total + of(run), 0);
  const known = runs.filter(({ instance }) => instance.best !== undefined);
  const best = known.reduce((total, { instance }) => total + (instance.best ?? 0), 0);
  const cost = sum(({ answer }) => answer.cost);
  const bound = sum(({ answer }) => answer.bound);
  const times = runs.map(({ answer }) => answer.ms).sort((a, b) => a - b);
  const worstGap = Math.max(...known.map((run) => run.answer.cost / (run.instance.best ?? 1) - 1));
  const equal = known.filter((run) => run.answer.cost <= (run.instance.best ?? 0) + EPSILON);
  const below = runs.filter((run) => run.answer.cost < (run.instance.lowerBound ?? 0) - EPSILON);
  const proven = runs.filter(({ answer }) => answer.status === 'optimal');
  console.log(title);
  console.log(
    `  instances ${runs.length}, best known or better ${equal.length}, proven ${proven.length}, ` +
      `under a published bound ${below.length}, wrong ${runs.filter((run) => run.wrong > 0).length}`,
  );
  console.log(
    `  total ${round(cost)}${known.length > 0 ? `, best known ${round(best)} (${percent(cost / best - 1)}, worst ${percent(worstGap)})` : ''}` +
      `, bound ${round(bound)} (gap ${percent(cost / bound - 1)})`,
  );
  console.log(
    `  time median ${round(times[times.length >> 1] ?? 0)} ms, worst ${round(times.at(-1) ?? 0)} ms`,
  );
}

function solve({ name, request }: SheetInstance): { answer: SheetAnswer; wrong: number } {
  const parsed = parseRequest(request);
  if (!parsed.ok || parsed.problem.kind !== 'sheet') throw new Error(`${name} is no sheet request`);
  const answer = solveSheet(parsed.problem);
  const complaints = checkSheet(parsed.problem, answer);
  for (const complaint of complaints) console.log(`  WRONG ${name}: ${complaint}`);
  return { answer, wrong: complaints.length };
}

const round = (value: number): string => String(Math.round(value * 100) / 100);
const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;

if (import.meta.main) {
  const chosen = process.argv.slice(2);
  for (const [name, run] of Object.entries(sheetSets)) {
    if (chosen.length === 0 || chosen.includes(name)) run();
  }
}
