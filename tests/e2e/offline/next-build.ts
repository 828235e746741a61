import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/** A text to replace in a source file; it must be there. */
export interface Change {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Inputs of a build. */
const SOURCES = ['web', 'worker', 'scripts', 'docs', 'package.json'].concat([
  'tsconfig.base.json',
  'vite.config.ts',
  'wrangler.toml',
]);

async function apply(folder: string, { file, from, to }: Change): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(path, text.replaceAll(from, to));
}

/**
 * Copies the sources into a folder inside another, changes them as a developer would, and builds them for real.
 * `prepare` may add files. Returns the folder of the pages.
 */
export async function buildNext(
  changes: readonly Change[],
  prepare: (folder: string) => void,
  parent: string,
): Promise<string> {
  const folder = await mkdtemp(join(parent, 'next-'));
  for (const source of SOURCES) await cp(source, join(folder, source), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const change of changes) await apply(folder, change);
  prepare(folder);
  // The test runner's own NODE_ENV would make a build for development of it.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--types-known'], {
    cwd: folder,
    env,
  });
  return join(folder, 'dist');
}
