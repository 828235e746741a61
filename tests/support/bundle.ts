import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const bundles = new Map<string, Promise<string>>();

const WORKER = 'worker/index.ts';
const OPTIONS = 'options.json';
/** Environment variable with the path of the bundled Worker, set by Playwright's first process. */
const BUNDLED = 'BUNDLED_WORKER';

/** Bundles our Worker once for all processes that start from here (playwright.config.ts, vite.config.ts). */
export default async function bundleForAll(): Promise<void> {
  process.env[BUNDLED] = await bundle(WORKER);
}

/**
 * Bundles a Worker as `wrangler deploy` would, without our bindings, which a peer has no use for; answers the bundle's
 * path. Once a process.
 */
export function bundle(script: string): Promise<string> {
  const bundling = bundles.get(script) ?? bundleNow(script);
  bundles.set(script, bundling);
  return bundling;
}

async function bundleNow(script: string): Promise<string> {
  const before = process.env[BUNDLED];
  if (script === WORKER && before !== undefined) return before;
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-bundle-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'wrangler.toml');
  const lines = ['name = "bench"', 'compatibility_date = "2026-11-01"', 'keep_names = false'];
  await writeFile(
    file,
    `${lines.join('\n')}\nmain = ${JSON.stringify(join(process.cwd(), script))}\n`,
  );
  await promisify(execFile)(
    'node_modules/.bin/wrangler',
    ['deploy', '--config', file, '--dry-run', '--outdir', folder],
    { env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  );
  if (script === WORKER) await writeOptions(join(folder, OPTIONS));
  return join(folder, `${basename(script, '.ts')}.js`);
}

/** Writes the options of `wrangler.toml` for the runtime: reading them costs more than a start of the runtime. */
async function writeOptions(file: string): Promise<void> {
  const { unstable_getMiniflareWorkerOptions: read } = await import('wrangler');
  await writeFile(file, JSON.stringify(read('wrangler.toml').workerOptions));
}

/** Our bundled Worker and the file with its options. */
export async function bundleOurs(): Promise<{ readonly script: string; readonly options: string }> {
  const script = await bundle(WORKER);
  return { script, options: join(dirname(script), OPTIONS) };
}
