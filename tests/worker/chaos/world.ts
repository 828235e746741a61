import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type FickleCollector, startFickleCollector } from '../../collector/fickle-collector.ts';
import { startLagClock } from '../../support/lag.ts';
import { type Answered, post, type PostOptions } from '../../support/post.ts';
import { startWorkerd, type Workerd } from '../../support/workerd.ts';

const TOKEN = 'chaos';
const PATH = '/t';

/** When the runtime was not there, `performance.now()`; to `Infinity` while it is not. */
export interface Killed {
  readonly from: number;
  to: number;
}

/** A project with a collector at an origin of its own: no other's outage is its. */
export interface Site {
  readonly dsn: string;
  readonly project: number;
  readonly collector: FickleCollector;
}

/** One runtime with its spool on disk, shared by many scenarios at once, each with a site of its own. */
export interface World {
  /** A number that no other envelope has; the collectors are told what it holds. */
  mark(categories: readonly string[] | undefined): number;
  /** A site that nobody has used yet. */
  site(): Site;
  post(options: PostOptions): Promise<Answered>;
  /** SIGKILL, and a runtime on the same state; whoever asks while one is under way shares it. */
  kill(): Promise<void>;
  readonly kills: readonly Killed[];
  /** What a busy machine took from this process and the runtime from one time to another, ms. */
  readonly lagMs: (from: number, to: number) => number;
  /** Number of envelopes that wait in the spool. */
  depth(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a runtime with so many sites. */
export async function startWorld(sites: number): Promise<World> {
  const state = await mkdtemp(join(tmpdir(), 'measure-twice-chaos-'));
  const holdings = new Map<number, readonly string[] | undefined>();
  const unused: Site[] = [];
  for (let project = sites; project >= 1; project -= 1) {
    const collector = await startFickleCollector((mark) => holdings.get(mark));
    const key = project.toString(16).padStart(32, 'c');
    unused.push({
      dsn: `http://${key}@127.0.0.1:${collector.port}/${project}`,
      project,
      collector,
    });
  }
  const all = [...unused];
  const vars = {
    SENTRY_DSN: all.map(({ dsn }) => dsn).join(','),
    TUNNEL_PATH: PATH,
    STATUS_TOKEN: TOKEN,
  };
  const start = (port?: number): Promise<Workerd> =>
    startWorkerd('worker/index.ts', vars, { spool: true, state, ...(port && { port }) });
  let runtime = await start();
  const { port } = runtime;
  const url = `http://127.0.0.1:${port}`;
  const kills: Killed[] = [];
  let restarting: Promise<void> | undefined;
  const restart = async (): Promise<void> => {
    const killed = { from: performance.now(), to: Infinity };
    kills.push(killed);
    await runtime.kill();
    runtime = await start(port);
    killed.to = performance.now();
    restarting = undefined;
  };
  const clock = startLagClock(() => runtime.pid);
  let marks = 0;
  return {
    mark(categories) {
      marks += 1;
      holdings.set(marks, categories);
      return marks;
    },
    site() {
      const site = unused.pop();
      if (site === undefined) throw new RangeError('the world has no more sites');
      return site;
    },
    post: (options) => post(url + PATH, options),
    async kill() {
      restarting ??= restart();
      await restarting;
    },
    kills,
    lagMs: (from, to) => clock.between(from, to),
    async depth() {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      const { text } = await post(`${url}/status`, { method: 'GET', headers });
      return Number(Object(JSON.parse(text)).spool.total.depth);
    },
    async stop() {
      clock.stop();
      await runtime.stop();
      await Promise.all(all.map(({ collector }) => collector.close()));
      await rm(state, { recursive: true, force: true });
    },
  };
}
