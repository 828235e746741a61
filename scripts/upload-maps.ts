import { copyFile, glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { release } from '../web/platform/release.ts';
import type { SourceMapFile } from './debug-ids.ts';
import { envWithout, run } from './run.ts';
import { type Held, heldMaps, type Upload } from './uploaded-maps.ts';

const ATTEMPTS = 10;
const MAPS = '.local/sourcemaps';
/** Last version that uploads to GlitchTip too; 3.x asks it for missing files, gets none, and uploads nothing. */
const CLI = '@sentry/cli@2.58.6';

/** The tool has no checksum of ours, so it gets no key except the collector's. */
const withoutKeys = (): NodeJS.ProcessEnv => envWithout('CLOUDFLARE_');

async function anyDebugId(): Promise<string> {
  for await (const file of glob(join(MAPS, '*.map'))) {
    const { debug_id: id } = JSON.parse(await readFile(file, 'utf8')) as SourceMapFile;
    if (id !== undefined) return id;
  }
  throw new Error(`no source map with a debug id in ${MAPS}: build first`);
}

/** Polls the collector until it has processed the upload. */
async function heldAtLast(upload: Upload): Promise<Held> {
  for (let attempt = 1; ; attempt += 1) {
    const held = await heldMaps(upload);
    if (held.kind === 'unknown' || held.count > 0 || attempt === ATTEMPTS) return held;
    await setTimeout(3_000);
  }
}

/**
 * Uploads the scripts and source maps of the last build to the collector in `SENTRY_URL`,
 * `SENTRY_ORG`, `SENTRY_PROJECT` and `SENTRY_AUTH_TOKEN`, then checks the result. Resolves to a
 * summary; throws with the reason if nothing arrived.
 */
export async function uploadMaps(): Promise<string> {
  const debugId = await anyDebugId();
  // The tool finds a map next to its script; the served folder has no maps.
  for await (const script of glob('dist/assets/*.js')) {
    await copyFile(script, join(MAPS, basename(script)));
  }
  const args = ['sourcemaps', 'upload', '--release', release, '--url-prefix', '~/assets'];
  // Collectors match by debug id, or by release and address. Not with --wait, because Bugsink never
  // reports the end.
  const code = await run('npx', ['--yes', CLI, ...args, MAPS], { env: withoutKeys() });
  if (code !== 0) throw new Error(`the upload failed: ${CLI} ended with ${code}, see above`);
  const { env } = process;
  const held = await heldAtLast({
    url: (env['SENTRY_URL'] ?? 'https://sentry.io').replace(/\/$/, ''),
    org: env['SENTRY_ORG'] ?? '',
    project: env['SENTRY_PROJECT'] ?? '',
    token: env['SENTRY_AUTH_TOKEN'] ?? '',
    release,
    debugId,
  });
  if (held.kind === 'unknown') {
    return `Uploaded. The collector cannot be asked what it has (${held.why}): look whether the next error names web/*.ts.`;
  }
  if (held.count === 0) {
    throw new Error(
      'the collector says it has no source maps after the upload: is SENTRY_PROJECT the project of SENTRY_DSN, and may the token read it?',
    );
  }
  const what = held.kind === 'bundles' ? 'a bundle with debug ids' : `${held.count} files`;
  return `Uploaded: the collector has ${what} of ${release}.`;
}
