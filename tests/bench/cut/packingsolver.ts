import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPeerPlan } from './packingsolver-plan.ts';
import type { SheetProblem } from '../../../web/planner/cutting/problem.ts';
import type { Peer, PeerPlan } from './peer.ts';

/** The program `packingsolver_rectangleguillotine`, built from github.com/fontanf/packingsolver. */
const PROGRAM = process.env['PACKINGSOLVER'];

/** PackingSolver has no free sheets, so they get this price; all other prices are integers. */
const FREE = 1e-4;
/** Past its time limit a search may hang; then it is ended. */
const PATIENCE_MS = 20_000;

/**
 * PackingSolver's best plan of a problem, with the same time for each of its methods. It has no
 * limit on threads, so run the bench on one core: `taskset -c 0 npm run bench -- cut … peer`. It does
 * not say when a plan is proven.
 */
export const PACKINGSOLVER: Peer = {
  missing:
    PROGRAM === undefined
      ? 'set PACKINGSOLVER to the program packingsolver_rectangleguillotine'
      : undefined,
  plan: (problem) =>
    PROGRAM !== undefined && problem.kind === 'sheet' && isOfEqualRules(problem)
      ? planOf(problem, PROGRAM)
      : undefined,
};

function planOf(problem: SheetProblem, program: string): PeerPlan | undefined {
  const plans = waysOf(problem).map((way) => runOnce(problem, program, way));
  const [best] = plans.toSorted((a, b) => a.cost - b.cost);
  return best && { ...best, faults: plans.flatMap(({ faults }) => faults) };
}

/**
 * Its default method and, for several sizes of sheet, its search for the least waste. Where stages
 * are without limit also plans of three stages: there it is often better.
 */
function waysOf({ stages, stock }: SheetProblem): string[][] {
  const staged = ['--cut-type', 'non-exact', '--number-of-stages', `${stages ?? 3}`];
  return [
    staged,
    ...(stages === null ? [['--number-of-stages-unlimited']] : []),
    ...(stock.length > 1 ? [[...staged, '--use-dichotomic-search', '1']] : []),
  ];
}

function runOnce(problem: SheetProblem, program: string, way: readonly string[]): PeerPlan {
  const folder = mkdtempSync(join(tmpdir(), 'packingsolver-'));
  try {
    for (const [name, rows] of Object.entries(inputOf(problem))) {
      writeFileSync(
        join(folder, `${name}.csv`),
        `${rows.map((row) => row.join(',')).join('\n')}\n`,
      );
    }
    const start = performance.now();
    const { stderr, signal } = spawnSync(program, [...optionsOf(problem, folder), ...way], {
      encoding: 'utf8',
      timeout: problem.timeLimitMs + PATIENCE_MS,
    });
    const ms = performance.now() - start;
    return { ms, proven: false, ...readPlan(problem, folder, signal ?? stderr.trim()) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** It has no runs; and defects would be a kerf larger where sheets and parts are, see below. */
function isOfEqualRules({ runs = [], stock, kerf, trim }: SheetProblem): boolean {
  const isPlain = [kerf, trim.left, trim.right, trim.top, trim.bottom].every((mm) => mm === 0);
  return runs.length === 0 && (isPlain || stock.every(({ defects = [] }) => defects.length === 0));
}

/**
 * Its tables. Sheets without their trims and parts are both a kerf longer and wider, and the kerf is 0: the same plans
 * as here, because the last kerf may fall into the trim or beyond the edge.
 */
function inputOf({ stock, parts, kerf, trim }: SheetProblem) {
  const [across, down] = [kerf - trim.left - trim.right, kerf - trim.top - trim.bottom];
  return {
    items: [
      ['WIDTH', 'HEIGHT', 'COPIES', 'ORIENTED'],
      ...parts.map(({ length, width, quantity, rotate }) => {
        return [length + kerf, width + kerf, quantity, rotate ? 0 : 1];
      }),
    ],
    bins: [
      ['WIDTH', 'HEIGHT', 'COST', 'COPIES'],
      ...stock.map(({ length, width, cost, quantity }) => {
        const copies = quantity === Infinity ? -1 : quantity;
        return [length + across, width + down, Math.max(cost, FREE), copies];
      }),
    ],
    defects: [
      ['BIN', 'X', 'Y', 'WIDTH', 'HEIGHT'],
      ...stock.flatMap(({ defects = [] }, bin) =>
        defects.map(({ x, y, length, width }) => [bin, x, y, length, width]),
      ),
    ],
  };
}

function optionsOf({ stock, firstCut, timeLimitMs }: SheetProblem, folder: string): string[] {
  const values = {
    items: join(folder, 'items.csv'),
    bins: join(folder, 'bins.csv'),
    defects: join(folder, 'defects.csv'),
    certificate: join(folder, 'plan.csv'),
    objective: stock.length > 1 ? 'variable-sized-bin-packing' : 'bin-packing',
    'first-stage-orientation': { any: 'any', length: 'horizontal', width: 'vertical' }[firstCut],
    'cut-through-defects': 1,
    'verbosity-level': 0,
    'time-limit': timeLimitMs / 1000,
  };
  const options = Object.entries(values).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  return [...options, '--only-write-at-the-end'];
}

function readPlan(
  problem: SheetProblem,
  folder: string,
  error: string,
): Pick<PeerPlan, 'cost' | 'faults'> {
  const file = join(folder, 'plan.csv');
  if (!existsSync(file)) return { cost: Infinity, faults: [`no plan: ${error}`] };
  return readPeerPlan(problem, readFileSync(file, 'utf8'));
}
