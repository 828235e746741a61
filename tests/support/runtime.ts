import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import { bundleOurs } from './bundle.ts';

/** A built tree served by the Worker on its real runtime. */
export interface Runtime {
  readonly url: string;
  /** Process id of the started command; the runtime's processes descend from it. */
  readonly pid: number;
  /** The runtime's output until now. */
  output(): string;
  /** Ends the runtime the way a crash would: SIGKILL for the whole process group. */
  kill(): Promise<void>;
  /** Ends the runtime and removes its state unless `persistTo` was given. */
  stop(): Promise<void>;
}

export interface RuntimeOptions {
  readonly port?: number;
  /** Port of the inspector of the Worker's isolate; none by default. */
  readonly inspectorPort?: number;
  readonly vars?: Readonly<Record<string, string>>;
  readonly persistTo?: string;
  /** A folder of pages instead of the built one. */
  readonly assets?: string;
  /** Called with what the runtime prints, as it prints it. */
  readonly print?: (text: string) => void;
}

/**
 * A free port on loopback, below the range that the system assigns itself, so that it stays free between two uses.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

/** True if a port of loopback is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

// Standard input ends when the parent process ends for any reason; then the process group ends too.
const GUARDED = 'exec 3<&0; { cat <&3; kill -KILL 0; } >/dev/null & exec "$@" </dev/null 3<&-';

/**
 * Starts `wrangler dev` on loopback, exactly as an operator would run it, and waits until it answers. It ends with this
 * process, at the latest.
 */
export function startRuntime(options: RuntimeOptions = {}): Promise<Runtime> {
  const { inspectorPort = 0, vars = {} } = options;
  return start(options, async (port, state, assets) =>
    ['node_modules/.bin/wrangler', 'dev', '--ip', '127.0.0.1', '--port', String(port)]
      .concat(['--inspector-port', String(inspectorPort), '--persist-to', state])
      .concat(['--show-interactive-dev-session=false', '--assets', assets])
      .concat(Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])),
  );
}

/**
 * The same without `wrangler dev`'s proxy in a second runtime and its watcher of the sources. The same runtime,
 * bindings, assets and headers for half the processor time of each request.
 */
export function serveBuilt(
  options: Pick<RuntimeOptions, 'port' | 'vars' | 'persistTo' | 'assets'> & {
    /** A bundled Worker instead of the project's own. */
    readonly worker?: string;
    /** A file of options instead of those that `bundleOurs` reads from `wrangler.toml`. */
    readonly configured?: string;
  } = {},
): Promise<Runtime> {
  return start(options, async (port, state, assets) => {
    const ours = await bundleOurs();
    const { worker = ours.script, configured = ours.options, vars = {} } = options;
    return ['node', 'tests/support/serve.ts', worker, configured].concat(
      [String(port), state, assets],
      JSON.stringify(vars),
    );
  });
}

async function start(
  options: RuntimeOptions,
  command: (port: number, state: string, assets: string) => Promise<readonly string[]>,
): Promise<Runtime> {
  const port = options.port ?? (await freePort());
  const state = options.persistTo ?? (await mkdtemp(join(tmpdir(), 'measure-twice-')));
  const assets = options.assets ?? 'dist';
  await mkdir(assets, { recursive: true });
  const [name = '', ...args] = await command(port, state, assets);
  const child = spawn('sh', ['-c', GUARDED, 'sh', name, ...args], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${process.cwd()}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      FORCE_COLOR: '0',
    },
  });
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    options.print?.(chunk.toString());
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let running = true;
  child.once('exit', () => {
    running = false;
    child.stdin.destroy();
  });

  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (running && child.pid !== undefined) process.kill(-child.pid, signal);
    await exited;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 90_000;
  while (!output.includes('Ready on')) {
    if (!running || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`the runtime did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      if (options.persistTo === undefined) await rm(state, { recursive: true, force: true });
    },
  };
}
