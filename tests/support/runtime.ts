import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A built tree served by `wrangler dev`, exactly as an operator would run it. */
export interface Runtime {
  readonly url: string;
  /** Of wrangler; the runtime's own processes descend from it. */
  readonly pid: number;
  /** Everything the runtime printed so far. */
  output(): string;
  /** Ends the runtime the way a crash would: SIGKILL for the whole process group. */
  kill(): Promise<void>;
  /** Ends the runtime and removes its state unless `persistTo` was given. */
  stop(): Promise<void>;
}

export interface RuntimeOptions {
  readonly port?: number;
  readonly vars?: Readonly<Record<string, string>>;
  readonly persistTo?: string;
  /** A folder of pages instead of the built one. */
  readonly assets?: string;
  /** A wrangler configuration instead of the project's own. */
  readonly config?: string;
  /** Called with what the runtime prints, as it prints it. */
  readonly print?: (text: string) => void;
}

/** A port nobody listens on at this moment, on loopback. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

/** Starts `wrangler dev` on loopback and waits until it answers. */
export async function startRuntime(options: RuntimeOptions = {}): Promise<Runtime> {
  const port = options.port ?? (await freePort());
  const state = options.persistTo ?? (await mkdtemp(join(tmpdir(), 'measure-twice-')));
  const assets = options.assets ?? 'dist';
  await mkdir(assets, { recursive: true });
  const vars = Object.entries(options.vars ?? {}).flatMap(([name, value]) => [
    '--var',
    `${name}:${value}`,
  ]);
  const child = spawn(
    'node_modules/.bin/wrangler',
    ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
      .concat(['--persist-to', state, '--show-interactive-dev-session=false'])
      .concat(
        ['--assets', assets],
        options.config === undefined ? [] : ['--config', options.config],
      )
      .concat(vars),
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${process.cwd()}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        WRANGLER_SEND_METRICS: 'false',
        FORCE_COLOR: '0',
      },
    },
  );
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    options.print?.(chunk.toString());
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let running = true;
  // A test run that is cut off must not leave its runtime behind.
  const orphan = (): void => {
    if (running && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', orphan);
  child.once('exit', () => {
    running = false;
    process.off('exit', orphan);
  });

  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (running && child.pid !== undefined) process.kill(-child.pid, signal);
    await exited;
  };
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 45_000;
  while (!output.includes('Ready on')) {
    if (!running || Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`wrangler dev did not start:\n${output}`);
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
