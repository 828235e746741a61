import { globSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { getTunnelPath } from '@sentry/core';
import { expect } from 'vitest';

import { type Recorded, type Recorder, startRecorder } from '../../collector/recorder.ts';
import { type Answered, post, type PostOptions } from '../../support/post.ts';
import { freePort, type Runtime, serveBuilt } from '../../support/runtime.ts';

const TOKEN = 'the-status-token';

/** A project of its own for whoever asks: what the spool knows of one must not reach another. */
export function dsnOf(project: number): string {
  return `https://${project.toString(16).padStart(32, 'a')}@o1.ingest.example/${project}`;
}

/** A Worker on disk that can be killed and started again, with a collector that can go away and come back. */
export interface Site {
  /** The tunnel's path. */
  readonly path: string;
  collector(): Recorder;
  runtime(): Runtime;
  /** Posts to the tunnel as a page does. */
  post(body: Uint8Array, options?: PostOptions): Promise<Answered>;
  /** Asks the operator's pages under `/status`. */
  operate(way: string, method?: string, authorization?: string): Promise<Answered>;
  status(): Promise<Totals>;
  /** Takes the collector off the network, and puts a fresh one at the same address. */
  collectorDown(): Promise<void>;
  collectorUp(): Promise<void>;
  /** SIGKILL, and a new runtime on the same state. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  /** How large the spool's files are. */
  bytesOnDisk(): number;
  /** Makes a runtime that was killed forget the spool's alarms. */
  loseAlarms(): void;
  /** Makes a runtime that was killed lose what it had of envelopes, except their rows in the index. */
  loseBodies(): void;
  /** Rows on the disk of a runtime that was killed, by table. */
  rowsOnDisk(): { readonly envelopes: number; readonly chunks: number };
  stop(): Promise<void>;
}

/** What the tests read of `GET /status`. */
export interface Totals {
  readonly depth: number;
  readonly held: number;
  readonly aside: number;
  readonly bytes: number;
  readonly maxBytes: number;
  readonly oldestSeconds: number | null;
  readonly accepted: number;
  readonly delivered: number;
  readonly retried: number;
  readonly dropped: Readonly<Record<string, number>>;
  readonly breakers: Readonly<Record<string, string>>;
  readonly outages: Readonly<Record<string, { readonly step: number; readonly retryAt: number }>>;
}

/** Starts a site; the caller stops it. */
export async function startSite(
  dsns: readonly string[],
  vars: Readonly<Record<string, string>> = {},
  begin = serveBuilt,
): Promise<Site> {
  const state = await mkdtemp(join(tmpdir(), 'measure-twice-spool-'));
  const port = await freePort();
  const start = (): Promise<Runtime> =>
    begin({
      persistTo: state,
      vars: {
        SENTRY_DSN: dsns.join(','),
        COLLECTOR_HOST: `http://127.0.0.1:${port}`,
        TUNNEL_PATH: getTunnelPath(dsns[0] ?? '') ?? '',
        STATUS_TOKEN: TOKEN,
        ...vars,
      },
    });
  let collector: Recorder | undefined = await startRecorder(port);
  let runtime = await start();
  const path = vars['TUNNEL_PATH'] ?? getTunnelPath(dsns[0] ?? '') ?? '';
  return {
    path,
    collector: () => collector ?? expect.fail('the collector is down'),
    runtime: () => runtime,
    post(body, options = {}) {
      const headers = { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Site': 'same-origin' };
      return post(runtime.url + path, { body, headers, ...options });
    },
    operate: (way, method = 'GET', authorization = `Bearer ${TOKEN}`) => {
      const headers = { Authorization: authorization };
      return post(`${runtime.url}/status${way}`, { method, headers });
    },
    async status() {
      const headers = { Authorization: `Bearer ${TOKEN}` };
      const { text } = await post(`${runtime.url}/status`, { method: 'GET', headers });
      return Object(JSON.parse(text)).spool.total;
    },
    async collectorDown() {
      await collector?.close();
      collector = undefined;
    },
    async collectorUp() {
      collector = await startRecorder(port);
    },
    async restart() {
      await runtime.kill();
      runtime = await start();
    },
    kill: () => runtime.kill(),
    bytesOnDisk: () => sum(globSync(`${state}/**/*.sqlite*`).map((file) => statSync(file).size)),
    loseAlarms() {
      for (const file of globSync(`${state}/**/metadata.sqlite`)) {
        const database = new DatabaseSync(file);
        database.exec('DELETE FROM _cf_ALARM');
        database.close();
      }
    },
    loseBodies() {
      for (const database of shardsOf(state)) {
        if (hasTable(database, 'chunks')) database.exec('DELETE FROM chunks');
        database.close();
      }
    },
    rowsOnDisk() {
      const rows = { envelopes: 0, chunks: 0 };
      for (const database of shardsOf(state)) {
        for (const table of ['envelopes', 'chunks'] as const) {
          if (!hasTable(database, table)) continue;
          rows[table] += database.prepare(`SELECT 1 FROM ${table}`).all().length;
        }
        database.close();
      }
      return rows;
    },
    async stop() {
      await runtime.kill();
      await collector?.close();
      await rm(state, { recursive: true, force: true });
    },
  };
}

function shardsOf(state: string): readonly DatabaseSync[] {
  const files = globSync(`${state}/**/*.sqlite`);
  return files
    .filter((file) => !file.endsWith('metadata.sqlite'))
    .map((file) => new DatabaseSync(file));
}

function hasTable(database: DatabaseSync, table: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
}

/** The first line of an envelope that arrived. */
export function headerOf({ body }: Pick<Recorded, 'body'>): Record<string, unknown> {
  return Object(JSON.parse(body.toString('utf8', 0, body.indexOf(10))));
}

/** Everything after the first line. */
export function restOf(body: Buffer): Buffer {
  return body.subarray(body.indexOf(10));
}

/** What client reports told, by `reason category`. */
export function toldDrops(requests: readonly Recorded[]): Record<string, number> {
  const told: Record<string, number> = {};
  for (const { body } of requests.filter((request) => isReport(request))) {
    const payload: unknown = JSON.parse(body.toString().split('\n')[2] ?? '');
    for (const { reason, category, quantity } of Object(payload).discarded_events) {
      told[`${reason} ${category}`] = (told[`${reason} ${category}`] ?? 0) + quantity;
    }
  }
  return told;
}

export function isReport({ body }: Recorded): boolean {
  return body.includes('{"type":"client_report"}') && body.includes('discarded_events');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
