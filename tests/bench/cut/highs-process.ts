import { readFileSync, writeSync } from 'node:fs';
import process from 'node:process';
import { deserialize } from 'node:v8';
import loadHighs from 'highs';
import type { LinearProblem } from '../../../web/planner/cutting/problem.ts';
import { highsModel } from './highs-model.ts';
import { boardsOfFlow, type FlowBoard } from './highs-plan.ts';
import { reflect } from './reflect.ts';

// The process that `highs.ts` starts: reads a problem, as `v8.serialize` writes it, and writes a line of
// JSON for each better plan and one more at the end.

/** Contents of a line. */
export interface HighsLine {
  readonly boards?: readonly FlowBoard[];
  readonly proven?: true;
  readonly error?: string;
}

/** The largest model takes 0.8 GB: a list of 402 parts of the AI class still fits, one of 600 has twice the number. */
const MOST_ARCS = 500_000;

const write = (line: HighsLine): void => {
  writeSync(process.stdout.fd, `${JSON.stringify(line)}\n`);
};
const highs = await loadHighs();
const { modelStatus, callbackType } = highs.constants;
const problem = deserialize(readFileSync(process.stdin.fd)) as LinearProblem;
const start = performance.now();
const network = reflect(problem, MOST_ARCS);
if (network === undefined) write({ error: `more than ${MOST_ARCS} arcs` });
else {
  const model = highs.createModel(highsModel(problem, network));
  model.options.set({
    output_flag: false,
    mip_rel_gap: 0,
    // Three times as fast at the root of long lists as the simplex.
    mip_lp_solver: 'ipx',
    time_limit: Math.max(0, (problem.timeLimitMs - (performance.now() - start)) / 1000),
  });
  const run = model.run({
    [callbackType.mipImprovingSolution]: ({ data }) => {
      write({ boards: boardsOfFlow(network, data.mip_solution ?? []) });
    },
  });
  if (run.modelStatus === modelStatus.optimal) {
    write({ boards: boardsOfFlow(network, model.getSolution().colValue), proven: true });
  }
}
