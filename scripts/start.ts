// `npm start`: the built page and the Worker on the real runtime, with a local collector. With
// --watch (`npm run dev`) it builds again after each change.
import { watch } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { startCollector } from '../tests/collector/collector.ts';
import { freePort, isFree, startRuntime } from '../tests/support/runtime.ts';
import { run } from './run.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8787' },
    'collector-port': { type: 'string', default: '9000' },
    watch: { type: 'boolean', default: false },
  },
});

/** The wanted port, or another if it is in use. */
async function choosePort(what: string, wanted: number): Promise<number> {
  if (await isFree(wanted)) return wanted;
  const port = await freePort();
  console.log(`Port ${wanted} is taken, so the ${what} uses ${port}.`);
  return port;
}

async function build(): Promise<void> {
  const code = await run('node', ['scripts/build.ts']);
  if (code !== 0 && !values.watch) process.exit(code);
}

/** Builds after a short pause without changes; a change during a build starts another. */
function buildOnChange(): void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(build);
    }, 100);
  };
  watch('web', { recursive: true }, soon);
}

await build();
const collector = await startCollector({
  port: await choosePort('collector', Number(values['collector-port'])),
  folder: '.local/collector',
  print: (line) => console.log(`[collector] ${line}`),
});
const runtime = await startRuntime({
  port: await choosePort('page', Number(values.port)),
  persistTo: '.local/state',
  vars: { COLLECTOR_HOST: collector.url },
  print: (text) => process.stdout.write(text),
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await runtime.stop();
  await collector.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop());
}
if (values.watch) buildOnChange();
console.log(
  `\nPage       ${runtime.url}   (/en-us and /zh in the other languages)\nCollector  ${collector.url}\n\nCtrl-C ends both.`,
);
