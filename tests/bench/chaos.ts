import process from 'node:process';
import { parseArgs } from 'node:util';

import { playMany } from '../worker/chaos/play-many.ts';

// `npm run bench -- chaos --runs 2000`: random envelopes, random collectors and random crashes against the runtime
// binary with its spool on disk, a batch on each runtime. Prints every scenario that broke a promise, with the seed
// that plays it again: `--seed N --runs 1`.
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    batch: { type: 'string', default: '200' },
    atOnce: { type: 'string', default: '24' },
    /** Limit of scenarios that are printed completely. */
    print: { type: 'string', default: '3' },
  },
});
const [runs, batch] = [Number(values.runs), Number(values.batch)];
const counts = { runs: 0, envelopes: 0, accepted: 0, kills: 0, broken: 0 };
const promises = new Map<string, number>();
for (let done = 0; done < runs; done += batch) {
  const seed = Number(values.seed) + done;
  const started = performance.now();
  const played = await playMany(seed, Math.min(batch, runs - done), Number(values.atOnce));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  for (const { seed: its, promises: broken, story } of played.broken) {
    counts.broken += 1;
    for (const promise of broken) {
      const kind = promise.replaceAll(/\d+/g, 'N');
      promises.set(kind, (promises.get(kind) ?? 0) + 1);
    }
    if (counts.broken <= Number(values.print))
      console.log(`\nseed ${its}: ${broken.join('; ')}\n${story}`);
    else console.log(`seed ${its}: ${broken.join('; ').slice(0, 200)}`);
  }
  for (const key of ['runs', 'envelopes', 'accepted', 'kills'] as const) counts[key] += played[key];
  console.log(
    `${played.runs} runs from seed ${seed} in ${seconds} s, ${played.broken.length} broken`,
  );
}
console.table([counts]);
if (promises.size > 0) console.table(Object.fromEntries(promises));
process.exitCode = counts.broken === 0 ? 0 : 1;
process.exit();
