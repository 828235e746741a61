// Serves a built tree by the Worker as `wrangler.toml` says, for `serveBuilt`: bundle, port, state, assets, vars.
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';

const [, , bundle = '', port = '', state = '', directory = '', vars = '{}'] = process.argv;
const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml', undefined, {
  overrides: { assets: { directory: resolve(directory) } },
});
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: Number(port),
    cf: false,
    logRequests: false,
    resourcePersistencePath: join(state, 'v3'),
    workers: [
      {
        ...workerOptions,
        name: 'diy-mini-web',
        bindings: { ...Object(workerOptions['bindings']), ...Object(JSON.parse(vars)) },
        modulesRoot: dirname(bundle),
        modules: [{ type: 'ESModule', path: bundle }],
      },
    ],
  }),
);
process.once('SIGTERM', () => void runtime.dispose().then(() => process.exit(0)));
await runtime.ready;
console.log(`Ready on ${port}`);
