// Serves a built tree by the Worker as `wrangler.toml` says, for `serveBuilt`: bundle, port, state, assets, vars.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

const [, , bundle = '', options = '', port = '', state = '', directory = '', vars = '{}'] =
  process.argv;
const worker = JSON.parse(readFileSync(options, 'utf8'));
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(port),
    cf: false,
    logRequests: false,
    resourcePersistencePath: join(state, 'v3'),
    workers: [
      {
        ...worker,
        name: 'diy-mini-web',
        assets: { ...worker.assets, directory: resolve(directory) },
        bindings: { ...worker.bindings, ...JSON.parse(vars) },
        modulesRoot: dirname(bundle),
        modules: [{ type: 'ESModule', path: bundle }],
      },
    ],
  }),
);
process.once('SIGTERM', () => void runtime.dispose().then(() => process.exit(0)));
await runtime.ready;
console.log(`Ready on ${port}`);
