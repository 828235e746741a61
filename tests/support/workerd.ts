import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';

import { bundle } from './bundle.ts';
import { freePort } from './runtime.ts';

/** A Worker on the runtime binary itself: no proxy, no inspector, nothing in between. */
export interface Workerd {
  readonly port: number;
  readonly pid: number;
  /** SIGKILL; what was written stays. */
  kill(): Promise<void>;
  /** Ends it and removes its state unless `state` was given. */
  stop(): Promise<void>;
}

export interface WorkerdOptions {
  readonly port?: number;
  /** `host:port`: whatever the Worker fetches goes there, absolute URL and all. */
  readonly proxy?: string;
  /** A certificate to trust, in PEM. */
  readonly trusted?: string;
  /** Binds the spool, on disk. */
  readonly spool?: true;
  /** A folder for what the spool keeps, which outlives the runtime. */
  readonly state?: string;
  /** Called with what the runtime prints as errors; else they are printed. */
  readonly print?: (text: string) => void;
}

type Vars = Readonly<Record<string, string>>;

/** Starts `script` under `workerd serve` with the given text bindings and waits until it answers. */
export async function startWorkerd(
  script: string,
  vars: Vars,
  options: WorkerdOptions = {},
): Promise<Workerd> {
  const folder = await mkdtemp(join(tmpdir(), 'measure-twice-workerd-'));
  const bundled = await bundle(script);
  const file = basename(bundled);
  await copyFile(bundled, join(folder, file));
  const port = options.port ?? (await freePort());
  const state = options.state ?? join(folder, 'state');
  await mkdir(state, { recursive: true });
  await writeFile(
    join(folder, 'config.capnp'),
    configText({ file, state, vars, port, ...options }),
  );
  const child = spawn(workerdBinary(), ['serve', join(folder, 'config.capnp')], {
    stdio: ['ignore', 'ignore', options.print === undefined ? 'inherit' : 'pipe'],
  });
  child.stderr?.on('data', (chunk: Buffer) => options.print?.(chunk.toString()));
  // Whoever fails must not leave its runtimes behind.
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const died = exited.then(() => {
    throw new Error(`${script} did not start`);
  });
  await Promise.race([answering(port), died]);
  died.catch(() => undefined);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    await exited;
    process.off('exit', endWithUs);
    await rm(folder, { recursive: true, force: true });
  };
  return {
    port,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The runtime's own executable, the one wrangler brings. */
function workerdBinary(): string {
  const required: unknown = createRequire(import.meta.url)('workerd');
  return String(Object(required).default);
}

interface Settings extends WorkerdOptions {
  readonly file: string;
  readonly state: string;
  readonly vars: Vars;
  readonly port: number;
}

function configText({ file, state, vars, port, proxy, trusted, spool }: Settings): string {
  const bindings = Object.entries(vars).map(
    ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
  );
  const namespace = '(className = "Spool", uniqueKey = "spool", enableSql = true)';
  const objects =
    spool === undefined
      ? ''
      : `durableObjectNamespaces = [${namespace}], durableObjectStorage = (localDisk = "state"),`;
  if (spool) bindings.push('(name = "SPOOL", durableObjectNamespace = "Spool")');
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "main", esModule = embed "${file}")],
      compatibilityDate = "2026-11-01",
      ${objects}
      bindings = [${bindings.join(', ')}, (name = "ASSETS", service = "pages")])),
    (name = "pages", disk = (path = "${join(process.cwd(), 'web')}")),
    (name = "state", disk = (path = ${JSON.stringify(state)}, writable = true)),
    (name = "internet", ${internet(proxy, trusted)}),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);
`;
}

function internet(proxy: string | undefined, trusted: string | undefined): string {
  if (proxy !== undefined) return `external = (address = "${proxy}", http = (style = proxy))`;
  const tls =
    trusted === undefined
      ? ''
      : `, tlsOptions = (trustedCertificates = [${JSON.stringify(trusted)}])`;
  return `network = (allow = ["private", "public"]${tls})`;
}

async function answering(port: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (response !== undefined) return void (await response.arrayBuffer());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
